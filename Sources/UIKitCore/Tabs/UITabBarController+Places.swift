import QuartzCore
internal import TransitionMachine

/// The layout of the bar and the pages. (Docs/behaviour/bars.md, "Hidden bars and extended layout" and "Tab bars")
extension UITabBarController: BottomBarContainer {
  var bottomBar: UIView { tabBar }
  var isBottomBarTranslucent: Bool { tabBar.isTranslucent || tabBar.hasModernLook }
  var bottomBarHeight: CGFloat { bottomBarState.isHidden || tabBar.isHidden ? 0 : tabBar.rowHeight }

  var bottomBarFrame: CGRect {
    let height = tabBar.rowHeight + view.safeAreaInsets.bottom
    return CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }

  /// A Boolean value that indicates whether the visible page was pushed with the bottom bar hidden.
  private var isBarAway: Bool {
    guard let navigation = selectedViewController as? UINavigationController, let page = navigation.stackNode.shown.last?.controller
    else { return false }
    return navigation.hidesBottomBar(for: page)
  }

  /// Lays out the bar and the view of the child. It is called by every layout, and within animations.
  func layOutBar() {
    guard isViewLoaded else { return }
    content.frame = view.bounds
    var frame = bottomBarFrame
    // The bar has left the screen together with the page below the one that hides it.
    if isBarAway { frame.origin.x = (view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : -1) * frame.width }
    bottomBarState.layOut(tabBar, at: frame, in: view.bounds)
    placeChildren()
  }

  private func placeChildren() {
    for child in viewControllers ?? [] where child.isViewLoaded && child.view.superview === content {
      setInsets(of: child)
      // A transition in progress moves the views itself.
      if !isChangingTab, child.node === tabNode.shown, child.view.transform.isIdentity { child.view.frame = frame(of: child) }
    }
  }

  /// Returns a Boolean value that indicates whether a child's view extends below the bar.
  ///
  /// The view of a navigation controller always does, because its pages decide for themselves. (Docs/behaviour/bars.md, "Hidden bars and
  /// extended layout")
  private func extends(_ child: UIViewController) -> Bool {
    if child is UINavigationController { return true }
    return child.edgesForExtendedLayout.contains(.bottom) && (isBottomBarTranslucent || child.extendedLayoutIncludesOpaqueBars)
  }

  func frame(of child: UIViewController) -> CGRect {
    setInsets(of: child)
    var frame = view.bounds
    if bottomBarHeight > 0, !extends(child) { frame.size.height -= bottomBarFrame.height }
    return frame
  }

  /// Sets the part of the bar that covers a child's view as its additional insets.
  private func setInsets(of child: UIViewController) {
    child.containerInsets = UIEdgeInsets(top: 0, left: 0, bottom: extends(child) ? bottomBarHeight : 0, right: 0)
  }

  // MARK: Hiding the bar

  func hideBar(_ hidden: Bool, animated: Bool) {
    guard hidden != bottomBarState.isHidden else { return }
    guard isViewLoaded, view.window != nil, animated, runtime.canAnimate else {
      bottomBarState.isHidden = hidden
      return layOutBar()
    }
    UIView.animate(withDuration: BarMetrics.hiding) {
      self.bottomBarState.isHidden = hidden
      self.layOutBar()
      self.view.layoutIfNeeded()
    }
  }

  func shows(_ child: UIViewController) -> Bool { tabNode.shown === child.node }

  func takeBackBottomBar() {
    bottomBarState.owner = .container
    view.addSubview(tabBar)
    layOutBar()
    view.setNeedsLayout()
  }

  func bottomBarMayHaveChanged() { viewIfLoaded?.setNeedsLayout() }
}

/// The adaptation of the bar's look to the content that scrolls above it. (Docs/behaviour/bars.md, "Bar appearance")
extension UITabBarController: ScrollFollower {
  /// Observes the scroll view of the selected controller. A navigation controller observes those of its pages and reports their positions.
  func follow() {
    let selected = selectedViewController
    let found = selected is UINavigationController || selected?.isViewLoaded != true ? nil : selected?.contentScrollView(for: .bottom)
    if found !== followedScrollView {
      if followedScrollView?.follower === self { followedScrollView?.follower = nil }
      followedScrollView = found
      found?.follower = self
    }
    contentAboveBottomBarDidMove()
  }

  func contentAboveBottomBarDidMove() {
    if let navigation = selectedViewController as? UINavigationController {
      tabBar.isAtScrollEdge = navigation.isAtBottomEdge
    } else {
      tabBar.isAtScrollEdge = followedScrollView?.isAtBottomEdge ?? true
    }
  }

  func scrollViewDidMove(_ scrollView: UIScrollView) { contentAboveBottomBarDidMove() }
  func scrollViewDidResizeContent(_ scrollView: UIScrollView) { contentAboveBottomBarDidMove() }
}
