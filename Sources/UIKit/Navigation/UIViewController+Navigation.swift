import QuartzCore
internal import TransitionMachine

extension UIViewController {
  /// The navigation controller that it is in, at any depth.
  public var navigationController: UINavigationController? {
    node.ancestors.lazy.compactMap { $0.controller as? UINavigationController }.first
  }
  /// Takes other buttons for the toolbar; animated, they fade.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
    if let navigation = navigationController, navigation.topViewController === self {
      navigation.toolbar.setItems(toolbarItems, animated: animated)
    }
  }
  /// Names the scroll view that bars at some edges follow; nil for the one that is found.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    namedScrollView = scrollView
    navigationController?.showTop()
  }
  /// The scroll view that bars at an edge follow: the one that was named, else the view itself or the first within it.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let namedScrollView { return namedScrollView }
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }
}
