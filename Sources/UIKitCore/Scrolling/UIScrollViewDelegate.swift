import QuartzCore

/// The methods that respond to scrolling and zooming. All methods are optional. Docs/behaviour/touch.md, "Scroll views" describes their
/// order.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called when the content offset changes, for any reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when a finger starts to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when a drag is about to end. The delegate can change the final content offset. The velocity is in points per millisecond.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when a drag has ended. The content continues to move if `decelerate` is `true`.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content starts to decelerate.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the deceleration has ended, also if a finger stopped it.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when a programmatic scroll animation has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns whether a tap on the status bar may scroll to the top. The default is `true`.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called after a tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called when `adjustedContentInset` has changed, because of the insets or the safe area.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// Returns the view that is zoomed. It must be inside the scroll view. The result `nil` disables zooming.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when a pinch or an animated change starts to zoom the content.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called when the zoom scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when zooming has ended.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// Provides the default implementation, which does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { Implements.scrollViewDidScroll(self)?.scrollViewDidScroll(scrollView) }
  /// Provides the default implementation, which does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    Implements.scrollViewWillBeginDragging(self)?.scrollViewWillBeginDragging(scrollView)
  }
  /// Provides the default implementation, which does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    Implements.scrollViewWillEndDraggingWithVelocityTargetContentOffset(self)?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
  /// Provides the default implementation, which does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    Implements.scrollViewDidEndDraggingWillDecelerate(self)?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
  /// Provides the default implementation, which does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    Implements.scrollViewWillBeginDecelerating(self)?.scrollViewWillBeginDecelerating(scrollView)
  }
  /// Provides the default implementation, which does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    Implements.scrollViewDidEndDecelerating(self)?.scrollViewDidEndDecelerating(scrollView)
  }
  /// Provides the default implementation, which does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    Implements.scrollViewDidEndScrollingAnimation(self)?.scrollViewDidEndScrollingAnimation(scrollView)
  }
  /// Provides the default implementation, which returns `true`.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    Implements.scrollViewShouldScrollToTop(self)?.scrollViewShouldScrollToTop(scrollView) ?? true
  }
  /// Provides the default implementation, which does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    Implements.scrollViewDidScrollToTop(self)?.scrollViewDidScrollToTop(scrollView)
  }
  /// Provides the default implementation, which does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    Implements.scrollViewDidChangeAdjustedContentInset(self)?.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
  /// Provides the default implementation, which returns `nil`.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    Implements.viewForZoomingInScrollView(self)?.viewForZooming(in: scrollView) ?? nil
  }
  /// Provides the default implementation, which does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    Implements.scrollViewWillBeginZoomingWithView(self)?.scrollViewWillBeginZooming(scrollView, with: view)
  }
  /// Provides the default implementation, which does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { Implements.scrollViewDidZoom(self)?.scrollViewDidZoom(scrollView) }
  /// Provides the default implementation, which does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    Implements.scrollViewDidEndZoomingWithViewAtScale(self)?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}

extension UIScrollView {
  /// Calls the delegate, unless its class is known not to implement the method. Returns `nil` if there is no result.
  @discardableResult
  func ask<Answer>(_ method: OptionalRequirement, _ call: (any UIScrollViewDelegate) -> Answer) -> Answer? {
    guard let delegate else { return nil }
    return SilentMethods.ask(method, of: delegate, silentMethods, keep: { silentMethods = $0 }) { call(delegate) }
  }
}
