import UIKit

/// What a page flies home in: a view of the source's window, over all else in it, which takes no touches but those on the card.
@MainActor
final class CardSkyView: UIView {
  /// Whose flight it is.
  weak var journey: CardJourney?
  /// Lives as long as the flight.
  var transition: CardTransition?
  /// So does the page: nobody presents it any more, and perhaps nobody else keeps it.
  var page: UIViewController?
  /// What the card is seen in: all of the window at first, the list's visible area at the end, so that it lands under the bars.
  let opening = UIView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "card.sky"
    accessibilityElementsHidden = true
    opening.clipsToBounds = true
    opening.frame = bounds
    addSubview(opening)
  }
  required init?(coder: NSCoder) { fatalError("a card's flight has no archive") }

  /// The smallest that can be caught, in points.
  static let reach: CGFloat = 44

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let stage = journey?.stage, stage.superview === opening else { return false }
    let card = stage.convert(stage.bounds, to: self)
    let wide = max(Self.reach - card.width, 0) / 2, high = max(Self.reach - card.height, 0) / 2
    return card.insetBy(dx: -wide, dy: -high).contains(point)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // The page is only a picture now: who touches it touches the flight.
    self.point(inside: point, with: event) && isUserInteractionEnabled && !isHidden ? self : nil
  }

  /// Closes from the window to the list's visible area; nil stands for all of the window.
  func close(to area: CGRect?, share: CGFloat) {
    closed = (area, share)
    let whole = bounds, area = area ?? whole
    opening.frame = CGRect(
      x: whole.minX + (area.minX - whole.minX) * share, y: whole.minY + (area.minY - whole.minY) * share,
      width: whole.width + (area.width - whole.width) * share, height: whole.height + (area.height - whole.height) * share)
  }

  private var closed: (area: CGRect?, share: CGFloat) = (nil, 0)

  /// The window may get another size while a finger holds what flies.
  override func layoutSubviews() {
    super.layoutSubviews()
    close(to: closed.area, share: closed.share)
  }

  /// The flights in a window, the oldest first.
  static func flights(in window: UIWindow) -> [CardSkyView] { window.subviews.compactMap { $0 as? CardSkyView } }
  /// As many fly at once; another lands the oldest. (CARD §4.2)
  static let most = 8
}
