/// The methods that respond to changes of columns and decide what they show. All methods are optional (Docs/behaviour/containers.md, "Split
/// view controllers").
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called before the display mode changes.
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Called before a column is shown.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Called before a column is hidden.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Called after a column was shown. UIKit has the method since iOS 26.
  func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column)
  /// Called after a column was hidden. UIKit has the method since iOS 26.
  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column)
  /// Returns the column on top of the stack when the columns collapse. The default is the proposed column.
  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Returns the display mode when the stack expands to columns. The default is the proposed mode.
  func splitViewController(
    _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Called after the columns collapsed to a stack.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called after the stack expanded to columns.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Called when a drag starts to show or hide columns.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  /// Called when the drag has ended.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
  /// Returns whether the delegate itself handled the secondary controller in a collapse. If it is `false`, the controller is pushed.
  ///
  /// The method is called only without a style.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Returns the secondary controller for an expansion, separated from the primary controller.
  ///
  /// If it is `nil`, the pushed controllers move to the secondary column. The method is called only without a style.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Returns the controller that remains after a collapse, or `nil` for the primary controller. The method is called only without a style.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  /// Returns the primary controller after an expansion, or `nil` for the remaining controller. The method is called only without a style.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  /// Returns whether the delegate itself shows a controller in the primary column.
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
  /// Returns whether the delegate itself shows a controller in the secondary column.
  func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool
}

extension UISplitViewControllerDelegate {
  /// Provides the default implementation, which does nothing.
  public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    Implements.splitViewControllerWillChangeTo(self)?.splitViewController(svc, willChangeTo: displayMode)
  }
  /// Provides the default implementation, which does nothing.
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    Implements.splitViewControllerWillShow(self)?.splitViewController(svc, willShow: column)
  }
  /// Provides the default implementation, which does nothing.
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    Implements.splitViewControllerWillHide(self)?.splitViewController(svc, willHide: column)
  }
  /// Provides the default implementation, which does nothing.
  public func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
    Implements.splitViewControllerDidShow(self)?.splitViewController(svc, didShow: column)
  }
  /// Provides the default implementation, which does nothing.
  public func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
    Implements.splitViewControllerDidHide(self)?.splitViewController(svc, didHide: column)
  }
  /// Provides the default implementation, which returns the proposed column.
  public func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    Implements.splitViewControllerTopColumnForCollapsingToProposedTopColumn(self)?.splitViewController(
      svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn) ?? proposedTopColumn
  }
  /// Provides the default implementation, which returns the proposed mode.
  public func splitViewController(
    _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    Implements.splitViewControllerDisplayModeForExpandingToProposedDisplayMode(self)?.splitViewController(
      svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode) ?? proposedDisplayMode
  }
  /// Provides the default implementation, which does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    Implements.splitViewControllerDidCollapse(self)?.splitViewControllerDidCollapse(svc)
  }
  /// Provides the default implementation, which does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    Implements.splitViewControllerDidExpand(self)?.splitViewControllerDidExpand(svc)
  }
  /// Provides the default implementation, which does nothing.
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
    Implements.splitViewControllerInteractivePresentationGestureWillBegin(self)?.splitViewControllerInteractivePresentationGestureWillBegin(
      svc)
  }
  /// Provides the default implementation, which does nothing.
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
    Implements.splitViewControllerInteractivePresentationGestureDidEnd(self)?.splitViewControllerInteractivePresentationGestureDidEnd(svc)
  }
  /// Provides the default implementation, which returns `false`.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    Implements.splitViewControllerCollapseSecondaryOnto(self)?.splitViewController(
      splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController) ?? false
  }
  /// Provides the default implementation, which returns `nil` for the pushed controllers.
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    Implements.splitViewControllerSeparateSecondaryFrom(self)?.splitViewController(
      splitViewController, separateSecondaryFrom: primaryViewController)
  }
  /// Provides the default implementation, which returns `nil` for the primary controller.
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    Implements.primaryViewControllerForCollapsing(self)?.primaryViewController(forCollapsing: splitViewController)
  }
  /// Provides the default implementation, which returns `nil` for the remaining controller.
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    Implements.primaryViewControllerForExpanding(self)?.primaryViewController(forExpanding: splitViewController)
  }
  /// Provides the default implementation, which returns `false`.
  public func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
    Implements.splitViewControllerShowSender(self)?.splitViewController(splitViewController, show: vc, sender: sender) ?? false
  }
  /// Provides the default implementation, which returns `false`.
  public func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
    Implements.splitViewControllerShowDetailSender(self)?.splitViewController(splitViewController, showDetail: vc, sender: sender) ?? false
  }
}
