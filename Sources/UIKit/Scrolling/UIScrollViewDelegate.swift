import QuartzCore

/// Hears what a scroll view does. Every method is optional. (BEHAVIOUR §8 has their order.)
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// The content offset changed, by whatever cause.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger has begun to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger is about to let go. `velocity` is in points per millisecond; the place where the content will rest may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The finger has let go; the content moves on by itself if `decelerate`.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content begins to move by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content has come to rest, or a finger has stopped it.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// A programmed scroll has arrived.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar may scroll to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// A tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Insets or safe area have changed what the content keeps clear of.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// The view, within the scroll view, that is scaled; nil for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Two fingers, or code with animation, begin to scale the content.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The content has another scale.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// The content has come to rest at a scale.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// Nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { Implements.scrollViewDidScroll(self)?.scrollViewDidScroll(scrollView) }
  /// Nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    Implements.scrollViewWillBeginDragging(self)?.scrollViewWillBeginDragging(scrollView)
  }
  /// Nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    Implements.scrollViewWillEndDraggingWithVelocityTargetContentOffset(self)?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
  /// Nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    Implements.scrollViewDidEndDraggingWillDecelerate(self)?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
  /// Nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    Implements.scrollViewWillBeginDecelerating(self)?.scrollViewWillBeginDecelerating(scrollView)
  }
  /// Nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    Implements.scrollViewDidEndDecelerating(self)?.scrollViewDidEndDecelerating(scrollView)
  }
  /// Nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    Implements.scrollViewDidEndScrollingAnimation(self)?.scrollViewDidEndScrollingAnimation(scrollView)
  }
  /// Yes.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    Implements.scrollViewShouldScrollToTop(self)?.scrollViewShouldScrollToTop(scrollView) ?? true
  }
  /// Nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    Implements.scrollViewDidScrollToTop(self)?.scrollViewDidScrollToTop(scrollView)
  }
  /// Nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    Implements.scrollViewDidChangeAdjustedContentInset(self)?.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    Implements.viewForZoomingInScrollView(self)?.viewForZooming(in: scrollView) ?? nil
  }
  /// Nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    Implements.scrollViewWillBeginZoomingWithView(self)?.scrollViewWillBeginZooming(scrollView, with: view)
  }
  /// Nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { Implements.scrollViewDidZoom(self)?.scrollViewDidZoom(scrollView) }
  /// Nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    Implements.scrollViewDidEndZoomingWithViewAtScale(self)?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}

extension UIScrollView {
  /// Calls the delegate, unless its class is known not to have the method; nil if nobody answers.
  @discardableResult
  func ask<Answer>(_ method: OptionalRequirement, _ call: (any UIScrollViewDelegate) -> Answer) -> Answer? {
    guard let delegate else { return nil }
    return SilentMethods.ask(method, of: delegate, silentMethods, keep: { silentMethods = $0 }) { call(delegate) }
  }
}
