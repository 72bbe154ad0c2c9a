import UIKit

/// The animated scrolling of a visible list to a card that was not visible. The page flies to the card's final frame meanwhile.
@MainActor
struct CardReveal {
  let scroller: UIScrollView
  /// The content offset before the scrolling.
  let start: CGPoint
  /// The content offset at which the card is visible.
  let end: CGPoint

  /// Starts the scrolling. The scroll view is at the final content offset before, and at the old one afterwards.
  func begin() {
    scroller.contentOffset = start
    scroller.layoutIfNeeded()
    scroller.setContentOffset(end, animated: true)
  }

  /// The remaining distance of the scrolling.
  private var left: CGVector { CGVector(dx: end.x - scroller.contentOffset.x, dy: end.y - scroller.contentOffset.y) }

  /// A Boolean value that indicates whether the list is on its way. A finger on the list ends the scrolling.
  var isUnderWay: Bool { left != .zero && !scroller.isTracking && CardPlace.isMoving(scroller) }

  /// A Boolean value that indicates whether the list was stopped before the card was at its final frame.
  var wasStopped: Bool { left != .zero }

  /// Returns the destination that a card has after the scrolling.
  func end(of destination: CardDestination) -> CardDestination {
    var result = destination
    result.rect = destination.rect.offsetBy(dx: -left.dx, dy: -left.dy)
    result.isSeen = true
    return result
  }
}
