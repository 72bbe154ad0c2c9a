import CoreGraphics

/// A participant in nested scrolling, which uses a part of a scrolling drag. A sheet, for example, moves with its content.
@MainActor
@_spi(UIKit) public protocol NestedScrollParticipant: AnyObject {
  /// Called when a drag starts to scroll.
  func dragBegan(in scrollView: UIScrollView)
  /// Returns the part of a drag step that remains for the scroll view.
  func share(_ step: CGPoint, with scrollView: UIScrollView) -> CGPoint
  /// Called when a drag has ended. Returns the velocity that remains for the scroll view, in points per second.
  func dragEnded(in scrollView: UIScrollView?, velocity: CGPoint, cancelled: Bool) -> CGPoint
}

extension UIView {
  /// The nearest participant in nested scrolling among this view and its ancestors.
  var enclosingScrollParticipant: (any NestedScrollParticipant)? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.dragSharer).first
  }
}

extension UIScrollView {
  /// A Boolean value that indicates whether a vertical drag moves the content.
  package var scrollsVertically: Bool { isScrollEnabled && dynamics.geometry.moves(.y) }
}
