import QuartzCore
internal import TransitionMachine

extension UIViewController {
  func defaultSetToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
    if let navigation = navigationController, navigation.topViewController === self {
      navigation.toolbar.setItems(toolbarItems, animated: animated)
    }
  }
  func defaultSetContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    namedScrollView = scrollView
    navigationController?.showTop()
  }
  func defaultContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let namedScrollView { return namedScrollView }
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }
}
