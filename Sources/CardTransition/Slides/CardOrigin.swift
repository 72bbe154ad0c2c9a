import UIKit

/// Where a card was when it was tapped, in window coordinates.
public struct CardOrigin: Hashable, Sendable {
  /// As the finger saw it: in the middle of the press.
  public var pressedFrame: CGRect
  /// As it lies when nobody touches it.
  public var restingFrame: CGRect
  /// The size of the window, in which all that holds.
  public var screenSize: CGSize

  /// Freezes a card and takes its measures.
  @MainActor
  public init(freezing source: any CardSource) {
    let card = source.cardView
    source.cardWillOpen()
    // The presentation is as it was at the start of this turn: what was frozen just now is still in it.
    let shown = source.layer.presentation() ?? source.layer
    let (scale, resting) = (shown.affineTransform(), card.convert(card.bounds, to: source))
    let center = source.superview?.convert(shown.position, to: nil) ?? shown.position
    func place(_ transform: CGAffineTransform) -> CGRect {
      let size = source.bounds.size
      return resting.offsetBy(dx: -size.width / 2, dy: -size.height / 2).applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    pressedFrame = place(scale)
    restingFrame = place(.identity)
    screenSize = source.window?.bounds.size ?? .zero
  }

  /// Where a card lies now when nobody touches it.
  @MainActor
  static func restingFrame(of source: any CardSource) -> CGRect {
    let resting = source.cardView.convert(source.cardView.bounds, to: source), size = source.bounds.size
    let center = source.superview?.convert(source.center, to: nil) ?? source.center
    return resting.offsetBy(dx: center.x - size.width / 2, dy: center.y - size.height / 2)
  }
}
