extension UIWindow {
  /// Responds to a tap on the status bar. If exactly one visible scroll view supports it, that view scrolls to its top.
  package func scrollToTop() {
    var candidates: [UIScrollView] = []
    collect(from: self, into: &candidates)
    guard candidates.count == 1, let only = candidates.first else { return }
    only.scrollToTopIfWanted()
  }

  private func collect(from view: UIView, into candidates: inout [UIScrollView]) {
    guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
    if let scrollView = view as? UIScrollView, scrollView.scrollsToTop, scrollView.isScrollEnabled,
      convert(scrollView.bounds, from: scrollView).intersects(bounds)
    {
      candidates.append(scrollView)
    }
    for view in view.subviews { collect(from: view, into: &candidates) }
  }
}

extension UIScrollView {
  /// Scrolls to the top with an animation, if the scroll view allows it.
  func scrollToTopIfWanted() {
    guard scrollsToTop, isScrollEnabled else { return }
    dynamics.scrollToTop(at: runtime.now)
    conductor.takeTicks()
  }
}
