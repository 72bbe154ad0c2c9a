import UIKit

/// A finger that holds a page, until it is released.
struct CardHold {
  /// The state of a finger that caught the page while it moved in its container.
  struct Catch {
    /// The directions of a drag.
    enum Axis {
      /// The drag is vertical, or did not begin at the leading edge.
      case vertical
      /// The drag began at the leading edge, and its direction is not known yet.
      case undecided
      /// The drag began at the leading edge and is horizontal.
      case horizontal
    }

    /// A Boolean value that indicates whether the finger caught an opening. The opening continues when the finger leaves.
    let isOpening: Bool
    /// The direction in which the drag is measured.
    var axis: Axis
    /// The content offset at the moment when the page was caught.
    var pinnedOffset: CGPoint?
  }

  /// The recognizer whose finger holds the page.
  let recognizer: UIGestureRecognizer
  /// The location of the finger when it began to hold the page, in the window.
  let origin: CGPoint
  /// The shape and progress of the page at that moment.
  var base: CardSession.Base
  /// The fraction of the drag that completes a dismissal.
  var progress: CGFloat = 0
  var velocity = CardVelocity()
  /// The state of a catch. It is `nil` for a drag of an open page, and for a finger that caught a flight.
  var caught: Catch?

  /// Returns the distance of a finger from the origin.
  func distance(to place: CGPoint) -> CGFloat {
    let x = place.x - origin.x, y = place.y - origin.y
    return (x * x + y * y).squareRoot()
  }
}

/// A touch that may drag the page.
struct CardTouch {
  /// The view under the finger.
  private(set) weak var view: UIView?
  /// The scroll views under the finger, innermost first.
  var scrollViews: [UIScrollView] = []
  /// The app's answer for this finger, if it was queried before the drag began.
  var permission: Bool?
  /// A Boolean value that indicates whether the content is above its top without having been dragged there by this finger.
  var isBouncing = false
  /// A Boolean value that indicates whether the finger that dragged the page has left while the content was at its top.
  var hasThrown = false

  /// Creates a touch that begins on a view, with the scroll views from the view up to the stage.
  @MainActor
  init(on view: UIView? = nil, in stage: UIView) {
    self.view = view
    var next = view
    while let one = next, one !== stage {
      if let scroll = one as? UIScrollView, scroll.scrollsDown { scrollViews.append(scroll) }
      next = one.superview
    }
    isBouncing = scrollViews.contains { $0.isAboveTop }
  }
}
