import Foundation
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitText

/// The delegates of search bars, searches and split views.
extension Complete {
  static func askOfSearches(_ nobody: Complete) {
    let bar = UISearchBar(), search = UISearchController(searchResultsController: nil)
    let split = UISplitViewController(style: .doubleColumn)
    let searchBarDelegate = nobody as any UISearchBarDelegate
    _ = searchBarDelegate.searchBarShouldBeginEditing(bar)
    searchBarDelegate.searchBarTextDidBeginEditing(bar)
    _ = searchBarDelegate.searchBarShouldEndEditing(bar)
    searchBarDelegate.searchBarTextDidEndEditing(bar)
    searchBarDelegate.searchBar(bar, textDidChange: "")
    _ = searchBarDelegate.searchBar(bar, shouldChangeTextIn: NSRange(), replacementText: "")
    searchBarDelegate.searchBarSearchButtonClicked(bar)
    searchBarDelegate.searchBarBookmarkButtonClicked(bar)
    searchBarDelegate.searchBarCancelButtonClicked(bar)
    searchBarDelegate.searchBarResultsListButtonClicked(bar)
    searchBarDelegate.searchBar(bar, selectedScopeButtonIndexDidChange: 0)
    let searchControllerDelegate = nobody as any UISearchControllerDelegate
    searchControllerDelegate.willPresentSearchController(search)
    searchControllerDelegate.didPresentSearchController(search)
    searchControllerDelegate.willDismissSearchController(search)
    searchControllerDelegate.didDismissSearchController(search)
    let splitViewControllerDelegate = nobody as any UISplitViewControllerDelegate
    splitViewControllerDelegate.splitViewController(split, willChangeTo: .automatic)
    splitViewControllerDelegate.splitViewController(split, willShow: .primary)
    splitViewControllerDelegate.splitViewController(split, willHide: .primary)
    splitViewControllerDelegate.splitViewController(split, didShow: .primary)
    splitViewControllerDelegate.splitViewController(split, didHide: .primary)
    _ = splitViewControllerDelegate.splitViewController(split, topColumnForCollapsingToProposedTopColumn: .primary)
    _ = splitViewControllerDelegate.splitViewController(split, displayModeForExpandingToProposedDisplayMode: .automatic)
    splitViewControllerDelegate.splitViewControllerDidCollapse(split)
    splitViewControllerDelegate.splitViewControllerDidExpand(split)
    splitViewControllerDelegate.splitViewControllerInteractivePresentationGestureWillBegin(split)
    splitViewControllerDelegate.splitViewControllerInteractivePresentationGestureDidEnd(split)
    _ = splitViewControllerDelegate.splitViewController(split, collapseSecondary: UIViewController(), onto: UIViewController())
    _ = splitViewControllerDelegate.splitViewController(split, separateSecondaryFrom: UIViewController())
    _ = splitViewControllerDelegate.primaryViewController(forCollapsing: split)
    _ = splitViewControllerDelegate.primaryViewController(forExpanding: split)
    _ = splitViewControllerDelegate.splitViewController(split, show: UIViewController(), sender: nil)
    _ = splitViewControllerDelegate.splitViewController(split, showDetail: UIViewController(), sender: nil)
  }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { note(false, "SearchBarShouldBeginEditing") }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { note((), "SearchBarTextDidBeginEditing") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { note(false, "SearchBarShouldEndEditing") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { note((), "SearchBarTextDidEndEditing") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { note((), "SearchBarTextDidChange") }
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    note(false, "SearchBarShouldChangeTextInReplacementText")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { note((), "SearchBarSearchButtonClicked") }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { note((), "SearchBarBookmarkButtonClicked") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { note((), "SearchBarCancelButtonClicked") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { note((), "SearchBarResultsListButtonClicked") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    note((), "SearchBarSelectedScopeButtonIndexDidChange")
  }
  func willPresentSearchController(_ searchController: UISearchController) { note((), "WillPresentSearchController") }
  func didPresentSearchController(_ searchController: UISearchController) { note((), "DidPresentSearchController") }
  func willDismissSearchController(_ searchController: UISearchController) { note((), "WillDismissSearchController") }
  func didDismissSearchController(_ searchController: UISearchController) { note((), "DidDismissSearchController") }
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    note((), "SplitViewControllerWillChangeTo")
  }
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    note((), "SplitViewControllerWillShow")
  }
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    note((), "SplitViewControllerWillHide")
  }
  func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
    note((), "SplitViewControllerDidShow")
  }
  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
    note((), "SplitViewControllerDidHide")
  }
  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { note(.primary, "SplitViewControllerTopColumnForCollapsingToProposedTopColumn") }
  func splitViewController(
    _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { note(.automatic, "SplitViewControllerDisplayModeForExpandingToProposedDisplayMode") }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { note((), "SplitViewControllerDidCollapse") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { note((), "SplitViewControllerDidExpand") }
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
    note((), "SplitViewControllerInteractivePresentationGestureWillBegin")
  }
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
    note((), "SplitViewControllerInteractivePresentationGestureDidEnd")
  }
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { note(false, "SplitViewControllerCollapseSecondaryOnto") }
  func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController)
    -> UIViewController?
  { note(nil, "SplitViewControllerSeparateSecondaryFrom") }
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    note(nil, "PrimaryViewControllerForCollapsing")
  }
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    note(nil, "PrimaryViewControllerForExpanding")
  }
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
    note(false, "SplitViewControllerShowSender")
  }
  func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
    note(false, "SplitViewControllerShowDetailSender")
  }
}
extension Complete: Implements.SearchBarShouldBeginEditing {}
extension Complete: Implements.SearchBarTextDidBeginEditing {}
extension Complete: Implements.SearchBarShouldEndEditing {}
extension Complete: Implements.SearchBarTextDidEndEditing {}
extension Complete: Implements.SearchBarTextDidChange {}
extension Complete: Implements.SearchBarShouldChangeTextInReplacementText {}
extension Complete: Implements.SearchBarSearchButtonClicked {}
extension Complete: Implements.SearchBarBookmarkButtonClicked {}
extension Complete: Implements.SearchBarCancelButtonClicked {}
extension Complete: Implements.SearchBarResultsListButtonClicked {}
extension Complete: Implements.SearchBarSelectedScopeButtonIndexDidChange {}
extension Complete: Implements.WillPresentSearchController {}
extension Complete: Implements.DidPresentSearchController {}
extension Complete: Implements.WillDismissSearchController {}
extension Complete: Implements.DidDismissSearchController {}
extension Complete: Implements.SplitViewControllerWillChangeTo {}
extension Complete: Implements.SplitViewControllerWillShow {}
extension Complete: Implements.SplitViewControllerWillHide {}
extension Complete: Implements.SplitViewControllerDidShow {}
extension Complete: Implements.SplitViewControllerDidHide {}
extension Complete: Implements.SplitViewControllerTopColumnForCollapsingToProposedTopColumn {}
extension Complete: Implements.SplitViewControllerDisplayModeForExpandingToProposedDisplayMode {}
extension Complete: Implements.SplitViewControllerDidCollapse {}
extension Complete: Implements.SplitViewControllerDidExpand {}
extension Complete: Implements.SplitViewControllerInteractivePresentationGestureWillBegin {}
extension Complete: Implements.SplitViewControllerInteractivePresentationGestureDidEnd {}
extension Complete: Implements.SplitViewControllerCollapseSecondaryOnto {}
extension Complete: Implements.SplitViewControllerSeparateSecondaryFrom {}
extension Complete: Implements.PrimaryViewControllerForCollapsing {}
extension Complete: Implements.PrimaryViewControllerForExpanding {}
extension Complete: Implements.SplitViewControllerShowSender {}
extension Complete: Implements.SplitViewControllerShowDetailSender {}
