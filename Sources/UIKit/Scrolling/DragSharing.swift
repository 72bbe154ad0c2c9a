import CoreGraphics

/// Whoever around a scroll view takes a share of the finger that scrolls it: a sheet, which is pulled by its content.
@MainActor
protocol DragSharing: AnyObject {
  /// A finger begins to scroll.
  func dragBegan(in scrollView: UIScrollView)
  /// What is left to the scroll view of a step of the finger's.
  func share(_ step: CGPoint, with scrollView: UIScrollView) -> CGPoint
  /// The finger is gone; returns what is left to the scroll view of its velocity, in points per second.
  func dragEnded(in scrollView: UIScrollView?, velocity: CGPoint, cancelled: Bool) -> CGPoint
}

extension UIView {
  /// The nearest around this view that shares drags.
  var enclosingDragSharer: (any DragSharing)? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.dragSharer).first
  }
}
