import UIKit

/// The flight overlay in which a page closes. It is a view over all others of the source's window, and receives only touches on the card.
@MainActor
final class CardFlightOverlay: UIView, CardFlightView {
  /// The session of the flight.
  weak var session: CardSession?
  /// The transition, which lives as long as the flight.
  var transition: CardTransition?
  /// The page, which lives as long as the flight. The page is no longer presented, and there may be no other reference to it.
  var page: UIViewController?
  /// The view that clips the card. It begins with the whole window and ends with the list's visible area, so that the card ends below the
  /// bars.
  let clipView = UIView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "card.sky"
    accessibilityElementsHidden = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clipView.clipsToBounds = true
    clipView.frame = bounds
    addSubview(clipView)
  }
  required init?(coder: NSCoder) { fatalError("a card's flight has no archive") }

  /// The minimum length of a side at which the card receives touches, in points.
  static let reach: CGFloat = 44

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let stage = session?.stage, stage.superview === clipView else { return false }
    let card = stage.convert(stage.bounds, to: self)
    let wide = max(Self.reach - card.width, 0) / 2, high = max(Self.reach - card.height, 0) / 2
    return card.insetBy(dx: -wide, dy: -high).contains(point)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // The page is only an image during the flight, so a touch belongs to the flight.
    self.point(inside: point, with: event) && isUserInteractionEnabled && !isHidden ? self : nil
  }

  /// Sets the clipped area between the whole window and the list's visible area. If `area` is `nil`, it stays the whole window.
  func clip(to area: CGRect?, share: CGFloat) {
    clipped = (area, share)
    let whole = bounds, area = area ?? whole
    clipView.frame = CGRect(
      x: whole.minX + (area.minX - whole.minX) * share, y: whole.minY + (area.minY - whole.minY) * share,
      width: whole.width + (area.width - whole.width) * share, height: whole.height + (area.height - whole.height) * share)
  }

  private var clipped: (area: CGRect?, share: CGFloat) = (nil, 0)

  /// Updates the clipped area, because the window's size may change while a finger holds the flight.
  override func layoutSubviews() {
    super.layoutSubviews()
    clip(to: clipped.area, share: clipped.share)
  }

  /// Returns the flight overlays of a window, oldest first.
  static func flights(in window: UIWindow) -> [CardFlightOverlay] { window.subviews.compactMap { $0 as? CardFlightOverlay } }
  /// The maximum number of flights. A further one ends the oldest.
  static let most = 8
}
