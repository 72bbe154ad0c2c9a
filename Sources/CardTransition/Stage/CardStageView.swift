import UIKit

/// The view of the growing card. It is a rounded rectangle through which the page is visible.
///
/// The page is laid out once at its final size. It is aligned to the top and scaled to the width of the rectangle. Nothing in it is laid
/// out again, and no text wraps again. Only a page that has a smaller ratio of height to width than the card becomes taller. Otherwise it
/// would cut off a part of the card's content.
///
/// The page is in a holder without size and always extends beyond its edges. The page's safe area therefore keeps the value of its final
/// position.
@MainActor
final class CardStageView: UIView {
  /// The rounded rectangle. The stage view itself casts the shadow.
  let pane = UIView(frame: .zero)
  private let holder = CardHolder(frame: .zero)
  private let bleed = UIView(frame: .zero)
  /// The image of the card's content over the page. It has the width of the rectangle and is aligned to the top.
  private(set) var picture: UIView?
  /// The image of another card into which the page closes. It lies over `picture`.
  private(set) var change: UIView?
  private var widths: [ObjectIdentifier: CGFloat] = [:]
  private weak var page: UIView?
  private(set) var closeButton: UIView?
  /// The final size of the page.
  private(set) var finalSize = CGSize.zero
  /// The ratio of the card's height to its width at the last update. It is `nil` for a page without a card.
  var cardAspect: CGFloat?
  /// A Boolean value that indicates whether the page is at its final frame, where its size and safe area are valid.
  private(set) var isAtRest = false
  /// A Boolean value that indicates whether the page is a column at the bottom of the window. It then casts a shadow and has square lower
  /// corners.
  var isColumn = false
  /// A Boolean value that indicates whether a finger holds the page. Views in the page then receive no other touches.
  var isHeld = false { didSet { if isHeld != oldValue { holder.isUserInteractionEnabled = !isHeld } } }
  /// Returns the view at a point, whether or not it can receive touches at the moment.
  func content(at point: CGPoint) -> UIView? {
    let hears = holder.isUserInteractionEnabled
    holder.isUserInteractionEnabled = true
    defer { holder.isUserInteractionEnabled = hears }
    return hitTest(point, with: nil)
  }
  /// The closure that VoiceOver's escape gesture calls.
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

  /// Adds a page below the button.
  func take(_ page: UIView) {
    guard self.page !== page || page.superview !== holder else { return }
    self.page = page
    page.translatesAutoresizingMaskIntoConstraints = true
    // The holder has no size during the transition, so the page must not resize with it.
    page.autoresizingMask = []
    holder.addSubview(page)
  }

  /// Removes the page and restores its original state.
  func giveUp() {
    guard let page, page.superview === holder else { return }
    page.transform = .identity
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.removeFromSuperview()
  }

  /// Places the stage at its final frame, with the page at its final size.
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

  /// Places the button again, because the page's layout direction or safe area may have changed.
  override func layoutSubviews() {
    super.layoutSubviews()
    if isAtRest { placeButton() }
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  /// Returns the outline with circular arcs as corners. A shadow of such an outline does not require an image of the whole page in each
  /// frame.
  private func outline(_ radius: CGFloat) -> CGPath {
    let corner = max(0, min(radius, bounds.width / 2, bounds.height / 2))
    return CGPath(roundedRect: bounds, cornerWidth: corner, cornerHeight: corner, transform: nil)
  }

  /// Shows the stage at one moment. The rectangle is in the superview's coordinates.
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

  /// Returns the height of the page. It is the final height, or the height of the rectangle on the way to a card with a greater ratio of
  /// height to width.
  private func pageHeight(in rect: CGRect, at scale: CGFloat, _ openness: CGFloat) -> CGFloat {
    guard let cardAspect, finalSize.height < finalSize.width * cardAspect else { return finalSize.height }
    let missing = rect.height / max(scale, 0.001) - finalSize.height
    guard missing >= 0.5 else { return finalSize.height }
    // The height is a fraction with exact sums, so that views that resize with the page get their exact size back.
    return finalSize.height + (missing * min(max((1 - openness) / Self.soon, 0), 1) * 64).rounded() / 64
  }
  /// The decrease of openness over which the page's height adapts to the rectangle. A page that returns after a rotation does not adapt.
  private static let soon: CGFloat = 0.1

  /// The opacity of a card's shadow, as in the slides.
  private static let shadow: Float = 0.2

  override func accessibilityPerformEscape() -> Bool { onEscape() }

  // MARK: Images of the card

  /// Returns the scale of the card's image, which makes it as wide as the card. A card that bounces may become taller than its image. The
  /// image is then enlarged slightly, because otherwise a line of the page would be visible below it.
  private func pictureScale(_ plain: CGFloat, in rect: CGRect, size: CGSize) -> CGFloat {
    guard finalSize.height * size.width < finalSize.width * size.height else { return plain }
    return plain * min(max(rect.height / max(size.height * plain, 1), 1), Self.mostStretch)
  }
  private static let mostStretch: CGFloat = 1.05

  /// Covers the page with an image of the card.
  func cover(with picture: UIView?) {
    for old in [self.picture, change] { old?.removeFromSuperview() }
    (self.picture, change, widths) = (picture, nil, [:])
    if let picture { put(picture, over: holder) }
  }

  /// Covers the page and the first image with an image of another card.
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

  // MARK: Close button

  /// Adds the close button in the upper trailing corner of the final frame, above all other views. The card's edges clip it like the page.
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
    // The area around the circle that receives touches does not count.
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

/// A view without size whose subviews receive touches.
private final class CardHolder: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}
