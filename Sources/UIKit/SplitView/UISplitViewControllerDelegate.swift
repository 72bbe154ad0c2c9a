/// Hears of columns that come and go, and decides about what becomes of them. Every method is optional. (BEHAVIOUR-2 §24)
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Other columns are about to be seen.
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// A column is about to be seen.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// A column is about to go.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// A column is seen. (iOS 26)
  func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column)
  /// A column is gone. (iOS 26)
  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column)
  /// Which column is on top when the columns become one stack: the proposed one.
  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Which columns are seen when the stack becomes columns: as is proposed.
  func splitViewController(
    _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// The columns are one stack.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// The stack is columns again.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// A finger begins to bring columns in, or to take them away.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  /// That finger has let go.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
  /// Without a style: whether the delegate itself has done with the secondary controller what there is to do; false pushes it.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Without a style: the secondary controller, taken out of the primary; nil for what was pushed there.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Without a style: who is left where there is room for one; nil for the primary.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  /// Without a style: who is the primary where there is room again; nil for who was left.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  /// Whether the delegate itself shows a controller in the primary's place.
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
  /// Whether the delegate itself shows a controller in the secondary's place.
  func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool
}

extension UISplitViewControllerDelegate {
  /// Nothing.
  public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    Implements.splitViewControllerWillChangeTo(self)?.splitViewController(svc, willChangeTo: displayMode)
  }
  /// Nothing.
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    Implements.splitViewControllerWillShow(self)?.splitViewController(svc, willShow: column)
  }
  /// Nothing.
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    Implements.splitViewControllerWillHide(self)?.splitViewController(svc, willHide: column)
  }
  /// Nothing.
  public func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
    Implements.splitViewControllerDidShow(self)?.splitViewController(svc, didShow: column)
  }
  /// Nothing.
  public func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
    Implements.splitViewControllerDidHide(self)?.splitViewController(svc, didHide: column)
  }
  /// As proposed.
  public func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    Implements.splitViewControllerTopColumnForCollapsingToProposedTopColumn(self)?.splitViewController(
      svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn) ?? proposedTopColumn
  }
  /// As proposed.
  public func splitViewController(
    _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    Implements.splitViewControllerDisplayModeForExpandingToProposedDisplayMode(self)?.splitViewController(
      svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode) ?? proposedDisplayMode
  }
  /// Nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    Implements.splitViewControllerDidCollapse(self)?.splitViewControllerDidCollapse(svc)
  }
  /// Nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    Implements.splitViewControllerDidExpand(self)?.splitViewControllerDidExpand(svc)
  }
  /// Nothing.
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
    Implements.splitViewControllerInteractivePresentationGestureWillBegin(self)?.splitViewControllerInteractivePresentationGestureWillBegin(
      svc)
  }
  /// Nothing.
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
    Implements.splitViewControllerInteractivePresentationGestureDidEnd(self)?.splitViewControllerInteractivePresentationGestureDidEnd(svc)
  }
  /// No.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    Implements.splitViewControllerCollapseSecondaryOnto(self)?.splitViewController(
      splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController) ?? false
  }
  /// What was pushed there.
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    Implements.splitViewControllerSeparateSecondaryFrom(self)?.splitViewController(
      splitViewController, separateSecondaryFrom: primaryViewController)
  }
  /// The primary.
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    Implements.primaryViewControllerForCollapsing(self)?.primaryViewController(forCollapsing: splitViewController)
  }
  /// Who was left.
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    Implements.primaryViewControllerForExpanding(self)?.primaryViewController(forExpanding: splitViewController)
  }
  /// No.
  public func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
    Implements.splitViewControllerShowSender(self)?.splitViewController(splitViewController, show: vc, sender: sender) ?? false
  }
  /// No.
  public func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
    Implements.splitViewControllerShowDetailSender(self)?.splitViewController(splitViewController, showDetail: vc, sender: sender) ?? false
  }
}
