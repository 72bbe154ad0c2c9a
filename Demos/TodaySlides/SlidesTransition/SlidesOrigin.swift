import CardTransition
import UIKit

/// The frame of a card when it was tapped, in window coordinates.
struct SlidesOrigin {
  /// The visible frame of the card during its press.
  var pressedFrame: CGRect
  /// The frame of the unpressed card.
  var restingFrame: CGRect
  /// The size of the window to which the frames refer.
  var screenSize: CGSize

  /// Stops the press of a card and measures its frames.
  @MainActor
  init(freezing source: any CardSource) {
    let card = source.cardView
    source.cardWillOpen()
    // The presentation layer has the state of the start of this update cycle, so it still includes the press that was stopped just now.
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

  /// Returns the current frame of the unpressed card.
  @MainActor
  static func restingFrame(of source: any CardSource) -> CGRect {
    let resting = source.cardView.convert(source.cardView.bounds, to: source), size = source.bounds.size
    let center = source.superview?.convert(source.center, to: nil) ?? source.center
    return resting.offsetBy(dx: center.x - size.width / 2, dy: center.y - size.height / 2)
  }
}
