import UIKit

/// The card that grows: a rounded rectangle through which the page is seen, laid out once at its final size, top aligned, and as wide as
/// the rectangle. So nothing in the page is laid out anew on the way, and no word wraps anew. Only a page that is wider for its height than
/// the card becomes taller on the way, or it would cut what it shows of the card.
///
/// The page lies in a holder without size, over whose edges it always hangs: what the system covers of it stays what it is in its place.
@MainActor
final class CardStageView: UIView {
  /// The rounded rectangle. The stage itself throws the shadow.
  let pane = UIView(frame: .zero)
  private let holder = CardHolder(frame: .zero)
  private let bleed = UIView(frame: .zero)
  /// What the card shows and the page does not: over the page, as wide as the rectangle, top aligned.
  private(set) var picture: UIView?
  /// What another card shows, to which the page goes instead: over that.
  private(set) var change: UIView?
  private var widths: [ObjectIdentifier: CGFloat] = [:]
  private weak var page: UIView?
  private(set) var closeButton: UIView?
  /// The page's size in its place.
  private(set) var finalSize = CGSize.zero
  /// The card's height for its width, as of the last look; nil for a page without one.
  var cardAspect: CGFloat?
  /// It stands in its place, and what the page is told of its size and safe area is what holds there.
  private(set) var isAtRest = false
  /// Its place is a column that stands on the window's lower edge: it throws a shadow there too, and its lower corners are square.
  var isColumn = false
  /// A finger has it: what lies in the page hears of no other finger. (CARD §4.2)
  var isHeld = false { didSet { if isHeld != oldValue { holder.isUserInteractionEnabled = !isHeld } } }
  /// What lies at a point, whoever may touch it.
  func content(at point: CGPoint) -> UIView? {
    let hears = holder.isUserInteractionEnabled
    holder.isUserInteractionEnabled = true
    defer { holder.isUserInteractionEnabled = hears }
    return hitTest(point, with: nil)
  }
  /// What a user of VoiceOver does to get out.
  var onEscape: () -> Bool = { false }

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "card.stage"
    pane.clipsToBounds = true
    pane.layer.cornerCurve = .continuous
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = CGSize(width: 0, height: 4)
    layer.shadowRadius = 12
    bleed.isHidden = true
    for view in [bleed, pane] { addSubview(view) }
    pane.addSubview(holder)
  }
  required init?(coder: NSCoder) { fatalError("a card's stage has no archive") }

  /// Takes a page in, under the button.
  func take(_ page: UIView) {
    guard self.page !== page || page.superview !== holder else { return }
    self.page = page
    page.translatesAutoresizingMaskIntoConstraints = true
    // The holder has no size on the way; the page keeps its own.
    page.autoresizingMask = []
    holder.addSubview(page)
  }

  /// Gives the page back to whoever shows it next, as it came.
  func giveUp() {
    guard let page, page.superview === holder else { return }
    page.transform = .identity
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.removeFromSuperview()
  }

  /// Stands in its place, with the page at its final size.
  func rest(in rect: CGRect) {
    isAtRest = true
    (bleed.isHidden, finalSize) = (true, rect.size)
    frame = rect
    pane.frame = bounds
    holder.frame = bounds
    if let page {
      page.transform = .identity
      page.frame = holder.bounds
    }
    layer.shadowOpacity = isColumn ? Self.shadow : 0
    placeButton()
    layoutIfNeeded()
  }

  /// The page's own direction has changed, or what covers it.
  override func layoutSubviews() {
    super.layoutSubviews()
    if isAtRest { placeButton() }
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  /// The pane's own corners: arcs, which a shadow is drawn from without a picture of the whole page in each frame.
  private func outline(_ radius: CGFloat) -> CGPath {
    let corner = max(0, min(radius, bounds.width / 2, bounds.height / 2))
    return CGPath(roundedRect: bounds, cornerWidth: corner, cornerHeight: corner, transform: nil)
  }

  /// Shows a moment: the rectangle, in the superview's coordinates.
  func show(_ rect: CGRect, radius: CGFloat, openness: CGFloat, bleeding: CGFloat?) {
    if isAtRest {
      isAtRest = false
      holder.frame = .zero
    }
    frame = rect
    pane.frame = bounds
    pane.layer.cornerRadius = radius
    pane.backgroundColor = page?.backgroundColor
    layer.shadowOpacity = isColumn ? Self.shadow : Self.shadow * Float(1 - openness)
    let isStanding = isColumn && superview.map { rect.maxY >= $0.bounds.maxY - 0.5 } ?? false
    pane.layer.maskedCorners = isStanding ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : .all
    layer.shadowPath = outline(radius)
    let scale = rect.width / max(finalSize.width, 1)
    if let page {
      let size = CGSize(width: finalSize.width, height: pageHeight(in: rect, at: scale, openness))
      page.bounds.size = size
      page.transform = CGAffineTransform(scaleX: scale, y: scale)
      page.center = CGPoint(x: size.width * scale / 2, y: size.height * scale / 2)
    }
    for picture in [picture, change].compactMap(\.self) {
      let scale = pictureScale(rect.width / max(widths[ObjectIdentifier(picture)] ?? 1, 1), in: rect, size: picture.bounds.size)
      picture.transform = CGAffineTransform(scaleX: scale, y: scale)
      picture.center = CGPoint(x: rect.width / 2, y: picture.bounds.height * scale / 2)
    }
    bleed.isHidden = bleeding == nil
    if let bleeding {
      bleed.backgroundColor = page?.backgroundColor
      bleed.frame =
        isColumn
        ? CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2 + bleeding)
        : bounds.insetBy(dx: -bleeding, dy: -bleeding)
    }
  }

  /// As in its place; as tall as the rectangle on the way to a card that is taller for its width.
  private func pageHeight(in rect: CGRect, at scale: CGFloat, _ openness: CGFloat) -> CGFloat {
    guard let cardAspect, finalSize.height < finalSize.width * cardAspect else { return finalSize.height }
    let missing = rect.height / max(scale, 0.001) - finalSize.height
    guard missing >= 0.5 else { return finalSize.height }
    // In parts of a point whose sums are exact: what resizes with the page is as large as before when it is back.
    return finalSize.height + (missing * min(max((1 - openness) / Self.soon, 0), 1) * 64).rounded() / 64
  }
  /// So much less open than a page in its place it is as tall as the rectangle: one that only returns to a room that was turned is not.
  private static let soon: CGFloat = 0.1

  /// How dark a card's shadow is. (Slides)
  private static let shadow: Float = 0.2

  override func accessibilityPerformEscape() -> Bool { onEscape() }

  // MARK: What the card shows

  /// As wide as the card. Where the page is wider for its height than the card, the card bounces to something taller than its picture, which
  /// is a little larger then: a line of the page would be seen below it.
  private func pictureScale(_ plain: CGFloat, in rect: CGRect, size: CGSize) -> CGFloat {
    guard finalSize.height * size.width < finalSize.width * size.height else { return plain }
    return plain * min(max(rect.height / max(size.height * plain, 1), 1), Self.mostStretch)
  }
  private static let mostStretch: CGFloat = 1.05

  /// Lays a picture of the card over the page.
  func cover(with picture: UIView?) {
    for old in [self.picture, change] { old?.removeFromSuperview() }
    (self.picture, change, widths) = (picture, nil, [:])
    if let picture { put(picture, over: holder) }
  }

  /// Lays a picture of another card over all that.
  func cover(changingTo picture: UIView) {
    change?.removeFromSuperview()
    change = picture
    picture.alpha = 0
    put(picture, over: self.picture ?? holder)
  }

  private func put(_ picture: UIView, over view: UIView) {
    widths[ObjectIdentifier(picture)] = max(picture.bounds.width, 1)
    picture.isUserInteractionEnabled = false
    pane.insertSubview(picture, aboveSubview: view)
  }

  // MARK: The button

  /// In the upper trailing corner of the final place, above all else; the card cuts it as it cuts the page. (CARD §1.5)
  func put(_ button: UIView?) {
    guard closeButton !== button else { return }
    closeButton?.removeFromSuperview()
    closeButton = button
    guard let button else { return }
    pane.addSubview(button)
    placeButton()
  }

  private func placeButton() {
    guard let closeButton, let page else { return }
    let safe = page.safeAreaInsets, size = closeButton.bounds.size
    let isMirrored = page.effectiveUserInterfaceLayoutDirection == .rightToLeft
    // What takes touches around the circle does not count.
    let margin = closeButton is CardCloseButton ? (CardCloseButton.reach - CardCloseButton.circle) / 2 : 0
    let inset = CardCloseButton.inset - margin
    let x = isMirrored ? safe.left + inset : finalSize.width - safe.right - inset - size.width
    let top = max(safe.top + CardCloseButton.gap, CardCloseButton.inset) - margin
    closeButton.frame = CGRect(x: x, y: top, width: size.width, height: size.height)
  }
}

extension CACornerMask {
  fileprivate static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// Without size, but not deaf.
private final class CardHolder: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}

/// Where the stage stands in its presentation: what UIKit puts in, and takes out when the dismissal is over, while the stage flies.
final class CardSeat: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event) }
  }
}
