// Written by Tools/optional-requirements from this module's protocols. Do not edit.
// swift-format-ignore-file
import Foundation
import QuartzCore

extension Implements {
  /// The optional requirements of this module. The closures test whether a delegate declares one, and whether a class conforms to its protocol.
  package static let uiKitRequirements: [(OptionalRequirement, isImplemented: @Sendable (AnyObject) -> Bool, conforms: @Sendable (AnyClass) -> Bool)] = [
    (.activityViewControllerSubjectForActivityType, { $0 is any ActivityViewControllerSubjectForActivityType }, { $0 is any UIActivityItemSource.Type }),
    (.activityViewControllerDataTypeIdentifierForActivityType, { $0 is any ActivityViewControllerDataTypeIdentifierForActivityType }, { $0 is any UIActivityItemSource.Type }),
    (.activityViewControllerThumbnailImageForActivityTypeSuggestedSize, { $0 is any ActivityViewControllerThumbnailImageForActivityTypeSuggestedSize }, { $0 is any UIActivityItemSource.Type }),
    (.adaptivePresentationStyleForController, { $0 is any AdaptivePresentationStyleForController }, { $0 is any UIAdaptivePresentationControllerDelegate.Type }),
    (.adaptivePresentationStyleForControllerTraitCollection, { $0 is any AdaptivePresentationStyleForControllerTraitCollection }, { $0 is any UIAdaptivePresentationControllerDelegate.Type }),
    (.presentationControllerPrepare, { $0 is any PresentationControllerPrepare }, { $0 is any UIAdaptivePresentationControllerDelegate.Type }),
    (.presentationControllerViewControllerForAdaptivePresentationStyle, { $0 is any PresentationControllerViewControllerForAdaptivePresentationStyle }, { $0 is any UIAdaptivePresentationControllerDelegate.Type }),
    (.presentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator, { $0 is any PresentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator }, { $0 is any UIAdaptivePresentationControllerDelegate.Type }),
    (.presentationControllerShouldDismiss, { $0 is any PresentationControllerShouldDismiss }, { $0 is any UIAdaptivePresentationControllerDelegate.Type }),
    (.presentationControllerWillDismiss, { $0 is any PresentationControllerWillDismiss }, { $0 is any UIAdaptivePresentationControllerDelegate.Type }),
    (.presentationControllerDidDismiss, { $0 is any PresentationControllerDidDismiss }, { $0 is any UIAdaptivePresentationControllerDelegate.Type }),
    (.presentationControllerDidAttemptToDismiss, { $0 is any PresentationControllerDidAttemptToDismiss }, { $0 is any UIAdaptivePresentationControllerDelegate.Type }),
    (.applicationWillFinishLaunchingWithOptions, { $0 is any ApplicationWillFinishLaunchingWithOptions }, { $0 is any UIApplicationDelegate.Type }),
    (.applicationDidFinishLaunchingWithOptions, { $0 is any ApplicationDidFinishLaunchingWithOptions }, { $0 is any UIApplicationDelegate.Type }),
    (.applicationDidFinishLaunching, { $0 is any ApplicationDidFinishLaunching }, { $0 is any UIApplicationDelegate.Type }),
    (.applicationDidBecomeActive, { $0 is any ApplicationDidBecomeActive }, { $0 is any UIApplicationDelegate.Type }),
    (.applicationWillResignActive, { $0 is any ApplicationWillResignActive }, { $0 is any UIApplicationDelegate.Type }),
    (.applicationDidEnterBackground, { $0 is any ApplicationDidEnterBackground }, { $0 is any UIApplicationDelegate.Type }),
    (.applicationWillEnterForeground, { $0 is any ApplicationWillEnterForeground }, { $0 is any UIApplicationDelegate.Type }),
    (.applicationWillTerminate, { $0 is any ApplicationWillTerminate }, { $0 is any UIApplicationDelegate.Type }),
    (.applicationDidReceiveMemoryWarning, { $0 is any ApplicationDidReceiveMemoryWarning }, { $0 is any UIApplicationDelegate.Type }),
    (.applicationOpenOptions, { $0 is any ApplicationOpenOptions }, { $0 is any UIApplicationDelegate.Type }),
    (.applicationSupportedInterfaceOrientationsFor, { $0 is any ApplicationSupportedInterfaceOrientationsFor }, { $0 is any UIApplicationDelegate.Type }),
    (.applicationConfigurationForConnectingOptions, { $0 is any ApplicationConfigurationForConnectingOptions }, { $0 is any UIApplicationDelegate.Type }),
    (.positionForBar, { $0 is any PositionForBar }, { $0 is any UIBarPositioningDelegate.Type }),
    (.numberOfSectionsInCollectionView, { $0 is any NumberOfSectionsInCollectionView }, { $0 is any UICollectionViewDataSource.Type }),
    (.collectionViewViewForSupplementaryElementOfKindAtIndexPath, { $0 is any CollectionViewViewForSupplementaryElementOfKindAtIndexPath }, { $0 is any UICollectionViewDataSource.Type }),
    (.collectionViewCanMoveItemAt, { $0 is any CollectionViewCanMoveItemAt }, { $0 is any UICollectionViewDataSource.Type }),
    (.collectionViewMoveItemAtToDestinationIndexPath, { $0 is any CollectionViewMoveItemAtToDestinationIndexPath }, { $0 is any UICollectionViewDataSource.Type }),
    (.collectionViewCancelPrefetchingForItemsAt, { $0 is any CollectionViewCancelPrefetchingForItemsAt }, { $0 is any UICollectionViewDataSourcePrefetching.Type }),
    (.collectionViewShouldHighlightItemAt, { $0 is any CollectionViewShouldHighlightItemAt }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewDidHighlightItemAt, { $0 is any CollectionViewDidHighlightItemAt }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewDidUnhighlightItemAt, { $0 is any CollectionViewDidUnhighlightItemAt }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewShouldSelectItemAt, { $0 is any CollectionViewShouldSelectItemAt }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewShouldDeselectItemAt, { $0 is any CollectionViewShouldDeselectItemAt }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewDidSelectItemAt, { $0 is any CollectionViewDidSelectItemAt }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewDidDeselectItemAt, { $0 is any CollectionViewDidDeselectItemAt }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewWillDisplayForItemAt, { $0 is any CollectionViewWillDisplayForItemAt }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewDidEndDisplayingForItemAt, { $0 is any CollectionViewDidEndDisplayingForItemAt }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath, { $0 is any CollectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath, { $0 is any CollectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewTransitionLayoutForOldLayoutNewLayout, { $0 is any CollectionViewTransitionLayoutForOldLayoutNewLayout }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewTargetContentOffsetForProposedContentOffset, { $0 is any CollectionViewTargetContentOffsetForProposedContentOffset }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath, { $0 is any CollectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewContextMenuConfigurationForItemsAtPoint, { $0 is any CollectionViewContextMenuConfigurationForItemsAtPoint }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewContextMenuConfigurationForItemAtPoint, { $0 is any CollectionViewContextMenuConfigurationForItemAtPoint }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewContextMenuConfigurationHighlightPreviewForItemAt, { $0 is any CollectionViewContextMenuConfigurationHighlightPreviewForItemAt }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewContextMenuConfigurationDismissalPreviewForItemAt, { $0 is any CollectionViewContextMenuConfigurationDismissalPreviewForItemAt }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewPreviewForHighlightingContextMenuWithConfiguration, { $0 is any CollectionViewPreviewForHighlightingContextMenuWithConfiguration }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewPreviewForDismissingContextMenuWithConfiguration, { $0 is any CollectionViewPreviewForDismissingContextMenuWithConfiguration }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewWillPerformPreviewActionForMenuWithAnimator, { $0 is any CollectionViewWillPerformPreviewActionForMenuWithAnimator }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewWillDisplayContextMenuAnimator, { $0 is any CollectionViewWillDisplayContextMenuAnimator }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewWillEndContextMenuInteractionAnimator, { $0 is any CollectionViewWillEndContextMenuInteractionAnimator }, { $0 is any UICollectionViewDelegate.Type }),
    (.collectionViewLayoutSizeForItemAt, { $0 is any CollectionViewLayoutSizeForItemAt }, { $0 is any UICollectionViewDelegateFlowLayout.Type }),
    (.collectionViewLayoutInsetForSectionAt, { $0 is any CollectionViewLayoutInsetForSectionAt }, { $0 is any UICollectionViewDelegateFlowLayout.Type }),
    (.collectionViewLayoutMinimumLineSpacingForSectionAt, { $0 is any CollectionViewLayoutMinimumLineSpacingForSectionAt }, { $0 is any UICollectionViewDelegateFlowLayout.Type }),
    (.collectionViewLayoutMinimumInteritemSpacingForSectionAt, { $0 is any CollectionViewLayoutMinimumInteritemSpacingForSectionAt }, { $0 is any UICollectionViewDelegateFlowLayout.Type }),
    (.collectionViewLayoutReferenceSizeForHeaderInSection, { $0 is any CollectionViewLayoutReferenceSizeForHeaderInSection }, { $0 is any UICollectionViewDelegateFlowLayout.Type }),
    (.collectionViewLayoutReferenceSizeForFooterInSection, { $0 is any CollectionViewLayoutReferenceSizeForFooterInSection }, { $0 is any UICollectionViewDelegateFlowLayout.Type }),
    (.collisionBehaviorBeganContactForWithItem2AtP, { $0 is any CollisionBehaviorBeganContactForWithItem2AtP }, { $0 is any UICollisionBehaviorDelegate.Type }),
    (.collisionBehaviorEndedContactForWithItem2, { $0 is any CollisionBehaviorEndedContactForWithItem2 }, { $0 is any UICollisionBehaviorDelegate.Type }),
    (.collisionBehaviorBeganContactForWithBoundaryIdentifierAtP, { $0 is any CollisionBehaviorBeganContactForWithBoundaryIdentifierAtP }, { $0 is any UICollisionBehaviorDelegate.Type }),
    (.collisionBehaviorEndedContactForWithBoundaryIdentifier, { $0 is any CollisionBehaviorEndedContactForWithBoundaryIdentifier }, { $0 is any UICollisionBehaviorDelegate.Type }),
    (.contextMenuInteractionPreviewForHighlightingMenuWithConfiguration, { $0 is any ContextMenuInteractionPreviewForHighlightingMenuWithConfiguration }, { $0 is any UIContextMenuInteractionDelegate.Type }),
    (.contextMenuInteractionPreviewForDismissingMenuWithConfiguration, { $0 is any ContextMenuInteractionPreviewForDismissingMenuWithConfiguration }, { $0 is any UIContextMenuInteractionDelegate.Type }),
    (.contextMenuInteractionWillPerformPreviewActionForMenuWithAnimator, { $0 is any ContextMenuInteractionWillPerformPreviewActionForMenuWithAnimator }, { $0 is any UIContextMenuInteractionDelegate.Type }),
    (.contextMenuInteractionWillDisplayMenuForAnimator, { $0 is any ContextMenuInteractionWillDisplayMenuForAnimator }, { $0 is any UIContextMenuInteractionDelegate.Type }),
    (.contextMenuInteractionWillEndForAnimator, { $0 is any ContextMenuInteractionWillEndForAnimator }, { $0 is any UIContextMenuInteractionDelegate.Type }),
    (.dynamicAnimatorWillResume, { $0 is any DynamicAnimatorWillResume }, { $0 is any UIDynamicAnimatorDelegate.Type }),
    (.dynamicAnimatorDidPause, { $0 is any DynamicAnimatorDidPause }, { $0 is any UIDynamicAnimatorDelegate.Type }),
    (.collisionBoundsType, { $0 is any CollisionBoundsType }, { $0 is any UIDynamicItem.Type }),
    (.collisionBoundingPath, { $0 is any CollisionBoundingPath }, { $0 is any UIDynamicItem.Type }),
    (.gestureRecognizerShouldBegin, { $0 is any GestureRecognizerShouldBegin }, { $0 is any UIGestureRecognizerDelegate.Type }),
    (.gestureRecognizerShouldReceiveEvent, { $0 is any GestureRecognizerShouldReceiveEvent }, { $0 is any UIGestureRecognizerDelegate.Type }),
    (.gestureRecognizerShouldReceiveTouch, { $0 is any GestureRecognizerShouldReceiveTouch }, { $0 is any UIGestureRecognizerDelegate.Type }),
    (.gestureRecognizerShouldRecognizeSimultaneouslyWith, { $0 is any GestureRecognizerShouldRecognizeSimultaneouslyWith }, { $0 is any UIGestureRecognizerDelegate.Type }),
    (.gestureRecognizerShouldRequireFailureOf, { $0 is any GestureRecognizerShouldRequireFailureOf }, { $0 is any UIGestureRecognizerDelegate.Type }),
    (.gestureRecognizerShouldBeRequiredToFailBy, { $0 is any GestureRecognizerShouldBeRequiredToFailBy }, { $0 is any UIGestureRecognizerDelegate.Type }),
    (.navigationBarShouldPush, { $0 is any NavigationBarShouldPush }, { $0 is any UINavigationBarDelegate.Type }),
    (.navigationBarDidPush, { $0 is any NavigationBarDidPush }, { $0 is any UINavigationBarDelegate.Type }),
    (.navigationBarShouldPop, { $0 is any NavigationBarShouldPop }, { $0 is any UINavigationBarDelegate.Type }),
    (.navigationBarDidPop, { $0 is any NavigationBarDidPop }, { $0 is any UINavigationBarDelegate.Type }),
    (.navigationControllerWillShowAnimated, { $0 is any NavigationControllerWillShowAnimated }, { $0 is any UINavigationControllerDelegate.Type }),
    (.navigationControllerDidShowAnimated, { $0 is any NavigationControllerDidShowAnimated }, { $0 is any UINavigationControllerDelegate.Type }),
    (.navigationControllerSupportedInterfaceOrientations, { $0 is any NavigationControllerSupportedInterfaceOrientations }, { $0 is any UINavigationControllerDelegate.Type }),
    (.navigationControllerPreferredInterfaceOrientationForPresentation, { $0 is any NavigationControllerPreferredInterfaceOrientationForPresentation }, { $0 is any UINavigationControllerDelegate.Type }),
    (.navigationControllerAnimationControllerForFromFromVCToToVC, { $0 is any NavigationControllerAnimationControllerForFromFromVCToToVC }, { $0 is any UINavigationControllerDelegate.Type }),
    (.navigationControllerInteractionControllerFor, { $0 is any NavigationControllerInteractionControllerFor }, { $0 is any UINavigationControllerDelegate.Type }),
    (.presentationCountForPageViewController, { $0 is any PresentationCountForPageViewController }, { $0 is any UIPageViewControllerDataSource.Type }),
    (.presentationIndexForPageViewController, { $0 is any PresentationIndexForPageViewController }, { $0 is any UIPageViewControllerDataSource.Type }),
    (.pageViewControllerWillTransitionTo, { $0 is any PageViewControllerWillTransitionTo }, { $0 is any UIPageViewControllerDelegate.Type }),
    (.pageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted, { $0 is any PageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted }, { $0 is any UIPageViewControllerDelegate.Type }),
    (.pickerViewAccessibilityLabelForComponent, { $0 is any PickerViewAccessibilityLabelForComponent }, { $0 is any UIPickerViewAccessibilityDelegate.Type }),
    (.pickerViewAccessibilityHintForComponent, { $0 is any PickerViewAccessibilityHintForComponent }, { $0 is any UIPickerViewAccessibilityDelegate.Type }),
    (.pickerViewWidthForComponent, { $0 is any PickerViewWidthForComponent }, { $0 is any UIPickerViewDelegate.Type }),
    (.pickerViewRowHeightForComponent, { $0 is any PickerViewRowHeightForComponent }, { $0 is any UIPickerViewDelegate.Type }),
    (.pickerViewTitleForRowForComponent, { $0 is any PickerViewTitleForRowForComponent }, { $0 is any UIPickerViewDelegate.Type }),
    (.pickerViewAttributedTitleForRowForComponent, { $0 is any PickerViewAttributedTitleForRowForComponent }, { $0 is any UIPickerViewDelegate.Type }),
    (.pickerViewViewForRowForComponentReusing, { $0 is any PickerViewViewForRowForComponentReusing }, { $0 is any UIPickerViewDelegate.Type }),
    (.pickerViewDidSelectRowInComponent, { $0 is any PickerViewDidSelectRowInComponent }, { $0 is any UIPickerViewDelegate.Type }),
    (.prepareForPopoverPresentationPopoverPresentationController, { $0 is any PrepareForPopoverPresentationPopoverPresentationController }, { $0 is any UIPopoverPresentationControllerDelegate.Type }),
    (.sceneWillConnectToOptions, { $0 is any SceneWillConnectToOptions }, { $0 is any UISceneDelegate.Type }),
    (.sceneDidDisconnect, { $0 is any SceneDidDisconnect }, { $0 is any UISceneDelegate.Type }),
    (.sceneDidBecomeActive, { $0 is any SceneDidBecomeActive }, { $0 is any UISceneDelegate.Type }),
    (.sceneWillResignActive, { $0 is any SceneWillResignActive }, { $0 is any UISceneDelegate.Type }),
    (.sceneWillEnterForeground, { $0 is any SceneWillEnterForeground }, { $0 is any UISceneDelegate.Type }),
    (.sceneDidEnterBackground, { $0 is any SceneDidEnterBackground }, { $0 is any UISceneDelegate.Type }),
    (.sceneOpenURLContexts, { $0 is any SceneOpenURLContexts }, { $0 is any UISceneDelegate.Type }),
    (.scrollViewDidScroll, { $0 is any ScrollViewDidScroll }, { $0 is any UIScrollViewDelegate.Type }),
    (.scrollViewWillBeginDragging, { $0 is any ScrollViewWillBeginDragging }, { $0 is any UIScrollViewDelegate.Type }),
    (.scrollViewWillEndDraggingWithVelocityTargetContentOffset, { $0 is any ScrollViewWillEndDraggingWithVelocityTargetContentOffset }, { $0 is any UIScrollViewDelegate.Type }),
    (.scrollViewDidEndDraggingWillDecelerate, { $0 is any ScrollViewDidEndDraggingWillDecelerate }, { $0 is any UIScrollViewDelegate.Type }),
    (.scrollViewWillBeginDecelerating, { $0 is any ScrollViewWillBeginDecelerating }, { $0 is any UIScrollViewDelegate.Type }),
    (.scrollViewDidEndDecelerating, { $0 is any ScrollViewDidEndDecelerating }, { $0 is any UIScrollViewDelegate.Type }),
    (.scrollViewDidEndScrollingAnimation, { $0 is any ScrollViewDidEndScrollingAnimation }, { $0 is any UIScrollViewDelegate.Type }),
    (.scrollViewShouldScrollToTop, { $0 is any ScrollViewShouldScrollToTop }, { $0 is any UIScrollViewDelegate.Type }),
    (.scrollViewDidScrollToTop, { $0 is any ScrollViewDidScrollToTop }, { $0 is any UIScrollViewDelegate.Type }),
    (.scrollViewDidChangeAdjustedContentInset, { $0 is any ScrollViewDidChangeAdjustedContentInset }, { $0 is any UIScrollViewDelegate.Type }),
    (.viewForZoomingInScrollView, { $0 is any ViewForZoomingInScrollView }, { $0 is any UIScrollViewDelegate.Type }),
    (.scrollViewWillBeginZoomingWithView, { $0 is any ScrollViewWillBeginZoomingWithView }, { $0 is any UIScrollViewDelegate.Type }),
    (.scrollViewDidZoom, { $0 is any ScrollViewDidZoom }, { $0 is any UIScrollViewDelegate.Type }),
    (.scrollViewDidEndZoomingWithViewAtScale, { $0 is any ScrollViewDidEndZoomingWithViewAtScale }, { $0 is any UIScrollViewDelegate.Type }),
    (.searchBarShouldBeginEditing, { $0 is any SearchBarShouldBeginEditing }, { $0 is any UISearchBarDelegate.Type }),
    (.searchBarTextDidBeginEditing, { $0 is any SearchBarTextDidBeginEditing }, { $0 is any UISearchBarDelegate.Type }),
    (.searchBarShouldEndEditing, { $0 is any SearchBarShouldEndEditing }, { $0 is any UISearchBarDelegate.Type }),
    (.searchBarTextDidEndEditing, { $0 is any SearchBarTextDidEndEditing }, { $0 is any UISearchBarDelegate.Type }),
    (.searchBarTextDidChange, { $0 is any SearchBarTextDidChange }, { $0 is any UISearchBarDelegate.Type }),
    (.searchBarShouldChangeTextInReplacementText, { $0 is any SearchBarShouldChangeTextInReplacementText }, { $0 is any UISearchBarDelegate.Type }),
    (.searchBarSearchButtonClicked, { $0 is any SearchBarSearchButtonClicked }, { $0 is any UISearchBarDelegate.Type }),
    (.searchBarBookmarkButtonClicked, { $0 is any SearchBarBookmarkButtonClicked }, { $0 is any UISearchBarDelegate.Type }),
    (.searchBarCancelButtonClicked, { $0 is any SearchBarCancelButtonClicked }, { $0 is any UISearchBarDelegate.Type }),
    (.searchBarResultsListButtonClicked, { $0 is any SearchBarResultsListButtonClicked }, { $0 is any UISearchBarDelegate.Type }),
    (.searchBarSelectedScopeButtonIndexDidChange, { $0 is any SearchBarSelectedScopeButtonIndexDidChange }, { $0 is any UISearchBarDelegate.Type }),
    (.willPresentSearchController, { $0 is any WillPresentSearchController }, { $0 is any UISearchControllerDelegate.Type }),
    (.didPresentSearchController, { $0 is any DidPresentSearchController }, { $0 is any UISearchControllerDelegate.Type }),
    (.willDismissSearchController, { $0 is any WillDismissSearchController }, { $0 is any UISearchControllerDelegate.Type }),
    (.didDismissSearchController, { $0 is any DidDismissSearchController }, { $0 is any UISearchControllerDelegate.Type }),
    (.sheetPresentationControllerDidChangeSelectedDetentIdentifier, { $0 is any SheetPresentationControllerDidChangeSelectedDetentIdentifier }, { $0 is any UISheetPresentationControllerDelegate.Type }),
    (.splitViewControllerWillChangeTo, { $0 is any SplitViewControllerWillChangeTo }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.splitViewControllerWillShow, { $0 is any SplitViewControllerWillShow }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.splitViewControllerWillHide, { $0 is any SplitViewControllerWillHide }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.splitViewControllerDidShow, { $0 is any SplitViewControllerDidShow }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.splitViewControllerDidHide, { $0 is any SplitViewControllerDidHide }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.splitViewControllerTopColumnForCollapsingToProposedTopColumn, { $0 is any SplitViewControllerTopColumnForCollapsingToProposedTopColumn }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.splitViewControllerDisplayModeForExpandingToProposedDisplayMode, { $0 is any SplitViewControllerDisplayModeForExpandingToProposedDisplayMode }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.splitViewControllerDidCollapse, { $0 is any SplitViewControllerDidCollapse }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.splitViewControllerDidExpand, { $0 is any SplitViewControllerDidExpand }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.splitViewControllerInteractivePresentationGestureWillBegin, { $0 is any SplitViewControllerInteractivePresentationGestureWillBegin }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.splitViewControllerInteractivePresentationGestureDidEnd, { $0 is any SplitViewControllerInteractivePresentationGestureDidEnd }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.splitViewControllerCollapseSecondaryOnto, { $0 is any SplitViewControllerCollapseSecondaryOnto }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.splitViewControllerSeparateSecondaryFrom, { $0 is any SplitViewControllerSeparateSecondaryFrom }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.primaryViewControllerForCollapsing, { $0 is any PrimaryViewControllerForCollapsing }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.primaryViewControllerForExpanding, { $0 is any PrimaryViewControllerForExpanding }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.splitViewControllerShowSender, { $0 is any SplitViewControllerShowSender }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.splitViewControllerShowDetailSender, { $0 is any SplitViewControllerShowDetailSender }, { $0 is any UISplitViewControllerDelegate.Type }),
    (.tabBarControllerShouldSelect, { $0 is any TabBarControllerShouldSelect }, { $0 is any UITabBarControllerDelegate.Type }),
    (.tabBarControllerDidSelect, { $0 is any TabBarControllerDidSelect }, { $0 is any UITabBarControllerDelegate.Type }),
    (.tabBarControllerSupportedInterfaceOrientations, { $0 is any TabBarControllerSupportedInterfaceOrientations }, { $0 is any UITabBarControllerDelegate.Type }),
    (.tabBarControllerPreferredInterfaceOrientationForPresentation, { $0 is any TabBarControllerPreferredInterfaceOrientationForPresentation }, { $0 is any UITabBarControllerDelegate.Type }),
    (.tabBarControllerAnimationControllerForTransitionFromToToVC, { $0 is any TabBarControllerAnimationControllerForTransitionFromToToVC }, { $0 is any UITabBarControllerDelegate.Type }),
    (.tabBarControllerInteractionControllerFor, { $0 is any TabBarControllerInteractionControllerFor }, { $0 is any UITabBarControllerDelegate.Type }),
    (.tabBarDidSelect, { $0 is any TabBarDidSelect }, { $0 is any UITabBarDelegate.Type }),
    (.numberOfSectionsInTableView, { $0 is any NumberOfSectionsInTableView }, { $0 is any UITableViewDataSource.Type }),
    (.tableViewTitleForHeaderInSection, { $0 is any TableViewTitleForHeaderInSection }, { $0 is any UITableViewDataSource.Type }),
    (.tableViewTitleForFooterInSection, { $0 is any TableViewTitleForFooterInSection }, { $0 is any UITableViewDataSource.Type }),
    (.tableViewCanEditRowAt, { $0 is any TableViewCanEditRowAt }, { $0 is any UITableViewDataSource.Type }),
    (.tableViewCanMoveRowAt, { $0 is any TableViewCanMoveRowAt }, { $0 is any UITableViewDataSource.Type }),
    (.sectionIndexTitlesForTableView, { $0 is any SectionIndexTitlesForTableView }, { $0 is any UITableViewDataSource.Type }),
    (.tableViewSectionForSectionIndexTitleAtIndex, { $0 is any TableViewSectionForSectionIndexTitleAtIndex }, { $0 is any UITableViewDataSource.Type }),
    (.tableViewCommitForRowAt, { $0 is any TableViewCommitForRowAt }, { $0 is any UITableViewDataSource.Type }),
    (.tableViewMoveRowAtToDestinationIndexPath, { $0 is any TableViewMoveRowAtToDestinationIndexPath }, { $0 is any UITableViewDataSource.Type }),
    (.tableViewCancelPrefetchingForRowsAt, { $0 is any TableViewCancelPrefetchingForRowsAt }, { $0 is any UITableViewDataSourcePrefetching.Type }),
    (.tableViewWillDisplayForRowAt, { $0 is any TableViewWillDisplayForRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewWillDisplayHeaderViewForSection, { $0 is any TableViewWillDisplayHeaderViewForSection }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewWillDisplayFooterViewForSection, { $0 is any TableViewWillDisplayFooterViewForSection }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewDidEndDisplayingForRowAt, { $0 is any TableViewDidEndDisplayingForRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewDidEndDisplayingHeaderViewForSection, { $0 is any TableViewDidEndDisplayingHeaderViewForSection }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewDidEndDisplayingFooterViewForSection, { $0 is any TableViewDidEndDisplayingFooterViewForSection }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewHeightForRowAt, { $0 is any TableViewHeightForRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewHeightForHeaderInSection, { $0 is any TableViewHeightForHeaderInSection }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewHeightForFooterInSection, { $0 is any TableViewHeightForFooterInSection }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewEstimatedHeightForRowAt, { $0 is any TableViewEstimatedHeightForRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewEstimatedHeightForHeaderInSection, { $0 is any TableViewEstimatedHeightForHeaderInSection }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewEstimatedHeightForFooterInSection, { $0 is any TableViewEstimatedHeightForFooterInSection }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewViewForHeaderInSection, { $0 is any TableViewViewForHeaderInSection }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewViewForFooterInSection, { $0 is any TableViewViewForFooterInSection }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewAccessoryButtonTappedForRowWith, { $0 is any TableViewAccessoryButtonTappedForRowWith }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewShouldHighlightRowAt, { $0 is any TableViewShouldHighlightRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewDidHighlightRowAt, { $0 is any TableViewDidHighlightRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewDidUnhighlightRowAt, { $0 is any TableViewDidUnhighlightRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewWillSelectRowAt, { $0 is any TableViewWillSelectRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewWillDeselectRowAt, { $0 is any TableViewWillDeselectRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewDidSelectRowAt, { $0 is any TableViewDidSelectRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewDidDeselectRowAt, { $0 is any TableViewDidDeselectRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewEditingStyleForRowAt, { $0 is any TableViewEditingStyleForRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewTitleForDeleteConfirmationButtonForRowAt, { $0 is any TableViewTitleForDeleteConfirmationButtonForRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewLeadingSwipeActionsConfigurationForRowAt, { $0 is any TableViewLeadingSwipeActionsConfigurationForRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewTrailingSwipeActionsConfigurationForRowAt, { $0 is any TableViewTrailingSwipeActionsConfigurationForRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewShouldIndentWhileEditingRowAt, { $0 is any TableViewShouldIndentWhileEditingRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewWillBeginEditingRowAt, { $0 is any TableViewWillBeginEditingRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewDidEndEditingRowAt, { $0 is any TableViewDidEndEditingRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath, { $0 is any TableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewIndentationLevelForRowAt, { $0 is any TableViewIndentationLevelForRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewCanPerformPrimaryActionForRowAt, { $0 is any TableViewCanPerformPrimaryActionForRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewPerformPrimaryActionForRowAt, { $0 is any TableViewPerformPrimaryActionForRowAt }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewContextMenuConfigurationForRowAtPoint, { $0 is any TableViewContextMenuConfigurationForRowAtPoint }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewPreviewForHighlightingContextMenuWithConfiguration, { $0 is any TableViewPreviewForHighlightingContextMenuWithConfiguration }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewPreviewForDismissingContextMenuWithConfiguration, { $0 is any TableViewPreviewForDismissingContextMenuWithConfiguration }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewWillPerformPreviewActionForMenuWithAnimator, { $0 is any TableViewWillPerformPreviewActionForMenuWithAnimator }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewWillDisplayContextMenuAnimator, { $0 is any TableViewWillDisplayContextMenuAnimator }, { $0 is any UITableViewDelegate.Type }),
    (.tableViewWillEndContextMenuInteractionAnimator, { $0 is any TableViewWillEndContextMenuInteractionAnimator }, { $0 is any UITableViewDelegate.Type }),
    (.textFieldShouldBeginEditing, { $0 is any TextFieldShouldBeginEditing }, { $0 is any UITextFieldDelegate.Type }),
    (.textFieldDidBeginEditing, { $0 is any TextFieldDidBeginEditing }, { $0 is any UITextFieldDelegate.Type }),
    (.textFieldShouldEndEditing, { $0 is any TextFieldShouldEndEditing }, { $0 is any UITextFieldDelegate.Type }),
    (.textFieldDidEndEditing, { $0 is any TextFieldDidEndEditing }, { $0 is any UITextFieldDelegate.Type }),
    (.textFieldDidEndEditingReason, { $0 is any TextFieldDidEndEditingReason }, { $0 is any UITextFieldDelegate.Type }),
    (.textFieldShouldChangeCharactersInReplacementString, { $0 is any TextFieldShouldChangeCharactersInReplacementString }, { $0 is any UITextFieldDelegate.Type }),
    (.textFieldDidChangeSelection, { $0 is any TextFieldDidChangeSelection }, { $0 is any UITextFieldDelegate.Type }),
    (.textFieldShouldClear, { $0 is any TextFieldShouldClear }, { $0 is any UITextFieldDelegate.Type }),
    (.textFieldShouldReturn, { $0 is any TextFieldShouldReturn }, { $0 is any UITextFieldDelegate.Type }),
    (.autocapitalizationType, { $0 is any AutocapitalizationType }, { $0 is any UITextInputTraits.Type }),
    (.autocorrectionType, { $0 is any AutocorrectionType }, { $0 is any UITextInputTraits.Type }),
    (.spellCheckingType, { $0 is any SpellCheckingType }, { $0 is any UITextInputTraits.Type }),
    (.keyboardType, { $0 is any KeyboardType }, { $0 is any UITextInputTraits.Type }),
    (.keyboardAppearance, { $0 is any KeyboardAppearance }, { $0 is any UITextInputTraits.Type }),
    (.returnKeyType, { $0 is any ReturnKeyType }, { $0 is any UITextInputTraits.Type }),
    (.enablesReturnKeyAutomatically, { $0 is any EnablesReturnKeyAutomatically }, { $0 is any UITextInputTraits.Type }),
    (.isSecureTextEntry, { $0 is any IsSecureTextEntry }, { $0 is any UITextInputTraits.Type }),
    (.textContentType, { $0 is any TextContentType }, { $0 is any UITextInputTraits.Type }),
    (.textViewShouldBeginEditing, { $0 is any TextViewShouldBeginEditing }, { $0 is any UITextViewDelegate.Type }),
    (.textViewShouldEndEditing, { $0 is any TextViewShouldEndEditing }, { $0 is any UITextViewDelegate.Type }),
    (.textViewDidBeginEditing, { $0 is any TextViewDidBeginEditing }, { $0 is any UITextViewDelegate.Type }),
    (.textViewDidEndEditing, { $0 is any TextViewDidEndEditing }, { $0 is any UITextViewDelegate.Type }),
    (.textViewShouldChangeTextInReplacementText, { $0 is any TextViewShouldChangeTextInReplacementText }, { $0 is any UITextViewDelegate.Type }),
    (.textViewDidChange, { $0 is any TextViewDidChange }, { $0 is any UITextViewDelegate.Type }),
    (.textViewDidChangeSelection, { $0 is any TextViewDidChangeSelection }, { $0 is any UITextViewDelegate.Type }),
    (.textViewShouldInteractWithURLInCharacterRangeInteraction, { $0 is any TextViewShouldInteractWithURLInCharacterRangeInteraction }, { $0 is any UITextViewDelegate.Type }),
    (.textViewShouldInteractWithTextAttachmentInCharacterRangeInteraction, { $0 is any TextViewShouldInteractWithTextAttachmentInCharacterRangeInteraction }, { $0 is any UITextViewDelegate.Type }),
    (.textViewShouldInteractWithURLInCharacterRange, { $0 is any TextViewShouldInteractWithURLInCharacterRange }, { $0 is any UITextViewDelegate.Type }),
    (.textViewShouldInteractWithTextAttachmentInCharacterRange, { $0 is any TextViewShouldInteractWithTextAttachmentInCharacterRange }, { $0 is any UITextViewDelegate.Type }),
    (.textViewPrimaryActionForDefaultAction, { $0 is any TextViewPrimaryActionForDefaultAction }, { $0 is any UITextViewDelegate.Type }),
    (.textViewMenuConfigurationForDefaultMenu, { $0 is any TextViewMenuConfigurationForDefaultMenu }, { $0 is any UITextViewDelegate.Type }),
    (.interruptibleAnimatorUsingTransitionContext, { $0 is any InterruptibleAnimatorUsingTransitionContext }, { $0 is any UIViewControllerAnimatedTransitioning.Type }),
    (.animationEnded, { $0 is any AnimationEnded }, { $0 is any UIViewControllerAnimatedTransitioning.Type }),
    (.completionSpeed, { $0 is any CompletionSpeed }, { $0 is any UIViewControllerInteractiveTransitioning.Type }),
    (.completionCurve, { $0 is any CompletionCurve }, { $0 is any UIViewControllerInteractiveTransitioning.Type }),
    (.wantsInteractiveStart, { $0 is any WantsInteractiveStart }, { $0 is any UIViewControllerInteractiveTransitioning.Type }),
    (.animationControllerForPresentedPresentingSource, { $0 is any AnimationControllerForPresentedPresentingSource }, { $0 is any UIViewControllerTransitioningDelegate.Type }),
    (.animationControllerForDismissed, { $0 is any AnimationControllerForDismissed }, { $0 is any UIViewControllerTransitioningDelegate.Type }),
    (.interactionControllerForPresentationUsingAnimator, { $0 is any InteractionControllerForPresentationUsingAnimator }, { $0 is any UIViewControllerTransitioningDelegate.Type }),
    (.interactionControllerForDismissalUsingAnimator, { $0 is any InteractionControllerForDismissalUsingAnimator }, { $0 is any UIViewControllerTransitioningDelegate.Type }),
    (.presentationControllerForPresentedPresentingSource, { $0 is any PresentationControllerForPresentedPresentingSource }, { $0 is any UIViewControllerTransitioningDelegate.Type }),
  ]
}

// MARK: UIActivityItemSource

extension OptionalRequirement {
  static let activityViewControllerSubjectForActivityType = Self(number: 0, delegate: "UIActivityItemSource", method: "activityViewController(_: UIActivityViewController, subjectForActivityType: UIActivity.ActivityType?)", line: "ActivityViewControllerSubjectForActivityType")
}
extension Implements {
  /// A class that implements `activityViewController(_:subjectForActivityType:)`, although only its superclass conforms to `UIActivityItemSource`.
  @preconcurrency @MainActor
  public protocol ActivityViewControllerSubjectForActivityType: AnyObject {
    /// Called instead of the default implementation in `UIActivityItemSource`.
    func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String
  }
  /// Returns the delegate if its class declares that it implements `activityViewController(_:subjectForActivityType:)`.
  @MainActor static func activityViewControllerSubjectForActivityType(_ delegate: any UIActivityItemSource) -> (any ActivityViewControllerSubjectForActivityType)? {
    if let delegate = delegate as? any ActivityViewControllerSubjectForActivityType { return delegate }
    notImplemented(.activityViewControllerSubjectForActivityType, by: delegate) { $0 is any UIActivityItemSource.Type }
    return nil
  }
}
extension Implements.ActivityViewControllerSubjectForActivityType {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no activityViewController(_:subjectForActivityType:)")
  public func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String { preconditionFailure("ActivityViewControllerSubjectForActivityType without activityViewController(_:subjectForActivityType:)") }
}

extension OptionalRequirement {
  static let activityViewControllerDataTypeIdentifierForActivityType = Self(number: 1, delegate: "UIActivityItemSource", method: "activityViewController(_: UIActivityViewController, dataTypeIdentifierForActivityType: UIActivity.ActivityType?)", line: "ActivityViewControllerDataTypeIdentifierForActivityType")
}
extension Implements {
  /// A class that implements `activityViewController(_:dataTypeIdentifierForActivityType:)`, although only its superclass conforms to `UIActivityItemSource`.
  @preconcurrency @MainActor
  public protocol ActivityViewControllerDataTypeIdentifierForActivityType: AnyObject {
    /// Called instead of the default implementation in `UIActivityItemSource`.
    func activityViewController(_ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?) -> String
  }
  /// Returns the delegate if its class declares that it implements `activityViewController(_:dataTypeIdentifierForActivityType:)`.
  @MainActor static func activityViewControllerDataTypeIdentifierForActivityType(_ delegate: any UIActivityItemSource) -> (any ActivityViewControllerDataTypeIdentifierForActivityType)? {
    if let delegate = delegate as? any ActivityViewControllerDataTypeIdentifierForActivityType { return delegate }
    notImplemented(.activityViewControllerDataTypeIdentifierForActivityType, by: delegate) { $0 is any UIActivityItemSource.Type }
    return nil
  }
}
extension Implements.ActivityViewControllerDataTypeIdentifierForActivityType {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no activityViewController(_:dataTypeIdentifierForActivityType:)")
  public func activityViewController(_ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?) -> String { preconditionFailure("ActivityViewControllerDataTypeIdentifierForActivityType without activityViewController(_:dataTypeIdentifierForActivityType:)") }
}

extension OptionalRequirement {
  static let activityViewControllerThumbnailImageForActivityTypeSuggestedSize = Self(number: 2, delegate: "UIActivityItemSource", method: "activityViewController(_: UIActivityViewController, thumbnailImageForActivityType: UIActivity.ActivityType?, suggestedSize: CGSize)", line: "ActivityViewControllerThumbnailImageForActivityTypeSuggestedSize")
}
extension Implements {
  /// A class that implements `activityViewController(_:thumbnailImageForActivityType:suggestedSize:)`, although only its superclass conforms to `UIActivityItemSource`.
  @preconcurrency @MainActor
  public protocol ActivityViewControllerThumbnailImageForActivityTypeSuggestedSize: AnyObject {
    /// Called instead of the default implementation in `UIActivityItemSource`.
    func activityViewController(_ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize) -> UIImage?
  }
  /// Returns the delegate if its class declares that it implements `activityViewController(_:thumbnailImageForActivityType:suggestedSize:)`.
  @MainActor static func activityViewControllerThumbnailImageForActivityTypeSuggestedSize(_ delegate: any UIActivityItemSource) -> (any ActivityViewControllerThumbnailImageForActivityTypeSuggestedSize)? {
    if let delegate = delegate as? any ActivityViewControllerThumbnailImageForActivityTypeSuggestedSize { return delegate }
    notImplemented(.activityViewControllerThumbnailImageForActivityTypeSuggestedSize, by: delegate) { $0 is any UIActivityItemSource.Type }
    return nil
  }
}
extension Implements.ActivityViewControllerThumbnailImageForActivityTypeSuggestedSize {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no activityViewController(_:thumbnailImageForActivityType:suggestedSize:)")
  public func activityViewController(_ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize) -> UIImage? { preconditionFailure("ActivityViewControllerThumbnailImageForActivityTypeSuggestedSize without activityViewController(_:thumbnailImageForActivityType:suggestedSize:)") }
}

// MARK: UIAdaptivePresentationControllerDelegate

extension OptionalRequirement {
  static let adaptivePresentationStyleForController = Self(number: 64, delegate: "UIAdaptivePresentationControllerDelegate", method: "adaptivePresentationStyle(for: UIPresentationController)", line: "AdaptivePresentationStyleForController")
}
extension Implements {
  /// A class that implements `adaptivePresentationStyle(for:)`, although only its superclass conforms to `UIAdaptivePresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol AdaptivePresentationStyleForController: AnyObject {
    /// Called instead of the default implementation in `UIAdaptivePresentationControllerDelegate`.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  }
  /// Returns the delegate if its class declares that it implements `adaptivePresentationStyle(for:)`.
  @MainActor static func adaptivePresentationStyleForController(_ delegate: any UIAdaptivePresentationControllerDelegate) -> (any AdaptivePresentationStyleForController)? {
    if let delegate = delegate as? any AdaptivePresentationStyleForController { return delegate }
    notImplemented(.adaptivePresentationStyleForController, by: delegate) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.AdaptivePresentationStyleForController {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no adaptivePresentationStyle(for:)")
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { preconditionFailure("AdaptivePresentationStyleForController without adaptivePresentationStyle(for:)") }
}

extension OptionalRequirement {
  static let adaptivePresentationStyleForControllerTraitCollection = Self(number: 65, delegate: "UIAdaptivePresentationControllerDelegate", method: "adaptivePresentationStyle(for: UIPresentationController, traitCollection: UITraitCollection)", line: "AdaptivePresentationStyleForControllerTraitCollection")
}
extension Implements {
  /// A class that implements `adaptivePresentationStyle(for:traitCollection:)`, although only its superclass conforms to `UIAdaptivePresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol AdaptivePresentationStyleForControllerTraitCollection: AnyObject {
    /// Called instead of the default implementation in `UIAdaptivePresentationControllerDelegate`.
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
  }
  /// Returns the delegate if its class declares that it implements `adaptivePresentationStyle(for:traitCollection:)`.
  @MainActor static func adaptivePresentationStyleForControllerTraitCollection(_ delegate: any UIAdaptivePresentationControllerDelegate) -> (any AdaptivePresentationStyleForControllerTraitCollection)? {
    if let delegate = delegate as? any AdaptivePresentationStyleForControllerTraitCollection { return delegate }
    notImplemented(.adaptivePresentationStyleForControllerTraitCollection, by: delegate) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.AdaptivePresentationStyleForControllerTraitCollection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no adaptivePresentationStyle(for:traitCollection:)")
  public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { preconditionFailure("AdaptivePresentationStyleForControllerTraitCollection without adaptivePresentationStyle(for:traitCollection:)") }
}

extension OptionalRequirement {
  static let presentationControllerPrepare = Self(number: 66, delegate: "UIAdaptivePresentationControllerDelegate", method: "presentationController(_: UIPresentationController, prepare: UIPresentationController)", line: "PresentationControllerPrepare")
}
extension Implements {
  /// A class that implements `presentationController(_:prepare:)`, although only its superclass conforms to `UIAdaptivePresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PresentationControllerPrepare: AnyObject {
    /// Called instead of the default implementation in `UIAdaptivePresentationControllerDelegate`.
    func presentationController(_ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)
  }
  /// Returns the delegate if its class declares that it implements `presentationController(_:prepare:)`.
  @MainActor static func presentationControllerPrepare(_ delegate: any UIAdaptivePresentationControllerDelegate) -> (any PresentationControllerPrepare)? {
    if let delegate = delegate as? any PresentationControllerPrepare { return delegate }
    notImplemented(.presentationControllerPrepare, by: delegate) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.PresentationControllerPrepare {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no presentationController(_:prepare:)")
  public func presentationController(_ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController) { preconditionFailure("PresentationControllerPrepare without presentationController(_:prepare:)") }
}

extension OptionalRequirement {
  static let presentationControllerViewControllerForAdaptivePresentationStyle = Self(number: 67, delegate: "UIAdaptivePresentationControllerDelegate", method: "presentationController(_: UIPresentationController, viewControllerForAdaptivePresentationStyle: UIModalPresentationStyle)", line: "PresentationControllerViewControllerForAdaptivePresentationStyle")
}
extension Implements {
  /// A class that implements `presentationController(_:viewControllerForAdaptivePresentationStyle:)`, although only its superclass conforms to `UIAdaptivePresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PresentationControllerViewControllerForAdaptivePresentationStyle: AnyObject {
    /// Called instead of the default implementation in `UIAdaptivePresentationControllerDelegate`.
    func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController?
  }
  /// Returns the delegate if its class declares that it implements `presentationController(_:viewControllerForAdaptivePresentationStyle:)`.
  @MainActor static func presentationControllerViewControllerForAdaptivePresentationStyle(_ delegate: any UIAdaptivePresentationControllerDelegate) -> (any PresentationControllerViewControllerForAdaptivePresentationStyle)? {
    if let delegate = delegate as? any PresentationControllerViewControllerForAdaptivePresentationStyle { return delegate }
    notImplemented(.presentationControllerViewControllerForAdaptivePresentationStyle, by: delegate) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.PresentationControllerViewControllerForAdaptivePresentationStyle {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no presentationController(_:viewControllerForAdaptivePresentationStyle:)")
  public func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController? { preconditionFailure("PresentationControllerViewControllerForAdaptivePresentationStyle without presentationController(_:viewControllerForAdaptivePresentationStyle:)") }
}

extension OptionalRequirement {
  static let presentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator = Self(number: 68, delegate: "UIAdaptivePresentationControllerDelegate", method: "presentationController(_: UIPresentationController, willPresentWithAdaptiveStyle: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)", line: "PresentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator")
}
extension Implements {
  /// A class that implements `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)`, although only its superclass conforms to `UIAdaptivePresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PresentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator: AnyObject {
    /// Called instead of the default implementation in `UIAdaptivePresentationControllerDelegate`.
    func presentationController(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  }
  /// Returns the delegate if its class declares that it implements `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)`.
  @MainActor static func presentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator(_ delegate: any UIAdaptivePresentationControllerDelegate) -> (any PresentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator)? {
    if let delegate = delegate as? any PresentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator { return delegate }
    notImplemented(.presentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator, by: delegate) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.PresentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)")
  public func presentationController(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?) { preconditionFailure("PresentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator without presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)") }
}

extension OptionalRequirement {
  static let presentationControllerShouldDismiss = Self(number: 69, delegate: "UIAdaptivePresentationControllerDelegate", method: "presentationControllerShouldDismiss(_: UIPresentationController)", line: "PresentationControllerShouldDismiss")
}
extension Implements {
  /// A class that implements `presentationControllerShouldDismiss(_:)`, although only its superclass conforms to `UIAdaptivePresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PresentationControllerShouldDismiss: AnyObject {
    /// Called instead of the default implementation in `UIAdaptivePresentationControllerDelegate`.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `presentationControllerShouldDismiss(_:)`.
  @MainActor static func presentationControllerShouldDismiss(_ delegate: any UIAdaptivePresentationControllerDelegate) -> (any PresentationControllerShouldDismiss)? {
    if let delegate = delegate as? any PresentationControllerShouldDismiss { return delegate }
    notImplemented(.presentationControllerShouldDismiss, by: delegate) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.PresentationControllerShouldDismiss {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no presentationControllerShouldDismiss(_:)")
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { preconditionFailure("PresentationControllerShouldDismiss without presentationControllerShouldDismiss(_:)") }
}

extension OptionalRequirement {
  static let presentationControllerWillDismiss = Self(number: 70, delegate: "UIAdaptivePresentationControllerDelegate", method: "presentationControllerWillDismiss(_: UIPresentationController)", line: "PresentationControllerWillDismiss")
}
extension Implements {
  /// A class that implements `presentationControllerWillDismiss(_:)`, although only its superclass conforms to `UIAdaptivePresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PresentationControllerWillDismiss: AnyObject {
    /// Called instead of the default implementation in `UIAdaptivePresentationControllerDelegate`.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  }
  /// Returns the delegate if its class declares that it implements `presentationControllerWillDismiss(_:)`.
  @MainActor static func presentationControllerWillDismiss(_ delegate: any UIAdaptivePresentationControllerDelegate) -> (any PresentationControllerWillDismiss)? {
    if let delegate = delegate as? any PresentationControllerWillDismiss { return delegate }
    notImplemented(.presentationControllerWillDismiss, by: delegate) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.PresentationControllerWillDismiss {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no presentationControllerWillDismiss(_:)")
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { preconditionFailure("PresentationControllerWillDismiss without presentationControllerWillDismiss(_:)") }
}

extension OptionalRequirement {
  static let presentationControllerDidDismiss = Self(number: 71, delegate: "UIAdaptivePresentationControllerDelegate", method: "presentationControllerDidDismiss(_: UIPresentationController)", line: "PresentationControllerDidDismiss")
}
extension Implements {
  /// A class that implements `presentationControllerDidDismiss(_:)`, although only its superclass conforms to `UIAdaptivePresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PresentationControllerDidDismiss: AnyObject {
    /// Called instead of the default implementation in `UIAdaptivePresentationControllerDelegate`.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  }
  /// Returns the delegate if its class declares that it implements `presentationControllerDidDismiss(_:)`.
  @MainActor static func presentationControllerDidDismiss(_ delegate: any UIAdaptivePresentationControllerDelegate) -> (any PresentationControllerDidDismiss)? {
    if let delegate = delegate as? any PresentationControllerDidDismiss { return delegate }
    notImplemented(.presentationControllerDidDismiss, by: delegate) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.PresentationControllerDidDismiss {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no presentationControllerDidDismiss(_:)")
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { preconditionFailure("PresentationControllerDidDismiss without presentationControllerDidDismiss(_:)") }
}

extension OptionalRequirement {
  static let presentationControllerDidAttemptToDismiss = Self(number: 72, delegate: "UIAdaptivePresentationControllerDelegate", method: "presentationControllerDidAttemptToDismiss(_: UIPresentationController)", line: "PresentationControllerDidAttemptToDismiss")
}
extension Implements {
  /// A class that implements `presentationControllerDidAttemptToDismiss(_:)`, although only its superclass conforms to `UIAdaptivePresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PresentationControllerDidAttemptToDismiss: AnyObject {
    /// Called instead of the default implementation in `UIAdaptivePresentationControllerDelegate`.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  }
  /// Returns the delegate if its class declares that it implements `presentationControllerDidAttemptToDismiss(_:)`.
  @MainActor static func presentationControllerDidAttemptToDismiss(_ delegate: any UIAdaptivePresentationControllerDelegate) -> (any PresentationControllerDidAttemptToDismiss)? {
    if let delegate = delegate as? any PresentationControllerDidAttemptToDismiss { return delegate }
    notImplemented(.presentationControllerDidAttemptToDismiss, by: delegate) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.PresentationControllerDidAttemptToDismiss {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no presentationControllerDidAttemptToDismiss(_:)")
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { preconditionFailure("PresentationControllerDidAttemptToDismiss without presentationControllerDidAttemptToDismiss(_:)") }
}

// MARK: UIApplicationDelegate

extension OptionalRequirement {
  static let applicationWillFinishLaunchingWithOptions = Self(number: 128, delegate: "UIApplicationDelegate", method: "application(_: UIApplication, willFinishLaunchingWithOptions: [UIApplication.LaunchOptionsKey: Any]?)", line: "ApplicationWillFinishLaunchingWithOptions")
}
extension Implements {
  /// A class that implements `application(_:willFinishLaunchingWithOptions:)`, although only its superclass conforms to `UIApplicationDelegate`.
  @preconcurrency @MainActor
  public protocol ApplicationWillFinishLaunchingWithOptions: AnyObject {
    /// Called instead of the default implementation in `UIApplicationDelegate`.
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `application(_:willFinishLaunchingWithOptions:)`.
  @MainActor static func applicationWillFinishLaunchingWithOptions(_ delegate: any UIApplicationDelegate) -> (any ApplicationWillFinishLaunchingWithOptions)? {
    if let delegate = delegate as? any ApplicationWillFinishLaunchingWithOptions { return delegate }
    notImplemented(.applicationWillFinishLaunchingWithOptions, by: delegate) { $0 is any UIApplicationDelegate.Type }
    return nil
  }
}
extension Implements.ApplicationWillFinishLaunchingWithOptions {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no application(_:willFinishLaunchingWithOptions:)")
  public func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { preconditionFailure("ApplicationWillFinishLaunchingWithOptions without application(_:willFinishLaunchingWithOptions:)") }
}

extension OptionalRequirement {
  static let applicationDidFinishLaunchingWithOptions = Self(number: 129, delegate: "UIApplicationDelegate", method: "application(_: UIApplication, didFinishLaunchingWithOptions: [UIApplication.LaunchOptionsKey: Any]?)", line: "ApplicationDidFinishLaunchingWithOptions")
}
extension Implements {
  /// A class that implements `application(_:didFinishLaunchingWithOptions:)`, although only its superclass conforms to `UIApplicationDelegate`.
  @preconcurrency @MainActor
  public protocol ApplicationDidFinishLaunchingWithOptions: AnyObject {
    /// Called instead of the default implementation in `UIApplicationDelegate`.
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `application(_:didFinishLaunchingWithOptions:)`.
  @MainActor static func applicationDidFinishLaunchingWithOptions(_ delegate: any UIApplicationDelegate) -> (any ApplicationDidFinishLaunchingWithOptions)? {
    if let delegate = delegate as? any ApplicationDidFinishLaunchingWithOptions { return delegate }
    notImplemented(.applicationDidFinishLaunchingWithOptions, by: delegate) { $0 is any UIApplicationDelegate.Type }
    return nil
  }
}
extension Implements.ApplicationDidFinishLaunchingWithOptions {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no application(_:didFinishLaunchingWithOptions:)")
  public func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { preconditionFailure("ApplicationDidFinishLaunchingWithOptions without application(_:didFinishLaunchingWithOptions:)") }
}

extension OptionalRequirement {
  static let applicationDidFinishLaunching = Self(number: 130, delegate: "UIApplicationDelegate", method: "applicationDidFinishLaunching(_: UIApplication)", line: "ApplicationDidFinishLaunching")
}
extension Implements {
  /// A class that implements `applicationDidFinishLaunching(_:)`, although only its superclass conforms to `UIApplicationDelegate`.
  @preconcurrency @MainActor
  public protocol ApplicationDidFinishLaunching: AnyObject {
    /// Called instead of the default implementation in `UIApplicationDelegate`.
    func applicationDidFinishLaunching(_ application: UIApplication)
  }
  /// Returns the delegate if its class declares that it implements `applicationDidFinishLaunching(_:)`.
  @MainActor static func applicationDidFinishLaunching(_ delegate: any UIApplicationDelegate) -> (any ApplicationDidFinishLaunching)? {
    if let delegate = delegate as? any ApplicationDidFinishLaunching { return delegate }
    notImplemented(.applicationDidFinishLaunching, by: delegate) { $0 is any UIApplicationDelegate.Type }
    return nil
  }
}
extension Implements.ApplicationDidFinishLaunching {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no applicationDidFinishLaunching(_:)")
  public func applicationDidFinishLaunching(_ application: UIApplication) { preconditionFailure("ApplicationDidFinishLaunching without applicationDidFinishLaunching(_:)") }
}

extension OptionalRequirement {
  static let applicationDidBecomeActive = Self(number: 131, delegate: "UIApplicationDelegate", method: "applicationDidBecomeActive(_: UIApplication)", line: "ApplicationDidBecomeActive")
}
extension Implements {
  /// A class that implements `applicationDidBecomeActive(_:)`, although only its superclass conforms to `UIApplicationDelegate`.
  @preconcurrency @MainActor
  public protocol ApplicationDidBecomeActive: AnyObject {
    /// Called instead of the default implementation in `UIApplicationDelegate`.
    func applicationDidBecomeActive(_ application: UIApplication)
  }
  /// Returns the delegate if its class declares that it implements `applicationDidBecomeActive(_:)`.
  @MainActor static func applicationDidBecomeActive(_ delegate: any UIApplicationDelegate) -> (any ApplicationDidBecomeActive)? {
    if let delegate = delegate as? any ApplicationDidBecomeActive { return delegate }
    notImplemented(.applicationDidBecomeActive, by: delegate) { $0 is any UIApplicationDelegate.Type }
    return nil
  }
}
extension Implements.ApplicationDidBecomeActive {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no applicationDidBecomeActive(_:)")
  public func applicationDidBecomeActive(_ application: UIApplication) { preconditionFailure("ApplicationDidBecomeActive without applicationDidBecomeActive(_:)") }
}

extension OptionalRequirement {
  static let applicationWillResignActive = Self(number: 132, delegate: "UIApplicationDelegate", method: "applicationWillResignActive(_: UIApplication)", line: "ApplicationWillResignActive")
}
extension Implements {
  /// A class that implements `applicationWillResignActive(_:)`, although only its superclass conforms to `UIApplicationDelegate`.
  @preconcurrency @MainActor
  public protocol ApplicationWillResignActive: AnyObject {
    /// Called instead of the default implementation in `UIApplicationDelegate`.
    func applicationWillResignActive(_ application: UIApplication)
  }
  /// Returns the delegate if its class declares that it implements `applicationWillResignActive(_:)`.
  @MainActor static func applicationWillResignActive(_ delegate: any UIApplicationDelegate) -> (any ApplicationWillResignActive)? {
    if let delegate = delegate as? any ApplicationWillResignActive { return delegate }
    notImplemented(.applicationWillResignActive, by: delegate) { $0 is any UIApplicationDelegate.Type }
    return nil
  }
}
extension Implements.ApplicationWillResignActive {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no applicationWillResignActive(_:)")
  public func applicationWillResignActive(_ application: UIApplication) { preconditionFailure("ApplicationWillResignActive without applicationWillResignActive(_:)") }
}

extension OptionalRequirement {
  static let applicationDidEnterBackground = Self(number: 133, delegate: "UIApplicationDelegate", method: "applicationDidEnterBackground(_: UIApplication)", line: "ApplicationDidEnterBackground")
}
extension Implements {
  /// A class that implements `applicationDidEnterBackground(_:)`, although only its superclass conforms to `UIApplicationDelegate`.
  @preconcurrency @MainActor
  public protocol ApplicationDidEnterBackground: AnyObject {
    /// Called instead of the default implementation in `UIApplicationDelegate`.
    func applicationDidEnterBackground(_ application: UIApplication)
  }
  /// Returns the delegate if its class declares that it implements `applicationDidEnterBackground(_:)`.
  @MainActor static func applicationDidEnterBackground(_ delegate: any UIApplicationDelegate) -> (any ApplicationDidEnterBackground)? {
    if let delegate = delegate as? any ApplicationDidEnterBackground { return delegate }
    notImplemented(.applicationDidEnterBackground, by: delegate) { $0 is any UIApplicationDelegate.Type }
    return nil
  }
}
extension Implements.ApplicationDidEnterBackground {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no applicationDidEnterBackground(_:)")
  public func applicationDidEnterBackground(_ application: UIApplication) { preconditionFailure("ApplicationDidEnterBackground without applicationDidEnterBackground(_:)") }
}

extension OptionalRequirement {
  static let applicationWillEnterForeground = Self(number: 134, delegate: "UIApplicationDelegate", method: "applicationWillEnterForeground(_: UIApplication)", line: "ApplicationWillEnterForeground")
}
extension Implements {
  /// A class that implements `applicationWillEnterForeground(_:)`, although only its superclass conforms to `UIApplicationDelegate`.
  @preconcurrency @MainActor
  public protocol ApplicationWillEnterForeground: AnyObject {
    /// Called instead of the default implementation in `UIApplicationDelegate`.
    func applicationWillEnterForeground(_ application: UIApplication)
  }
  /// Returns the delegate if its class declares that it implements `applicationWillEnterForeground(_:)`.
  @MainActor static func applicationWillEnterForeground(_ delegate: any UIApplicationDelegate) -> (any ApplicationWillEnterForeground)? {
    if let delegate = delegate as? any ApplicationWillEnterForeground { return delegate }
    notImplemented(.applicationWillEnterForeground, by: delegate) { $0 is any UIApplicationDelegate.Type }
    return nil
  }
}
extension Implements.ApplicationWillEnterForeground {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no applicationWillEnterForeground(_:)")
  public func applicationWillEnterForeground(_ application: UIApplication) { preconditionFailure("ApplicationWillEnterForeground without applicationWillEnterForeground(_:)") }
}

extension OptionalRequirement {
  static let applicationWillTerminate = Self(number: 135, delegate: "UIApplicationDelegate", method: "applicationWillTerminate(_: UIApplication)", line: "ApplicationWillTerminate")
}
extension Implements {
  /// A class that implements `applicationWillTerminate(_:)`, although only its superclass conforms to `UIApplicationDelegate`.
  @preconcurrency @MainActor
  public protocol ApplicationWillTerminate: AnyObject {
    /// Called instead of the default implementation in `UIApplicationDelegate`.
    func applicationWillTerminate(_ application: UIApplication)
  }
  /// Returns the delegate if its class declares that it implements `applicationWillTerminate(_:)`.
  @MainActor static func applicationWillTerminate(_ delegate: any UIApplicationDelegate) -> (any ApplicationWillTerminate)? {
    if let delegate = delegate as? any ApplicationWillTerminate { return delegate }
    notImplemented(.applicationWillTerminate, by: delegate) { $0 is any UIApplicationDelegate.Type }
    return nil
  }
}
extension Implements.ApplicationWillTerminate {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no applicationWillTerminate(_:)")
  public func applicationWillTerminate(_ application: UIApplication) { preconditionFailure("ApplicationWillTerminate without applicationWillTerminate(_:)") }
}

extension OptionalRequirement {
  static let applicationDidReceiveMemoryWarning = Self(number: 136, delegate: "UIApplicationDelegate", method: "applicationDidReceiveMemoryWarning(_: UIApplication)", line: "ApplicationDidReceiveMemoryWarning")
}
extension Implements {
  /// A class that implements `applicationDidReceiveMemoryWarning(_:)`, although only its superclass conforms to `UIApplicationDelegate`.
  @preconcurrency @MainActor
  public protocol ApplicationDidReceiveMemoryWarning: AnyObject {
    /// Called instead of the default implementation in `UIApplicationDelegate`.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  }
  /// Returns the delegate if its class declares that it implements `applicationDidReceiveMemoryWarning(_:)`.
  @MainActor static func applicationDidReceiveMemoryWarning(_ delegate: any UIApplicationDelegate) -> (any ApplicationDidReceiveMemoryWarning)? {
    if let delegate = delegate as? any ApplicationDidReceiveMemoryWarning { return delegate }
    notImplemented(.applicationDidReceiveMemoryWarning, by: delegate) { $0 is any UIApplicationDelegate.Type }
    return nil
  }
}
extension Implements.ApplicationDidReceiveMemoryWarning {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no applicationDidReceiveMemoryWarning(_:)")
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) { preconditionFailure("ApplicationDidReceiveMemoryWarning without applicationDidReceiveMemoryWarning(_:)") }
}

extension OptionalRequirement {
  static let applicationOpenOptions = Self(number: 137, delegate: "UIApplicationDelegate", method: "application(_: UIApplication, open: URL, options: [UIApplication.OpenURLOptionsKey: Any])", line: "ApplicationOpenOptions")
}
extension Implements {
  /// A class that implements `application(_:open:options:)`, although only its superclass conforms to `UIApplicationDelegate`.
  @preconcurrency @MainActor
  public protocol ApplicationOpenOptions: AnyObject {
    /// Called instead of the default implementation in `UIApplicationDelegate`.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `application(_:open:options:)`.
  @MainActor static func applicationOpenOptions(_ delegate: any UIApplicationDelegate) -> (any ApplicationOpenOptions)? {
    if let delegate = delegate as? any ApplicationOpenOptions { return delegate }
    notImplemented(.applicationOpenOptions, by: delegate) { $0 is any UIApplicationDelegate.Type }
    return nil
  }
}
extension Implements.ApplicationOpenOptions {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no application(_:open:options:)")
  public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { preconditionFailure("ApplicationOpenOptions without application(_:open:options:)") }
}

extension OptionalRequirement {
  static let applicationSupportedInterfaceOrientationsFor = Self(number: 138, delegate: "UIApplicationDelegate", method: "application(_: UIApplication, supportedInterfaceOrientationsFor: UIWindow?)", line: "ApplicationSupportedInterfaceOrientationsFor")
}
extension Implements {
  /// A class that implements `application(_:supportedInterfaceOrientationsFor:)`, although only its superclass conforms to `UIApplicationDelegate`.
  @preconcurrency @MainActor
  public protocol ApplicationSupportedInterfaceOrientationsFor: AnyObject {
    /// Called instead of the default implementation in `UIApplicationDelegate`.
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
  }
  /// Returns the delegate if its class declares that it implements `application(_:supportedInterfaceOrientationsFor:)`.
  @MainActor static func applicationSupportedInterfaceOrientationsFor(_ delegate: any UIApplicationDelegate) -> (any ApplicationSupportedInterfaceOrientationsFor)? {
    if let delegate = delegate as? any ApplicationSupportedInterfaceOrientationsFor { return delegate }
    notImplemented(.applicationSupportedInterfaceOrientationsFor, by: delegate) { $0 is any UIApplicationDelegate.Type }
    return nil
  }
}
extension Implements.ApplicationSupportedInterfaceOrientationsFor {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no application(_:supportedInterfaceOrientationsFor:)")
  public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { preconditionFailure("ApplicationSupportedInterfaceOrientationsFor without application(_:supportedInterfaceOrientationsFor:)") }
}

extension OptionalRequirement {
  static let applicationConfigurationForConnectingOptions = Self(number: 139, delegate: "UIApplicationDelegate", method: "application(_: UIApplication, configurationForConnecting: UISceneSession, options: UIScene.ConnectionOptions)", line: "ApplicationConfigurationForConnectingOptions")
}
extension Implements {
  /// A class that implements `application(_:configurationForConnecting:options:)`, although only its superclass conforms to `UIApplicationDelegate`.
  @preconcurrency @MainActor
  public protocol ApplicationConfigurationForConnectingOptions: AnyObject {
    /// Called instead of the default implementation in `UIApplicationDelegate`.
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration
  }
  /// Returns the delegate if its class declares that it implements `application(_:configurationForConnecting:options:)`.
  @MainActor static func applicationConfigurationForConnectingOptions(_ delegate: any UIApplicationDelegate) -> (any ApplicationConfigurationForConnectingOptions)? {
    if let delegate = delegate as? any ApplicationConfigurationForConnectingOptions { return delegate }
    notImplemented(.applicationConfigurationForConnectingOptions, by: delegate) { $0 is any UIApplicationDelegate.Type }
    return nil
  }
}
extension Implements.ApplicationConfigurationForConnectingOptions {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no application(_:configurationForConnecting:options:)")
  public func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration { preconditionFailure("ApplicationConfigurationForConnectingOptions without application(_:configurationForConnecting:options:)") }
}

// MARK: UIBarPositioningDelegate

extension OptionalRequirement {
  static let positionForBar = Self(number: 192, delegate: "UIBarPositioningDelegate", method: "position(for: any UIBarPositioning)", line: "PositionForBar")
}
extension Implements {
  /// A class that implements `position(for:)`, although only its superclass conforms to `UIBarPositioningDelegate`.
  @preconcurrency @MainActor
  public protocol PositionForBar: AnyObject {
    /// Called instead of the default implementation in `UIBarPositioningDelegate`.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
  }
  /// Returns the delegate if its class declares that it implements `position(for:)`.
  @MainActor static func positionForBar(_ delegate: any UIBarPositioningDelegate) -> (any PositionForBar)? {
    if let delegate = delegate as? any PositionForBar { return delegate }
    notImplemented(.positionForBar, by: delegate) { $0 is any UIBarPositioningDelegate.Type }
    return nil
  }
}
extension Implements.PositionForBar {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no position(for:)")
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { preconditionFailure("PositionForBar without position(for:)") }
}

// MARK: UICollectionViewDataSource

extension OptionalRequirement {
  static let numberOfSectionsInCollectionView = Self(number: 256, delegate: "UICollectionViewDataSource", method: "numberOfSections(in: UICollectionView)", line: "NumberOfSectionsInCollectionView")
}
extension Implements {
  /// A class that implements `numberOfSections(in:)`, although only its superclass conforms to `UICollectionViewDataSource`.
  @preconcurrency @MainActor
  public protocol NumberOfSectionsInCollectionView: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDataSource`.
    func numberOfSections(in collectionView: UICollectionView) -> Int
  }
  /// Returns the delegate if its class declares that it implements `numberOfSections(in:)`.
  @MainActor static func numberOfSectionsInCollectionView(_ delegate: any UICollectionViewDataSource) -> (any NumberOfSectionsInCollectionView)? {
    if let delegate = delegate as? any NumberOfSectionsInCollectionView { return delegate }
    notImplemented(.numberOfSectionsInCollectionView, by: delegate) { $0 is any UICollectionViewDataSource.Type }
    return nil
  }
}
extension Implements.NumberOfSectionsInCollectionView {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no numberOfSections(in:)")
  public func numberOfSections(in collectionView: UICollectionView) -> Int { preconditionFailure("NumberOfSectionsInCollectionView without numberOfSections(in:)") }
}

extension OptionalRequirement {
  static let collectionViewViewForSupplementaryElementOfKindAtIndexPath = Self(number: 257, delegate: "UICollectionViewDataSource", method: "collectionView(_: UICollectionView, viewForSupplementaryElementOfKind: String, at: IndexPath)", line: "CollectionViewViewForSupplementaryElementOfKindAtIndexPath")
}
extension Implements {
  /// A class that implements `collectionView(_:viewForSupplementaryElementOfKind:at:)`, although only its superclass conforms to `UICollectionViewDataSource`.
  @preconcurrency @MainActor
  public protocol CollectionViewViewForSupplementaryElementOfKindAtIndexPath: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDataSource`.
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:viewForSupplementaryElementOfKind:at:)`.
  @MainActor static func collectionViewViewForSupplementaryElementOfKindAtIndexPath(_ delegate: any UICollectionViewDataSource) -> (any CollectionViewViewForSupplementaryElementOfKindAtIndexPath)? {
    if let delegate = delegate as? any CollectionViewViewForSupplementaryElementOfKindAtIndexPath { return delegate }
    notImplemented(.collectionViewViewForSupplementaryElementOfKindAtIndexPath, by: delegate) { $0 is any UICollectionViewDataSource.Type }
    return nil
  }
}
extension Implements.CollectionViewViewForSupplementaryElementOfKindAtIndexPath {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:viewForSupplementaryElementOfKind:at:)")
  public func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { preconditionFailure("CollectionViewViewForSupplementaryElementOfKindAtIndexPath without collectionView(_:viewForSupplementaryElementOfKind:at:)") }
}

extension OptionalRequirement {
  static let collectionViewCanMoveItemAt = Self(number: 258, delegate: "UICollectionViewDataSource", method: "collectionView(_: UICollectionView, canMoveItemAt: IndexPath)", line: "CollectionViewCanMoveItemAt")
}
extension Implements {
  /// A class that implements `collectionView(_:canMoveItemAt:)`, although only its superclass conforms to `UICollectionViewDataSource`.
  @preconcurrency @MainActor
  public protocol CollectionViewCanMoveItemAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDataSource`.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:canMoveItemAt:)`.
  @MainActor static func collectionViewCanMoveItemAt(_ delegate: any UICollectionViewDataSource) -> (any CollectionViewCanMoveItemAt)? {
    if let delegate = delegate as? any CollectionViewCanMoveItemAt { return delegate }
    notImplemented(.collectionViewCanMoveItemAt, by: delegate) { $0 is any UICollectionViewDataSource.Type }
    return nil
  }
}
extension Implements.CollectionViewCanMoveItemAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:canMoveItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { preconditionFailure("CollectionViewCanMoveItemAt without collectionView(_:canMoveItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewMoveItemAtToDestinationIndexPath = Self(number: 259, delegate: "UICollectionViewDataSource", method: "collectionView(_: UICollectionView, moveItemAt: IndexPath, to: IndexPath)", line: "CollectionViewMoveItemAtToDestinationIndexPath")
}
extension Implements {
  /// A class that implements `collectionView(_:moveItemAt:to:)`, although only its superclass conforms to `UICollectionViewDataSource`.
  @preconcurrency @MainActor
  public protocol CollectionViewMoveItemAtToDestinationIndexPath: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDataSource`.
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:moveItemAt:to:)`.
  @MainActor static func collectionViewMoveItemAtToDestinationIndexPath(_ delegate: any UICollectionViewDataSource) -> (any CollectionViewMoveItemAtToDestinationIndexPath)? {
    if let delegate = delegate as? any CollectionViewMoveItemAtToDestinationIndexPath { return delegate }
    notImplemented(.collectionViewMoveItemAtToDestinationIndexPath, by: delegate) { $0 is any UICollectionViewDataSource.Type }
    return nil
  }
}
extension Implements.CollectionViewMoveItemAtToDestinationIndexPath {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:moveItemAt:to:)")
  public func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { preconditionFailure("CollectionViewMoveItemAtToDestinationIndexPath without collectionView(_:moveItemAt:to:)") }
}

// MARK: UICollectionViewDataSourcePrefetching

extension OptionalRequirement {
  static let collectionViewCancelPrefetchingForItemsAt = Self(number: 320, delegate: "UICollectionViewDataSourcePrefetching", method: "collectionView(_: UICollectionView, cancelPrefetchingForItemsAt: [IndexPath])", line: "CollectionViewCancelPrefetchingForItemsAt")
}
extension Implements {
  /// A class that implements `collectionView(_:cancelPrefetchingForItemsAt:)`, although only its superclass conforms to `UICollectionViewDataSourcePrefetching`.
  @preconcurrency @MainActor
  public protocol CollectionViewCancelPrefetchingForItemsAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDataSourcePrefetching`.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:cancelPrefetchingForItemsAt:)`.
  @MainActor static func collectionViewCancelPrefetchingForItemsAt(_ delegate: any UICollectionViewDataSourcePrefetching) -> (any CollectionViewCancelPrefetchingForItemsAt)? {
    if let delegate = delegate as? any CollectionViewCancelPrefetchingForItemsAt { return delegate }
    notImplemented(.collectionViewCancelPrefetchingForItemsAt, by: delegate) { $0 is any UICollectionViewDataSourcePrefetching.Type }
    return nil
  }
}
extension Implements.CollectionViewCancelPrefetchingForItemsAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:cancelPrefetchingForItemsAt:)")
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) { preconditionFailure("CollectionViewCancelPrefetchingForItemsAt without collectionView(_:cancelPrefetchingForItemsAt:)") }
}

// MARK: UICollectionViewDelegate

extension OptionalRequirement {
  static let collectionViewShouldHighlightItemAt = Self(number: 384, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, shouldHighlightItemAt: IndexPath)", line: "CollectionViewShouldHighlightItemAt")
}
extension Implements {
  /// A class that implements `collectionView(_:shouldHighlightItemAt:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewShouldHighlightItemAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:shouldHighlightItemAt:)`.
  @MainActor static func collectionViewShouldHighlightItemAt(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewShouldHighlightItemAt)? {
    if let delegate = delegate as? any CollectionViewShouldHighlightItemAt { return delegate }
    notImplemented(.collectionViewShouldHighlightItemAt, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewShouldHighlightItemAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:shouldHighlightItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { preconditionFailure("CollectionViewShouldHighlightItemAt without collectionView(_:shouldHighlightItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewDidHighlightItemAt = Self(number: 385, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, didHighlightItemAt: IndexPath)", line: "CollectionViewDidHighlightItemAt")
}
extension Implements {
  /// A class that implements `collectionView(_:didHighlightItemAt:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewDidHighlightItemAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:didHighlightItemAt:)`.
  @MainActor static func collectionViewDidHighlightItemAt(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewDidHighlightItemAt)? {
    if let delegate = delegate as? any CollectionViewDidHighlightItemAt { return delegate }
    notImplemented(.collectionViewDidHighlightItemAt, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewDidHighlightItemAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:didHighlightItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { preconditionFailure("CollectionViewDidHighlightItemAt without collectionView(_:didHighlightItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewDidUnhighlightItemAt = Self(number: 386, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, didUnhighlightItemAt: IndexPath)", line: "CollectionViewDidUnhighlightItemAt")
}
extension Implements {
  /// A class that implements `collectionView(_:didUnhighlightItemAt:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewDidUnhighlightItemAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:didUnhighlightItemAt:)`.
  @MainActor static func collectionViewDidUnhighlightItemAt(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewDidUnhighlightItemAt)? {
    if let delegate = delegate as? any CollectionViewDidUnhighlightItemAt { return delegate }
    notImplemented(.collectionViewDidUnhighlightItemAt, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewDidUnhighlightItemAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:didUnhighlightItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { preconditionFailure("CollectionViewDidUnhighlightItemAt without collectionView(_:didUnhighlightItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewShouldSelectItemAt = Self(number: 387, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, shouldSelectItemAt: IndexPath)", line: "CollectionViewShouldSelectItemAt")
}
extension Implements {
  /// A class that implements `collectionView(_:shouldSelectItemAt:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewShouldSelectItemAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:shouldSelectItemAt:)`.
  @MainActor static func collectionViewShouldSelectItemAt(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewShouldSelectItemAt)? {
    if let delegate = delegate as? any CollectionViewShouldSelectItemAt { return delegate }
    notImplemented(.collectionViewShouldSelectItemAt, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewShouldSelectItemAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:shouldSelectItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { preconditionFailure("CollectionViewShouldSelectItemAt without collectionView(_:shouldSelectItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewShouldDeselectItemAt = Self(number: 388, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, shouldDeselectItemAt: IndexPath)", line: "CollectionViewShouldDeselectItemAt")
}
extension Implements {
  /// A class that implements `collectionView(_:shouldDeselectItemAt:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewShouldDeselectItemAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:shouldDeselectItemAt:)`.
  @MainActor static func collectionViewShouldDeselectItemAt(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewShouldDeselectItemAt)? {
    if let delegate = delegate as? any CollectionViewShouldDeselectItemAt { return delegate }
    notImplemented(.collectionViewShouldDeselectItemAt, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewShouldDeselectItemAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:shouldDeselectItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { preconditionFailure("CollectionViewShouldDeselectItemAt without collectionView(_:shouldDeselectItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewDidSelectItemAt = Self(number: 389, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, didSelectItemAt: IndexPath)", line: "CollectionViewDidSelectItemAt")
}
extension Implements {
  /// A class that implements `collectionView(_:didSelectItemAt:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewDidSelectItemAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:didSelectItemAt:)`.
  @MainActor static func collectionViewDidSelectItemAt(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewDidSelectItemAt)? {
    if let delegate = delegate as? any CollectionViewDidSelectItemAt { return delegate }
    notImplemented(.collectionViewDidSelectItemAt, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewDidSelectItemAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:didSelectItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { preconditionFailure("CollectionViewDidSelectItemAt without collectionView(_:didSelectItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewDidDeselectItemAt = Self(number: 390, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, didDeselectItemAt: IndexPath)", line: "CollectionViewDidDeselectItemAt")
}
extension Implements {
  /// A class that implements `collectionView(_:didDeselectItemAt:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewDidDeselectItemAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:didDeselectItemAt:)`.
  @MainActor static func collectionViewDidDeselectItemAt(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewDidDeselectItemAt)? {
    if let delegate = delegate as? any CollectionViewDidDeselectItemAt { return delegate }
    notImplemented(.collectionViewDidDeselectItemAt, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewDidDeselectItemAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:didDeselectItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { preconditionFailure("CollectionViewDidDeselectItemAt without collectionView(_:didDeselectItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewWillDisplayForItemAt = Self(number: 391, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, willDisplay: UICollectionViewCell, forItemAt: IndexPath)", line: "CollectionViewWillDisplayForItemAt")
}
extension Implements {
  /// A class that implements `collectionView(_:willDisplay:forItemAt:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewWillDisplayForItemAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:willDisplay:forItemAt:)`.
  @MainActor static func collectionViewWillDisplayForItemAt(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewWillDisplayForItemAt)? {
    if let delegate = delegate as? any CollectionViewWillDisplayForItemAt { return delegate }
    notImplemented(.collectionViewWillDisplayForItemAt, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewWillDisplayForItemAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:willDisplay:forItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { preconditionFailure("CollectionViewWillDisplayForItemAt without collectionView(_:willDisplay:forItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewDidEndDisplayingForItemAt = Self(number: 392, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, didEndDisplaying: UICollectionViewCell, forItemAt: IndexPath)", line: "CollectionViewDidEndDisplayingForItemAt")
}
extension Implements {
  /// A class that implements `collectionView(_:didEndDisplaying:forItemAt:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewDidEndDisplayingForItemAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:didEndDisplaying:forItemAt:)`.
  @MainActor static func collectionViewDidEndDisplayingForItemAt(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewDidEndDisplayingForItemAt)? {
    if let delegate = delegate as? any CollectionViewDidEndDisplayingForItemAt { return delegate }
    notImplemented(.collectionViewDidEndDisplayingForItemAt, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewDidEndDisplayingForItemAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:didEndDisplaying:forItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { preconditionFailure("CollectionViewDidEndDisplayingForItemAt without collectionView(_:didEndDisplaying:forItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath = Self(number: 393, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, willDisplaySupplementaryView: UICollectionReusableView, forElementKind: String, at: IndexPath)", line: "CollectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath")
}
extension Implements {
  /// A class that implements `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`.
  @MainActor static func collectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath)? {
    if let delegate = delegate as? any CollectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath { return delegate }
    notImplemented(.collectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:willDisplaySupplementaryView:forElementKind:at:)")
  public func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) { preconditionFailure("CollectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath without collectionView(_:willDisplaySupplementaryView:forElementKind:at:)") }
}

extension OptionalRequirement {
  static let collectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath = Self(number: 394, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, didEndDisplayingSupplementaryView: UICollectionReusableView, forElementOfKind: String, at: IndexPath)", line: "CollectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath")
}
extension Implements {
  /// A class that implements `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath)
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`.
  @MainActor static func collectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath)? {
    if let delegate = delegate as? any CollectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath { return delegate }
    notImplemented(.collectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)")
  public func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) { preconditionFailure("CollectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath without collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)") }
}

extension OptionalRequirement {
  static let collectionViewTransitionLayoutForOldLayoutNewLayout = Self(number: 395, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, transitionLayoutForOldLayout: UICollectionViewLayout, newLayout: UICollectionViewLayout)", line: "CollectionViewTransitionLayoutForOldLayoutNewLayout")
}
extension Implements {
  /// A class that implements `collectionView(_:transitionLayoutForOldLayout:newLayout:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewTransitionLayoutForOldLayoutNewLayout: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:transitionLayoutForOldLayout:newLayout:)`.
  @MainActor static func collectionViewTransitionLayoutForOldLayoutNewLayout(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewTransitionLayoutForOldLayoutNewLayout)? {
    if let delegate = delegate as? any CollectionViewTransitionLayoutForOldLayoutNewLayout { return delegate }
    notImplemented(.collectionViewTransitionLayoutForOldLayoutNewLayout, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewTransitionLayoutForOldLayoutNewLayout {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:transitionLayoutForOldLayout:newLayout:)")
  public func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout { preconditionFailure("CollectionViewTransitionLayoutForOldLayoutNewLayout without collectionView(_:transitionLayoutForOldLayout:newLayout:)") }
}

extension OptionalRequirement {
  static let collectionViewTargetContentOffsetForProposedContentOffset = Self(number: 396, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, targetContentOffsetForProposedContentOffset: CGPoint)", line: "CollectionViewTargetContentOffsetForProposedContentOffset")
}
extension Implements {
  /// A class that implements `collectionView(_:targetContentOffsetForProposedContentOffset:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewTargetContentOffsetForProposedContentOffset: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:targetContentOffsetForProposedContentOffset:)`.
  @MainActor static func collectionViewTargetContentOffsetForProposedContentOffset(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewTargetContentOffsetForProposedContentOffset)? {
    if let delegate = delegate as? any CollectionViewTargetContentOffsetForProposedContentOffset { return delegate }
    notImplemented(.collectionViewTargetContentOffsetForProposedContentOffset, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewTargetContentOffsetForProposedContentOffset {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:targetContentOffsetForProposedContentOffset:)")
  public func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { preconditionFailure("CollectionViewTargetContentOffsetForProposedContentOffset without collectionView(_:targetContentOffsetForProposedContentOffset:)") }
}

extension OptionalRequirement {
  static let collectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath = Self(number: 397, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath, atCurrentIndexPath: IndexPath, toProposedIndexPath: IndexPath)", line: "CollectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath")
}
extension Implements {
  /// A class that implements `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`.
  @MainActor static func collectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath)? {
    if let delegate = delegate as? any CollectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath { return delegate }
    notImplemented(.collectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)")
  public func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath { preconditionFailure("CollectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath without collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)") }
}

extension OptionalRequirement {
  static let collectionViewContextMenuConfigurationForItemsAtPoint = Self(number: 398, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, contextMenuConfigurationForItemsAt: [IndexPath], point: CGPoint)", line: "CollectionViewContextMenuConfigurationForItemsAtPoint")
}
extension Implements {
  /// A class that implements `collectionView(_:contextMenuConfigurationForItemsAt:point:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewContextMenuConfigurationForItemsAtPoint: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration?
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:contextMenuConfigurationForItemsAt:point:)`.
  @MainActor static func collectionViewContextMenuConfigurationForItemsAtPoint(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewContextMenuConfigurationForItemsAtPoint)? {
    if let delegate = delegate as? any CollectionViewContextMenuConfigurationForItemsAtPoint { return delegate }
    notImplemented(.collectionViewContextMenuConfigurationForItemsAtPoint, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewContextMenuConfigurationForItemsAtPoint {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:contextMenuConfigurationForItemsAt:point:)")
  public func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? { preconditionFailure("CollectionViewContextMenuConfigurationForItemsAtPoint without collectionView(_:contextMenuConfigurationForItemsAt:point:)") }
}

extension OptionalRequirement {
  static let collectionViewContextMenuConfigurationForItemAtPoint = Self(number: 399, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, contextMenuConfigurationForItemAt: IndexPath, point: CGPoint)", line: "CollectionViewContextMenuConfigurationForItemAtPoint")
}
extension Implements {
  /// A class that implements `collectionView(_:contextMenuConfigurationForItemAt:point:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewContextMenuConfigurationForItemAtPoint: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:contextMenuConfigurationForItemAt:point:)`.
  @MainActor static func collectionViewContextMenuConfigurationForItemAtPoint(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewContextMenuConfigurationForItemAtPoint)? {
    if let delegate = delegate as? any CollectionViewContextMenuConfigurationForItemAtPoint { return delegate }
    notImplemented(.collectionViewContextMenuConfigurationForItemAtPoint, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewContextMenuConfigurationForItemAtPoint {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:contextMenuConfigurationForItemAt:point:)")
  public func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { preconditionFailure("CollectionViewContextMenuConfigurationForItemAtPoint without collectionView(_:contextMenuConfigurationForItemAt:point:)") }
}

extension OptionalRequirement {
  static let collectionViewContextMenuConfigurationHighlightPreviewForItemAt = Self(number: 400, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration, highlightPreviewForItemAt: IndexPath)", line: "CollectionViewContextMenuConfigurationHighlightPreviewForItemAt")
}
extension Implements {
  /// A class that implements `collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewContextMenuConfigurationHighlightPreviewForItemAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)`.
  @MainActor static func collectionViewContextMenuConfigurationHighlightPreviewForItemAt(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewContextMenuConfigurationHighlightPreviewForItemAt)? {
    if let delegate = delegate as? any CollectionViewContextMenuConfigurationHighlightPreviewForItemAt { return delegate }
    notImplemented(.collectionViewContextMenuConfigurationHighlightPreviewForItemAt, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewContextMenuConfigurationHighlightPreviewForItemAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? { preconditionFailure("CollectionViewContextMenuConfigurationHighlightPreviewForItemAt without collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewContextMenuConfigurationDismissalPreviewForItemAt = Self(number: 401, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration, dismissalPreviewForItemAt: IndexPath)", line: "CollectionViewContextMenuConfigurationDismissalPreviewForItemAt")
}
extension Implements {
  /// A class that implements `collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewContextMenuConfigurationDismissalPreviewForItemAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)`.
  @MainActor static func collectionViewContextMenuConfigurationDismissalPreviewForItemAt(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewContextMenuConfigurationDismissalPreviewForItemAt)? {
    if let delegate = delegate as? any CollectionViewContextMenuConfigurationDismissalPreviewForItemAt { return delegate }
    notImplemented(.collectionViewContextMenuConfigurationDismissalPreviewForItemAt, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewContextMenuConfigurationDismissalPreviewForItemAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? { preconditionFailure("CollectionViewContextMenuConfigurationDismissalPreviewForItemAt without collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewPreviewForHighlightingContextMenuWithConfiguration = Self(number: 402, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, previewForHighlightingContextMenuWithConfiguration: UIContextMenuConfiguration)", line: "CollectionViewPreviewForHighlightingContextMenuWithConfiguration")
}
extension Implements {
  /// A class that implements `collectionView(_:previewForHighlightingContextMenuWithConfiguration:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewPreviewForHighlightingContextMenuWithConfiguration: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:previewForHighlightingContextMenuWithConfiguration:)`.
  @MainActor static func collectionViewPreviewForHighlightingContextMenuWithConfiguration(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewPreviewForHighlightingContextMenuWithConfiguration)? {
    if let delegate = delegate as? any CollectionViewPreviewForHighlightingContextMenuWithConfiguration { return delegate }
    notImplemented(.collectionViewPreviewForHighlightingContextMenuWithConfiguration, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewPreviewForHighlightingContextMenuWithConfiguration {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:previewForHighlightingContextMenuWithConfiguration:)")
  public func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { preconditionFailure("CollectionViewPreviewForHighlightingContextMenuWithConfiguration without collectionView(_:previewForHighlightingContextMenuWithConfiguration:)") }
}

extension OptionalRequirement {
  static let collectionViewPreviewForDismissingContextMenuWithConfiguration = Self(number: 403, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, previewForDismissingContextMenuWithConfiguration: UIContextMenuConfiguration)", line: "CollectionViewPreviewForDismissingContextMenuWithConfiguration")
}
extension Implements {
  /// A class that implements `collectionView(_:previewForDismissingContextMenuWithConfiguration:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewPreviewForDismissingContextMenuWithConfiguration: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:previewForDismissingContextMenuWithConfiguration:)`.
  @MainActor static func collectionViewPreviewForDismissingContextMenuWithConfiguration(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewPreviewForDismissingContextMenuWithConfiguration)? {
    if let delegate = delegate as? any CollectionViewPreviewForDismissingContextMenuWithConfiguration { return delegate }
    notImplemented(.collectionViewPreviewForDismissingContextMenuWithConfiguration, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewPreviewForDismissingContextMenuWithConfiguration {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:previewForDismissingContextMenuWithConfiguration:)")
  public func collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { preconditionFailure("CollectionViewPreviewForDismissingContextMenuWithConfiguration without collectionView(_:previewForDismissingContextMenuWithConfiguration:)") }
}

extension OptionalRequirement {
  static let collectionViewWillPerformPreviewActionForMenuWithAnimator = Self(number: 404, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, willPerformPreviewActionForMenuWith: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)", line: "CollectionViewWillPerformPreviewActionForMenuWithAnimator")
}
extension Implements {
  /// A class that implements `collectionView(_:willPerformPreviewActionForMenuWith:animator:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewWillPerformPreviewActionForMenuWithAnimator: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:willPerformPreviewActionForMenuWith:animator:)`.
  @MainActor static func collectionViewWillPerformPreviewActionForMenuWithAnimator(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewWillPerformPreviewActionForMenuWithAnimator)? {
    if let delegate = delegate as? any CollectionViewWillPerformPreviewActionForMenuWithAnimator { return delegate }
    notImplemented(.collectionViewWillPerformPreviewActionForMenuWithAnimator, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewWillPerformPreviewActionForMenuWithAnimator {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:willPerformPreviewActionForMenuWith:animator:)")
  public func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { preconditionFailure("CollectionViewWillPerformPreviewActionForMenuWithAnimator without collectionView(_:willPerformPreviewActionForMenuWith:animator:)") }
}

extension OptionalRequirement {
  static let collectionViewWillDisplayContextMenuAnimator = Self(number: 405, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, willDisplayContextMenu: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)", line: "CollectionViewWillDisplayContextMenuAnimator")
}
extension Implements {
  /// A class that implements `collectionView(_:willDisplayContextMenu:animator:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewWillDisplayContextMenuAnimator: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:willDisplayContextMenu:animator:)`.
  @MainActor static func collectionViewWillDisplayContextMenuAnimator(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewWillDisplayContextMenuAnimator)? {
    if let delegate = delegate as? any CollectionViewWillDisplayContextMenuAnimator { return delegate }
    notImplemented(.collectionViewWillDisplayContextMenuAnimator, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewWillDisplayContextMenuAnimator {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:willDisplayContextMenu:animator:)")
  public func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { preconditionFailure("CollectionViewWillDisplayContextMenuAnimator without collectionView(_:willDisplayContextMenu:animator:)") }
}

extension OptionalRequirement {
  static let collectionViewWillEndContextMenuInteractionAnimator = Self(number: 406, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, willEndContextMenuInteraction: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)", line: "CollectionViewWillEndContextMenuInteractionAnimator")
}
extension Implements {
  /// A class that implements `collectionView(_:willEndContextMenuInteraction:animator:)`, although only its superclass conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewWillEndContextMenuInteractionAnimator: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:willEndContextMenuInteraction:animator:)`.
  @MainActor static func collectionViewWillEndContextMenuInteractionAnimator(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewWillEndContextMenuInteractionAnimator)? {
    if let delegate = delegate as? any CollectionViewWillEndContextMenuInteractionAnimator { return delegate }
    notImplemented(.collectionViewWillEndContextMenuInteractionAnimator, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewWillEndContextMenuInteractionAnimator {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:willEndContextMenuInteraction:animator:)")
  public func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { preconditionFailure("CollectionViewWillEndContextMenuInteractionAnimator without collectionView(_:willEndContextMenuInteraction:animator:)") }
}

// MARK: UICollectionViewDelegateFlowLayout

extension OptionalRequirement {
  static let collectionViewLayoutSizeForItemAt = Self(number: 448, delegate: "UICollectionViewDelegateFlowLayout", method: "collectionView(_: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt: IndexPath)", line: "CollectionViewLayoutSizeForItemAt")
}
extension Implements {
  /// A class that implements `collectionView(_:layout:sizeForItemAt:)`, although only its superclass conforms to `UICollectionViewDelegateFlowLayout`.
  @preconcurrency @MainActor
  public protocol CollectionViewLayoutSizeForItemAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegateFlowLayout`.
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:layout:sizeForItemAt:)`.
  @MainActor static func collectionViewLayoutSizeForItemAt(_ delegate: any UICollectionViewDelegateFlowLayout) -> (any CollectionViewLayoutSizeForItemAt)? {
    if let delegate = delegate as? any CollectionViewLayoutSizeForItemAt { return delegate }
    notImplemented(.collectionViewLayoutSizeForItemAt, by: delegate) { $0 is any UICollectionViewDelegateFlowLayout.Type }
    return nil
  }
}
extension Implements.CollectionViewLayoutSizeForItemAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:layout:sizeForItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { preconditionFailure("CollectionViewLayoutSizeForItemAt without collectionView(_:layout:sizeForItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewLayoutInsetForSectionAt = Self(number: 449, delegate: "UICollectionViewDelegateFlowLayout", method: "collectionView(_: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt: Int)", line: "CollectionViewLayoutInsetForSectionAt")
}
extension Implements {
  /// A class that implements `collectionView(_:layout:insetForSectionAt:)`, although only its superclass conforms to `UICollectionViewDelegateFlowLayout`.
  @preconcurrency @MainActor
  public protocol CollectionViewLayoutInsetForSectionAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegateFlowLayout`.
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:layout:insetForSectionAt:)`.
  @MainActor static func collectionViewLayoutInsetForSectionAt(_ delegate: any UICollectionViewDelegateFlowLayout) -> (any CollectionViewLayoutInsetForSectionAt)? {
    if let delegate = delegate as? any CollectionViewLayoutInsetForSectionAt { return delegate }
    notImplemented(.collectionViewLayoutInsetForSectionAt, by: delegate) { $0 is any UICollectionViewDelegateFlowLayout.Type }
    return nil
  }
}
extension Implements.CollectionViewLayoutInsetForSectionAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:layout:insetForSectionAt:)")
  public func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets { preconditionFailure("CollectionViewLayoutInsetForSectionAt without collectionView(_:layout:insetForSectionAt:)") }
}

extension OptionalRequirement {
  static let collectionViewLayoutMinimumLineSpacingForSectionAt = Self(number: 450, delegate: "UICollectionViewDelegateFlowLayout", method: "collectionView(_: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt: Int)", line: "CollectionViewLayoutMinimumLineSpacingForSectionAt")
}
extension Implements {
  /// A class that implements `collectionView(_:layout:minimumLineSpacingForSectionAt:)`, although only its superclass conforms to `UICollectionViewDelegateFlowLayout`.
  @preconcurrency @MainActor
  public protocol CollectionViewLayoutMinimumLineSpacingForSectionAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegateFlowLayout`.
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:layout:minimumLineSpacingForSectionAt:)`.
  @MainActor static func collectionViewLayoutMinimumLineSpacingForSectionAt(_ delegate: any UICollectionViewDelegateFlowLayout) -> (any CollectionViewLayoutMinimumLineSpacingForSectionAt)? {
    if let delegate = delegate as? any CollectionViewLayoutMinimumLineSpacingForSectionAt { return delegate }
    notImplemented(.collectionViewLayoutMinimumLineSpacingForSectionAt, by: delegate) { $0 is any UICollectionViewDelegateFlowLayout.Type }
    return nil
  }
}
extension Implements.CollectionViewLayoutMinimumLineSpacingForSectionAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:layout:minimumLineSpacingForSectionAt:)")
  public func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat { preconditionFailure("CollectionViewLayoutMinimumLineSpacingForSectionAt without collectionView(_:layout:minimumLineSpacingForSectionAt:)") }
}

extension OptionalRequirement {
  static let collectionViewLayoutMinimumInteritemSpacingForSectionAt = Self(number: 451, delegate: "UICollectionViewDelegateFlowLayout", method: "collectionView(_: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt: Int)", line: "CollectionViewLayoutMinimumInteritemSpacingForSectionAt")
}
extension Implements {
  /// A class that implements `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`, although only its superclass conforms to `UICollectionViewDelegateFlowLayout`.
  @preconcurrency @MainActor
  public protocol CollectionViewLayoutMinimumInteritemSpacingForSectionAt: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegateFlowLayout`.
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`.
  @MainActor static func collectionViewLayoutMinimumInteritemSpacingForSectionAt(_ delegate: any UICollectionViewDelegateFlowLayout) -> (any CollectionViewLayoutMinimumInteritemSpacingForSectionAt)? {
    if let delegate = delegate as? any CollectionViewLayoutMinimumInteritemSpacingForSectionAt { return delegate }
    notImplemented(.collectionViewLayoutMinimumInteritemSpacingForSectionAt, by: delegate) { $0 is any UICollectionViewDelegateFlowLayout.Type }
    return nil
  }
}
extension Implements.CollectionViewLayoutMinimumInteritemSpacingForSectionAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:layout:minimumInteritemSpacingForSectionAt:)")
  public func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat { preconditionFailure("CollectionViewLayoutMinimumInteritemSpacingForSectionAt without collectionView(_:layout:minimumInteritemSpacingForSectionAt:)") }
}

extension OptionalRequirement {
  static let collectionViewLayoutReferenceSizeForHeaderInSection = Self(number: 452, delegate: "UICollectionViewDelegateFlowLayout", method: "collectionView(_: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection: Int)", line: "CollectionViewLayoutReferenceSizeForHeaderInSection")
}
extension Implements {
  /// A class that implements `collectionView(_:layout:referenceSizeForHeaderInSection:)`, although only its superclass conforms to `UICollectionViewDelegateFlowLayout`.
  @preconcurrency @MainActor
  public protocol CollectionViewLayoutReferenceSizeForHeaderInSection: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegateFlowLayout`.
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:layout:referenceSizeForHeaderInSection:)`.
  @MainActor static func collectionViewLayoutReferenceSizeForHeaderInSection(_ delegate: any UICollectionViewDelegateFlowLayout) -> (any CollectionViewLayoutReferenceSizeForHeaderInSection)? {
    if let delegate = delegate as? any CollectionViewLayoutReferenceSizeForHeaderInSection { return delegate }
    notImplemented(.collectionViewLayoutReferenceSizeForHeaderInSection, by: delegate) { $0 is any UICollectionViewDelegateFlowLayout.Type }
    return nil
  }
}
extension Implements.CollectionViewLayoutReferenceSizeForHeaderInSection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:layout:referenceSizeForHeaderInSection:)")
  public func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize { preconditionFailure("CollectionViewLayoutReferenceSizeForHeaderInSection without collectionView(_:layout:referenceSizeForHeaderInSection:)") }
}

extension OptionalRequirement {
  static let collectionViewLayoutReferenceSizeForFooterInSection = Self(number: 453, delegate: "UICollectionViewDelegateFlowLayout", method: "collectionView(_: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection: Int)", line: "CollectionViewLayoutReferenceSizeForFooterInSection")
}
extension Implements {
  /// A class that implements `collectionView(_:layout:referenceSizeForFooterInSection:)`, although only its superclass conforms to `UICollectionViewDelegateFlowLayout`.
  @preconcurrency @MainActor
  public protocol CollectionViewLayoutReferenceSizeForFooterInSection: AnyObject {
    /// Called instead of the default implementation in `UICollectionViewDelegateFlowLayout`.
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize
  }
  /// Returns the delegate if its class declares that it implements `collectionView(_:layout:referenceSizeForFooterInSection:)`.
  @MainActor static func collectionViewLayoutReferenceSizeForFooterInSection(_ delegate: any UICollectionViewDelegateFlowLayout) -> (any CollectionViewLayoutReferenceSizeForFooterInSection)? {
    if let delegate = delegate as? any CollectionViewLayoutReferenceSizeForFooterInSection { return delegate }
    notImplemented(.collectionViewLayoutReferenceSizeForFooterInSection, by: delegate) { $0 is any UICollectionViewDelegateFlowLayout.Type }
    return nil
  }
}
extension Implements.CollectionViewLayoutReferenceSizeForFooterInSection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collectionView(_:layout:referenceSizeForFooterInSection:)")
  public func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize { preconditionFailure("CollectionViewLayoutReferenceSizeForFooterInSection without collectionView(_:layout:referenceSizeForFooterInSection:)") }
}

// MARK: UICollisionBehaviorDelegate

extension OptionalRequirement {
  static let collisionBehaviorBeganContactForWithItem2AtP = Self(number: 512, delegate: "UICollisionBehaviorDelegate", method: "collisionBehavior(_: UICollisionBehavior, beganContactFor: any UIDynamicItem, with: any UIDynamicItem, at: CGPoint)", line: "CollisionBehaviorBeganContactForWithItem2AtP")
}
extension Implements {
  /// A class that implements `collisionBehavior(_:beganContactFor:with:at:)`, although only its superclass conforms to `UICollisionBehaviorDelegate`.
  @preconcurrency @MainActor
  public protocol CollisionBehaviorBeganContactForWithItem2AtP: AnyObject {
    /// Called instead of the default implementation in `UICollisionBehaviorDelegate`.
    func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint)
  }
  /// Returns the delegate if its class declares that it implements `collisionBehavior(_:beganContactFor:with:at:)`.
  @MainActor static func collisionBehaviorBeganContactForWithItem2AtP(_ delegate: any UICollisionBehaviorDelegate) -> (any CollisionBehaviorBeganContactForWithItem2AtP)? {
    if let delegate = delegate as? any CollisionBehaviorBeganContactForWithItem2AtP { return delegate }
    notImplemented(.collisionBehaviorBeganContactForWithItem2AtP, by: delegate) { $0 is any UICollisionBehaviorDelegate.Type }
    return nil
  }
}
extension Implements.CollisionBehaviorBeganContactForWithItem2AtP {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collisionBehavior(_:beganContactFor:with:at:)")
  public func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint) { preconditionFailure("CollisionBehaviorBeganContactForWithItem2AtP without collisionBehavior(_:beganContactFor:with:at:)") }
}

extension OptionalRequirement {
  static let collisionBehaviorEndedContactForWithItem2 = Self(number: 513, delegate: "UICollisionBehaviorDelegate", method: "collisionBehavior(_: UICollisionBehavior, endedContactFor: any UIDynamicItem, with: any UIDynamicItem)", line: "CollisionBehaviorEndedContactForWithItem2")
}
extension Implements {
  /// A class that implements `collisionBehavior(_:endedContactFor:with:)`, although only its superclass conforms to `UICollisionBehaviorDelegate`.
  @preconcurrency @MainActor
  public protocol CollisionBehaviorEndedContactForWithItem2: AnyObject {
    /// Called instead of the default implementation in `UICollisionBehaviorDelegate`.
    func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  }
  /// Returns the delegate if its class declares that it implements `collisionBehavior(_:endedContactFor:with:)`.
  @MainActor static func collisionBehaviorEndedContactForWithItem2(_ delegate: any UICollisionBehaviorDelegate) -> (any CollisionBehaviorEndedContactForWithItem2)? {
    if let delegate = delegate as? any CollisionBehaviorEndedContactForWithItem2 { return delegate }
    notImplemented(.collisionBehaviorEndedContactForWithItem2, by: delegate) { $0 is any UICollisionBehaviorDelegate.Type }
    return nil
  }
}
extension Implements.CollisionBehaviorEndedContactForWithItem2 {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collisionBehavior(_:endedContactFor:with:)")
  public func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem) { preconditionFailure("CollisionBehaviorEndedContactForWithItem2 without collisionBehavior(_:endedContactFor:with:)") }
}

extension OptionalRequirement {
  static let collisionBehaviorBeganContactForWithBoundaryIdentifierAtP = Self(number: 514, delegate: "UICollisionBehaviorDelegate", method: "collisionBehavior(_: UICollisionBehavior, beganContactFor: any UIDynamicItem, withBoundaryIdentifier: (any NSCopying)?, at: CGPoint)", line: "CollisionBehaviorBeganContactForWithBoundaryIdentifierAtP")
}
extension Implements {
  /// A class that implements `collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)`, although only its superclass conforms to `UICollisionBehaviorDelegate`.
  @preconcurrency @MainActor
  public protocol CollisionBehaviorBeganContactForWithBoundaryIdentifierAtP: AnyObject {
    /// Called instead of the default implementation in `UICollisionBehaviorDelegate`.
    func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  }
  /// Returns the delegate if its class declares that it implements `collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)`.
  @MainActor static func collisionBehaviorBeganContactForWithBoundaryIdentifierAtP(_ delegate: any UICollisionBehaviorDelegate) -> (any CollisionBehaviorBeganContactForWithBoundaryIdentifierAtP)? {
    if let delegate = delegate as? any CollisionBehaviorBeganContactForWithBoundaryIdentifierAtP { return delegate }
    notImplemented(.collisionBehaviorBeganContactForWithBoundaryIdentifierAtP, by: delegate) { $0 is any UICollisionBehaviorDelegate.Type }
    return nil
  }
}
extension Implements.CollisionBehaviorBeganContactForWithBoundaryIdentifierAtP {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)")
  public func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint) { preconditionFailure("CollisionBehaviorBeganContactForWithBoundaryIdentifierAtP without collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)") }
}

extension OptionalRequirement {
  static let collisionBehaviorEndedContactForWithBoundaryIdentifier = Self(number: 515, delegate: "UICollisionBehaviorDelegate", method: "collisionBehavior(_: UICollisionBehavior, endedContactFor: any UIDynamicItem, withBoundaryIdentifier: (any NSCopying)?)", line: "CollisionBehaviorEndedContactForWithBoundaryIdentifier")
}
extension Implements {
  /// A class that implements `collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)`, although only its superclass conforms to `UICollisionBehaviorDelegate`.
  @preconcurrency @MainActor
  public protocol CollisionBehaviorEndedContactForWithBoundaryIdentifier: AnyObject {
    /// Called instead of the default implementation in `UICollisionBehaviorDelegate`.
    func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?)
  }
  /// Returns the delegate if its class declares that it implements `collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)`.
  @MainActor static func collisionBehaviorEndedContactForWithBoundaryIdentifier(_ delegate: any UICollisionBehaviorDelegate) -> (any CollisionBehaviorEndedContactForWithBoundaryIdentifier)? {
    if let delegate = delegate as? any CollisionBehaviorEndedContactForWithBoundaryIdentifier { return delegate }
    notImplemented(.collisionBehaviorEndedContactForWithBoundaryIdentifier, by: delegate) { $0 is any UICollisionBehaviorDelegate.Type }
    return nil
  }
}
extension Implements.CollisionBehaviorEndedContactForWithBoundaryIdentifier {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)")
  public func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?) { preconditionFailure("CollisionBehaviorEndedContactForWithBoundaryIdentifier without collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)") }
}

// MARK: UIContextMenuInteractionDelegate

extension OptionalRequirement {
  static let contextMenuInteractionPreviewForHighlightingMenuWithConfiguration = Self(number: 576, delegate: "UIContextMenuInteractionDelegate", method: "contextMenuInteraction(_: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration: UIContextMenuConfiguration)", line: "ContextMenuInteractionPreviewForHighlightingMenuWithConfiguration")
}
extension Implements {
  /// A class that implements `contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)`, although only its superclass conforms to `UIContextMenuInteractionDelegate`.
  @preconcurrency @MainActor
  public protocol ContextMenuInteractionPreviewForHighlightingMenuWithConfiguration: AnyObject {
    /// Called instead of the default implementation in `UIContextMenuInteractionDelegate`.
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  }
  /// Returns the delegate if its class declares that it implements `contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)`.
  @MainActor static func contextMenuInteractionPreviewForHighlightingMenuWithConfiguration(_ delegate: any UIContextMenuInteractionDelegate) -> (any ContextMenuInteractionPreviewForHighlightingMenuWithConfiguration)? {
    if let delegate = delegate as? any ContextMenuInteractionPreviewForHighlightingMenuWithConfiguration { return delegate }
    notImplemented(.contextMenuInteractionPreviewForHighlightingMenuWithConfiguration, by: delegate) { $0 is any UIContextMenuInteractionDelegate.Type }
    return nil
  }
}
extension Implements.ContextMenuInteractionPreviewForHighlightingMenuWithConfiguration {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)")
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { preconditionFailure("ContextMenuInteractionPreviewForHighlightingMenuWithConfiguration without contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)") }
}

extension OptionalRequirement {
  static let contextMenuInteractionPreviewForDismissingMenuWithConfiguration = Self(number: 577, delegate: "UIContextMenuInteractionDelegate", method: "contextMenuInteraction(_: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration: UIContextMenuConfiguration)", line: "ContextMenuInteractionPreviewForDismissingMenuWithConfiguration")
}
extension Implements {
  /// A class that implements `contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)`, although only its superclass conforms to `UIContextMenuInteractionDelegate`.
  @preconcurrency @MainActor
  public protocol ContextMenuInteractionPreviewForDismissingMenuWithConfiguration: AnyObject {
    /// Called instead of the default implementation in `UIContextMenuInteractionDelegate`.
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  }
  /// Returns the delegate if its class declares that it implements `contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)`.
  @MainActor static func contextMenuInteractionPreviewForDismissingMenuWithConfiguration(_ delegate: any UIContextMenuInteractionDelegate) -> (any ContextMenuInteractionPreviewForDismissingMenuWithConfiguration)? {
    if let delegate = delegate as? any ContextMenuInteractionPreviewForDismissingMenuWithConfiguration { return delegate }
    notImplemented(.contextMenuInteractionPreviewForDismissingMenuWithConfiguration, by: delegate) { $0 is any UIContextMenuInteractionDelegate.Type }
    return nil
  }
}
extension Implements.ContextMenuInteractionPreviewForDismissingMenuWithConfiguration {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)")
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { preconditionFailure("ContextMenuInteractionPreviewForDismissingMenuWithConfiguration without contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)") }
}

extension OptionalRequirement {
  static let contextMenuInteractionWillPerformPreviewActionForMenuWithAnimator = Self(number: 578, delegate: "UIContextMenuInteractionDelegate", method: "contextMenuInteraction(_: UIContextMenuInteraction, willPerformPreviewActionForMenuWith: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)", line: "ContextMenuInteractionWillPerformPreviewActionForMenuWithAnimator")
}
extension Implements {
  /// A class that implements `contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)`, although only its superclass conforms to `UIContextMenuInteractionDelegate`.
  @preconcurrency @MainActor
  public protocol ContextMenuInteractionWillPerformPreviewActionForMenuWithAnimator: AnyObject {
    /// Called instead of the default implementation in `UIContextMenuInteractionDelegate`.
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
  }
  /// Returns the delegate if its class declares that it implements `contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)`.
  @MainActor static func contextMenuInteractionWillPerformPreviewActionForMenuWithAnimator(_ delegate: any UIContextMenuInteractionDelegate) -> (any ContextMenuInteractionWillPerformPreviewActionForMenuWithAnimator)? {
    if let delegate = delegate as? any ContextMenuInteractionWillPerformPreviewActionForMenuWithAnimator { return delegate }
    notImplemented(.contextMenuInteractionWillPerformPreviewActionForMenuWithAnimator, by: delegate) { $0 is any UIContextMenuInteractionDelegate.Type }
    return nil
  }
}
extension Implements.ContextMenuInteractionWillPerformPreviewActionForMenuWithAnimator {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)")
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { preconditionFailure("ContextMenuInteractionWillPerformPreviewActionForMenuWithAnimator without contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)") }
}

extension OptionalRequirement {
  static let contextMenuInteractionWillDisplayMenuForAnimator = Self(number: 579, delegate: "UIContextMenuInteractionDelegate", method: "contextMenuInteraction(_: UIContextMenuInteraction, willDisplayMenuFor: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)", line: "ContextMenuInteractionWillDisplayMenuForAnimator")
}
extension Implements {
  /// A class that implements `contextMenuInteraction(_:willDisplayMenuFor:animator:)`, although only its superclass conforms to `UIContextMenuInteractionDelegate`.
  @preconcurrency @MainActor
  public protocol ContextMenuInteractionWillDisplayMenuForAnimator: AnyObject {
    /// Called instead of the default implementation in `UIContextMenuInteractionDelegate`.
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
  }
  /// Returns the delegate if its class declares that it implements `contextMenuInteraction(_:willDisplayMenuFor:animator:)`.
  @MainActor static func contextMenuInteractionWillDisplayMenuForAnimator(_ delegate: any UIContextMenuInteractionDelegate) -> (any ContextMenuInteractionWillDisplayMenuForAnimator)? {
    if let delegate = delegate as? any ContextMenuInteractionWillDisplayMenuForAnimator { return delegate }
    notImplemented(.contextMenuInteractionWillDisplayMenuForAnimator, by: delegate) { $0 is any UIContextMenuInteractionDelegate.Type }
    return nil
  }
}
extension Implements.ContextMenuInteractionWillDisplayMenuForAnimator {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no contextMenuInteraction(_:willDisplayMenuFor:animator:)")
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { preconditionFailure("ContextMenuInteractionWillDisplayMenuForAnimator without contextMenuInteraction(_:willDisplayMenuFor:animator:)") }
}

extension OptionalRequirement {
  static let contextMenuInteractionWillEndForAnimator = Self(number: 580, delegate: "UIContextMenuInteractionDelegate", method: "contextMenuInteraction(_: UIContextMenuInteraction, willEndFor: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)", line: "ContextMenuInteractionWillEndForAnimator")
}
extension Implements {
  /// A class that implements `contextMenuInteraction(_:willEndFor:animator:)`, although only its superclass conforms to `UIContextMenuInteractionDelegate`.
  @preconcurrency @MainActor
  public protocol ContextMenuInteractionWillEndForAnimator: AnyObject {
    /// Called instead of the default implementation in `UIContextMenuInteractionDelegate`.
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
  }
  /// Returns the delegate if its class declares that it implements `contextMenuInteraction(_:willEndFor:animator:)`.
  @MainActor static func contextMenuInteractionWillEndForAnimator(_ delegate: any UIContextMenuInteractionDelegate) -> (any ContextMenuInteractionWillEndForAnimator)? {
    if let delegate = delegate as? any ContextMenuInteractionWillEndForAnimator { return delegate }
    notImplemented(.contextMenuInteractionWillEndForAnimator, by: delegate) { $0 is any UIContextMenuInteractionDelegate.Type }
    return nil
  }
}
extension Implements.ContextMenuInteractionWillEndForAnimator {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no contextMenuInteraction(_:willEndFor:animator:)")
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { preconditionFailure("ContextMenuInteractionWillEndForAnimator without contextMenuInteraction(_:willEndFor:animator:)") }
}

// MARK: UIDynamicAnimatorDelegate

extension OptionalRequirement {
  static let dynamicAnimatorWillResume = Self(number: 640, delegate: "UIDynamicAnimatorDelegate", method: "dynamicAnimatorWillResume(_: UIDynamicAnimator)", line: "DynamicAnimatorWillResume")
}
extension Implements {
  /// A class that implements `dynamicAnimatorWillResume(_:)`, although only its superclass conforms to `UIDynamicAnimatorDelegate`.
  @preconcurrency @MainActor
  public protocol DynamicAnimatorWillResume: AnyObject {
    /// Called instead of the default implementation in `UIDynamicAnimatorDelegate`.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  }
  /// Returns the delegate if its class declares that it implements `dynamicAnimatorWillResume(_:)`.
  @MainActor static func dynamicAnimatorWillResume(_ delegate: any UIDynamicAnimatorDelegate) -> (any DynamicAnimatorWillResume)? {
    if let delegate = delegate as? any DynamicAnimatorWillResume { return delegate }
    notImplemented(.dynamicAnimatorWillResume, by: delegate) { $0 is any UIDynamicAnimatorDelegate.Type }
    return nil
  }
}
extension Implements.DynamicAnimatorWillResume {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no dynamicAnimatorWillResume(_:)")
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { preconditionFailure("DynamicAnimatorWillResume without dynamicAnimatorWillResume(_:)") }
}

extension OptionalRequirement {
  static let dynamicAnimatorDidPause = Self(number: 641, delegate: "UIDynamicAnimatorDelegate", method: "dynamicAnimatorDidPause(_: UIDynamicAnimator)", line: "DynamicAnimatorDidPause")
}
extension Implements {
  /// A class that implements `dynamicAnimatorDidPause(_:)`, although only its superclass conforms to `UIDynamicAnimatorDelegate`.
  @preconcurrency @MainActor
  public protocol DynamicAnimatorDidPause: AnyObject {
    /// Called instead of the default implementation in `UIDynamicAnimatorDelegate`.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
  }
  /// Returns the delegate if its class declares that it implements `dynamicAnimatorDidPause(_:)`.
  @MainActor static func dynamicAnimatorDidPause(_ delegate: any UIDynamicAnimatorDelegate) -> (any DynamicAnimatorDidPause)? {
    if let delegate = delegate as? any DynamicAnimatorDidPause { return delegate }
    notImplemented(.dynamicAnimatorDidPause, by: delegate) { $0 is any UIDynamicAnimatorDelegate.Type }
    return nil
  }
}
extension Implements.DynamicAnimatorDidPause {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no dynamicAnimatorDidPause(_:)")
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { preconditionFailure("DynamicAnimatorDidPause without dynamicAnimatorDidPause(_:)") }
}

// MARK: UIDynamicItem

extension OptionalRequirement {
  static let collisionBoundsType = Self(number: 704, delegate: "UIDynamicItem", method: "collisionBoundsType", line: "CollisionBoundsType")
}
extension Implements {
  /// A class that implements `collisionBoundsType`, although only its superclass conforms to `UIDynamicItem`.
  @preconcurrency @MainActor
  public protocol CollisionBoundsType: AnyObject {
    /// The value that replaces the default in `UIDynamicItem`.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  }
  /// Returns the delegate if its class declares that it implements `collisionBoundsType`.
  @MainActor static func collisionBoundsType(_ delegate: any UIDynamicItem) -> (any CollisionBoundsType)? {
    if let delegate = delegate as? any CollisionBoundsType { return delegate }
    notImplemented(.collisionBoundsType, by: delegate) { $0 is any UIDynamicItem.Type }
    return nil
  }
}
extension Implements.CollisionBoundsType {
  /// The value of a class that lacks the property. It is unavailable, so that such a class cannot conform.
  @available(*, unavailable, message: "the class has no collisionBoundsType")
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { preconditionFailure("CollisionBoundsType without collisionBoundsType") }
}

extension OptionalRequirement {
  static let collisionBoundingPath = Self(number: 705, delegate: "UIDynamicItem", method: "collisionBoundingPath", line: "CollisionBoundingPath")
}
extension Implements {
  /// A class that implements `collisionBoundingPath`, although only its superclass conforms to `UIDynamicItem`.
  @preconcurrency @MainActor
  public protocol CollisionBoundingPath: AnyObject {
    /// The value that replaces the default in `UIDynamicItem`.
    var collisionBoundingPath: UIBezierPath { get }
  }
  /// Returns the delegate if its class declares that it implements `collisionBoundingPath`.
  @MainActor static func collisionBoundingPath(_ delegate: any UIDynamicItem) -> (any CollisionBoundingPath)? {
    if let delegate = delegate as? any CollisionBoundingPath { return delegate }
    notImplemented(.collisionBoundingPath, by: delegate) { $0 is any UIDynamicItem.Type }
    return nil
  }
}
extension Implements.CollisionBoundingPath {
  /// The value of a class that lacks the property. It is unavailable, so that such a class cannot conform.
  @available(*, unavailable, message: "the class has no collisionBoundingPath")
  public var collisionBoundingPath: UIBezierPath { preconditionFailure("CollisionBoundingPath without collisionBoundingPath") }
}

// MARK: UIGestureRecognizerDelegate

extension OptionalRequirement {
  static let gestureRecognizerShouldBegin = Self(number: 768, delegate: "UIGestureRecognizerDelegate", method: "gestureRecognizerShouldBegin(_: UIGestureRecognizer)", line: "GestureRecognizerShouldBegin")
}
extension Implements {
  /// A class that implements `gestureRecognizerShouldBegin(_:)`, although only its superclass conforms to `UIGestureRecognizerDelegate`.
  @preconcurrency @MainActor
  public protocol GestureRecognizerShouldBegin: AnyObject {
    /// Called instead of the default implementation in `UIGestureRecognizerDelegate`.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `gestureRecognizerShouldBegin(_:)`.
  @MainActor static func gestureRecognizerShouldBegin(_ delegate: any UIGestureRecognizerDelegate) -> (any GestureRecognizerShouldBegin)? {
    if let delegate = delegate as? any GestureRecognizerShouldBegin { return delegate }
    notImplemented(.gestureRecognizerShouldBegin, by: delegate) { $0 is any UIGestureRecognizerDelegate.Type }
    return nil
  }
}
extension Implements.GestureRecognizerShouldBegin {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no gestureRecognizerShouldBegin(_:)")
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { preconditionFailure("GestureRecognizerShouldBegin without gestureRecognizerShouldBegin(_:)") }
}

extension OptionalRequirement {
  static let gestureRecognizerShouldReceiveEvent = Self(number: 769, delegate: "UIGestureRecognizerDelegate", method: "gestureRecognizer(_: UIGestureRecognizer, shouldReceive: UIEvent)", line: "GestureRecognizerShouldReceiveEvent")
}
extension Implements {
  /// A class that implements `gestureRecognizer(_:shouldReceive:)`, although only its superclass conforms to `UIGestureRecognizerDelegate`.
  @preconcurrency @MainActor
  public protocol GestureRecognizerShouldReceiveEvent: AnyObject {
    /// Called instead of the default implementation in `UIGestureRecognizerDelegate`.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `gestureRecognizer(_:shouldReceive:)`.
  @MainActor static func gestureRecognizerShouldReceiveEvent(_ delegate: any UIGestureRecognizerDelegate) -> (any GestureRecognizerShouldReceiveEvent)? {
    if let delegate = delegate as? any GestureRecognizerShouldReceiveEvent { return delegate }
    notImplemented(.gestureRecognizerShouldReceiveEvent, by: delegate) { $0 is any UIGestureRecognizerDelegate.Type }
    return nil
  }
}
extension Implements.GestureRecognizerShouldReceiveEvent {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no gestureRecognizer(_:shouldReceive:)")
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { preconditionFailure("GestureRecognizerShouldReceiveEvent without gestureRecognizer(_:shouldReceive:)") }
}

extension OptionalRequirement {
  static let gestureRecognizerShouldReceiveTouch = Self(number: 770, delegate: "UIGestureRecognizerDelegate", method: "gestureRecognizer(_: UIGestureRecognizer, shouldReceive: UITouch)", line: "GestureRecognizerShouldReceiveTouch")
}
extension Implements {
  /// A class that implements `gestureRecognizer(_:shouldReceive:)`, although only its superclass conforms to `UIGestureRecognizerDelegate`.
  @preconcurrency @MainActor
  public protocol GestureRecognizerShouldReceiveTouch: AnyObject {
    /// Called instead of the default implementation in `UIGestureRecognizerDelegate`.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `gestureRecognizer(_:shouldReceive:)`.
  @MainActor static func gestureRecognizerShouldReceiveTouch(_ delegate: any UIGestureRecognizerDelegate) -> (any GestureRecognizerShouldReceiveTouch)? {
    if let delegate = delegate as? any GestureRecognizerShouldReceiveTouch { return delegate }
    notImplemented(.gestureRecognizerShouldReceiveTouch, by: delegate) { $0 is any UIGestureRecognizerDelegate.Type }
    return nil
  }
}
extension Implements.GestureRecognizerShouldReceiveTouch {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no gestureRecognizer(_:shouldReceive:)")
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { preconditionFailure("GestureRecognizerShouldReceiveTouch without gestureRecognizer(_:shouldReceive:)") }
}

extension OptionalRequirement {
  static let gestureRecognizerShouldRecognizeSimultaneouslyWith = Self(number: 771, delegate: "UIGestureRecognizerDelegate", method: "gestureRecognizer(_: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith: UIGestureRecognizer)", line: "GestureRecognizerShouldRecognizeSimultaneouslyWith")
}
extension Implements {
  /// A class that implements `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`, although only its superclass conforms to `UIGestureRecognizerDelegate`.
  @preconcurrency @MainActor
  public protocol GestureRecognizerShouldRecognizeSimultaneouslyWith: AnyObject {
    /// Called instead of the default implementation in `UIGestureRecognizerDelegate`.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`.
  @MainActor static func gestureRecognizerShouldRecognizeSimultaneouslyWith(_ delegate: any UIGestureRecognizerDelegate) -> (any GestureRecognizerShouldRecognizeSimultaneouslyWith)? {
    if let delegate = delegate as? any GestureRecognizerShouldRecognizeSimultaneouslyWith { return delegate }
    notImplemented(.gestureRecognizerShouldRecognizeSimultaneouslyWith, by: delegate) { $0 is any UIGestureRecognizerDelegate.Type }
    return nil
  }
}
extension Implements.GestureRecognizerShouldRecognizeSimultaneouslyWith {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)")
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { preconditionFailure("GestureRecognizerShouldRecognizeSimultaneouslyWith without gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)") }
}

extension OptionalRequirement {
  static let gestureRecognizerShouldRequireFailureOf = Self(number: 772, delegate: "UIGestureRecognizerDelegate", method: "gestureRecognizer(_: UIGestureRecognizer, shouldRequireFailureOf: UIGestureRecognizer)", line: "GestureRecognizerShouldRequireFailureOf")
}
extension Implements {
  /// A class that implements `gestureRecognizer(_:shouldRequireFailureOf:)`, although only its superclass conforms to `UIGestureRecognizerDelegate`.
  @preconcurrency @MainActor
  public protocol GestureRecognizerShouldRequireFailureOf: AnyObject {
    /// Called instead of the default implementation in `UIGestureRecognizerDelegate`.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `gestureRecognizer(_:shouldRequireFailureOf:)`.
  @MainActor static func gestureRecognizerShouldRequireFailureOf(_ delegate: any UIGestureRecognizerDelegate) -> (any GestureRecognizerShouldRequireFailureOf)? {
    if let delegate = delegate as? any GestureRecognizerShouldRequireFailureOf { return delegate }
    notImplemented(.gestureRecognizerShouldRequireFailureOf, by: delegate) { $0 is any UIGestureRecognizerDelegate.Type }
    return nil
  }
}
extension Implements.GestureRecognizerShouldRequireFailureOf {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no gestureRecognizer(_:shouldRequireFailureOf:)")
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool { preconditionFailure("GestureRecognizerShouldRequireFailureOf without gestureRecognizer(_:shouldRequireFailureOf:)") }
}

extension OptionalRequirement {
  static let gestureRecognizerShouldBeRequiredToFailBy = Self(number: 773, delegate: "UIGestureRecognizerDelegate", method: "gestureRecognizer(_: UIGestureRecognizer, shouldBeRequiredToFailBy: UIGestureRecognizer)", line: "GestureRecognizerShouldBeRequiredToFailBy")
}
extension Implements {
  /// A class that implements `gestureRecognizer(_:shouldBeRequiredToFailBy:)`, although only its superclass conforms to `UIGestureRecognizerDelegate`.
  @preconcurrency @MainActor
  public protocol GestureRecognizerShouldBeRequiredToFailBy: AnyObject {
    /// Called instead of the default implementation in `UIGestureRecognizerDelegate`.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `gestureRecognizer(_:shouldBeRequiredToFailBy:)`.
  @MainActor static func gestureRecognizerShouldBeRequiredToFailBy(_ delegate: any UIGestureRecognizerDelegate) -> (any GestureRecognizerShouldBeRequiredToFailBy)? {
    if let delegate = delegate as? any GestureRecognizerShouldBeRequiredToFailBy { return delegate }
    notImplemented(.gestureRecognizerShouldBeRequiredToFailBy, by: delegate) { $0 is any UIGestureRecognizerDelegate.Type }
    return nil
  }
}
extension Implements.GestureRecognizerShouldBeRequiredToFailBy {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no gestureRecognizer(_:shouldBeRequiredToFailBy:)")
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool { preconditionFailure("GestureRecognizerShouldBeRequiredToFailBy without gestureRecognizer(_:shouldBeRequiredToFailBy:)") }
}

// MARK: UINavigationBarDelegate

extension OptionalRequirement {
  static let navigationBarShouldPush = Self(number: 832, delegate: "UINavigationBarDelegate", method: "navigationBar(_: UINavigationBar, shouldPush: UINavigationItem)", line: "NavigationBarShouldPush")
}
extension Implements {
  /// A class that implements `navigationBar(_:shouldPush:)`, although only its superclass conforms to `UINavigationBarDelegate`.
  @preconcurrency @MainActor
  public protocol NavigationBarShouldPush: AnyObject {
    /// Called instead of the default implementation in `UINavigationBarDelegate`.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `navigationBar(_:shouldPush:)`.
  @MainActor static func navigationBarShouldPush(_ delegate: any UINavigationBarDelegate) -> (any NavigationBarShouldPush)? {
    if let delegate = delegate as? any NavigationBarShouldPush { return delegate }
    notImplemented(.navigationBarShouldPush, by: delegate) { $0 is any UINavigationBarDelegate.Type }
    return nil
  }
}
extension Implements.NavigationBarShouldPush {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no navigationBar(_:shouldPush:)")
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { preconditionFailure("NavigationBarShouldPush without navigationBar(_:shouldPush:)") }
}

extension OptionalRequirement {
  static let navigationBarDidPush = Self(number: 833, delegate: "UINavigationBarDelegate", method: "navigationBar(_: UINavigationBar, didPush: UINavigationItem)", line: "NavigationBarDidPush")
}
extension Implements {
  /// A class that implements `navigationBar(_:didPush:)`, although only its superclass conforms to `UINavigationBarDelegate`.
  @preconcurrency @MainActor
  public protocol NavigationBarDidPush: AnyObject {
    /// Called instead of the default implementation in `UINavigationBarDelegate`.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  }
  /// Returns the delegate if its class declares that it implements `navigationBar(_:didPush:)`.
  @MainActor static func navigationBarDidPush(_ delegate: any UINavigationBarDelegate) -> (any NavigationBarDidPush)? {
    if let delegate = delegate as? any NavigationBarDidPush { return delegate }
    notImplemented(.navigationBarDidPush, by: delegate) { $0 is any UINavigationBarDelegate.Type }
    return nil
  }
}
extension Implements.NavigationBarDidPush {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no navigationBar(_:didPush:)")
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { preconditionFailure("NavigationBarDidPush without navigationBar(_:didPush:)") }
}

extension OptionalRequirement {
  static let navigationBarShouldPop = Self(number: 834, delegate: "UINavigationBarDelegate", method: "navigationBar(_: UINavigationBar, shouldPop: UINavigationItem)", line: "NavigationBarShouldPop")
}
extension Implements {
  /// A class that implements `navigationBar(_:shouldPop:)`, although only its superclass conforms to `UINavigationBarDelegate`.
  @preconcurrency @MainActor
  public protocol NavigationBarShouldPop: AnyObject {
    /// Called instead of the default implementation in `UINavigationBarDelegate`.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `navigationBar(_:shouldPop:)`.
  @MainActor static func navigationBarShouldPop(_ delegate: any UINavigationBarDelegate) -> (any NavigationBarShouldPop)? {
    if let delegate = delegate as? any NavigationBarShouldPop { return delegate }
    notImplemented(.navigationBarShouldPop, by: delegate) { $0 is any UINavigationBarDelegate.Type }
    return nil
  }
}
extension Implements.NavigationBarShouldPop {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no navigationBar(_:shouldPop:)")
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { preconditionFailure("NavigationBarShouldPop without navigationBar(_:shouldPop:)") }
}

extension OptionalRequirement {
  static let navigationBarDidPop = Self(number: 835, delegate: "UINavigationBarDelegate", method: "navigationBar(_: UINavigationBar, didPop: UINavigationItem)", line: "NavigationBarDidPop")
}
extension Implements {
  /// A class that implements `navigationBar(_:didPop:)`, although only its superclass conforms to `UINavigationBarDelegate`.
  @preconcurrency @MainActor
  public protocol NavigationBarDidPop: AnyObject {
    /// Called instead of the default implementation in `UINavigationBarDelegate`.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
  }
  /// Returns the delegate if its class declares that it implements `navigationBar(_:didPop:)`.
  @MainActor static func navigationBarDidPop(_ delegate: any UINavigationBarDelegate) -> (any NavigationBarDidPop)? {
    if let delegate = delegate as? any NavigationBarDidPop { return delegate }
    notImplemented(.navigationBarDidPop, by: delegate) { $0 is any UINavigationBarDelegate.Type }
    return nil
  }
}
extension Implements.NavigationBarDidPop {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no navigationBar(_:didPop:)")
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { preconditionFailure("NavigationBarDidPop without navigationBar(_:didPop:)") }
}

// MARK: UINavigationControllerDelegate

extension OptionalRequirement {
  static let navigationControllerWillShowAnimated = Self(number: 896, delegate: "UINavigationControllerDelegate", method: "navigationController(_: UINavigationController, willShow: UIViewController, animated: Bool)", line: "NavigationControllerWillShowAnimated")
}
extension Implements {
  /// A class that implements `navigationController(_:willShow:animated:)`, although only its superclass conforms to `UINavigationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol NavigationControllerWillShowAnimated: AnyObject {
    /// Called instead of the default implementation in `UINavigationControllerDelegate`.
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  }
  /// Returns the delegate if its class declares that it implements `navigationController(_:willShow:animated:)`.
  @MainActor static func navigationControllerWillShowAnimated(_ delegate: any UINavigationControllerDelegate) -> (any NavigationControllerWillShowAnimated)? {
    if let delegate = delegate as? any NavigationControllerWillShowAnimated { return delegate }
    notImplemented(.navigationControllerWillShowAnimated, by: delegate) { $0 is any UINavigationControllerDelegate.Type }
    return nil
  }
}
extension Implements.NavigationControllerWillShowAnimated {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no navigationController(_:willShow:animated:)")
  public func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) { preconditionFailure("NavigationControllerWillShowAnimated without navigationController(_:willShow:animated:)") }
}

extension OptionalRequirement {
  static let navigationControllerDidShowAnimated = Self(number: 897, delegate: "UINavigationControllerDelegate", method: "navigationController(_: UINavigationController, didShow: UIViewController, animated: Bool)", line: "NavigationControllerDidShowAnimated")
}
extension Implements {
  /// A class that implements `navigationController(_:didShow:animated:)`, although only its superclass conforms to `UINavigationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol NavigationControllerDidShowAnimated: AnyObject {
    /// Called instead of the default implementation in `UINavigationControllerDelegate`.
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  }
  /// Returns the delegate if its class declares that it implements `navigationController(_:didShow:animated:)`.
  @MainActor static func navigationControllerDidShowAnimated(_ delegate: any UINavigationControllerDelegate) -> (any NavigationControllerDidShowAnimated)? {
    if let delegate = delegate as? any NavigationControllerDidShowAnimated { return delegate }
    notImplemented(.navigationControllerDidShowAnimated, by: delegate) { $0 is any UINavigationControllerDelegate.Type }
    return nil
  }
}
extension Implements.NavigationControllerDidShowAnimated {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no navigationController(_:didShow:animated:)")
  public func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) { preconditionFailure("NavigationControllerDidShowAnimated without navigationController(_:didShow:animated:)") }
}

extension OptionalRequirement {
  static let navigationControllerSupportedInterfaceOrientations = Self(number: 898, delegate: "UINavigationControllerDelegate", method: "navigationControllerSupportedInterfaceOrientations(_: UINavigationController)", line: "NavigationControllerSupportedInterfaceOrientations")
}
extension Implements {
  /// A class that implements `navigationControllerSupportedInterfaceOrientations(_:)`, although only its superclass conforms to `UINavigationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol NavigationControllerSupportedInterfaceOrientations: AnyObject {
    /// Called instead of the default implementation in `UINavigationControllerDelegate`.
    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask
  }
  /// Returns the delegate if its class declares that it implements `navigationControllerSupportedInterfaceOrientations(_:)`.
  @MainActor static func navigationControllerSupportedInterfaceOrientations(_ delegate: any UINavigationControllerDelegate) -> (any NavigationControllerSupportedInterfaceOrientations)? {
    if let delegate = delegate as? any NavigationControllerSupportedInterfaceOrientations { return delegate }
    notImplemented(.navigationControllerSupportedInterfaceOrientations, by: delegate) { $0 is any UINavigationControllerDelegate.Type }
    return nil
  }
}
extension Implements.NavigationControllerSupportedInterfaceOrientations {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no navigationControllerSupportedInterfaceOrientations(_:)")
  public func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask { preconditionFailure("NavigationControllerSupportedInterfaceOrientations without navigationControllerSupportedInterfaceOrientations(_:)") }
}

extension OptionalRequirement {
  static let navigationControllerPreferredInterfaceOrientationForPresentation = Self(number: 899, delegate: "UINavigationControllerDelegate", method: "navigationControllerPreferredInterfaceOrientationForPresentation(_: UINavigationController)", line: "NavigationControllerPreferredInterfaceOrientationForPresentation")
}
extension Implements {
  /// A class that implements `navigationControllerPreferredInterfaceOrientationForPresentation(_:)`, although only its superclass conforms to `UINavigationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol NavigationControllerPreferredInterfaceOrientationForPresentation: AnyObject {
    /// Called instead of the default implementation in `UINavigationControllerDelegate`.
    func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController) -> UIInterfaceOrientation
  }
  /// Returns the delegate if its class declares that it implements `navigationControllerPreferredInterfaceOrientationForPresentation(_:)`.
  @MainActor static func navigationControllerPreferredInterfaceOrientationForPresentation(_ delegate: any UINavigationControllerDelegate) -> (any NavigationControllerPreferredInterfaceOrientationForPresentation)? {
    if let delegate = delegate as? any NavigationControllerPreferredInterfaceOrientationForPresentation { return delegate }
    notImplemented(.navigationControllerPreferredInterfaceOrientationForPresentation, by: delegate) { $0 is any UINavigationControllerDelegate.Type }
    return nil
  }
}
extension Implements.NavigationControllerPreferredInterfaceOrientationForPresentation {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no navigationControllerPreferredInterfaceOrientationForPresentation(_:)")
  public func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController) -> UIInterfaceOrientation { preconditionFailure("NavigationControllerPreferredInterfaceOrientationForPresentation without navigationControllerPreferredInterfaceOrientationForPresentation(_:)") }
}

extension OptionalRequirement {
  static let navigationControllerAnimationControllerForFromFromVCToToVC = Self(number: 900, delegate: "UINavigationControllerDelegate", method: "navigationController(_: UINavigationController, animationControllerFor: UINavigationController.Operation, from: UIViewController, to: UIViewController)", line: "NavigationControllerAnimationControllerForFromFromVCToToVC")
}
extension Implements {
  /// A class that implements `navigationController(_:animationControllerFor:from:to:)`, although only its superclass conforms to `UINavigationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol NavigationControllerAnimationControllerForFromFromVCToToVC: AnyObject {
    /// Called instead of the default implementation in `UINavigationControllerDelegate`.
    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  }
  /// Returns the delegate if its class declares that it implements `navigationController(_:animationControllerFor:from:to:)`.
  @MainActor static func navigationControllerAnimationControllerForFromFromVCToToVC(_ delegate: any UINavigationControllerDelegate) -> (any NavigationControllerAnimationControllerForFromFromVCToToVC)? {
    if let delegate = delegate as? any NavigationControllerAnimationControllerForFromFromVCToToVC { return delegate }
    notImplemented(.navigationControllerAnimationControllerForFromFromVCToToVC, by: delegate) { $0 is any UINavigationControllerDelegate.Type }
    return nil
  }
}
extension Implements.NavigationControllerAnimationControllerForFromFromVCToToVC {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no navigationController(_:animationControllerFor:from:to:)")
  public func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { preconditionFailure("NavigationControllerAnimationControllerForFromFromVCToToVC without navigationController(_:animationControllerFor:from:to:)") }
}

extension OptionalRequirement {
  static let navigationControllerInteractionControllerFor = Self(number: 901, delegate: "UINavigationControllerDelegate", method: "navigationController(_: UINavigationController, interactionControllerFor: any UIViewControllerAnimatedTransitioning)", line: "NavigationControllerInteractionControllerFor")
}
extension Implements {
  /// A class that implements `navigationController(_:interactionControllerFor:)`, although only its superclass conforms to `UINavigationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol NavigationControllerInteractionControllerFor: AnyObject {
    /// Called instead of the default implementation in `UINavigationControllerDelegate`.
    func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  }
  /// Returns the delegate if its class declares that it implements `navigationController(_:interactionControllerFor:)`.
  @MainActor static func navigationControllerInteractionControllerFor(_ delegate: any UINavigationControllerDelegate) -> (any NavigationControllerInteractionControllerFor)? {
    if let delegate = delegate as? any NavigationControllerInteractionControllerFor { return delegate }
    notImplemented(.navigationControllerInteractionControllerFor, by: delegate) { $0 is any UINavigationControllerDelegate.Type }
    return nil
  }
}
extension Implements.NavigationControllerInteractionControllerFor {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no navigationController(_:interactionControllerFor:)")
  public func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { preconditionFailure("NavigationControllerInteractionControllerFor without navigationController(_:interactionControllerFor:)") }
}

// MARK: UIPageViewControllerDataSource

extension OptionalRequirement {
  static let presentationCountForPageViewController = Self(number: 960, delegate: "UIPageViewControllerDataSource", method: "presentationCount(for: UIPageViewController)", line: "PresentationCountForPageViewController")
}
extension Implements {
  /// A class that implements `presentationCount(for:)`, although only its superclass conforms to `UIPageViewControllerDataSource`.
  @preconcurrency @MainActor
  public protocol PresentationCountForPageViewController: AnyObject {
    /// Called instead of the default implementation in `UIPageViewControllerDataSource`.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
  }
  /// Returns the delegate if its class declares that it implements `presentationCount(for:)`.
  @MainActor static func presentationCountForPageViewController(_ delegate: any UIPageViewControllerDataSource) -> (any PresentationCountForPageViewController)? {
    if let delegate = delegate as? any PresentationCountForPageViewController { return delegate }
    notImplemented(.presentationCountForPageViewController, by: delegate) { $0 is any UIPageViewControllerDataSource.Type }
    return nil
  }
}
extension Implements.PresentationCountForPageViewController {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no presentationCount(for:)")
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { preconditionFailure("PresentationCountForPageViewController without presentationCount(for:)") }
}

extension OptionalRequirement {
  static let presentationIndexForPageViewController = Self(number: 961, delegate: "UIPageViewControllerDataSource", method: "presentationIndex(for: UIPageViewController)", line: "PresentationIndexForPageViewController")
}
extension Implements {
  /// A class that implements `presentationIndex(for:)`, although only its superclass conforms to `UIPageViewControllerDataSource`.
  @preconcurrency @MainActor
  public protocol PresentationIndexForPageViewController: AnyObject {
    /// Called instead of the default implementation in `UIPageViewControllerDataSource`.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
  }
  /// Returns the delegate if its class declares that it implements `presentationIndex(for:)`.
  @MainActor static func presentationIndexForPageViewController(_ delegate: any UIPageViewControllerDataSource) -> (any PresentationIndexForPageViewController)? {
    if let delegate = delegate as? any PresentationIndexForPageViewController { return delegate }
    notImplemented(.presentationIndexForPageViewController, by: delegate) { $0 is any UIPageViewControllerDataSource.Type }
    return nil
  }
}
extension Implements.PresentationIndexForPageViewController {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no presentationIndex(for:)")
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { preconditionFailure("PresentationIndexForPageViewController without presentationIndex(for:)") }
}

// MARK: UIPageViewControllerDelegate

extension OptionalRequirement {
  static let pageViewControllerWillTransitionTo = Self(number: 1024, delegate: "UIPageViewControllerDelegate", method: "pageViewController(_: UIPageViewController, willTransitionTo: [UIViewController])", line: "PageViewControllerWillTransitionTo")
}
extension Implements {
  /// A class that implements `pageViewController(_:willTransitionTo:)`, although only its superclass conforms to `UIPageViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PageViewControllerWillTransitionTo: AnyObject {
    /// Called instead of the default implementation in `UIPageViewControllerDelegate`.
    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  }
  /// Returns the delegate if its class declares that it implements `pageViewController(_:willTransitionTo:)`.
  @MainActor static func pageViewControllerWillTransitionTo(_ delegate: any UIPageViewControllerDelegate) -> (any PageViewControllerWillTransitionTo)? {
    if let delegate = delegate as? any PageViewControllerWillTransitionTo { return delegate }
    notImplemented(.pageViewControllerWillTransitionTo, by: delegate) { $0 is any UIPageViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.PageViewControllerWillTransitionTo {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no pageViewController(_:willTransitionTo:)")
  public func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) { preconditionFailure("PageViewControllerWillTransitionTo without pageViewController(_:willTransitionTo:)") }
}

extension OptionalRequirement {
  static let pageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted = Self(number: 1025, delegate: "UIPageViewControllerDelegate", method: "pageViewController(_: UIPageViewController, didFinishAnimating: Bool, previousViewControllers: [UIViewController], transitionCompleted: Bool)", line: "PageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted")
}
extension Implements {
  /// A class that implements `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`, although only its superclass conforms to `UIPageViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted: AnyObject {
    /// Called instead of the default implementation in `UIPageViewControllerDelegate`.
    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  }
  /// Returns the delegate if its class declares that it implements `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`.
  @MainActor static func pageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted(_ delegate: any UIPageViewControllerDelegate) -> (any PageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted)? {
    if let delegate = delegate as? any PageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted { return delegate }
    notImplemented(.pageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted, by: delegate) { $0 is any UIPageViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.PageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)")
  public func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) { preconditionFailure("PageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted without pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)") }
}

// MARK: UIPickerViewAccessibilityDelegate

extension OptionalRequirement {
  static let pickerViewAccessibilityLabelForComponent = Self(number: 1088, delegate: "UIPickerViewAccessibilityDelegate", method: "pickerView(_: UIPickerView, accessibilityLabelForComponent: Int)", line: "PickerViewAccessibilityLabelForComponent")
}
extension Implements {
  /// A class that implements `pickerView(_:accessibilityLabelForComponent:)`, although only its superclass conforms to `UIPickerViewAccessibilityDelegate`.
  @preconcurrency @MainActor
  public protocol PickerViewAccessibilityLabelForComponent: AnyObject {
    /// Called instead of the default implementation in `UIPickerViewAccessibilityDelegate`.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
  }
  /// Returns the delegate if its class declares that it implements `pickerView(_:accessibilityLabelForComponent:)`.
  @MainActor static func pickerViewAccessibilityLabelForComponent(_ delegate: any UIPickerViewAccessibilityDelegate) -> (any PickerViewAccessibilityLabelForComponent)? {
    if let delegate = delegate as? any PickerViewAccessibilityLabelForComponent { return delegate }
    notImplemented(.pickerViewAccessibilityLabelForComponent, by: delegate) { $0 is any UIPickerViewAccessibilityDelegate.Type }
    return nil
  }
}
extension Implements.PickerViewAccessibilityLabelForComponent {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no pickerView(_:accessibilityLabelForComponent:)")
  public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { preconditionFailure("PickerViewAccessibilityLabelForComponent without pickerView(_:accessibilityLabelForComponent:)") }
}

extension OptionalRequirement {
  static let pickerViewAccessibilityHintForComponent = Self(number: 1089, delegate: "UIPickerViewAccessibilityDelegate", method: "pickerView(_: UIPickerView, accessibilityHintForComponent: Int)", line: "PickerViewAccessibilityHintForComponent")
}
extension Implements {
  /// A class that implements `pickerView(_:accessibilityHintForComponent:)`, although only its superclass conforms to `UIPickerViewAccessibilityDelegate`.
  @preconcurrency @MainActor
  public protocol PickerViewAccessibilityHintForComponent: AnyObject {
    /// Called instead of the default implementation in `UIPickerViewAccessibilityDelegate`.
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
  }
  /// Returns the delegate if its class declares that it implements `pickerView(_:accessibilityHintForComponent:)`.
  @MainActor static func pickerViewAccessibilityHintForComponent(_ delegate: any UIPickerViewAccessibilityDelegate) -> (any PickerViewAccessibilityHintForComponent)? {
    if let delegate = delegate as? any PickerViewAccessibilityHintForComponent { return delegate }
    notImplemented(.pickerViewAccessibilityHintForComponent, by: delegate) { $0 is any UIPickerViewAccessibilityDelegate.Type }
    return nil
  }
}
extension Implements.PickerViewAccessibilityHintForComponent {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no pickerView(_:accessibilityHintForComponent:)")
  public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { preconditionFailure("PickerViewAccessibilityHintForComponent without pickerView(_:accessibilityHintForComponent:)") }
}

// MARK: UIPickerViewDelegate

extension OptionalRequirement {
  static let pickerViewWidthForComponent = Self(number: 1152, delegate: "UIPickerViewDelegate", method: "pickerView(_: UIPickerView, widthForComponent: Int)", line: "PickerViewWidthForComponent")
}
extension Implements {
  /// A class that implements `pickerView(_:widthForComponent:)`, although only its superclass conforms to `UIPickerViewDelegate`.
  @preconcurrency @MainActor
  public protocol PickerViewWidthForComponent: AnyObject {
    /// Called instead of the default implementation in `UIPickerViewDelegate`.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  }
  /// Returns the delegate if its class declares that it implements `pickerView(_:widthForComponent:)`.
  @MainActor static func pickerViewWidthForComponent(_ delegate: any UIPickerViewDelegate) -> (any PickerViewWidthForComponent)? {
    if let delegate = delegate as? any PickerViewWidthForComponent { return delegate }
    notImplemented(.pickerViewWidthForComponent, by: delegate) { $0 is any UIPickerViewDelegate.Type }
    return nil
  }
}
extension Implements.PickerViewWidthForComponent {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no pickerView(_:widthForComponent:)")
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { preconditionFailure("PickerViewWidthForComponent without pickerView(_:widthForComponent:)") }
}

extension OptionalRequirement {
  static let pickerViewRowHeightForComponent = Self(number: 1153, delegate: "UIPickerViewDelegate", method: "pickerView(_: UIPickerView, rowHeightForComponent: Int)", line: "PickerViewRowHeightForComponent")
}
extension Implements {
  /// A class that implements `pickerView(_:rowHeightForComponent:)`, although only its superclass conforms to `UIPickerViewDelegate`.
  @preconcurrency @MainActor
  public protocol PickerViewRowHeightForComponent: AnyObject {
    /// Called instead of the default implementation in `UIPickerViewDelegate`.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  }
  /// Returns the delegate if its class declares that it implements `pickerView(_:rowHeightForComponent:)`.
  @MainActor static func pickerViewRowHeightForComponent(_ delegate: any UIPickerViewDelegate) -> (any PickerViewRowHeightForComponent)? {
    if let delegate = delegate as? any PickerViewRowHeightForComponent { return delegate }
    notImplemented(.pickerViewRowHeightForComponent, by: delegate) { $0 is any UIPickerViewDelegate.Type }
    return nil
  }
}
extension Implements.PickerViewRowHeightForComponent {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no pickerView(_:rowHeightForComponent:)")
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { preconditionFailure("PickerViewRowHeightForComponent without pickerView(_:rowHeightForComponent:)") }
}

extension OptionalRequirement {
  static let pickerViewTitleForRowForComponent = Self(number: 1154, delegate: "UIPickerViewDelegate", method: "pickerView(_: UIPickerView, titleForRow: Int, forComponent: Int)", line: "PickerViewTitleForRowForComponent")
}
extension Implements {
  /// A class that implements `pickerView(_:titleForRow:forComponent:)`, although only its superclass conforms to `UIPickerViewDelegate`.
  @preconcurrency @MainActor
  public protocol PickerViewTitleForRowForComponent: AnyObject {
    /// Called instead of the default implementation in `UIPickerViewDelegate`.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  }
  /// Returns the delegate if its class declares that it implements `pickerView(_:titleForRow:forComponent:)`.
  @MainActor static func pickerViewTitleForRowForComponent(_ delegate: any UIPickerViewDelegate) -> (any PickerViewTitleForRowForComponent)? {
    if let delegate = delegate as? any PickerViewTitleForRowForComponent { return delegate }
    notImplemented(.pickerViewTitleForRowForComponent, by: delegate) { $0 is any UIPickerViewDelegate.Type }
    return nil
  }
}
extension Implements.PickerViewTitleForRowForComponent {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no pickerView(_:titleForRow:forComponent:)")
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { preconditionFailure("PickerViewTitleForRowForComponent without pickerView(_:titleForRow:forComponent:)") }
}

extension OptionalRequirement {
  static let pickerViewAttributedTitleForRowForComponent = Self(number: 1155, delegate: "UIPickerViewDelegate", method: "pickerView(_: UIPickerView, attributedTitleForRow: Int, forComponent: Int)", line: "PickerViewAttributedTitleForRowForComponent")
}
extension Implements {
  /// A class that implements `pickerView(_:attributedTitleForRow:forComponent:)`, although only its superclass conforms to `UIPickerViewDelegate`.
  @preconcurrency @MainActor
  public protocol PickerViewAttributedTitleForRowForComponent: AnyObject {
    /// Called instead of the default implementation in `UIPickerViewDelegate`.
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
  }
  /// Returns the delegate if its class declares that it implements `pickerView(_:attributedTitleForRow:forComponent:)`.
  @MainActor static func pickerViewAttributedTitleForRowForComponent(_ delegate: any UIPickerViewDelegate) -> (any PickerViewAttributedTitleForRowForComponent)? {
    if let delegate = delegate as? any PickerViewAttributedTitleForRowForComponent { return delegate }
    notImplemented(.pickerViewAttributedTitleForRowForComponent, by: delegate) { $0 is any UIPickerViewDelegate.Type }
    return nil
  }
}
extension Implements.PickerViewAttributedTitleForRowForComponent {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no pickerView(_:attributedTitleForRow:forComponent:)")
  public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? { preconditionFailure("PickerViewAttributedTitleForRowForComponent without pickerView(_:attributedTitleForRow:forComponent:)") }
}

extension OptionalRequirement {
  static let pickerViewViewForRowForComponentReusing = Self(number: 1156, delegate: "UIPickerViewDelegate", method: "pickerView(_: UIPickerView, viewForRow: Int, forComponent: Int, reusing: UIView?)", line: "PickerViewViewForRowForComponentReusing")
}
extension Implements {
  /// A class that implements `pickerView(_:viewForRow:forComponent:reusing:)`, although only its superclass conforms to `UIPickerViewDelegate`.
  @preconcurrency @MainActor
  public protocol PickerViewViewForRowForComponentReusing: AnyObject {
    /// Called instead of the default implementation in `UIPickerViewDelegate`.
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
  }
  /// Returns the delegate if its class declares that it implements `pickerView(_:viewForRow:forComponent:reusing:)`.
  @MainActor static func pickerViewViewForRowForComponentReusing(_ delegate: any UIPickerViewDelegate) -> (any PickerViewViewForRowForComponentReusing)? {
    if let delegate = delegate as? any PickerViewViewForRowForComponentReusing { return delegate }
    notImplemented(.pickerViewViewForRowForComponentReusing, by: delegate) { $0 is any UIPickerViewDelegate.Type }
    return nil
  }
}
extension Implements.PickerViewViewForRowForComponentReusing {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no pickerView(_:viewForRow:forComponent:reusing:)")
  public func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView { preconditionFailure("PickerViewViewForRowForComponentReusing without pickerView(_:viewForRow:forComponent:reusing:)") }
}

extension OptionalRequirement {
  static let pickerViewDidSelectRowInComponent = Self(number: 1157, delegate: "UIPickerViewDelegate", method: "pickerView(_: UIPickerView, didSelectRow: Int, inComponent: Int)", line: "PickerViewDidSelectRowInComponent")
}
extension Implements {
  /// A class that implements `pickerView(_:didSelectRow:inComponent:)`, although only its superclass conforms to `UIPickerViewDelegate`.
  @preconcurrency @MainActor
  public protocol PickerViewDidSelectRowInComponent: AnyObject {
    /// Called instead of the default implementation in `UIPickerViewDelegate`.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  }
  /// Returns the delegate if its class declares that it implements `pickerView(_:didSelectRow:inComponent:)`.
  @MainActor static func pickerViewDidSelectRowInComponent(_ delegate: any UIPickerViewDelegate) -> (any PickerViewDidSelectRowInComponent)? {
    if let delegate = delegate as? any PickerViewDidSelectRowInComponent { return delegate }
    notImplemented(.pickerViewDidSelectRowInComponent, by: delegate) { $0 is any UIPickerViewDelegate.Type }
    return nil
  }
}
extension Implements.PickerViewDidSelectRowInComponent {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no pickerView(_:didSelectRow:inComponent:)")
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { preconditionFailure("PickerViewDidSelectRowInComponent without pickerView(_:didSelectRow:inComponent:)") }
}

// MARK: UIPopoverPresentationControllerDelegate

extension OptionalRequirement {
  static let prepareForPopoverPresentationPopoverPresentationController = Self(number: 1216, delegate: "UIPopoverPresentationControllerDelegate", method: "prepareForPopoverPresentation(_: UIPopoverPresentationController)", line: "PrepareForPopoverPresentationPopoverPresentationController")
}
extension Implements {
  /// A class that implements `prepareForPopoverPresentation(_:)`, although only its superclass conforms to `UIPopoverPresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PrepareForPopoverPresentationPopoverPresentationController: AnyObject {
    /// Called instead of the default implementation in `UIPopoverPresentationControllerDelegate`.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  }
  /// Returns the delegate if its class declares that it implements `prepareForPopoverPresentation(_:)`.
  @MainActor static func prepareForPopoverPresentationPopoverPresentationController(_ delegate: any UIPopoverPresentationControllerDelegate) -> (any PrepareForPopoverPresentationPopoverPresentationController)? {
    if let delegate = delegate as? any PrepareForPopoverPresentationPopoverPresentationController { return delegate }
    notImplemented(.prepareForPopoverPresentationPopoverPresentationController, by: delegate) { $0 is any UIPopoverPresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.PrepareForPopoverPresentationPopoverPresentationController {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no prepareForPopoverPresentation(_:)")
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) { preconditionFailure("PrepareForPopoverPresentationPopoverPresentationController without prepareForPopoverPresentation(_:)") }
}

// MARK: UISceneDelegate

extension OptionalRequirement {
  static let sceneWillConnectToOptions = Self(number: 1280, delegate: "UISceneDelegate", method: "scene(_: UIScene, willConnectTo: UISceneSession, options: UIScene.ConnectionOptions)", line: "SceneWillConnectToOptions")
}
extension Implements {
  /// A class that implements `scene(_:willConnectTo:options:)`, although only its superclass conforms to `UISceneDelegate`.
  @preconcurrency @MainActor
  public protocol SceneWillConnectToOptions: AnyObject {
    /// Called instead of the default implementation in `UISceneDelegate`.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  }
  /// Returns the delegate if its class declares that it implements `scene(_:willConnectTo:options:)`.
  @MainActor static func sceneWillConnectToOptions(_ delegate: any UISceneDelegate) -> (any SceneWillConnectToOptions)? {
    if let delegate = delegate as? any SceneWillConnectToOptions { return delegate }
    notImplemented(.sceneWillConnectToOptions, by: delegate) { $0 is any UISceneDelegate.Type }
    return nil
  }
}
extension Implements.SceneWillConnectToOptions {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no scene(_:willConnectTo:options:)")
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) { preconditionFailure("SceneWillConnectToOptions without scene(_:willConnectTo:options:)") }
}

extension OptionalRequirement {
  static let sceneDidDisconnect = Self(number: 1281, delegate: "UISceneDelegate", method: "sceneDidDisconnect(_: UIScene)", line: "SceneDidDisconnect")
}
extension Implements {
  /// A class that implements `sceneDidDisconnect(_:)`, although only its superclass conforms to `UISceneDelegate`.
  @preconcurrency @MainActor
  public protocol SceneDidDisconnect: AnyObject {
    /// Called instead of the default implementation in `UISceneDelegate`.
    func sceneDidDisconnect(_ scene: UIScene)
  }
  /// Returns the delegate if its class declares that it implements `sceneDidDisconnect(_:)`.
  @MainActor static func sceneDidDisconnect(_ delegate: any UISceneDelegate) -> (any SceneDidDisconnect)? {
    if let delegate = delegate as? any SceneDidDisconnect { return delegate }
    notImplemented(.sceneDidDisconnect, by: delegate) { $0 is any UISceneDelegate.Type }
    return nil
  }
}
extension Implements.SceneDidDisconnect {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no sceneDidDisconnect(_:)")
  public func sceneDidDisconnect(_ scene: UIScene) { preconditionFailure("SceneDidDisconnect without sceneDidDisconnect(_:)") }
}

extension OptionalRequirement {
  static let sceneDidBecomeActive = Self(number: 1282, delegate: "UISceneDelegate", method: "sceneDidBecomeActive(_: UIScene)", line: "SceneDidBecomeActive")
}
extension Implements {
  /// A class that implements `sceneDidBecomeActive(_:)`, although only its superclass conforms to `UISceneDelegate`.
  @preconcurrency @MainActor
  public protocol SceneDidBecomeActive: AnyObject {
    /// Called instead of the default implementation in `UISceneDelegate`.
    func sceneDidBecomeActive(_ scene: UIScene)
  }
  /// Returns the delegate if its class declares that it implements `sceneDidBecomeActive(_:)`.
  @MainActor static func sceneDidBecomeActive(_ delegate: any UISceneDelegate) -> (any SceneDidBecomeActive)? {
    if let delegate = delegate as? any SceneDidBecomeActive { return delegate }
    notImplemented(.sceneDidBecomeActive, by: delegate) { $0 is any UISceneDelegate.Type }
    return nil
  }
}
extension Implements.SceneDidBecomeActive {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no sceneDidBecomeActive(_:)")
  public func sceneDidBecomeActive(_ scene: UIScene) { preconditionFailure("SceneDidBecomeActive without sceneDidBecomeActive(_:)") }
}

extension OptionalRequirement {
  static let sceneWillResignActive = Self(number: 1283, delegate: "UISceneDelegate", method: "sceneWillResignActive(_: UIScene)", line: "SceneWillResignActive")
}
extension Implements {
  /// A class that implements `sceneWillResignActive(_:)`, although only its superclass conforms to `UISceneDelegate`.
  @preconcurrency @MainActor
  public protocol SceneWillResignActive: AnyObject {
    /// Called instead of the default implementation in `UISceneDelegate`.
    func sceneWillResignActive(_ scene: UIScene)
  }
  /// Returns the delegate if its class declares that it implements `sceneWillResignActive(_:)`.
  @MainActor static func sceneWillResignActive(_ delegate: any UISceneDelegate) -> (any SceneWillResignActive)? {
    if let delegate = delegate as? any SceneWillResignActive { return delegate }
    notImplemented(.sceneWillResignActive, by: delegate) { $0 is any UISceneDelegate.Type }
    return nil
  }
}
extension Implements.SceneWillResignActive {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no sceneWillResignActive(_:)")
  public func sceneWillResignActive(_ scene: UIScene) { preconditionFailure("SceneWillResignActive without sceneWillResignActive(_:)") }
}

extension OptionalRequirement {
  static let sceneWillEnterForeground = Self(number: 1284, delegate: "UISceneDelegate", method: "sceneWillEnterForeground(_: UIScene)", line: "SceneWillEnterForeground")
}
extension Implements {
  /// A class that implements `sceneWillEnterForeground(_:)`, although only its superclass conforms to `UISceneDelegate`.
  @preconcurrency @MainActor
  public protocol SceneWillEnterForeground: AnyObject {
    /// Called instead of the default implementation in `UISceneDelegate`.
    func sceneWillEnterForeground(_ scene: UIScene)
  }
  /// Returns the delegate if its class declares that it implements `sceneWillEnterForeground(_:)`.
  @MainActor static func sceneWillEnterForeground(_ delegate: any UISceneDelegate) -> (any SceneWillEnterForeground)? {
    if let delegate = delegate as? any SceneWillEnterForeground { return delegate }
    notImplemented(.sceneWillEnterForeground, by: delegate) { $0 is any UISceneDelegate.Type }
    return nil
  }
}
extension Implements.SceneWillEnterForeground {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no sceneWillEnterForeground(_:)")
  public func sceneWillEnterForeground(_ scene: UIScene) { preconditionFailure("SceneWillEnterForeground without sceneWillEnterForeground(_:)") }
}

extension OptionalRequirement {
  static let sceneDidEnterBackground = Self(number: 1285, delegate: "UISceneDelegate", method: "sceneDidEnterBackground(_: UIScene)", line: "SceneDidEnterBackground")
}
extension Implements {
  /// A class that implements `sceneDidEnterBackground(_:)`, although only its superclass conforms to `UISceneDelegate`.
  @preconcurrency @MainActor
  public protocol SceneDidEnterBackground: AnyObject {
    /// Called instead of the default implementation in `UISceneDelegate`.
    func sceneDidEnterBackground(_ scene: UIScene)
  }
  /// Returns the delegate if its class declares that it implements `sceneDidEnterBackground(_:)`.
  @MainActor static func sceneDidEnterBackground(_ delegate: any UISceneDelegate) -> (any SceneDidEnterBackground)? {
    if let delegate = delegate as? any SceneDidEnterBackground { return delegate }
    notImplemented(.sceneDidEnterBackground, by: delegate) { $0 is any UISceneDelegate.Type }
    return nil
  }
}
extension Implements.SceneDidEnterBackground {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no sceneDidEnterBackground(_:)")
  public func sceneDidEnterBackground(_ scene: UIScene) { preconditionFailure("SceneDidEnterBackground without sceneDidEnterBackground(_:)") }
}

extension OptionalRequirement {
  static let sceneOpenURLContexts = Self(number: 1286, delegate: "UISceneDelegate", method: "scene(_: UIScene, openURLContexts: Set<UIOpenURLContext>)", line: "SceneOpenURLContexts")
}
extension Implements {
  /// A class that implements `scene(_:openURLContexts:)`, although only its superclass conforms to `UISceneDelegate`.
  @preconcurrency @MainActor
  public protocol SceneOpenURLContexts: AnyObject {
    /// Called instead of the default implementation in `UISceneDelegate`.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  }
  /// Returns the delegate if its class declares that it implements `scene(_:openURLContexts:)`.
  @MainActor static func sceneOpenURLContexts(_ delegate: any UISceneDelegate) -> (any SceneOpenURLContexts)? {
    if let delegate = delegate as? any SceneOpenURLContexts { return delegate }
    notImplemented(.sceneOpenURLContexts, by: delegate) { $0 is any UISceneDelegate.Type }
    return nil
  }
}
extension Implements.SceneOpenURLContexts {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no scene(_:openURLContexts:)")
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { preconditionFailure("SceneOpenURLContexts without scene(_:openURLContexts:)") }
}

// MARK: UIScrollViewDelegate

extension OptionalRequirement {
  static let scrollViewDidScroll = Self(number: 1344, delegate: "UIScrollViewDelegate", method: "scrollViewDidScroll(_: UIScrollView)", line: "ScrollViewDidScroll")
}
extension Implements {
  /// A class that implements `scrollViewDidScroll(_:)`, although only its superclass conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewDidScroll: AnyObject {
    /// Called instead of the default implementation in `UIScrollViewDelegate`.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
  }
  /// Returns the delegate if its class declares that it implements `scrollViewDidScroll(_:)`.
  @MainActor static func scrollViewDidScroll(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewDidScroll)? {
    if let delegate = delegate as? any ScrollViewDidScroll { return delegate }
    notImplemented(.scrollViewDidScroll, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewDidScroll {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no scrollViewDidScroll(_:)")
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { preconditionFailure("ScrollViewDidScroll without scrollViewDidScroll(_:)") }
}

extension OptionalRequirement {
  static let scrollViewWillBeginDragging = Self(number: 1345, delegate: "UIScrollViewDelegate", method: "scrollViewWillBeginDragging(_: UIScrollView)", line: "ScrollViewWillBeginDragging")
}
extension Implements {
  /// A class that implements `scrollViewWillBeginDragging(_:)`, although only its superclass conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewWillBeginDragging: AnyObject {
    /// Called instead of the default implementation in `UIScrollViewDelegate`.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  }
  /// Returns the delegate if its class declares that it implements `scrollViewWillBeginDragging(_:)`.
  @MainActor static func scrollViewWillBeginDragging(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewWillBeginDragging)? {
    if let delegate = delegate as? any ScrollViewWillBeginDragging { return delegate }
    notImplemented(.scrollViewWillBeginDragging, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewWillBeginDragging {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no scrollViewWillBeginDragging(_:)")
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { preconditionFailure("ScrollViewWillBeginDragging without scrollViewWillBeginDragging(_:)") }
}

extension OptionalRequirement {
  static let scrollViewWillEndDraggingWithVelocityTargetContentOffset = Self(number: 1346, delegate: "UIScrollViewDelegate", method: "scrollViewWillEndDragging(_: UIScrollView, withVelocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)", line: "ScrollViewWillEndDraggingWithVelocityTargetContentOffset")
}
extension Implements {
  /// A class that implements `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`, although only its superclass conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewWillEndDraggingWithVelocityTargetContentOffset: AnyObject {
    /// Called instead of the default implementation in `UIScrollViewDelegate`.
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  }
  /// Returns the delegate if its class declares that it implements `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  @MainActor static func scrollViewWillEndDraggingWithVelocityTargetContentOffset(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewWillEndDraggingWithVelocityTargetContentOffset)? {
    if let delegate = delegate as? any ScrollViewWillEndDraggingWithVelocityTargetContentOffset { return delegate }
    notImplemented(.scrollViewWillEndDraggingWithVelocityTargetContentOffset, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewWillEndDraggingWithVelocityTargetContentOffset {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)")
  public func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { preconditionFailure("ScrollViewWillEndDraggingWithVelocityTargetContentOffset without scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") }
}

extension OptionalRequirement {
  static let scrollViewDidEndDraggingWillDecelerate = Self(number: 1347, delegate: "UIScrollViewDelegate", method: "scrollViewDidEndDragging(_: UIScrollView, willDecelerate: Bool)", line: "ScrollViewDidEndDraggingWillDecelerate")
}
extension Implements {
  /// A class that implements `scrollViewDidEndDragging(_:willDecelerate:)`, although only its superclass conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewDidEndDraggingWillDecelerate: AnyObject {
    /// Called instead of the default implementation in `UIScrollViewDelegate`.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  }
  /// Returns the delegate if its class declares that it implements `scrollViewDidEndDragging(_:willDecelerate:)`.
  @MainActor static func scrollViewDidEndDraggingWillDecelerate(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewDidEndDraggingWillDecelerate)? {
    if let delegate = delegate as? any ScrollViewDidEndDraggingWillDecelerate { return delegate }
    notImplemented(.scrollViewDidEndDraggingWillDecelerate, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewDidEndDraggingWillDecelerate {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no scrollViewDidEndDragging(_:willDecelerate:)")
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { preconditionFailure("ScrollViewDidEndDraggingWillDecelerate without scrollViewDidEndDragging(_:willDecelerate:)") }
}

extension OptionalRequirement {
  static let scrollViewWillBeginDecelerating = Self(number: 1348, delegate: "UIScrollViewDelegate", method: "scrollViewWillBeginDecelerating(_: UIScrollView)", line: "ScrollViewWillBeginDecelerating")
}
extension Implements {
  /// A class that implements `scrollViewWillBeginDecelerating(_:)`, although only its superclass conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewWillBeginDecelerating: AnyObject {
    /// Called instead of the default implementation in `UIScrollViewDelegate`.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  }
  /// Returns the delegate if its class declares that it implements `scrollViewWillBeginDecelerating(_:)`.
  @MainActor static func scrollViewWillBeginDecelerating(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewWillBeginDecelerating)? {
    if let delegate = delegate as? any ScrollViewWillBeginDecelerating { return delegate }
    notImplemented(.scrollViewWillBeginDecelerating, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewWillBeginDecelerating {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no scrollViewWillBeginDecelerating(_:)")
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { preconditionFailure("ScrollViewWillBeginDecelerating without scrollViewWillBeginDecelerating(_:)") }
}

extension OptionalRequirement {
  static let scrollViewDidEndDecelerating = Self(number: 1349, delegate: "UIScrollViewDelegate", method: "scrollViewDidEndDecelerating(_: UIScrollView)", line: "ScrollViewDidEndDecelerating")
}
extension Implements {
  /// A class that implements `scrollViewDidEndDecelerating(_:)`, although only its superclass conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewDidEndDecelerating: AnyObject {
    /// Called instead of the default implementation in `UIScrollViewDelegate`.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  }
  /// Returns the delegate if its class declares that it implements `scrollViewDidEndDecelerating(_:)`.
  @MainActor static func scrollViewDidEndDecelerating(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewDidEndDecelerating)? {
    if let delegate = delegate as? any ScrollViewDidEndDecelerating { return delegate }
    notImplemented(.scrollViewDidEndDecelerating, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewDidEndDecelerating {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no scrollViewDidEndDecelerating(_:)")
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { preconditionFailure("ScrollViewDidEndDecelerating without scrollViewDidEndDecelerating(_:)") }
}

extension OptionalRequirement {
  static let scrollViewDidEndScrollingAnimation = Self(number: 1350, delegate: "UIScrollViewDelegate", method: "scrollViewDidEndScrollingAnimation(_: UIScrollView)", line: "ScrollViewDidEndScrollingAnimation")
}
extension Implements {
  /// A class that implements `scrollViewDidEndScrollingAnimation(_:)`, although only its superclass conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewDidEndScrollingAnimation: AnyObject {
    /// Called instead of the default implementation in `UIScrollViewDelegate`.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  }
  /// Returns the delegate if its class declares that it implements `scrollViewDidEndScrollingAnimation(_:)`.
  @MainActor static func scrollViewDidEndScrollingAnimation(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewDidEndScrollingAnimation)? {
    if let delegate = delegate as? any ScrollViewDidEndScrollingAnimation { return delegate }
    notImplemented(.scrollViewDidEndScrollingAnimation, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewDidEndScrollingAnimation {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no scrollViewDidEndScrollingAnimation(_:)")
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { preconditionFailure("ScrollViewDidEndScrollingAnimation without scrollViewDidEndScrollingAnimation(_:)") }
}

extension OptionalRequirement {
  static let scrollViewShouldScrollToTop = Self(number: 1351, delegate: "UIScrollViewDelegate", method: "scrollViewShouldScrollToTop(_: UIScrollView)", line: "ScrollViewShouldScrollToTop")
}
extension Implements {
  /// A class that implements `scrollViewShouldScrollToTop(_:)`, although only its superclass conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewShouldScrollToTop: AnyObject {
    /// Called instead of the default implementation in `UIScrollViewDelegate`.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `scrollViewShouldScrollToTop(_:)`.
  @MainActor static func scrollViewShouldScrollToTop(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewShouldScrollToTop)? {
    if let delegate = delegate as? any ScrollViewShouldScrollToTop { return delegate }
    notImplemented(.scrollViewShouldScrollToTop, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewShouldScrollToTop {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no scrollViewShouldScrollToTop(_:)")
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { preconditionFailure("ScrollViewShouldScrollToTop without scrollViewShouldScrollToTop(_:)") }
}

extension OptionalRequirement {
  static let scrollViewDidScrollToTop = Self(number: 1352, delegate: "UIScrollViewDelegate", method: "scrollViewDidScrollToTop(_: UIScrollView)", line: "ScrollViewDidScrollToTop")
}
extension Implements {
  /// A class that implements `scrollViewDidScrollToTop(_:)`, although only its superclass conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewDidScrollToTop: AnyObject {
    /// Called instead of the default implementation in `UIScrollViewDelegate`.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  }
  /// Returns the delegate if its class declares that it implements `scrollViewDidScrollToTop(_:)`.
  @MainActor static func scrollViewDidScrollToTop(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewDidScrollToTop)? {
    if let delegate = delegate as? any ScrollViewDidScrollToTop { return delegate }
    notImplemented(.scrollViewDidScrollToTop, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewDidScrollToTop {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no scrollViewDidScrollToTop(_:)")
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { preconditionFailure("ScrollViewDidScrollToTop without scrollViewDidScrollToTop(_:)") }
}

extension OptionalRequirement {
  static let scrollViewDidChangeAdjustedContentInset = Self(number: 1353, delegate: "UIScrollViewDelegate", method: "scrollViewDidChangeAdjustedContentInset(_: UIScrollView)", line: "ScrollViewDidChangeAdjustedContentInset")
}
extension Implements {
  /// A class that implements `scrollViewDidChangeAdjustedContentInset(_:)`, although only its superclass conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewDidChangeAdjustedContentInset: AnyObject {
    /// Called instead of the default implementation in `UIScrollViewDelegate`.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  }
  /// Returns the delegate if its class declares that it implements `scrollViewDidChangeAdjustedContentInset(_:)`.
  @MainActor static func scrollViewDidChangeAdjustedContentInset(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewDidChangeAdjustedContentInset)? {
    if let delegate = delegate as? any ScrollViewDidChangeAdjustedContentInset { return delegate }
    notImplemented(.scrollViewDidChangeAdjustedContentInset, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewDidChangeAdjustedContentInset {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no scrollViewDidChangeAdjustedContentInset(_:)")
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { preconditionFailure("ScrollViewDidChangeAdjustedContentInset without scrollViewDidChangeAdjustedContentInset(_:)") }
}

extension OptionalRequirement {
  static let viewForZoomingInScrollView = Self(number: 1354, delegate: "UIScrollViewDelegate", method: "viewForZooming(in: UIScrollView)", line: "ViewForZoomingInScrollView")
}
extension Implements {
  /// A class that implements `viewForZooming(in:)`, although only its superclass conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ViewForZoomingInScrollView: AnyObject {
    /// Called instead of the default implementation in `UIScrollViewDelegate`.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
  }
  /// Returns the delegate if its class declares that it implements `viewForZooming(in:)`.
  @MainActor static func viewForZoomingInScrollView(_ delegate: any UIScrollViewDelegate) -> (any ViewForZoomingInScrollView)? {
    if let delegate = delegate as? any ViewForZoomingInScrollView { return delegate }
    notImplemented(.viewForZoomingInScrollView, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ViewForZoomingInScrollView {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no viewForZooming(in:)")
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { preconditionFailure("ViewForZoomingInScrollView without viewForZooming(in:)") }
}

extension OptionalRequirement {
  static let scrollViewWillBeginZoomingWithView = Self(number: 1355, delegate: "UIScrollViewDelegate", method: "scrollViewWillBeginZooming(_: UIScrollView, with: UIView?)", line: "ScrollViewWillBeginZoomingWithView")
}
extension Implements {
  /// A class that implements `scrollViewWillBeginZooming(_:with:)`, although only its superclass conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewWillBeginZoomingWithView: AnyObject {
    /// Called instead of the default implementation in `UIScrollViewDelegate`.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  }
  /// Returns the delegate if its class declares that it implements `scrollViewWillBeginZooming(_:with:)`.
  @MainActor static func scrollViewWillBeginZoomingWithView(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewWillBeginZoomingWithView)? {
    if let delegate = delegate as? any ScrollViewWillBeginZoomingWithView { return delegate }
    notImplemented(.scrollViewWillBeginZoomingWithView, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewWillBeginZoomingWithView {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no scrollViewWillBeginZooming(_:with:)")
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { preconditionFailure("ScrollViewWillBeginZoomingWithView without scrollViewWillBeginZooming(_:with:)") }
}

extension OptionalRequirement {
  static let scrollViewDidZoom = Self(number: 1356, delegate: "UIScrollViewDelegate", method: "scrollViewDidZoom(_: UIScrollView)", line: "ScrollViewDidZoom")
}
extension Implements {
  /// A class that implements `scrollViewDidZoom(_:)`, although only its superclass conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewDidZoom: AnyObject {
    /// Called instead of the default implementation in `UIScrollViewDelegate`.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
  }
  /// Returns the delegate if its class declares that it implements `scrollViewDidZoom(_:)`.
  @MainActor static func scrollViewDidZoom(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewDidZoom)? {
    if let delegate = delegate as? any ScrollViewDidZoom { return delegate }
    notImplemented(.scrollViewDidZoom, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewDidZoom {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no scrollViewDidZoom(_:)")
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { preconditionFailure("ScrollViewDidZoom without scrollViewDidZoom(_:)") }
}

extension OptionalRequirement {
  static let scrollViewDidEndZoomingWithViewAtScale = Self(number: 1357, delegate: "UIScrollViewDelegate", method: "scrollViewDidEndZooming(_: UIScrollView, with: UIView?, atScale: CGFloat)", line: "ScrollViewDidEndZoomingWithViewAtScale")
}
extension Implements {
  /// A class that implements `scrollViewDidEndZooming(_:with:atScale:)`, although only its superclass conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewDidEndZoomingWithViewAtScale: AnyObject {
    /// Called instead of the default implementation in `UIScrollViewDelegate`.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  }
  /// Returns the delegate if its class declares that it implements `scrollViewDidEndZooming(_:with:atScale:)`.
  @MainActor static func scrollViewDidEndZoomingWithViewAtScale(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewDidEndZoomingWithViewAtScale)? {
    if let delegate = delegate as? any ScrollViewDidEndZoomingWithViewAtScale { return delegate }
    notImplemented(.scrollViewDidEndZoomingWithViewAtScale, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewDidEndZoomingWithViewAtScale {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no scrollViewDidEndZooming(_:with:atScale:)")
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { preconditionFailure("ScrollViewDidEndZoomingWithViewAtScale without scrollViewDidEndZooming(_:with:atScale:)") }
}

// MARK: UISearchBarDelegate

extension OptionalRequirement {
  static let searchBarShouldBeginEditing = Self(number: 1408, delegate: "UISearchBarDelegate", method: "searchBarShouldBeginEditing(_: UISearchBar)", line: "SearchBarShouldBeginEditing")
}
extension Implements {
  /// A class that implements `searchBarShouldBeginEditing(_:)`, although only its superclass conforms to `UISearchBarDelegate`.
  @preconcurrency @MainActor
  public protocol SearchBarShouldBeginEditing: AnyObject {
    /// Called instead of the default implementation in `UISearchBarDelegate`.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `searchBarShouldBeginEditing(_:)`.
  @MainActor static func searchBarShouldBeginEditing(_ delegate: any UISearchBarDelegate) -> (any SearchBarShouldBeginEditing)? {
    if let delegate = delegate as? any SearchBarShouldBeginEditing { return delegate }
    notImplemented(.searchBarShouldBeginEditing, by: delegate) { $0 is any UISearchBarDelegate.Type }
    return nil
  }
}
extension Implements.SearchBarShouldBeginEditing {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no searchBarShouldBeginEditing(_:)")
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { preconditionFailure("SearchBarShouldBeginEditing without searchBarShouldBeginEditing(_:)") }
}

extension OptionalRequirement {
  static let searchBarTextDidBeginEditing = Self(number: 1409, delegate: "UISearchBarDelegate", method: "searchBarTextDidBeginEditing(_: UISearchBar)", line: "SearchBarTextDidBeginEditing")
}
extension Implements {
  /// A class that implements `searchBarTextDidBeginEditing(_:)`, although only its superclass conforms to `UISearchBarDelegate`.
  @preconcurrency @MainActor
  public protocol SearchBarTextDidBeginEditing: AnyObject {
    /// Called instead of the default implementation in `UISearchBarDelegate`.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  }
  /// Returns the delegate if its class declares that it implements `searchBarTextDidBeginEditing(_:)`.
  @MainActor static func searchBarTextDidBeginEditing(_ delegate: any UISearchBarDelegate) -> (any SearchBarTextDidBeginEditing)? {
    if let delegate = delegate as? any SearchBarTextDidBeginEditing { return delegate }
    notImplemented(.searchBarTextDidBeginEditing, by: delegate) { $0 is any UISearchBarDelegate.Type }
    return nil
  }
}
extension Implements.SearchBarTextDidBeginEditing {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no searchBarTextDidBeginEditing(_:)")
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { preconditionFailure("SearchBarTextDidBeginEditing without searchBarTextDidBeginEditing(_:)") }
}

extension OptionalRequirement {
  static let searchBarShouldEndEditing = Self(number: 1410, delegate: "UISearchBarDelegate", method: "searchBarShouldEndEditing(_: UISearchBar)", line: "SearchBarShouldEndEditing")
}
extension Implements {
  /// A class that implements `searchBarShouldEndEditing(_:)`, although only its superclass conforms to `UISearchBarDelegate`.
  @preconcurrency @MainActor
  public protocol SearchBarShouldEndEditing: AnyObject {
    /// Called instead of the default implementation in `UISearchBarDelegate`.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `searchBarShouldEndEditing(_:)`.
  @MainActor static func searchBarShouldEndEditing(_ delegate: any UISearchBarDelegate) -> (any SearchBarShouldEndEditing)? {
    if let delegate = delegate as? any SearchBarShouldEndEditing { return delegate }
    notImplemented(.searchBarShouldEndEditing, by: delegate) { $0 is any UISearchBarDelegate.Type }
    return nil
  }
}
extension Implements.SearchBarShouldEndEditing {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no searchBarShouldEndEditing(_:)")
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { preconditionFailure("SearchBarShouldEndEditing without searchBarShouldEndEditing(_:)") }
}

extension OptionalRequirement {
  static let searchBarTextDidEndEditing = Self(number: 1411, delegate: "UISearchBarDelegate", method: "searchBarTextDidEndEditing(_: UISearchBar)", line: "SearchBarTextDidEndEditing")
}
extension Implements {
  /// A class that implements `searchBarTextDidEndEditing(_:)`, although only its superclass conforms to `UISearchBarDelegate`.
  @preconcurrency @MainActor
  public protocol SearchBarTextDidEndEditing: AnyObject {
    /// Called instead of the default implementation in `UISearchBarDelegate`.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  }
  /// Returns the delegate if its class declares that it implements `searchBarTextDidEndEditing(_:)`.
  @MainActor static func searchBarTextDidEndEditing(_ delegate: any UISearchBarDelegate) -> (any SearchBarTextDidEndEditing)? {
    if let delegate = delegate as? any SearchBarTextDidEndEditing { return delegate }
    notImplemented(.searchBarTextDidEndEditing, by: delegate) { $0 is any UISearchBarDelegate.Type }
    return nil
  }
}
extension Implements.SearchBarTextDidEndEditing {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no searchBarTextDidEndEditing(_:)")
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { preconditionFailure("SearchBarTextDidEndEditing without searchBarTextDidEndEditing(_:)") }
}

extension OptionalRequirement {
  static let searchBarTextDidChange = Self(number: 1412, delegate: "UISearchBarDelegate", method: "searchBar(_: UISearchBar, textDidChange: String)", line: "SearchBarTextDidChange")
}
extension Implements {
  /// A class that implements `searchBar(_:textDidChange:)`, although only its superclass conforms to `UISearchBarDelegate`.
  @preconcurrency @MainActor
  public protocol SearchBarTextDidChange: AnyObject {
    /// Called instead of the default implementation in `UISearchBarDelegate`.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  }
  /// Returns the delegate if its class declares that it implements `searchBar(_:textDidChange:)`.
  @MainActor static func searchBarTextDidChange(_ delegate: any UISearchBarDelegate) -> (any SearchBarTextDidChange)? {
    if let delegate = delegate as? any SearchBarTextDidChange { return delegate }
    notImplemented(.searchBarTextDidChange, by: delegate) { $0 is any UISearchBarDelegate.Type }
    return nil
  }
}
extension Implements.SearchBarTextDidChange {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no searchBar(_:textDidChange:)")
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { preconditionFailure("SearchBarTextDidChange without searchBar(_:textDidChange:)") }
}

extension OptionalRequirement {
  static let searchBarShouldChangeTextInReplacementText = Self(number: 1413, delegate: "UISearchBarDelegate", method: "searchBar(_: UISearchBar, shouldChangeTextIn: NSRange, replacementText: String)", line: "SearchBarShouldChangeTextInReplacementText")
}
extension Implements {
  /// A class that implements `searchBar(_:shouldChangeTextIn:replacementText:)`, although only its superclass conforms to `UISearchBarDelegate`.
  @preconcurrency @MainActor
  public protocol SearchBarShouldChangeTextInReplacementText: AnyObject {
    /// Called instead of the default implementation in `UISearchBarDelegate`.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `searchBar(_:shouldChangeTextIn:replacementText:)`.
  @MainActor static func searchBarShouldChangeTextInReplacementText(_ delegate: any UISearchBarDelegate) -> (any SearchBarShouldChangeTextInReplacementText)? {
    if let delegate = delegate as? any SearchBarShouldChangeTextInReplacementText { return delegate }
    notImplemented(.searchBarShouldChangeTextInReplacementText, by: delegate) { $0 is any UISearchBarDelegate.Type }
    return nil
  }
}
extension Implements.SearchBarShouldChangeTextInReplacementText {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no searchBar(_:shouldChangeTextIn:replacementText:)")
  public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { preconditionFailure("SearchBarShouldChangeTextInReplacementText without searchBar(_:shouldChangeTextIn:replacementText:)") }
}

extension OptionalRequirement {
  static let searchBarSearchButtonClicked = Self(number: 1414, delegate: "UISearchBarDelegate", method: "searchBarSearchButtonClicked(_: UISearchBar)", line: "SearchBarSearchButtonClicked")
}
extension Implements {
  /// A class that implements `searchBarSearchButtonClicked(_:)`, although only its superclass conforms to `UISearchBarDelegate`.
  @preconcurrency @MainActor
  public protocol SearchBarSearchButtonClicked: AnyObject {
    /// Called instead of the default implementation in `UISearchBarDelegate`.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  }
  /// Returns the delegate if its class declares that it implements `searchBarSearchButtonClicked(_:)`.
  @MainActor static func searchBarSearchButtonClicked(_ delegate: any UISearchBarDelegate) -> (any SearchBarSearchButtonClicked)? {
    if let delegate = delegate as? any SearchBarSearchButtonClicked { return delegate }
    notImplemented(.searchBarSearchButtonClicked, by: delegate) { $0 is any UISearchBarDelegate.Type }
    return nil
  }
}
extension Implements.SearchBarSearchButtonClicked {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no searchBarSearchButtonClicked(_:)")
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { preconditionFailure("SearchBarSearchButtonClicked without searchBarSearchButtonClicked(_:)") }
}

extension OptionalRequirement {
  static let searchBarBookmarkButtonClicked = Self(number: 1415, delegate: "UISearchBarDelegate", method: "searchBarBookmarkButtonClicked(_: UISearchBar)", line: "SearchBarBookmarkButtonClicked")
}
extension Implements {
  /// A class that implements `searchBarBookmarkButtonClicked(_:)`, although only its superclass conforms to `UISearchBarDelegate`.
  @preconcurrency @MainActor
  public protocol SearchBarBookmarkButtonClicked: AnyObject {
    /// Called instead of the default implementation in `UISearchBarDelegate`.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  }
  /// Returns the delegate if its class declares that it implements `searchBarBookmarkButtonClicked(_:)`.
  @MainActor static func searchBarBookmarkButtonClicked(_ delegate: any UISearchBarDelegate) -> (any SearchBarBookmarkButtonClicked)? {
    if let delegate = delegate as? any SearchBarBookmarkButtonClicked { return delegate }
    notImplemented(.searchBarBookmarkButtonClicked, by: delegate) { $0 is any UISearchBarDelegate.Type }
    return nil
  }
}
extension Implements.SearchBarBookmarkButtonClicked {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no searchBarBookmarkButtonClicked(_:)")
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { preconditionFailure("SearchBarBookmarkButtonClicked without searchBarBookmarkButtonClicked(_:)") }
}

extension OptionalRequirement {
  static let searchBarCancelButtonClicked = Self(number: 1416, delegate: "UISearchBarDelegate", method: "searchBarCancelButtonClicked(_: UISearchBar)", line: "SearchBarCancelButtonClicked")
}
extension Implements {
  /// A class that implements `searchBarCancelButtonClicked(_:)`, although only its superclass conforms to `UISearchBarDelegate`.
  @preconcurrency @MainActor
  public protocol SearchBarCancelButtonClicked: AnyObject {
    /// Called instead of the default implementation in `UISearchBarDelegate`.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  }
  /// Returns the delegate if its class declares that it implements `searchBarCancelButtonClicked(_:)`.
  @MainActor static func searchBarCancelButtonClicked(_ delegate: any UISearchBarDelegate) -> (any SearchBarCancelButtonClicked)? {
    if let delegate = delegate as? any SearchBarCancelButtonClicked { return delegate }
    notImplemented(.searchBarCancelButtonClicked, by: delegate) { $0 is any UISearchBarDelegate.Type }
    return nil
  }
}
extension Implements.SearchBarCancelButtonClicked {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no searchBarCancelButtonClicked(_:)")
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { preconditionFailure("SearchBarCancelButtonClicked without searchBarCancelButtonClicked(_:)") }
}

extension OptionalRequirement {
  static let searchBarResultsListButtonClicked = Self(number: 1417, delegate: "UISearchBarDelegate", method: "searchBarResultsListButtonClicked(_: UISearchBar)", line: "SearchBarResultsListButtonClicked")
}
extension Implements {
  /// A class that implements `searchBarResultsListButtonClicked(_:)`, although only its superclass conforms to `UISearchBarDelegate`.
  @preconcurrency @MainActor
  public protocol SearchBarResultsListButtonClicked: AnyObject {
    /// Called instead of the default implementation in `UISearchBarDelegate`.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  }
  /// Returns the delegate if its class declares that it implements `searchBarResultsListButtonClicked(_:)`.
  @MainActor static func searchBarResultsListButtonClicked(_ delegate: any UISearchBarDelegate) -> (any SearchBarResultsListButtonClicked)? {
    if let delegate = delegate as? any SearchBarResultsListButtonClicked { return delegate }
    notImplemented(.searchBarResultsListButtonClicked, by: delegate) { $0 is any UISearchBarDelegate.Type }
    return nil
  }
}
extension Implements.SearchBarResultsListButtonClicked {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no searchBarResultsListButtonClicked(_:)")
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { preconditionFailure("SearchBarResultsListButtonClicked without searchBarResultsListButtonClicked(_:)") }
}

extension OptionalRequirement {
  static let searchBarSelectedScopeButtonIndexDidChange = Self(number: 1418, delegate: "UISearchBarDelegate", method: "searchBar(_: UISearchBar, selectedScopeButtonIndexDidChange: Int)", line: "SearchBarSelectedScopeButtonIndexDidChange")
}
extension Implements {
  /// A class that implements `searchBar(_:selectedScopeButtonIndexDidChange:)`, although only its superclass conforms to `UISearchBarDelegate`.
  @preconcurrency @MainActor
  public protocol SearchBarSelectedScopeButtonIndexDidChange: AnyObject {
    /// Called instead of the default implementation in `UISearchBarDelegate`.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  }
  /// Returns the delegate if its class declares that it implements `searchBar(_:selectedScopeButtonIndexDidChange:)`.
  @MainActor static func searchBarSelectedScopeButtonIndexDidChange(_ delegate: any UISearchBarDelegate) -> (any SearchBarSelectedScopeButtonIndexDidChange)? {
    if let delegate = delegate as? any SearchBarSelectedScopeButtonIndexDidChange { return delegate }
    notImplemented(.searchBarSelectedScopeButtonIndexDidChange, by: delegate) { $0 is any UISearchBarDelegate.Type }
    return nil
  }
}
extension Implements.SearchBarSelectedScopeButtonIndexDidChange {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no searchBar(_:selectedScopeButtonIndexDidChange:)")
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { preconditionFailure("SearchBarSelectedScopeButtonIndexDidChange without searchBar(_:selectedScopeButtonIndexDidChange:)") }
}

// MARK: UISearchControllerDelegate

extension OptionalRequirement {
  static let willPresentSearchController = Self(number: 1472, delegate: "UISearchControllerDelegate", method: "willPresentSearchController(_: UISearchController)", line: "WillPresentSearchController")
}
extension Implements {
  /// A class that implements `willPresentSearchController(_:)`, although only its superclass conforms to `UISearchControllerDelegate`.
  @preconcurrency @MainActor
  public protocol WillPresentSearchController: AnyObject {
    /// Called instead of the default implementation in `UISearchControllerDelegate`.
    func willPresentSearchController(_ searchController: UISearchController)
  }
  /// Returns the delegate if its class declares that it implements `willPresentSearchController(_:)`.
  @MainActor static func willPresentSearchController(_ delegate: any UISearchControllerDelegate) -> (any WillPresentSearchController)? {
    if let delegate = delegate as? any WillPresentSearchController { return delegate }
    notImplemented(.willPresentSearchController, by: delegate) { $0 is any UISearchControllerDelegate.Type }
    return nil
  }
}
extension Implements.WillPresentSearchController {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no willPresentSearchController(_:)")
  public func willPresentSearchController(_ searchController: UISearchController) { preconditionFailure("WillPresentSearchController without willPresentSearchController(_:)") }
}

extension OptionalRequirement {
  static let didPresentSearchController = Self(number: 1473, delegate: "UISearchControllerDelegate", method: "didPresentSearchController(_: UISearchController)", line: "DidPresentSearchController")
}
extension Implements {
  /// A class that implements `didPresentSearchController(_:)`, although only its superclass conforms to `UISearchControllerDelegate`.
  @preconcurrency @MainActor
  public protocol DidPresentSearchController: AnyObject {
    /// Called instead of the default implementation in `UISearchControllerDelegate`.
    func didPresentSearchController(_ searchController: UISearchController)
  }
  /// Returns the delegate if its class declares that it implements `didPresentSearchController(_:)`.
  @MainActor static func didPresentSearchController(_ delegate: any UISearchControllerDelegate) -> (any DidPresentSearchController)? {
    if let delegate = delegate as? any DidPresentSearchController { return delegate }
    notImplemented(.didPresentSearchController, by: delegate) { $0 is any UISearchControllerDelegate.Type }
    return nil
  }
}
extension Implements.DidPresentSearchController {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no didPresentSearchController(_:)")
  public func didPresentSearchController(_ searchController: UISearchController) { preconditionFailure("DidPresentSearchController without didPresentSearchController(_:)") }
}

extension OptionalRequirement {
  static let willDismissSearchController = Self(number: 1474, delegate: "UISearchControllerDelegate", method: "willDismissSearchController(_: UISearchController)", line: "WillDismissSearchController")
}
extension Implements {
  /// A class that implements `willDismissSearchController(_:)`, although only its superclass conforms to `UISearchControllerDelegate`.
  @preconcurrency @MainActor
  public protocol WillDismissSearchController: AnyObject {
    /// Called instead of the default implementation in `UISearchControllerDelegate`.
    func willDismissSearchController(_ searchController: UISearchController)
  }
  /// Returns the delegate if its class declares that it implements `willDismissSearchController(_:)`.
  @MainActor static func willDismissSearchController(_ delegate: any UISearchControllerDelegate) -> (any WillDismissSearchController)? {
    if let delegate = delegate as? any WillDismissSearchController { return delegate }
    notImplemented(.willDismissSearchController, by: delegate) { $0 is any UISearchControllerDelegate.Type }
    return nil
  }
}
extension Implements.WillDismissSearchController {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no willDismissSearchController(_:)")
  public func willDismissSearchController(_ searchController: UISearchController) { preconditionFailure("WillDismissSearchController without willDismissSearchController(_:)") }
}

extension OptionalRequirement {
  static let didDismissSearchController = Self(number: 1475, delegate: "UISearchControllerDelegate", method: "didDismissSearchController(_: UISearchController)", line: "DidDismissSearchController")
}
extension Implements {
  /// A class that implements `didDismissSearchController(_:)`, although only its superclass conforms to `UISearchControllerDelegate`.
  @preconcurrency @MainActor
  public protocol DidDismissSearchController: AnyObject {
    /// Called instead of the default implementation in `UISearchControllerDelegate`.
    func didDismissSearchController(_ searchController: UISearchController)
  }
  /// Returns the delegate if its class declares that it implements `didDismissSearchController(_:)`.
  @MainActor static func didDismissSearchController(_ delegate: any UISearchControllerDelegate) -> (any DidDismissSearchController)? {
    if let delegate = delegate as? any DidDismissSearchController { return delegate }
    notImplemented(.didDismissSearchController, by: delegate) { $0 is any UISearchControllerDelegate.Type }
    return nil
  }
}
extension Implements.DidDismissSearchController {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no didDismissSearchController(_:)")
  public func didDismissSearchController(_ searchController: UISearchController) { preconditionFailure("DidDismissSearchController without didDismissSearchController(_:)") }
}

// MARK: UISheetPresentationControllerDelegate

extension OptionalRequirement {
  static let sheetPresentationControllerDidChangeSelectedDetentIdentifier = Self(number: 1536, delegate: "UISheetPresentationControllerDelegate", method: "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_: UISheetPresentationController)", line: "SheetPresentationControllerDidChangeSelectedDetentIdentifier")
}
extension Implements {
  /// A class that implements `sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)`, although only its superclass conforms to `UISheetPresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SheetPresentationControllerDidChangeSelectedDetentIdentifier: AnyObject {
    /// Called instead of the default implementation in `UISheetPresentationControllerDelegate`.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
  }
  /// Returns the delegate if its class declares that it implements `sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)`.
  @MainActor static func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ delegate: any UISheetPresentationControllerDelegate) -> (any SheetPresentationControllerDidChangeSelectedDetentIdentifier)? {
    if let delegate = delegate as? any SheetPresentationControllerDidChangeSelectedDetentIdentifier { return delegate }
    notImplemented(.sheetPresentationControllerDidChangeSelectedDetentIdentifier, by: delegate) { $0 is any UISheetPresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.SheetPresentationControllerDidChangeSelectedDetentIdentifier {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)")
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) { preconditionFailure("SheetPresentationControllerDidChangeSelectedDetentIdentifier without sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)") }
}

// MARK: UISplitViewControllerDelegate

extension OptionalRequirement {
  static let splitViewControllerWillChangeTo = Self(number: 1600, delegate: "UISplitViewControllerDelegate", method: "splitViewController(_: UISplitViewController, willChangeTo: UISplitViewController.DisplayMode)", line: "SplitViewControllerWillChangeTo")
}
extension Implements {
  /// A class that implements `splitViewController(_:willChangeTo:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SplitViewControllerWillChangeTo: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  }
  /// Returns the delegate if its class declares that it implements `splitViewController(_:willChangeTo:)`.
  @MainActor static func splitViewControllerWillChangeTo(_ delegate: any UISplitViewControllerDelegate) -> (any SplitViewControllerWillChangeTo)? {
    if let delegate = delegate as? any SplitViewControllerWillChangeTo { return delegate }
    notImplemented(.splitViewControllerWillChangeTo, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.SplitViewControllerWillChangeTo {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no splitViewController(_:willChangeTo:)")
  public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) { preconditionFailure("SplitViewControllerWillChangeTo without splitViewController(_:willChangeTo:)") }
}

extension OptionalRequirement {
  static let splitViewControllerWillShow = Self(number: 1601, delegate: "UISplitViewControllerDelegate", method: "splitViewController(_: UISplitViewController, willShow: UISplitViewController.Column)", line: "SplitViewControllerWillShow")
}
extension Implements {
  /// A class that implements `splitViewController(_:willShow:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SplitViewControllerWillShow: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  }
  /// Returns the delegate if its class declares that it implements `splitViewController(_:willShow:)`.
  @MainActor static func splitViewControllerWillShow(_ delegate: any UISplitViewControllerDelegate) -> (any SplitViewControllerWillShow)? {
    if let delegate = delegate as? any SplitViewControllerWillShow { return delegate }
    notImplemented(.splitViewControllerWillShow, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.SplitViewControllerWillShow {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no splitViewController(_:willShow:)")
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) { preconditionFailure("SplitViewControllerWillShow without splitViewController(_:willShow:)") }
}

extension OptionalRequirement {
  static let splitViewControllerWillHide = Self(number: 1602, delegate: "UISplitViewControllerDelegate", method: "splitViewController(_: UISplitViewController, willHide: UISplitViewController.Column)", line: "SplitViewControllerWillHide")
}
extension Implements {
  /// A class that implements `splitViewController(_:willHide:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SplitViewControllerWillHide: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  }
  /// Returns the delegate if its class declares that it implements `splitViewController(_:willHide:)`.
  @MainActor static func splitViewControllerWillHide(_ delegate: any UISplitViewControllerDelegate) -> (any SplitViewControllerWillHide)? {
    if let delegate = delegate as? any SplitViewControllerWillHide { return delegate }
    notImplemented(.splitViewControllerWillHide, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.SplitViewControllerWillHide {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no splitViewController(_:willHide:)")
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) { preconditionFailure("SplitViewControllerWillHide without splitViewController(_:willHide:)") }
}

extension OptionalRequirement {
  static let splitViewControllerDidShow = Self(number: 1603, delegate: "UISplitViewControllerDelegate", method: "splitViewController(_: UISplitViewController, didShow: UISplitViewController.Column)", line: "SplitViewControllerDidShow")
}
extension Implements {
  /// A class that implements `splitViewController(_:didShow:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SplitViewControllerDidShow: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column)
  }
  /// Returns the delegate if its class declares that it implements `splitViewController(_:didShow:)`.
  @MainActor static func splitViewControllerDidShow(_ delegate: any UISplitViewControllerDelegate) -> (any SplitViewControllerDidShow)? {
    if let delegate = delegate as? any SplitViewControllerDidShow { return delegate }
    notImplemented(.splitViewControllerDidShow, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.SplitViewControllerDidShow {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no splitViewController(_:didShow:)")
  public func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) { preconditionFailure("SplitViewControllerDidShow without splitViewController(_:didShow:)") }
}

extension OptionalRequirement {
  static let splitViewControllerDidHide = Self(number: 1604, delegate: "UISplitViewControllerDelegate", method: "splitViewController(_: UISplitViewController, didHide: UISplitViewController.Column)", line: "SplitViewControllerDidHide")
}
extension Implements {
  /// A class that implements `splitViewController(_:didHide:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SplitViewControllerDidHide: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column)
  }
  /// Returns the delegate if its class declares that it implements `splitViewController(_:didHide:)`.
  @MainActor static func splitViewControllerDidHide(_ delegate: any UISplitViewControllerDelegate) -> (any SplitViewControllerDidHide)? {
    if let delegate = delegate as? any SplitViewControllerDidHide { return delegate }
    notImplemented(.splitViewControllerDidHide, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.SplitViewControllerDidHide {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no splitViewController(_:didHide:)")
  public func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) { preconditionFailure("SplitViewControllerDidHide without splitViewController(_:didHide:)") }
}

extension OptionalRequirement {
  static let splitViewControllerTopColumnForCollapsingToProposedTopColumn = Self(number: 1605, delegate: "UISplitViewControllerDelegate", method: "splitViewController(_: UISplitViewController, topColumnForCollapsingToProposedTopColumn: UISplitViewController.Column)", line: "SplitViewControllerTopColumnForCollapsingToProposedTopColumn")
}
extension Implements {
  /// A class that implements `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SplitViewControllerTopColumnForCollapsingToProposedTopColumn: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column
  }
  /// Returns the delegate if its class declares that it implements `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`.
  @MainActor static func splitViewControllerTopColumnForCollapsingToProposedTopColumn(_ delegate: any UISplitViewControllerDelegate) -> (any SplitViewControllerTopColumnForCollapsingToProposedTopColumn)? {
    if let delegate = delegate as? any SplitViewControllerTopColumnForCollapsingToProposedTopColumn { return delegate }
    notImplemented(.splitViewControllerTopColumnForCollapsingToProposedTopColumn, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.SplitViewControllerTopColumnForCollapsingToProposedTopColumn {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no splitViewController(_:topColumnForCollapsingToProposedTopColumn:)")
  public func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column { preconditionFailure("SplitViewControllerTopColumnForCollapsingToProposedTopColumn without splitViewController(_:topColumnForCollapsingToProposedTopColumn:)") }
}

extension OptionalRequirement {
  static let splitViewControllerDisplayModeForExpandingToProposedDisplayMode = Self(number: 1606, delegate: "UISplitViewControllerDelegate", method: "splitViewController(_: UISplitViewController, displayModeForExpandingToProposedDisplayMode: UISplitViewController.DisplayMode)", line: "SplitViewControllerDisplayModeForExpandingToProposedDisplayMode")
}
extension Implements {
  /// A class that implements `splitViewController(_:displayModeForExpandingToProposedDisplayMode:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SplitViewControllerDisplayModeForExpandingToProposedDisplayMode: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode
  }
  /// Returns the delegate if its class declares that it implements `splitViewController(_:displayModeForExpandingToProposedDisplayMode:)`.
  @MainActor static func splitViewControllerDisplayModeForExpandingToProposedDisplayMode(_ delegate: any UISplitViewControllerDelegate) -> (any SplitViewControllerDisplayModeForExpandingToProposedDisplayMode)? {
    if let delegate = delegate as? any SplitViewControllerDisplayModeForExpandingToProposedDisplayMode { return delegate }
    notImplemented(.splitViewControllerDisplayModeForExpandingToProposedDisplayMode, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.SplitViewControllerDisplayModeForExpandingToProposedDisplayMode {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no splitViewController(_:displayModeForExpandingToProposedDisplayMode:)")
  public func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode { preconditionFailure("SplitViewControllerDisplayModeForExpandingToProposedDisplayMode without splitViewController(_:displayModeForExpandingToProposedDisplayMode:)") }
}

extension OptionalRequirement {
  static let splitViewControllerDidCollapse = Self(number: 1607, delegate: "UISplitViewControllerDelegate", method: "splitViewControllerDidCollapse(_: UISplitViewController)", line: "SplitViewControllerDidCollapse")
}
extension Implements {
  /// A class that implements `splitViewControllerDidCollapse(_:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SplitViewControllerDidCollapse: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  }
  /// Returns the delegate if its class declares that it implements `splitViewControllerDidCollapse(_:)`.
  @MainActor static func splitViewControllerDidCollapse(_ delegate: any UISplitViewControllerDelegate) -> (any SplitViewControllerDidCollapse)? {
    if let delegate = delegate as? any SplitViewControllerDidCollapse { return delegate }
    notImplemented(.splitViewControllerDidCollapse, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.SplitViewControllerDidCollapse {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no splitViewControllerDidCollapse(_:)")
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) { preconditionFailure("SplitViewControllerDidCollapse without splitViewControllerDidCollapse(_:)") }
}

extension OptionalRequirement {
  static let splitViewControllerDidExpand = Self(number: 1608, delegate: "UISplitViewControllerDelegate", method: "splitViewControllerDidExpand(_: UISplitViewController)", line: "SplitViewControllerDidExpand")
}
extension Implements {
  /// A class that implements `splitViewControllerDidExpand(_:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SplitViewControllerDidExpand: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
  }
  /// Returns the delegate if its class declares that it implements `splitViewControllerDidExpand(_:)`.
  @MainActor static func splitViewControllerDidExpand(_ delegate: any UISplitViewControllerDelegate) -> (any SplitViewControllerDidExpand)? {
    if let delegate = delegate as? any SplitViewControllerDidExpand { return delegate }
    notImplemented(.splitViewControllerDidExpand, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.SplitViewControllerDidExpand {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no splitViewControllerDidExpand(_:)")
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) { preconditionFailure("SplitViewControllerDidExpand without splitViewControllerDidExpand(_:)") }
}

extension OptionalRequirement {
  static let splitViewControllerInteractivePresentationGestureWillBegin = Self(number: 1609, delegate: "UISplitViewControllerDelegate", method: "splitViewControllerInteractivePresentationGestureWillBegin(_: UISplitViewController)", line: "SplitViewControllerInteractivePresentationGestureWillBegin")
}
extension Implements {
  /// A class that implements `splitViewControllerInteractivePresentationGestureWillBegin(_:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SplitViewControllerInteractivePresentationGestureWillBegin: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  }
  /// Returns the delegate if its class declares that it implements `splitViewControllerInteractivePresentationGestureWillBegin(_:)`.
  @MainActor static func splitViewControllerInteractivePresentationGestureWillBegin(_ delegate: any UISplitViewControllerDelegate) -> (any SplitViewControllerInteractivePresentationGestureWillBegin)? {
    if let delegate = delegate as? any SplitViewControllerInteractivePresentationGestureWillBegin { return delegate }
    notImplemented(.splitViewControllerInteractivePresentationGestureWillBegin, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.SplitViewControllerInteractivePresentationGestureWillBegin {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no splitViewControllerInteractivePresentationGestureWillBegin(_:)")
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) { preconditionFailure("SplitViewControllerInteractivePresentationGestureWillBegin without splitViewControllerInteractivePresentationGestureWillBegin(_:)") }
}

extension OptionalRequirement {
  static let splitViewControllerInteractivePresentationGestureDidEnd = Self(number: 1610, delegate: "UISplitViewControllerDelegate", method: "splitViewControllerInteractivePresentationGestureDidEnd(_: UISplitViewController)", line: "SplitViewControllerInteractivePresentationGestureDidEnd")
}
extension Implements {
  /// A class that implements `splitViewControllerInteractivePresentationGestureDidEnd(_:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SplitViewControllerInteractivePresentationGestureDidEnd: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
  }
  /// Returns the delegate if its class declares that it implements `splitViewControllerInteractivePresentationGestureDidEnd(_:)`.
  @MainActor static func splitViewControllerInteractivePresentationGestureDidEnd(_ delegate: any UISplitViewControllerDelegate) -> (any SplitViewControllerInteractivePresentationGestureDidEnd)? {
    if let delegate = delegate as? any SplitViewControllerInteractivePresentationGestureDidEnd { return delegate }
    notImplemented(.splitViewControllerInteractivePresentationGestureDidEnd, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.SplitViewControllerInteractivePresentationGestureDidEnd {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no splitViewControllerInteractivePresentationGestureDidEnd(_:)")
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) { preconditionFailure("SplitViewControllerInteractivePresentationGestureDidEnd without splitViewControllerInteractivePresentationGestureDidEnd(_:)") }
}

extension OptionalRequirement {
  static let splitViewControllerCollapseSecondaryOnto = Self(number: 1611, delegate: "UISplitViewControllerDelegate", method: "splitViewController(_: UISplitViewController, collapseSecondary: UIViewController, onto: UIViewController)", line: "SplitViewControllerCollapseSecondaryOnto")
}
extension Implements {
  /// A class that implements `splitViewController(_:collapseSecondary:onto:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SplitViewControllerCollapseSecondaryOnto: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `splitViewController(_:collapseSecondary:onto:)`.
  @MainActor static func splitViewControllerCollapseSecondaryOnto(_ delegate: any UISplitViewControllerDelegate) -> (any SplitViewControllerCollapseSecondaryOnto)? {
    if let delegate = delegate as? any SplitViewControllerCollapseSecondaryOnto { return delegate }
    notImplemented(.splitViewControllerCollapseSecondaryOnto, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.SplitViewControllerCollapseSecondaryOnto {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no splitViewController(_:collapseSecondary:onto:)")
  public func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool { preconditionFailure("SplitViewControllerCollapseSecondaryOnto without splitViewController(_:collapseSecondary:onto:)") }
}

extension OptionalRequirement {
  static let splitViewControllerSeparateSecondaryFrom = Self(number: 1612, delegate: "UISplitViewControllerDelegate", method: "splitViewController(_: UISplitViewController, separateSecondaryFrom: UIViewController)", line: "SplitViewControllerSeparateSecondaryFrom")
}
extension Implements {
  /// A class that implements `splitViewController(_:separateSecondaryFrom:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SplitViewControllerSeparateSecondaryFrom: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController?
  }
  /// Returns the delegate if its class declares that it implements `splitViewController(_:separateSecondaryFrom:)`.
  @MainActor static func splitViewControllerSeparateSecondaryFrom(_ delegate: any UISplitViewControllerDelegate) -> (any SplitViewControllerSeparateSecondaryFrom)? {
    if let delegate = delegate as? any SplitViewControllerSeparateSecondaryFrom { return delegate }
    notImplemented(.splitViewControllerSeparateSecondaryFrom, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.SplitViewControllerSeparateSecondaryFrom {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no splitViewController(_:separateSecondaryFrom:)")
  public func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController? { preconditionFailure("SplitViewControllerSeparateSecondaryFrom without splitViewController(_:separateSecondaryFrom:)") }
}

extension OptionalRequirement {
  static let primaryViewControllerForCollapsing = Self(number: 1613, delegate: "UISplitViewControllerDelegate", method: "primaryViewController(forCollapsing: UISplitViewController)", line: "PrimaryViewControllerForCollapsing")
}
extension Implements {
  /// A class that implements `primaryViewController(forCollapsing:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PrimaryViewControllerForCollapsing: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  }
  /// Returns the delegate if its class declares that it implements `primaryViewController(forCollapsing:)`.
  @MainActor static func primaryViewControllerForCollapsing(_ delegate: any UISplitViewControllerDelegate) -> (any PrimaryViewControllerForCollapsing)? {
    if let delegate = delegate as? any PrimaryViewControllerForCollapsing { return delegate }
    notImplemented(.primaryViewControllerForCollapsing, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.PrimaryViewControllerForCollapsing {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no primaryViewController(forCollapsing:)")
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? { preconditionFailure("PrimaryViewControllerForCollapsing without primaryViewController(forCollapsing:)") }
}

extension OptionalRequirement {
  static let primaryViewControllerForExpanding = Self(number: 1614, delegate: "UISplitViewControllerDelegate", method: "primaryViewController(forExpanding: UISplitViewController)", line: "PrimaryViewControllerForExpanding")
}
extension Implements {
  /// A class that implements `primaryViewController(forExpanding:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PrimaryViewControllerForExpanding: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  }
  /// Returns the delegate if its class declares that it implements `primaryViewController(forExpanding:)`.
  @MainActor static func primaryViewControllerForExpanding(_ delegate: any UISplitViewControllerDelegate) -> (any PrimaryViewControllerForExpanding)? {
    if let delegate = delegate as? any PrimaryViewControllerForExpanding { return delegate }
    notImplemented(.primaryViewControllerForExpanding, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.PrimaryViewControllerForExpanding {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no primaryViewController(forExpanding:)")
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? { preconditionFailure("PrimaryViewControllerForExpanding without primaryViewController(forExpanding:)") }
}

extension OptionalRequirement {
  static let splitViewControllerShowSender = Self(number: 1615, delegate: "UISplitViewControllerDelegate", method: "splitViewController(_: UISplitViewController, show: UIViewController, sender: Any?)", line: "SplitViewControllerShowSender")
}
extension Implements {
  /// A class that implements `splitViewController(_:show:sender:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SplitViewControllerShowSender: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `splitViewController(_:show:sender:)`.
  @MainActor static func splitViewControllerShowSender(_ delegate: any UISplitViewControllerDelegate) -> (any SplitViewControllerShowSender)? {
    if let delegate = delegate as? any SplitViewControllerShowSender { return delegate }
    notImplemented(.splitViewControllerShowSender, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.SplitViewControllerShowSender {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no splitViewController(_:show:sender:)")
  public func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool { preconditionFailure("SplitViewControllerShowSender without splitViewController(_:show:sender:)") }
}

extension OptionalRequirement {
  static let splitViewControllerShowDetailSender = Self(number: 1616, delegate: "UISplitViewControllerDelegate", method: "splitViewController(_: UISplitViewController, showDetail: UIViewController, sender: Any?)", line: "SplitViewControllerShowDetailSender")
}
extension Implements {
  /// A class that implements `splitViewController(_:showDetail:sender:)`, although only its superclass conforms to `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SplitViewControllerShowDetailSender: AnyObject {
    /// Called instead of the default implementation in `UISplitViewControllerDelegate`.
    func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `splitViewController(_:showDetail:sender:)`.
  @MainActor static func splitViewControllerShowDetailSender(_ delegate: any UISplitViewControllerDelegate) -> (any SplitViewControllerShowDetailSender)? {
    if let delegate = delegate as? any SplitViewControllerShowDetailSender { return delegate }
    notImplemented(.splitViewControllerShowDetailSender, by: delegate) { $0 is any UISplitViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.SplitViewControllerShowDetailSender {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no splitViewController(_:showDetail:sender:)")
  public func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool { preconditionFailure("SplitViewControllerShowDetailSender without splitViewController(_:showDetail:sender:)") }
}

// MARK: UITabBarControllerDelegate

extension OptionalRequirement {
  static let tabBarControllerShouldSelect = Self(number: 1664, delegate: "UITabBarControllerDelegate", method: "tabBarController(_: UITabBarController, shouldSelect: UIViewController)", line: "TabBarControllerShouldSelect")
}
extension Implements {
  /// A class that implements `tabBarController(_:shouldSelect:)`, although only its superclass conforms to `UITabBarControllerDelegate`.
  @preconcurrency @MainActor
  public protocol TabBarControllerShouldSelect: AnyObject {
    /// Called instead of the default implementation in `UITabBarControllerDelegate`.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `tabBarController(_:shouldSelect:)`.
  @MainActor static func tabBarControllerShouldSelect(_ delegate: any UITabBarControllerDelegate) -> (any TabBarControllerShouldSelect)? {
    if let delegate = delegate as? any TabBarControllerShouldSelect { return delegate }
    notImplemented(.tabBarControllerShouldSelect, by: delegate) { $0 is any UITabBarControllerDelegate.Type }
    return nil
  }
}
extension Implements.TabBarControllerShouldSelect {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tabBarController(_:shouldSelect:)")
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { preconditionFailure("TabBarControllerShouldSelect without tabBarController(_:shouldSelect:)") }
}

extension OptionalRequirement {
  static let tabBarControllerDidSelect = Self(number: 1665, delegate: "UITabBarControllerDelegate", method: "tabBarController(_: UITabBarController, didSelect: UIViewController)", line: "TabBarControllerDidSelect")
}
extension Implements {
  /// A class that implements `tabBarController(_:didSelect:)`, although only its superclass conforms to `UITabBarControllerDelegate`.
  @preconcurrency @MainActor
  public protocol TabBarControllerDidSelect: AnyObject {
    /// Called instead of the default implementation in `UITabBarControllerDelegate`.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  }
  /// Returns the delegate if its class declares that it implements `tabBarController(_:didSelect:)`.
  @MainActor static func tabBarControllerDidSelect(_ delegate: any UITabBarControllerDelegate) -> (any TabBarControllerDidSelect)? {
    if let delegate = delegate as? any TabBarControllerDidSelect { return delegate }
    notImplemented(.tabBarControllerDidSelect, by: delegate) { $0 is any UITabBarControllerDelegate.Type }
    return nil
  }
}
extension Implements.TabBarControllerDidSelect {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tabBarController(_:didSelect:)")
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { preconditionFailure("TabBarControllerDidSelect without tabBarController(_:didSelect:)") }
}

extension OptionalRequirement {
  static let tabBarControllerSupportedInterfaceOrientations = Self(number: 1666, delegate: "UITabBarControllerDelegate", method: "tabBarControllerSupportedInterfaceOrientations(_: UITabBarController)", line: "TabBarControllerSupportedInterfaceOrientations")
}
extension Implements {
  /// A class that implements `tabBarControllerSupportedInterfaceOrientations(_:)`, although only its superclass conforms to `UITabBarControllerDelegate`.
  @preconcurrency @MainActor
  public protocol TabBarControllerSupportedInterfaceOrientations: AnyObject {
    /// Called instead of the default implementation in `UITabBarControllerDelegate`.
    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask
  }
  /// Returns the delegate if its class declares that it implements `tabBarControllerSupportedInterfaceOrientations(_:)`.
  @MainActor static func tabBarControllerSupportedInterfaceOrientations(_ delegate: any UITabBarControllerDelegate) -> (any TabBarControllerSupportedInterfaceOrientations)? {
    if let delegate = delegate as? any TabBarControllerSupportedInterfaceOrientations { return delegate }
    notImplemented(.tabBarControllerSupportedInterfaceOrientations, by: delegate) { $0 is any UITabBarControllerDelegate.Type }
    return nil
  }
}
extension Implements.TabBarControllerSupportedInterfaceOrientations {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tabBarControllerSupportedInterfaceOrientations(_:)")
  public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask { preconditionFailure("TabBarControllerSupportedInterfaceOrientations without tabBarControllerSupportedInterfaceOrientations(_:)") }
}

extension OptionalRequirement {
  static let tabBarControllerPreferredInterfaceOrientationForPresentation = Self(number: 1667, delegate: "UITabBarControllerDelegate", method: "tabBarControllerPreferredInterfaceOrientationForPresentation(_: UITabBarController)", line: "TabBarControllerPreferredInterfaceOrientationForPresentation")
}
extension Implements {
  /// A class that implements `tabBarControllerPreferredInterfaceOrientationForPresentation(_:)`, although only its superclass conforms to `UITabBarControllerDelegate`.
  @preconcurrency @MainActor
  public protocol TabBarControllerPreferredInterfaceOrientationForPresentation: AnyObject {
    /// Called instead of the default implementation in `UITabBarControllerDelegate`.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController) -> UIInterfaceOrientation
  }
  /// Returns the delegate if its class declares that it implements `tabBarControllerPreferredInterfaceOrientationForPresentation(_:)`.
  @MainActor static func tabBarControllerPreferredInterfaceOrientationForPresentation(_ delegate: any UITabBarControllerDelegate) -> (any TabBarControllerPreferredInterfaceOrientationForPresentation)? {
    if let delegate = delegate as? any TabBarControllerPreferredInterfaceOrientationForPresentation { return delegate }
    notImplemented(.tabBarControllerPreferredInterfaceOrientationForPresentation, by: delegate) { $0 is any UITabBarControllerDelegate.Type }
    return nil
  }
}
extension Implements.TabBarControllerPreferredInterfaceOrientationForPresentation {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tabBarControllerPreferredInterfaceOrientationForPresentation(_:)")
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController) -> UIInterfaceOrientation { preconditionFailure("TabBarControllerPreferredInterfaceOrientationForPresentation without tabBarControllerPreferredInterfaceOrientationForPresentation(_:)") }
}

extension OptionalRequirement {
  static let tabBarControllerAnimationControllerForTransitionFromToToVC = Self(number: 1668, delegate: "UITabBarControllerDelegate", method: "tabBarController(_: UITabBarController, animationControllerForTransitionFrom: UIViewController, to: UIViewController)", line: "TabBarControllerAnimationControllerForTransitionFromToToVC")
}
extension Implements {
  /// A class that implements `tabBarController(_:animationControllerForTransitionFrom:to:)`, although only its superclass conforms to `UITabBarControllerDelegate`.
  @preconcurrency @MainActor
  public protocol TabBarControllerAnimationControllerForTransitionFromToToVC: AnyObject {
    /// Called instead of the default implementation in `UITabBarControllerDelegate`.
    func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  }
  /// Returns the delegate if its class declares that it implements `tabBarController(_:animationControllerForTransitionFrom:to:)`.
  @MainActor static func tabBarControllerAnimationControllerForTransitionFromToToVC(_ delegate: any UITabBarControllerDelegate) -> (any TabBarControllerAnimationControllerForTransitionFromToToVC)? {
    if let delegate = delegate as? any TabBarControllerAnimationControllerForTransitionFromToToVC { return delegate }
    notImplemented(.tabBarControllerAnimationControllerForTransitionFromToToVC, by: delegate) { $0 is any UITabBarControllerDelegate.Type }
    return nil
  }
}
extension Implements.TabBarControllerAnimationControllerForTransitionFromToToVC {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tabBarController(_:animationControllerForTransitionFrom:to:)")
  public func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { preconditionFailure("TabBarControllerAnimationControllerForTransitionFromToToVC without tabBarController(_:animationControllerForTransitionFrom:to:)") }
}

extension OptionalRequirement {
  static let tabBarControllerInteractionControllerFor = Self(number: 1669, delegate: "UITabBarControllerDelegate", method: "tabBarController(_: UITabBarController, interactionControllerFor: any UIViewControllerAnimatedTransitioning)", line: "TabBarControllerInteractionControllerFor")
}
extension Implements {
  /// A class that implements `tabBarController(_:interactionControllerFor:)`, although only its superclass conforms to `UITabBarControllerDelegate`.
  @preconcurrency @MainActor
  public protocol TabBarControllerInteractionControllerFor: AnyObject {
    /// Called instead of the default implementation in `UITabBarControllerDelegate`.
    func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  }
  /// Returns the delegate if its class declares that it implements `tabBarController(_:interactionControllerFor:)`.
  @MainActor static func tabBarControllerInteractionControllerFor(_ delegate: any UITabBarControllerDelegate) -> (any TabBarControllerInteractionControllerFor)? {
    if let delegate = delegate as? any TabBarControllerInteractionControllerFor { return delegate }
    notImplemented(.tabBarControllerInteractionControllerFor, by: delegate) { $0 is any UITabBarControllerDelegate.Type }
    return nil
  }
}
extension Implements.TabBarControllerInteractionControllerFor {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tabBarController(_:interactionControllerFor:)")
  public func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { preconditionFailure("TabBarControllerInteractionControllerFor without tabBarController(_:interactionControllerFor:)") }
}

// MARK: UITabBarDelegate

extension OptionalRequirement {
  static let tabBarDidSelect = Self(number: 1728, delegate: "UITabBarDelegate", method: "tabBar(_: UITabBar, didSelect: UITabBarItem)", line: "TabBarDidSelect")
}
extension Implements {
  /// A class that implements `tabBar(_:didSelect:)`, although only its superclass conforms to `UITabBarDelegate`.
  @preconcurrency @MainActor
  public protocol TabBarDidSelect: AnyObject {
    /// Called instead of the default implementation in `UITabBarDelegate`.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  }
  /// Returns the delegate if its class declares that it implements `tabBar(_:didSelect:)`.
  @MainActor static func tabBarDidSelect(_ delegate: any UITabBarDelegate) -> (any TabBarDidSelect)? {
    if let delegate = delegate as? any TabBarDidSelect { return delegate }
    notImplemented(.tabBarDidSelect, by: delegate) { $0 is any UITabBarDelegate.Type }
    return nil
  }
}
extension Implements.TabBarDidSelect {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tabBar(_:didSelect:)")
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { preconditionFailure("TabBarDidSelect without tabBar(_:didSelect:)") }
}

// MARK: UITableViewDataSource

extension OptionalRequirement {
  static let numberOfSectionsInTableView = Self(number: 1792, delegate: "UITableViewDataSource", method: "numberOfSections(in: UITableView)", line: "NumberOfSectionsInTableView")
}
extension Implements {
  /// A class that implements `numberOfSections(in:)`, although only its superclass conforms to `UITableViewDataSource`.
  @preconcurrency @MainActor
  public protocol NumberOfSectionsInTableView: AnyObject {
    /// Called instead of the default implementation in `UITableViewDataSource`.
    func numberOfSections(in tableView: UITableView) -> Int
  }
  /// Returns the delegate if its class declares that it implements `numberOfSections(in:)`.
  @MainActor static func numberOfSectionsInTableView(_ delegate: any UITableViewDataSource) -> (any NumberOfSectionsInTableView)? {
    if let delegate = delegate as? any NumberOfSectionsInTableView { return delegate }
    notImplemented(.numberOfSectionsInTableView, by: delegate) { $0 is any UITableViewDataSource.Type }
    return nil
  }
}
extension Implements.NumberOfSectionsInTableView {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no numberOfSections(in:)")
  public func numberOfSections(in tableView: UITableView) -> Int { preconditionFailure("NumberOfSectionsInTableView without numberOfSections(in:)") }
}

extension OptionalRequirement {
  static let tableViewTitleForHeaderInSection = Self(number: 1793, delegate: "UITableViewDataSource", method: "tableView(_: UITableView, titleForHeaderInSection: Int)", line: "TableViewTitleForHeaderInSection")
}
extension Implements {
  /// A class that implements `tableView(_:titleForHeaderInSection:)`, although only its superclass conforms to `UITableViewDataSource`.
  @preconcurrency @MainActor
  public protocol TableViewTitleForHeaderInSection: AnyObject {
    /// Called instead of the default implementation in `UITableViewDataSource`.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:titleForHeaderInSection:)`.
  @MainActor static func tableViewTitleForHeaderInSection(_ delegate: any UITableViewDataSource) -> (any TableViewTitleForHeaderInSection)? {
    if let delegate = delegate as? any TableViewTitleForHeaderInSection { return delegate }
    notImplemented(.tableViewTitleForHeaderInSection, by: delegate) { $0 is any UITableViewDataSource.Type }
    return nil
  }
}
extension Implements.TableViewTitleForHeaderInSection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:titleForHeaderInSection:)")
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { preconditionFailure("TableViewTitleForHeaderInSection without tableView(_:titleForHeaderInSection:)") }
}

extension OptionalRequirement {
  static let tableViewTitleForFooterInSection = Self(number: 1794, delegate: "UITableViewDataSource", method: "tableView(_: UITableView, titleForFooterInSection: Int)", line: "TableViewTitleForFooterInSection")
}
extension Implements {
  /// A class that implements `tableView(_:titleForFooterInSection:)`, although only its superclass conforms to `UITableViewDataSource`.
  @preconcurrency @MainActor
  public protocol TableViewTitleForFooterInSection: AnyObject {
    /// Called instead of the default implementation in `UITableViewDataSource`.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:titleForFooterInSection:)`.
  @MainActor static func tableViewTitleForFooterInSection(_ delegate: any UITableViewDataSource) -> (any TableViewTitleForFooterInSection)? {
    if let delegate = delegate as? any TableViewTitleForFooterInSection { return delegate }
    notImplemented(.tableViewTitleForFooterInSection, by: delegate) { $0 is any UITableViewDataSource.Type }
    return nil
  }
}
extension Implements.TableViewTitleForFooterInSection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:titleForFooterInSection:)")
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { preconditionFailure("TableViewTitleForFooterInSection without tableView(_:titleForFooterInSection:)") }
}

extension OptionalRequirement {
  static let tableViewCanEditRowAt = Self(number: 1795, delegate: "UITableViewDataSource", method: "tableView(_: UITableView, canEditRowAt: IndexPath)", line: "TableViewCanEditRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:canEditRowAt:)`, although only its superclass conforms to `UITableViewDataSource`.
  @preconcurrency @MainActor
  public protocol TableViewCanEditRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDataSource`.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:canEditRowAt:)`.
  @MainActor static func tableViewCanEditRowAt(_ delegate: any UITableViewDataSource) -> (any TableViewCanEditRowAt)? {
    if let delegate = delegate as? any TableViewCanEditRowAt { return delegate }
    notImplemented(.tableViewCanEditRowAt, by: delegate) { $0 is any UITableViewDataSource.Type }
    return nil
  }
}
extension Implements.TableViewCanEditRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:canEditRowAt:)")
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { preconditionFailure("TableViewCanEditRowAt without tableView(_:canEditRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewCanMoveRowAt = Self(number: 1796, delegate: "UITableViewDataSource", method: "tableView(_: UITableView, canMoveRowAt: IndexPath)", line: "TableViewCanMoveRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:canMoveRowAt:)`, although only its superclass conforms to `UITableViewDataSource`.
  @preconcurrency @MainActor
  public protocol TableViewCanMoveRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDataSource`.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:canMoveRowAt:)`.
  @MainActor static func tableViewCanMoveRowAt(_ delegate: any UITableViewDataSource) -> (any TableViewCanMoveRowAt)? {
    if let delegate = delegate as? any TableViewCanMoveRowAt { return delegate }
    notImplemented(.tableViewCanMoveRowAt, by: delegate) { $0 is any UITableViewDataSource.Type }
    return nil
  }
}
extension Implements.TableViewCanMoveRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:canMoveRowAt:)")
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { preconditionFailure("TableViewCanMoveRowAt without tableView(_:canMoveRowAt:)") }
}

extension OptionalRequirement {
  static let sectionIndexTitlesForTableView = Self(number: 1797, delegate: "UITableViewDataSource", method: "sectionIndexTitles(for: UITableView)", line: "SectionIndexTitlesForTableView")
}
extension Implements {
  /// A class that implements `sectionIndexTitles(for:)`, although only its superclass conforms to `UITableViewDataSource`.
  @preconcurrency @MainActor
  public protocol SectionIndexTitlesForTableView: AnyObject {
    /// Called instead of the default implementation in `UITableViewDataSource`.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
  }
  /// Returns the delegate if its class declares that it implements `sectionIndexTitles(for:)`.
  @MainActor static func sectionIndexTitlesForTableView(_ delegate: any UITableViewDataSource) -> (any SectionIndexTitlesForTableView)? {
    if let delegate = delegate as? any SectionIndexTitlesForTableView { return delegate }
    notImplemented(.sectionIndexTitlesForTableView, by: delegate) { $0 is any UITableViewDataSource.Type }
    return nil
  }
}
extension Implements.SectionIndexTitlesForTableView {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no sectionIndexTitles(for:)")
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { preconditionFailure("SectionIndexTitlesForTableView without sectionIndexTitles(for:)") }
}

extension OptionalRequirement {
  static let tableViewSectionForSectionIndexTitleAtIndex = Self(number: 1798, delegate: "UITableViewDataSource", method: "tableView(_: UITableView, sectionForSectionIndexTitle: String, at: Int)", line: "TableViewSectionForSectionIndexTitleAtIndex")
}
extension Implements {
  /// A class that implements `tableView(_:sectionForSectionIndexTitle:at:)`, although only its superclass conforms to `UITableViewDataSource`.
  @preconcurrency @MainActor
  public protocol TableViewSectionForSectionIndexTitleAtIndex: AnyObject {
    /// Called instead of the default implementation in `UITableViewDataSource`.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:sectionForSectionIndexTitle:at:)`.
  @MainActor static func tableViewSectionForSectionIndexTitleAtIndex(_ delegate: any UITableViewDataSource) -> (any TableViewSectionForSectionIndexTitleAtIndex)? {
    if let delegate = delegate as? any TableViewSectionForSectionIndexTitleAtIndex { return delegate }
    notImplemented(.tableViewSectionForSectionIndexTitleAtIndex, by: delegate) { $0 is any UITableViewDataSource.Type }
    return nil
  }
}
extension Implements.TableViewSectionForSectionIndexTitleAtIndex {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:sectionForSectionIndexTitle:at:)")
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { preconditionFailure("TableViewSectionForSectionIndexTitleAtIndex without tableView(_:sectionForSectionIndexTitle:at:)") }
}

extension OptionalRequirement {
  static let tableViewCommitForRowAt = Self(number: 1799, delegate: "UITableViewDataSource", method: "tableView(_: UITableView, commit: UITableViewCell.EditingStyle, forRowAt: IndexPath)", line: "TableViewCommitForRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:commit:forRowAt:)`, although only its superclass conforms to `UITableViewDataSource`.
  @preconcurrency @MainActor
  public protocol TableViewCommitForRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDataSource`.
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:commit:forRowAt:)`.
  @MainActor static func tableViewCommitForRowAt(_ delegate: any UITableViewDataSource) -> (any TableViewCommitForRowAt)? {
    if let delegate = delegate as? any TableViewCommitForRowAt { return delegate }
    notImplemented(.tableViewCommitForRowAt, by: delegate) { $0 is any UITableViewDataSource.Type }
    return nil
  }
}
extension Implements.TableViewCommitForRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:commit:forRowAt:)")
  public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { preconditionFailure("TableViewCommitForRowAt without tableView(_:commit:forRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewMoveRowAtToDestinationIndexPath = Self(number: 1800, delegate: "UITableViewDataSource", method: "tableView(_: UITableView, moveRowAt: IndexPath, to: IndexPath)", line: "TableViewMoveRowAtToDestinationIndexPath")
}
extension Implements {
  /// A class that implements `tableView(_:moveRowAt:to:)`, although only its superclass conforms to `UITableViewDataSource`.
  @preconcurrency @MainActor
  public protocol TableViewMoveRowAtToDestinationIndexPath: AnyObject {
    /// Called instead of the default implementation in `UITableViewDataSource`.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:moveRowAt:to:)`.
  @MainActor static func tableViewMoveRowAtToDestinationIndexPath(_ delegate: any UITableViewDataSource) -> (any TableViewMoveRowAtToDestinationIndexPath)? {
    if let delegate = delegate as? any TableViewMoveRowAtToDestinationIndexPath { return delegate }
    notImplemented(.tableViewMoveRowAtToDestinationIndexPath, by: delegate) { $0 is any UITableViewDataSource.Type }
    return nil
  }
}
extension Implements.TableViewMoveRowAtToDestinationIndexPath {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:moveRowAt:to:)")
  public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { preconditionFailure("TableViewMoveRowAtToDestinationIndexPath without tableView(_:moveRowAt:to:)") }
}

// MARK: UITableViewDataSourcePrefetching

extension OptionalRequirement {
  static let tableViewCancelPrefetchingForRowsAt = Self(number: 1856, delegate: "UITableViewDataSourcePrefetching", method: "tableView(_: UITableView, cancelPrefetchingForRowsAt: [IndexPath])", line: "TableViewCancelPrefetchingForRowsAt")
}
extension Implements {
  /// A class that implements `tableView(_:cancelPrefetchingForRowsAt:)`, although only its superclass conforms to `UITableViewDataSourcePrefetching`.
  @preconcurrency @MainActor
  public protocol TableViewCancelPrefetchingForRowsAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDataSourcePrefetching`.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:cancelPrefetchingForRowsAt:)`.
  @MainActor static func tableViewCancelPrefetchingForRowsAt(_ delegate: any UITableViewDataSourcePrefetching) -> (any TableViewCancelPrefetchingForRowsAt)? {
    if let delegate = delegate as? any TableViewCancelPrefetchingForRowsAt { return delegate }
    notImplemented(.tableViewCancelPrefetchingForRowsAt, by: delegate) { $0 is any UITableViewDataSourcePrefetching.Type }
    return nil
  }
}
extension Implements.TableViewCancelPrefetchingForRowsAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:cancelPrefetchingForRowsAt:)")
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) { preconditionFailure("TableViewCancelPrefetchingForRowsAt without tableView(_:cancelPrefetchingForRowsAt:)") }
}

// MARK: UITableViewDelegate

extension OptionalRequirement {
  static let tableViewWillDisplayForRowAt = Self(number: 1920, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, willDisplay: UITableViewCell, forRowAt: IndexPath)", line: "TableViewWillDisplayForRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:willDisplay:forRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewWillDisplayForRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:willDisplay:forRowAt:)`.
  @MainActor static func tableViewWillDisplayForRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewWillDisplayForRowAt)? {
    if let delegate = delegate as? any TableViewWillDisplayForRowAt { return delegate }
    notImplemented(.tableViewWillDisplayForRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewWillDisplayForRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:willDisplay:forRowAt:)")
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { preconditionFailure("TableViewWillDisplayForRowAt without tableView(_:willDisplay:forRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewWillDisplayHeaderViewForSection = Self(number: 1921, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, willDisplayHeaderView: UIView, forSection: Int)", line: "TableViewWillDisplayHeaderViewForSection")
}
extension Implements {
  /// A class that implements `tableView(_:willDisplayHeaderView:forSection:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewWillDisplayHeaderViewForSection: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:willDisplayHeaderView:forSection:)`.
  @MainActor static func tableViewWillDisplayHeaderViewForSection(_ delegate: any UITableViewDelegate) -> (any TableViewWillDisplayHeaderViewForSection)? {
    if let delegate = delegate as? any TableViewWillDisplayHeaderViewForSection { return delegate }
    notImplemented(.tableViewWillDisplayHeaderViewForSection, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewWillDisplayHeaderViewForSection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:willDisplayHeaderView:forSection:)")
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { preconditionFailure("TableViewWillDisplayHeaderViewForSection without tableView(_:willDisplayHeaderView:forSection:)") }
}

extension OptionalRequirement {
  static let tableViewWillDisplayFooterViewForSection = Self(number: 1922, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, willDisplayFooterView: UIView, forSection: Int)", line: "TableViewWillDisplayFooterViewForSection")
}
extension Implements {
  /// A class that implements `tableView(_:willDisplayFooterView:forSection:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewWillDisplayFooterViewForSection: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:willDisplayFooterView:forSection:)`.
  @MainActor static func tableViewWillDisplayFooterViewForSection(_ delegate: any UITableViewDelegate) -> (any TableViewWillDisplayFooterViewForSection)? {
    if let delegate = delegate as? any TableViewWillDisplayFooterViewForSection { return delegate }
    notImplemented(.tableViewWillDisplayFooterViewForSection, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewWillDisplayFooterViewForSection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:willDisplayFooterView:forSection:)")
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) { preconditionFailure("TableViewWillDisplayFooterViewForSection without tableView(_:willDisplayFooterView:forSection:)") }
}

extension OptionalRequirement {
  static let tableViewDidEndDisplayingForRowAt = Self(number: 1923, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, didEndDisplaying: UITableViewCell, forRowAt: IndexPath)", line: "TableViewDidEndDisplayingForRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:didEndDisplaying:forRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewDidEndDisplayingForRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:didEndDisplaying:forRowAt:)`.
  @MainActor static func tableViewDidEndDisplayingForRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewDidEndDisplayingForRowAt)? {
    if let delegate = delegate as? any TableViewDidEndDisplayingForRowAt { return delegate }
    notImplemented(.tableViewDidEndDisplayingForRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewDidEndDisplayingForRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:didEndDisplaying:forRowAt:)")
  public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { preconditionFailure("TableViewDidEndDisplayingForRowAt without tableView(_:didEndDisplaying:forRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewDidEndDisplayingHeaderViewForSection = Self(number: 1924, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, didEndDisplayingHeaderView: UIView, forSection: Int)", line: "TableViewDidEndDisplayingHeaderViewForSection")
}
extension Implements {
  /// A class that implements `tableView(_:didEndDisplayingHeaderView:forSection:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewDidEndDisplayingHeaderViewForSection: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:didEndDisplayingHeaderView:forSection:)`.
  @MainActor static func tableViewDidEndDisplayingHeaderViewForSection(_ delegate: any UITableViewDelegate) -> (any TableViewDidEndDisplayingHeaderViewForSection)? {
    if let delegate = delegate as? any TableViewDidEndDisplayingHeaderViewForSection { return delegate }
    notImplemented(.tableViewDidEndDisplayingHeaderViewForSection, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewDidEndDisplayingHeaderViewForSection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:didEndDisplayingHeaderView:forSection:)")
  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) { preconditionFailure("TableViewDidEndDisplayingHeaderViewForSection without tableView(_:didEndDisplayingHeaderView:forSection:)") }
}

extension OptionalRequirement {
  static let tableViewDidEndDisplayingFooterViewForSection = Self(number: 1925, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, didEndDisplayingFooterView: UIView, forSection: Int)", line: "TableViewDidEndDisplayingFooterViewForSection")
}
extension Implements {
  /// A class that implements `tableView(_:didEndDisplayingFooterView:forSection:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewDidEndDisplayingFooterViewForSection: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:didEndDisplayingFooterView:forSection:)`.
  @MainActor static func tableViewDidEndDisplayingFooterViewForSection(_ delegate: any UITableViewDelegate) -> (any TableViewDidEndDisplayingFooterViewForSection)? {
    if let delegate = delegate as? any TableViewDidEndDisplayingFooterViewForSection { return delegate }
    notImplemented(.tableViewDidEndDisplayingFooterViewForSection, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewDidEndDisplayingFooterViewForSection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:didEndDisplayingFooterView:forSection:)")
  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) { preconditionFailure("TableViewDidEndDisplayingFooterViewForSection without tableView(_:didEndDisplayingFooterView:forSection:)") }
}

extension OptionalRequirement {
  static let tableViewHeightForRowAt = Self(number: 1926, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, heightForRowAt: IndexPath)", line: "TableViewHeightForRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:heightForRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewHeightForRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:heightForRowAt:)`.
  @MainActor static func tableViewHeightForRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewHeightForRowAt)? {
    if let delegate = delegate as? any TableViewHeightForRowAt { return delegate }
    notImplemented(.tableViewHeightForRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewHeightForRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:heightForRowAt:)")
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { preconditionFailure("TableViewHeightForRowAt without tableView(_:heightForRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewHeightForHeaderInSection = Self(number: 1927, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, heightForHeaderInSection: Int)", line: "TableViewHeightForHeaderInSection")
}
extension Implements {
  /// A class that implements `tableView(_:heightForHeaderInSection:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewHeightForHeaderInSection: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:heightForHeaderInSection:)`.
  @MainActor static func tableViewHeightForHeaderInSection(_ delegate: any UITableViewDelegate) -> (any TableViewHeightForHeaderInSection)? {
    if let delegate = delegate as? any TableViewHeightForHeaderInSection { return delegate }
    notImplemented(.tableViewHeightForHeaderInSection, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewHeightForHeaderInSection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:heightForHeaderInSection:)")
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { preconditionFailure("TableViewHeightForHeaderInSection without tableView(_:heightForHeaderInSection:)") }
}

extension OptionalRequirement {
  static let tableViewHeightForFooterInSection = Self(number: 1928, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, heightForFooterInSection: Int)", line: "TableViewHeightForFooterInSection")
}
extension Implements {
  /// A class that implements `tableView(_:heightForFooterInSection:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewHeightForFooterInSection: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:heightForFooterInSection:)`.
  @MainActor static func tableViewHeightForFooterInSection(_ delegate: any UITableViewDelegate) -> (any TableViewHeightForFooterInSection)? {
    if let delegate = delegate as? any TableViewHeightForFooterInSection { return delegate }
    notImplemented(.tableViewHeightForFooterInSection, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewHeightForFooterInSection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:heightForFooterInSection:)")
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { preconditionFailure("TableViewHeightForFooterInSection without tableView(_:heightForFooterInSection:)") }
}

extension OptionalRequirement {
  static let tableViewEstimatedHeightForRowAt = Self(number: 1929, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, estimatedHeightForRowAt: IndexPath)", line: "TableViewEstimatedHeightForRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:estimatedHeightForRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewEstimatedHeightForRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:estimatedHeightForRowAt:)`.
  @MainActor static func tableViewEstimatedHeightForRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewEstimatedHeightForRowAt)? {
    if let delegate = delegate as? any TableViewEstimatedHeightForRowAt { return delegate }
    notImplemented(.tableViewEstimatedHeightForRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewEstimatedHeightForRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:estimatedHeightForRowAt:)")
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { preconditionFailure("TableViewEstimatedHeightForRowAt without tableView(_:estimatedHeightForRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewEstimatedHeightForHeaderInSection = Self(number: 1930, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, estimatedHeightForHeaderInSection: Int)", line: "TableViewEstimatedHeightForHeaderInSection")
}
extension Implements {
  /// A class that implements `tableView(_:estimatedHeightForHeaderInSection:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewEstimatedHeightForHeaderInSection: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:estimatedHeightForHeaderInSection:)`.
  @MainActor static func tableViewEstimatedHeightForHeaderInSection(_ delegate: any UITableViewDelegate) -> (any TableViewEstimatedHeightForHeaderInSection)? {
    if let delegate = delegate as? any TableViewEstimatedHeightForHeaderInSection { return delegate }
    notImplemented(.tableViewEstimatedHeightForHeaderInSection, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewEstimatedHeightForHeaderInSection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:estimatedHeightForHeaderInSection:)")
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { preconditionFailure("TableViewEstimatedHeightForHeaderInSection without tableView(_:estimatedHeightForHeaderInSection:)") }
}

extension OptionalRequirement {
  static let tableViewEstimatedHeightForFooterInSection = Self(number: 1931, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, estimatedHeightForFooterInSection: Int)", line: "TableViewEstimatedHeightForFooterInSection")
}
extension Implements {
  /// A class that implements `tableView(_:estimatedHeightForFooterInSection:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewEstimatedHeightForFooterInSection: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:estimatedHeightForFooterInSection:)`.
  @MainActor static func tableViewEstimatedHeightForFooterInSection(_ delegate: any UITableViewDelegate) -> (any TableViewEstimatedHeightForFooterInSection)? {
    if let delegate = delegate as? any TableViewEstimatedHeightForFooterInSection { return delegate }
    notImplemented(.tableViewEstimatedHeightForFooterInSection, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewEstimatedHeightForFooterInSection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:estimatedHeightForFooterInSection:)")
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { preconditionFailure("TableViewEstimatedHeightForFooterInSection without tableView(_:estimatedHeightForFooterInSection:)") }
}

extension OptionalRequirement {
  static let tableViewViewForHeaderInSection = Self(number: 1932, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, viewForHeaderInSection: Int)", line: "TableViewViewForHeaderInSection")
}
extension Implements {
  /// A class that implements `tableView(_:viewForHeaderInSection:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewViewForHeaderInSection: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:viewForHeaderInSection:)`.
  @MainActor static func tableViewViewForHeaderInSection(_ delegate: any UITableViewDelegate) -> (any TableViewViewForHeaderInSection)? {
    if let delegate = delegate as? any TableViewViewForHeaderInSection { return delegate }
    notImplemented(.tableViewViewForHeaderInSection, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewViewForHeaderInSection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:viewForHeaderInSection:)")
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { preconditionFailure("TableViewViewForHeaderInSection without tableView(_:viewForHeaderInSection:)") }
}

extension OptionalRequirement {
  static let tableViewViewForFooterInSection = Self(number: 1933, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, viewForFooterInSection: Int)", line: "TableViewViewForFooterInSection")
}
extension Implements {
  /// A class that implements `tableView(_:viewForFooterInSection:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewViewForFooterInSection: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:viewForFooterInSection:)`.
  @MainActor static func tableViewViewForFooterInSection(_ delegate: any UITableViewDelegate) -> (any TableViewViewForFooterInSection)? {
    if let delegate = delegate as? any TableViewViewForFooterInSection { return delegate }
    notImplemented(.tableViewViewForFooterInSection, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewViewForFooterInSection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:viewForFooterInSection:)")
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { preconditionFailure("TableViewViewForFooterInSection without tableView(_:viewForFooterInSection:)") }
}

extension OptionalRequirement {
  static let tableViewAccessoryButtonTappedForRowWith = Self(number: 1934, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, accessoryButtonTappedForRowWith: IndexPath)", line: "TableViewAccessoryButtonTappedForRowWith")
}
extension Implements {
  /// A class that implements `tableView(_:accessoryButtonTappedForRowWith:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewAccessoryButtonTappedForRowWith: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:accessoryButtonTappedForRowWith:)`.
  @MainActor static func tableViewAccessoryButtonTappedForRowWith(_ delegate: any UITableViewDelegate) -> (any TableViewAccessoryButtonTappedForRowWith)? {
    if let delegate = delegate as? any TableViewAccessoryButtonTappedForRowWith { return delegate }
    notImplemented(.tableViewAccessoryButtonTappedForRowWith, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewAccessoryButtonTappedForRowWith {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:accessoryButtonTappedForRowWith:)")
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { preconditionFailure("TableViewAccessoryButtonTappedForRowWith without tableView(_:accessoryButtonTappedForRowWith:)") }
}

extension OptionalRequirement {
  static let tableViewShouldHighlightRowAt = Self(number: 1935, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, shouldHighlightRowAt: IndexPath)", line: "TableViewShouldHighlightRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:shouldHighlightRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewShouldHighlightRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:shouldHighlightRowAt:)`.
  @MainActor static func tableViewShouldHighlightRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewShouldHighlightRowAt)? {
    if let delegate = delegate as? any TableViewShouldHighlightRowAt { return delegate }
    notImplemented(.tableViewShouldHighlightRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewShouldHighlightRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:shouldHighlightRowAt:)")
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { preconditionFailure("TableViewShouldHighlightRowAt without tableView(_:shouldHighlightRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewDidHighlightRowAt = Self(number: 1936, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, didHighlightRowAt: IndexPath)", line: "TableViewDidHighlightRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:didHighlightRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewDidHighlightRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:didHighlightRowAt:)`.
  @MainActor static func tableViewDidHighlightRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewDidHighlightRowAt)? {
    if let delegate = delegate as? any TableViewDidHighlightRowAt { return delegate }
    notImplemented(.tableViewDidHighlightRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewDidHighlightRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:didHighlightRowAt:)")
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { preconditionFailure("TableViewDidHighlightRowAt without tableView(_:didHighlightRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewDidUnhighlightRowAt = Self(number: 1937, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, didUnhighlightRowAt: IndexPath)", line: "TableViewDidUnhighlightRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:didUnhighlightRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewDidUnhighlightRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:didUnhighlightRowAt:)`.
  @MainActor static func tableViewDidUnhighlightRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewDidUnhighlightRowAt)? {
    if let delegate = delegate as? any TableViewDidUnhighlightRowAt { return delegate }
    notImplemented(.tableViewDidUnhighlightRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewDidUnhighlightRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:didUnhighlightRowAt:)")
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { preconditionFailure("TableViewDidUnhighlightRowAt without tableView(_:didUnhighlightRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewWillSelectRowAt = Self(number: 1938, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, willSelectRowAt: IndexPath)", line: "TableViewWillSelectRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:willSelectRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewWillSelectRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:willSelectRowAt:)`.
  @MainActor static func tableViewWillSelectRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewWillSelectRowAt)? {
    if let delegate = delegate as? any TableViewWillSelectRowAt { return delegate }
    notImplemented(.tableViewWillSelectRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewWillSelectRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:willSelectRowAt:)")
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { preconditionFailure("TableViewWillSelectRowAt without tableView(_:willSelectRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewWillDeselectRowAt = Self(number: 1939, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, willDeselectRowAt: IndexPath)", line: "TableViewWillDeselectRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:willDeselectRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewWillDeselectRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:willDeselectRowAt:)`.
  @MainActor static func tableViewWillDeselectRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewWillDeselectRowAt)? {
    if let delegate = delegate as? any TableViewWillDeselectRowAt { return delegate }
    notImplemented(.tableViewWillDeselectRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewWillDeselectRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:willDeselectRowAt:)")
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { preconditionFailure("TableViewWillDeselectRowAt without tableView(_:willDeselectRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewDidSelectRowAt = Self(number: 1940, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, didSelectRowAt: IndexPath)", line: "TableViewDidSelectRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:didSelectRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewDidSelectRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:didSelectRowAt:)`.
  @MainActor static func tableViewDidSelectRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewDidSelectRowAt)? {
    if let delegate = delegate as? any TableViewDidSelectRowAt { return delegate }
    notImplemented(.tableViewDidSelectRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewDidSelectRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:didSelectRowAt:)")
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { preconditionFailure("TableViewDidSelectRowAt without tableView(_:didSelectRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewDidDeselectRowAt = Self(number: 1941, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, didDeselectRowAt: IndexPath)", line: "TableViewDidDeselectRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:didDeselectRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewDidDeselectRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:didDeselectRowAt:)`.
  @MainActor static func tableViewDidDeselectRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewDidDeselectRowAt)? {
    if let delegate = delegate as? any TableViewDidDeselectRowAt { return delegate }
    notImplemented(.tableViewDidDeselectRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewDidDeselectRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:didDeselectRowAt:)")
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { preconditionFailure("TableViewDidDeselectRowAt without tableView(_:didDeselectRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewEditingStyleForRowAt = Self(number: 1942, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, editingStyleForRowAt: IndexPath)", line: "TableViewEditingStyleForRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:editingStyleForRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewEditingStyleForRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:editingStyleForRowAt:)`.
  @MainActor static func tableViewEditingStyleForRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewEditingStyleForRowAt)? {
    if let delegate = delegate as? any TableViewEditingStyleForRowAt { return delegate }
    notImplemented(.tableViewEditingStyleForRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewEditingStyleForRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:editingStyleForRowAt:)")
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { preconditionFailure("TableViewEditingStyleForRowAt without tableView(_:editingStyleForRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewTitleForDeleteConfirmationButtonForRowAt = Self(number: 1943, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, titleForDeleteConfirmationButtonForRowAt: IndexPath)", line: "TableViewTitleForDeleteConfirmationButtonForRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewTitleForDeleteConfirmationButtonForRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`.
  @MainActor static func tableViewTitleForDeleteConfirmationButtonForRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewTitleForDeleteConfirmationButtonForRowAt)? {
    if let delegate = delegate as? any TableViewTitleForDeleteConfirmationButtonForRowAt { return delegate }
    notImplemented(.tableViewTitleForDeleteConfirmationButtonForRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewTitleForDeleteConfirmationButtonForRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:titleForDeleteConfirmationButtonForRowAt:)")
  public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { preconditionFailure("TableViewTitleForDeleteConfirmationButtonForRowAt without tableView(_:titleForDeleteConfirmationButtonForRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewLeadingSwipeActionsConfigurationForRowAt = Self(number: 1944, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, leadingSwipeActionsConfigurationForRowAt: IndexPath)", line: "TableViewLeadingSwipeActionsConfigurationForRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewLeadingSwipeActionsConfigurationForRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`.
  @MainActor static func tableViewLeadingSwipeActionsConfigurationForRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewLeadingSwipeActionsConfigurationForRowAt)? {
    if let delegate = delegate as? any TableViewLeadingSwipeActionsConfigurationForRowAt { return delegate }
    notImplemented(.tableViewLeadingSwipeActionsConfigurationForRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewLeadingSwipeActionsConfigurationForRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:leadingSwipeActionsConfigurationForRowAt:)")
  public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { preconditionFailure("TableViewLeadingSwipeActionsConfigurationForRowAt without tableView(_:leadingSwipeActionsConfigurationForRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewTrailingSwipeActionsConfigurationForRowAt = Self(number: 1945, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, trailingSwipeActionsConfigurationForRowAt: IndexPath)", line: "TableViewTrailingSwipeActionsConfigurationForRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewTrailingSwipeActionsConfigurationForRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`.
  @MainActor static func tableViewTrailingSwipeActionsConfigurationForRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewTrailingSwipeActionsConfigurationForRowAt)? {
    if let delegate = delegate as? any TableViewTrailingSwipeActionsConfigurationForRowAt { return delegate }
    notImplemented(.tableViewTrailingSwipeActionsConfigurationForRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewTrailingSwipeActionsConfigurationForRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:trailingSwipeActionsConfigurationForRowAt:)")
  public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { preconditionFailure("TableViewTrailingSwipeActionsConfigurationForRowAt without tableView(_:trailingSwipeActionsConfigurationForRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewShouldIndentWhileEditingRowAt = Self(number: 1946, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, shouldIndentWhileEditingRowAt: IndexPath)", line: "TableViewShouldIndentWhileEditingRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:shouldIndentWhileEditingRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewShouldIndentWhileEditingRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:shouldIndentWhileEditingRowAt:)`.
  @MainActor static func tableViewShouldIndentWhileEditingRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewShouldIndentWhileEditingRowAt)? {
    if let delegate = delegate as? any TableViewShouldIndentWhileEditingRowAt { return delegate }
    notImplemented(.tableViewShouldIndentWhileEditingRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewShouldIndentWhileEditingRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:shouldIndentWhileEditingRowAt:)")
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { preconditionFailure("TableViewShouldIndentWhileEditingRowAt without tableView(_:shouldIndentWhileEditingRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewWillBeginEditingRowAt = Self(number: 1947, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, willBeginEditingRowAt: IndexPath)", line: "TableViewWillBeginEditingRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:willBeginEditingRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewWillBeginEditingRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:willBeginEditingRowAt:)`.
  @MainActor static func tableViewWillBeginEditingRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewWillBeginEditingRowAt)? {
    if let delegate = delegate as? any TableViewWillBeginEditingRowAt { return delegate }
    notImplemented(.tableViewWillBeginEditingRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewWillBeginEditingRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:willBeginEditingRowAt:)")
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { preconditionFailure("TableViewWillBeginEditingRowAt without tableView(_:willBeginEditingRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewDidEndEditingRowAt = Self(number: 1948, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, didEndEditingRowAt: IndexPath?)", line: "TableViewDidEndEditingRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:didEndEditingRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewDidEndEditingRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:didEndEditingRowAt:)`.
  @MainActor static func tableViewDidEndEditingRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewDidEndEditingRowAt)? {
    if let delegate = delegate as? any TableViewDidEndEditingRowAt { return delegate }
    notImplemented(.tableViewDidEndEditingRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewDidEndEditingRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:didEndEditingRowAt:)")
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { preconditionFailure("TableViewDidEndEditingRowAt without tableView(_:didEndEditingRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath = Self(number: 1949, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, targetIndexPathForMoveFromRowAt: IndexPath, toProposedIndexPath: IndexPath)", line: "TableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath")
}
extension Implements {
  /// A class that implements `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`.
  @MainActor static func tableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath(_ delegate: any UITableViewDelegate) -> (any TableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath)? {
    if let delegate = delegate as? any TableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath { return delegate }
    notImplemented(.tableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)")
  public func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath { preconditionFailure("TableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath without tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)") }
}

extension OptionalRequirement {
  static let tableViewIndentationLevelForRowAt = Self(number: 1950, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, indentationLevelForRowAt: IndexPath)", line: "TableViewIndentationLevelForRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:indentationLevelForRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewIndentationLevelForRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:indentationLevelForRowAt:)`.
  @MainActor static func tableViewIndentationLevelForRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewIndentationLevelForRowAt)? {
    if let delegate = delegate as? any TableViewIndentationLevelForRowAt { return delegate }
    notImplemented(.tableViewIndentationLevelForRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewIndentationLevelForRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:indentationLevelForRowAt:)")
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { preconditionFailure("TableViewIndentationLevelForRowAt without tableView(_:indentationLevelForRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewCanPerformPrimaryActionForRowAt = Self(number: 1951, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, canPerformPrimaryActionForRowAt: IndexPath)", line: "TableViewCanPerformPrimaryActionForRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:canPerformPrimaryActionForRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewCanPerformPrimaryActionForRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:canPerformPrimaryActionForRowAt:)`.
  @MainActor static func tableViewCanPerformPrimaryActionForRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewCanPerformPrimaryActionForRowAt)? {
    if let delegate = delegate as? any TableViewCanPerformPrimaryActionForRowAt { return delegate }
    notImplemented(.tableViewCanPerformPrimaryActionForRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewCanPerformPrimaryActionForRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:canPerformPrimaryActionForRowAt:)")
  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { preconditionFailure("TableViewCanPerformPrimaryActionForRowAt without tableView(_:canPerformPrimaryActionForRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewPerformPrimaryActionForRowAt = Self(number: 1952, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, performPrimaryActionForRowAt: IndexPath)", line: "TableViewPerformPrimaryActionForRowAt")
}
extension Implements {
  /// A class that implements `tableView(_:performPrimaryActionForRowAt:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewPerformPrimaryActionForRowAt: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:performPrimaryActionForRowAt:)`.
  @MainActor static func tableViewPerformPrimaryActionForRowAt(_ delegate: any UITableViewDelegate) -> (any TableViewPerformPrimaryActionForRowAt)? {
    if let delegate = delegate as? any TableViewPerformPrimaryActionForRowAt { return delegate }
    notImplemented(.tableViewPerformPrimaryActionForRowAt, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewPerformPrimaryActionForRowAt {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:performPrimaryActionForRowAt:)")
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) { preconditionFailure("TableViewPerformPrimaryActionForRowAt without tableView(_:performPrimaryActionForRowAt:)") }
}

extension OptionalRequirement {
  static let tableViewContextMenuConfigurationForRowAtPoint = Self(number: 1953, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, contextMenuConfigurationForRowAt: IndexPath, point: CGPoint)", line: "TableViewContextMenuConfigurationForRowAtPoint")
}
extension Implements {
  /// A class that implements `tableView(_:contextMenuConfigurationForRowAt:point:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewContextMenuConfigurationForRowAtPoint: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:contextMenuConfigurationForRowAt:point:)`.
  @MainActor static func tableViewContextMenuConfigurationForRowAtPoint(_ delegate: any UITableViewDelegate) -> (any TableViewContextMenuConfigurationForRowAtPoint)? {
    if let delegate = delegate as? any TableViewContextMenuConfigurationForRowAtPoint { return delegate }
    notImplemented(.tableViewContextMenuConfigurationForRowAtPoint, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewContextMenuConfigurationForRowAtPoint {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:contextMenuConfigurationForRowAt:point:)")
  public func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { preconditionFailure("TableViewContextMenuConfigurationForRowAtPoint without tableView(_:contextMenuConfigurationForRowAt:point:)") }
}

extension OptionalRequirement {
  static let tableViewPreviewForHighlightingContextMenuWithConfiguration = Self(number: 1954, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, previewForHighlightingContextMenuWithConfiguration: UIContextMenuConfiguration)", line: "TableViewPreviewForHighlightingContextMenuWithConfiguration")
}
extension Implements {
  /// A class that implements `tableView(_:previewForHighlightingContextMenuWithConfiguration:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewPreviewForHighlightingContextMenuWithConfiguration: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:previewForHighlightingContextMenuWithConfiguration:)`.
  @MainActor static func tableViewPreviewForHighlightingContextMenuWithConfiguration(_ delegate: any UITableViewDelegate) -> (any TableViewPreviewForHighlightingContextMenuWithConfiguration)? {
    if let delegate = delegate as? any TableViewPreviewForHighlightingContextMenuWithConfiguration { return delegate }
    notImplemented(.tableViewPreviewForHighlightingContextMenuWithConfiguration, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewPreviewForHighlightingContextMenuWithConfiguration {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:previewForHighlightingContextMenuWithConfiguration:)")
  public func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { preconditionFailure("TableViewPreviewForHighlightingContextMenuWithConfiguration without tableView(_:previewForHighlightingContextMenuWithConfiguration:)") }
}

extension OptionalRequirement {
  static let tableViewPreviewForDismissingContextMenuWithConfiguration = Self(number: 1955, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, previewForDismissingContextMenuWithConfiguration: UIContextMenuConfiguration)", line: "TableViewPreviewForDismissingContextMenuWithConfiguration")
}
extension Implements {
  /// A class that implements `tableView(_:previewForDismissingContextMenuWithConfiguration:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewPreviewForDismissingContextMenuWithConfiguration: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:previewForDismissingContextMenuWithConfiguration:)`.
  @MainActor static func tableViewPreviewForDismissingContextMenuWithConfiguration(_ delegate: any UITableViewDelegate) -> (any TableViewPreviewForDismissingContextMenuWithConfiguration)? {
    if let delegate = delegate as? any TableViewPreviewForDismissingContextMenuWithConfiguration { return delegate }
    notImplemented(.tableViewPreviewForDismissingContextMenuWithConfiguration, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewPreviewForDismissingContextMenuWithConfiguration {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:previewForDismissingContextMenuWithConfiguration:)")
  public func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { preconditionFailure("TableViewPreviewForDismissingContextMenuWithConfiguration without tableView(_:previewForDismissingContextMenuWithConfiguration:)") }
}

extension OptionalRequirement {
  static let tableViewWillPerformPreviewActionForMenuWithAnimator = Self(number: 1956, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, willPerformPreviewActionForMenuWith: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)", line: "TableViewWillPerformPreviewActionForMenuWithAnimator")
}
extension Implements {
  /// A class that implements `tableView(_:willPerformPreviewActionForMenuWith:animator:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewWillPerformPreviewActionForMenuWithAnimator: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:willPerformPreviewActionForMenuWith:animator:)`.
  @MainActor static func tableViewWillPerformPreviewActionForMenuWithAnimator(_ delegate: any UITableViewDelegate) -> (any TableViewWillPerformPreviewActionForMenuWithAnimator)? {
    if let delegate = delegate as? any TableViewWillPerformPreviewActionForMenuWithAnimator { return delegate }
    notImplemented(.tableViewWillPerformPreviewActionForMenuWithAnimator, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewWillPerformPreviewActionForMenuWithAnimator {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:willPerformPreviewActionForMenuWith:animator:)")
  public func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { preconditionFailure("TableViewWillPerformPreviewActionForMenuWithAnimator without tableView(_:willPerformPreviewActionForMenuWith:animator:)") }
}

extension OptionalRequirement {
  static let tableViewWillDisplayContextMenuAnimator = Self(number: 1957, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, willDisplayContextMenu: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)", line: "TableViewWillDisplayContextMenuAnimator")
}
extension Implements {
  /// A class that implements `tableView(_:willDisplayContextMenu:animator:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewWillDisplayContextMenuAnimator: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:willDisplayContextMenu:animator:)`.
  @MainActor static func tableViewWillDisplayContextMenuAnimator(_ delegate: any UITableViewDelegate) -> (any TableViewWillDisplayContextMenuAnimator)? {
    if let delegate = delegate as? any TableViewWillDisplayContextMenuAnimator { return delegate }
    notImplemented(.tableViewWillDisplayContextMenuAnimator, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewWillDisplayContextMenuAnimator {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:willDisplayContextMenu:animator:)")
  public func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { preconditionFailure("TableViewWillDisplayContextMenuAnimator without tableView(_:willDisplayContextMenu:animator:)") }
}

extension OptionalRequirement {
  static let tableViewWillEndContextMenuInteractionAnimator = Self(number: 1958, delegate: "UITableViewDelegate", method: "tableView(_: UITableView, willEndContextMenuInteraction: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)", line: "TableViewWillEndContextMenuInteractionAnimator")
}
extension Implements {
  /// A class that implements `tableView(_:willEndContextMenuInteraction:animator:)`, although only its superclass conforms to `UITableViewDelegate`.
  @preconcurrency @MainActor
  public protocol TableViewWillEndContextMenuInteractionAnimator: AnyObject {
    /// Called instead of the default implementation in `UITableViewDelegate`.
    func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
  }
  /// Returns the delegate if its class declares that it implements `tableView(_:willEndContextMenuInteraction:animator:)`.
  @MainActor static func tableViewWillEndContextMenuInteractionAnimator(_ delegate: any UITableViewDelegate) -> (any TableViewWillEndContextMenuInteractionAnimator)? {
    if let delegate = delegate as? any TableViewWillEndContextMenuInteractionAnimator { return delegate }
    notImplemented(.tableViewWillEndContextMenuInteractionAnimator, by: delegate) { $0 is any UITableViewDelegate.Type }
    return nil
  }
}
extension Implements.TableViewWillEndContextMenuInteractionAnimator {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no tableView(_:willEndContextMenuInteraction:animator:)")
  public func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { preconditionFailure("TableViewWillEndContextMenuInteractionAnimator without tableView(_:willEndContextMenuInteraction:animator:)") }
}

// MARK: UITextFieldDelegate

extension OptionalRequirement {
  static let textFieldShouldBeginEditing = Self(number: 1984, delegate: "UITextFieldDelegate", method: "textFieldShouldBeginEditing(_: UITextField)", line: "TextFieldShouldBeginEditing")
}
extension Implements {
  /// A class that implements `textFieldShouldBeginEditing(_:)`, although only its superclass conforms to `UITextFieldDelegate`.
  @preconcurrency @MainActor
  public protocol TextFieldShouldBeginEditing: AnyObject {
    /// Called instead of the default implementation in `UITextFieldDelegate`.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `textFieldShouldBeginEditing(_:)`.
  @MainActor static func textFieldShouldBeginEditing(_ delegate: any UITextFieldDelegate) -> (any TextFieldShouldBeginEditing)? {
    if let delegate = delegate as? any TextFieldShouldBeginEditing { return delegate }
    notImplemented(.textFieldShouldBeginEditing, by: delegate) { $0 is any UITextFieldDelegate.Type }
    return nil
  }
}
extension Implements.TextFieldShouldBeginEditing {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textFieldShouldBeginEditing(_:)")
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { preconditionFailure("TextFieldShouldBeginEditing without textFieldShouldBeginEditing(_:)") }
}

extension OptionalRequirement {
  static let textFieldDidBeginEditing = Self(number: 1985, delegate: "UITextFieldDelegate", method: "textFieldDidBeginEditing(_: UITextField)", line: "TextFieldDidBeginEditing")
}
extension Implements {
  /// A class that implements `textFieldDidBeginEditing(_:)`, although only its superclass conforms to `UITextFieldDelegate`.
  @preconcurrency @MainActor
  public protocol TextFieldDidBeginEditing: AnyObject {
    /// Called instead of the default implementation in `UITextFieldDelegate`.
    func textFieldDidBeginEditing(_ textField: UITextField)
  }
  /// Returns the delegate if its class declares that it implements `textFieldDidBeginEditing(_:)`.
  @MainActor static func textFieldDidBeginEditing(_ delegate: any UITextFieldDelegate) -> (any TextFieldDidBeginEditing)? {
    if let delegate = delegate as? any TextFieldDidBeginEditing { return delegate }
    notImplemented(.textFieldDidBeginEditing, by: delegate) { $0 is any UITextFieldDelegate.Type }
    return nil
  }
}
extension Implements.TextFieldDidBeginEditing {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textFieldDidBeginEditing(_:)")
  public func textFieldDidBeginEditing(_ textField: UITextField) { preconditionFailure("TextFieldDidBeginEditing without textFieldDidBeginEditing(_:)") }
}

extension OptionalRequirement {
  static let textFieldShouldEndEditing = Self(number: 1986, delegate: "UITextFieldDelegate", method: "textFieldShouldEndEditing(_: UITextField)", line: "TextFieldShouldEndEditing")
}
extension Implements {
  /// A class that implements `textFieldShouldEndEditing(_:)`, although only its superclass conforms to `UITextFieldDelegate`.
  @preconcurrency @MainActor
  public protocol TextFieldShouldEndEditing: AnyObject {
    /// Called instead of the default implementation in `UITextFieldDelegate`.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `textFieldShouldEndEditing(_:)`.
  @MainActor static func textFieldShouldEndEditing(_ delegate: any UITextFieldDelegate) -> (any TextFieldShouldEndEditing)? {
    if let delegate = delegate as? any TextFieldShouldEndEditing { return delegate }
    notImplemented(.textFieldShouldEndEditing, by: delegate) { $0 is any UITextFieldDelegate.Type }
    return nil
  }
}
extension Implements.TextFieldShouldEndEditing {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textFieldShouldEndEditing(_:)")
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { preconditionFailure("TextFieldShouldEndEditing without textFieldShouldEndEditing(_:)") }
}

extension OptionalRequirement {
  static let textFieldDidEndEditing = Self(number: 1987, delegate: "UITextFieldDelegate", method: "textFieldDidEndEditing(_: UITextField)", line: "TextFieldDidEndEditing")
}
extension Implements {
  /// A class that implements `textFieldDidEndEditing(_:)`, although only its superclass conforms to `UITextFieldDelegate`.
  @preconcurrency @MainActor
  public protocol TextFieldDidEndEditing: AnyObject {
    /// Called instead of the default implementation in `UITextFieldDelegate`.
    func textFieldDidEndEditing(_ textField: UITextField)
  }
  /// Returns the delegate if its class declares that it implements `textFieldDidEndEditing(_:)`.
  @MainActor static func textFieldDidEndEditing(_ delegate: any UITextFieldDelegate) -> (any TextFieldDidEndEditing)? {
    if let delegate = delegate as? any TextFieldDidEndEditing { return delegate }
    notImplemented(.textFieldDidEndEditing, by: delegate) { $0 is any UITextFieldDelegate.Type }
    return nil
  }
}
extension Implements.TextFieldDidEndEditing {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textFieldDidEndEditing(_:)")
  public func textFieldDidEndEditing(_ textField: UITextField) { preconditionFailure("TextFieldDidEndEditing without textFieldDidEndEditing(_:)") }
}

extension OptionalRequirement {
  static let textFieldDidEndEditingReason = Self(number: 1988, delegate: "UITextFieldDelegate", method: "textFieldDidEndEditing(_: UITextField, reason: UITextField.DidEndEditingReason)", line: "TextFieldDidEndEditingReason")
}
extension Implements {
  /// A class that implements `textFieldDidEndEditing(_:reason:)`, although only its superclass conforms to `UITextFieldDelegate`.
  @preconcurrency @MainActor
  public protocol TextFieldDidEndEditingReason: AnyObject {
    /// Called instead of the default implementation in `UITextFieldDelegate`.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  }
  /// Returns the delegate if its class declares that it implements `textFieldDidEndEditing(_:reason:)`.
  @MainActor static func textFieldDidEndEditingReason(_ delegate: any UITextFieldDelegate) -> (any TextFieldDidEndEditingReason)? {
    if let delegate = delegate as? any TextFieldDidEndEditingReason { return delegate }
    notImplemented(.textFieldDidEndEditingReason, by: delegate) { $0 is any UITextFieldDelegate.Type }
    return nil
  }
}
extension Implements.TextFieldDidEndEditingReason {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textFieldDidEndEditing(_:reason:)")
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { preconditionFailure("TextFieldDidEndEditingReason without textFieldDidEndEditing(_:reason:)") }
}

extension OptionalRequirement {
  static let textFieldShouldChangeCharactersInReplacementString = Self(number: 1989, delegate: "UITextFieldDelegate", method: "textField(_: UITextField, shouldChangeCharactersIn: NSRange, replacementString: String)", line: "TextFieldShouldChangeCharactersInReplacementString")
}
extension Implements {
  /// A class that implements `textField(_:shouldChangeCharactersIn:replacementString:)`, although only its superclass conforms to `UITextFieldDelegate`.
  @preconcurrency @MainActor
  public protocol TextFieldShouldChangeCharactersInReplacementString: AnyObject {
    /// Called instead of the default implementation in `UITextFieldDelegate`.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `textField(_:shouldChangeCharactersIn:replacementString:)`.
  @MainActor static func textFieldShouldChangeCharactersInReplacementString(_ delegate: any UITextFieldDelegate) -> (any TextFieldShouldChangeCharactersInReplacementString)? {
    if let delegate = delegate as? any TextFieldShouldChangeCharactersInReplacementString { return delegate }
    notImplemented(.textFieldShouldChangeCharactersInReplacementString, by: delegate) { $0 is any UITextFieldDelegate.Type }
    return nil
  }
}
extension Implements.TextFieldShouldChangeCharactersInReplacementString {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textField(_:shouldChangeCharactersIn:replacementString:)")
  public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { preconditionFailure("TextFieldShouldChangeCharactersInReplacementString without textField(_:shouldChangeCharactersIn:replacementString:)") }
}

extension OptionalRequirement {
  static let textFieldDidChangeSelection = Self(number: 1990, delegate: "UITextFieldDelegate", method: "textFieldDidChangeSelection(_: UITextField)", line: "TextFieldDidChangeSelection")
}
extension Implements {
  /// A class that implements `textFieldDidChangeSelection(_:)`, although only its superclass conforms to `UITextFieldDelegate`.
  @preconcurrency @MainActor
  public protocol TextFieldDidChangeSelection: AnyObject {
    /// Called instead of the default implementation in `UITextFieldDelegate`.
    func textFieldDidChangeSelection(_ textField: UITextField)
  }
  /// Returns the delegate if its class declares that it implements `textFieldDidChangeSelection(_:)`.
  @MainActor static func textFieldDidChangeSelection(_ delegate: any UITextFieldDelegate) -> (any TextFieldDidChangeSelection)? {
    if let delegate = delegate as? any TextFieldDidChangeSelection { return delegate }
    notImplemented(.textFieldDidChangeSelection, by: delegate) { $0 is any UITextFieldDelegate.Type }
    return nil
  }
}
extension Implements.TextFieldDidChangeSelection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textFieldDidChangeSelection(_:)")
  public func textFieldDidChangeSelection(_ textField: UITextField) { preconditionFailure("TextFieldDidChangeSelection without textFieldDidChangeSelection(_:)") }
}

extension OptionalRequirement {
  static let textFieldShouldClear = Self(number: 1991, delegate: "UITextFieldDelegate", method: "textFieldShouldClear(_: UITextField)", line: "TextFieldShouldClear")
}
extension Implements {
  /// A class that implements `textFieldShouldClear(_:)`, although only its superclass conforms to `UITextFieldDelegate`.
  @preconcurrency @MainActor
  public protocol TextFieldShouldClear: AnyObject {
    /// Called instead of the default implementation in `UITextFieldDelegate`.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `textFieldShouldClear(_:)`.
  @MainActor static func textFieldShouldClear(_ delegate: any UITextFieldDelegate) -> (any TextFieldShouldClear)? {
    if let delegate = delegate as? any TextFieldShouldClear { return delegate }
    notImplemented(.textFieldShouldClear, by: delegate) { $0 is any UITextFieldDelegate.Type }
    return nil
  }
}
extension Implements.TextFieldShouldClear {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textFieldShouldClear(_:)")
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { preconditionFailure("TextFieldShouldClear without textFieldShouldClear(_:)") }
}

extension OptionalRequirement {
  static let textFieldShouldReturn = Self(number: 1992, delegate: "UITextFieldDelegate", method: "textFieldShouldReturn(_: UITextField)", line: "TextFieldShouldReturn")
}
extension Implements {
  /// A class that implements `textFieldShouldReturn(_:)`, although only its superclass conforms to `UITextFieldDelegate`.
  @preconcurrency @MainActor
  public protocol TextFieldShouldReturn: AnyObject {
    /// Called instead of the default implementation in `UITextFieldDelegate`.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `textFieldShouldReturn(_:)`.
  @MainActor static func textFieldShouldReturn(_ delegate: any UITextFieldDelegate) -> (any TextFieldShouldReturn)? {
    if let delegate = delegate as? any TextFieldShouldReturn { return delegate }
    notImplemented(.textFieldShouldReturn, by: delegate) { $0 is any UITextFieldDelegate.Type }
    return nil
  }
}
extension Implements.TextFieldShouldReturn {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textFieldShouldReturn(_:)")
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { preconditionFailure("TextFieldShouldReturn without textFieldShouldReturn(_:)") }
}

// MARK: UITextInputTraits

extension OptionalRequirement {
  static let autocapitalizationType = Self(number: 2048, delegate: "UITextInputTraits", method: "autocapitalizationType", line: "AutocapitalizationType")
}
extension Implements {
  /// A class that implements `autocapitalizationType`, although only its superclass conforms to `UITextInputTraits`.
  @preconcurrency @MainActor
  public protocol AutocapitalizationType: AnyObject {
    /// The value that replaces the default in `UITextInputTraits`.
    var autocapitalizationType: UITextAutocapitalizationType { get }
  }
  /// Returns the delegate if its class declares that it implements `autocapitalizationType`.
  @MainActor static func autocapitalizationType(_ delegate: any UITextInputTraits) -> (any AutocapitalizationType)? {
    if let delegate = delegate as? any AutocapitalizationType { return delegate }
    notImplemented(.autocapitalizationType, by: delegate) { $0 is any UITextInputTraits.Type }
    return nil
  }
}
extension Implements.AutocapitalizationType {
  /// The value of a class that lacks the property. It is unavailable, so that such a class cannot conform.
  @available(*, unavailable, message: "the class has no autocapitalizationType")
  public var autocapitalizationType: UITextAutocapitalizationType { preconditionFailure("AutocapitalizationType without autocapitalizationType") }
}

extension OptionalRequirement {
  static let autocorrectionType = Self(number: 2049, delegate: "UITextInputTraits", method: "autocorrectionType", line: "AutocorrectionType")
}
extension Implements {
  /// A class that implements `autocorrectionType`, although only its superclass conforms to `UITextInputTraits`.
  @preconcurrency @MainActor
  public protocol AutocorrectionType: AnyObject {
    /// The value that replaces the default in `UITextInputTraits`.
    var autocorrectionType: UITextAutocorrectionType { get }
  }
  /// Returns the delegate if its class declares that it implements `autocorrectionType`.
  @MainActor static func autocorrectionType(_ delegate: any UITextInputTraits) -> (any AutocorrectionType)? {
    if let delegate = delegate as? any AutocorrectionType { return delegate }
    notImplemented(.autocorrectionType, by: delegate) { $0 is any UITextInputTraits.Type }
    return nil
  }
}
extension Implements.AutocorrectionType {
  /// The value of a class that lacks the property. It is unavailable, so that such a class cannot conform.
  @available(*, unavailable, message: "the class has no autocorrectionType")
  public var autocorrectionType: UITextAutocorrectionType { preconditionFailure("AutocorrectionType without autocorrectionType") }
}

extension OptionalRequirement {
  static let spellCheckingType = Self(number: 2050, delegate: "UITextInputTraits", method: "spellCheckingType", line: "SpellCheckingType")
}
extension Implements {
  /// A class that implements `spellCheckingType`, although only its superclass conforms to `UITextInputTraits`.
  @preconcurrency @MainActor
  public protocol SpellCheckingType: AnyObject {
    /// The value that replaces the default in `UITextInputTraits`.
    var spellCheckingType: UITextSpellCheckingType { get }
  }
  /// Returns the delegate if its class declares that it implements `spellCheckingType`.
  @MainActor static func spellCheckingType(_ delegate: any UITextInputTraits) -> (any SpellCheckingType)? {
    if let delegate = delegate as? any SpellCheckingType { return delegate }
    notImplemented(.spellCheckingType, by: delegate) { $0 is any UITextInputTraits.Type }
    return nil
  }
}
extension Implements.SpellCheckingType {
  /// The value of a class that lacks the property. It is unavailable, so that such a class cannot conform.
  @available(*, unavailable, message: "the class has no spellCheckingType")
  public var spellCheckingType: UITextSpellCheckingType { preconditionFailure("SpellCheckingType without spellCheckingType") }
}

extension OptionalRequirement {
  static let keyboardType = Self(number: 2051, delegate: "UITextInputTraits", method: "keyboardType", line: "KeyboardType")
}
extension Implements {
  /// A class that implements `keyboardType`, although only its superclass conforms to `UITextInputTraits`.
  @preconcurrency @MainActor
  public protocol KeyboardType: AnyObject {
    /// The value that replaces the default in `UITextInputTraits`.
    var keyboardType: UIKeyboardType { get }
  }
  /// Returns the delegate if its class declares that it implements `keyboardType`.
  @MainActor static func keyboardType(_ delegate: any UITextInputTraits) -> (any KeyboardType)? {
    if let delegate = delegate as? any KeyboardType { return delegate }
    notImplemented(.keyboardType, by: delegate) { $0 is any UITextInputTraits.Type }
    return nil
  }
}
extension Implements.KeyboardType {
  /// The value of a class that lacks the property. It is unavailable, so that such a class cannot conform.
  @available(*, unavailable, message: "the class has no keyboardType")
  public var keyboardType: UIKeyboardType { preconditionFailure("KeyboardType without keyboardType") }
}

extension OptionalRequirement {
  static let keyboardAppearance = Self(number: 2052, delegate: "UITextInputTraits", method: "keyboardAppearance", line: "KeyboardAppearance")
}
extension Implements {
  /// A class that implements `keyboardAppearance`, although only its superclass conforms to `UITextInputTraits`.
  @preconcurrency @MainActor
  public protocol KeyboardAppearance: AnyObject {
    /// The value that replaces the default in `UITextInputTraits`.
    var keyboardAppearance: UIKeyboardAppearance { get }
  }
  /// Returns the delegate if its class declares that it implements `keyboardAppearance`.
  @MainActor static func keyboardAppearance(_ delegate: any UITextInputTraits) -> (any KeyboardAppearance)? {
    if let delegate = delegate as? any KeyboardAppearance { return delegate }
    notImplemented(.keyboardAppearance, by: delegate) { $0 is any UITextInputTraits.Type }
    return nil
  }
}
extension Implements.KeyboardAppearance {
  /// The value of a class that lacks the property. It is unavailable, so that such a class cannot conform.
  @available(*, unavailable, message: "the class has no keyboardAppearance")
  public var keyboardAppearance: UIKeyboardAppearance { preconditionFailure("KeyboardAppearance without keyboardAppearance") }
}

extension OptionalRequirement {
  static let returnKeyType = Self(number: 2053, delegate: "UITextInputTraits", method: "returnKeyType", line: "ReturnKeyType")
}
extension Implements {
  /// A class that implements `returnKeyType`, although only its superclass conforms to `UITextInputTraits`.
  @preconcurrency @MainActor
  public protocol ReturnKeyType: AnyObject {
    /// The value that replaces the default in `UITextInputTraits`.
    var returnKeyType: UIReturnKeyType { get }
  }
  /// Returns the delegate if its class declares that it implements `returnKeyType`.
  @MainActor static func returnKeyType(_ delegate: any UITextInputTraits) -> (any ReturnKeyType)? {
    if let delegate = delegate as? any ReturnKeyType { return delegate }
    notImplemented(.returnKeyType, by: delegate) { $0 is any UITextInputTraits.Type }
    return nil
  }
}
extension Implements.ReturnKeyType {
  /// The value of a class that lacks the property. It is unavailable, so that such a class cannot conform.
  @available(*, unavailable, message: "the class has no returnKeyType")
  public var returnKeyType: UIReturnKeyType { preconditionFailure("ReturnKeyType without returnKeyType") }
}

extension OptionalRequirement {
  static let enablesReturnKeyAutomatically = Self(number: 2054, delegate: "UITextInputTraits", method: "enablesReturnKeyAutomatically", line: "EnablesReturnKeyAutomatically")
}
extension Implements {
  /// A class that implements `enablesReturnKeyAutomatically`, although only its superclass conforms to `UITextInputTraits`.
  @preconcurrency @MainActor
  public protocol EnablesReturnKeyAutomatically: AnyObject {
    /// The value that replaces the default in `UITextInputTraits`.
    var enablesReturnKeyAutomatically: Bool { get }
  }
  /// Returns the delegate if its class declares that it implements `enablesReturnKeyAutomatically`.
  @MainActor static func enablesReturnKeyAutomatically(_ delegate: any UITextInputTraits) -> (any EnablesReturnKeyAutomatically)? {
    if let delegate = delegate as? any EnablesReturnKeyAutomatically { return delegate }
    notImplemented(.enablesReturnKeyAutomatically, by: delegate) { $0 is any UITextInputTraits.Type }
    return nil
  }
}
extension Implements.EnablesReturnKeyAutomatically {
  /// The value of a class that lacks the property. It is unavailable, so that such a class cannot conform.
  @available(*, unavailable, message: "the class has no enablesReturnKeyAutomatically")
  public var enablesReturnKeyAutomatically: Bool { preconditionFailure("EnablesReturnKeyAutomatically without enablesReturnKeyAutomatically") }
}

extension OptionalRequirement {
  static let isSecureTextEntry = Self(number: 2055, delegate: "UITextInputTraits", method: "isSecureTextEntry", line: "IsSecureTextEntry")
}
extension Implements {
  /// A class that implements `isSecureTextEntry`, although only its superclass conforms to `UITextInputTraits`.
  @preconcurrency @MainActor
  public protocol IsSecureTextEntry: AnyObject {
    /// The value that replaces the default in `UITextInputTraits`.
    var isSecureTextEntry: Bool { get }
  }
  /// Returns the delegate if its class declares that it implements `isSecureTextEntry`.
  @MainActor static func isSecureTextEntry(_ delegate: any UITextInputTraits) -> (any IsSecureTextEntry)? {
    if let delegate = delegate as? any IsSecureTextEntry { return delegate }
    notImplemented(.isSecureTextEntry, by: delegate) { $0 is any UITextInputTraits.Type }
    return nil
  }
}
extension Implements.IsSecureTextEntry {
  /// The value of a class that lacks the property. It is unavailable, so that such a class cannot conform.
  @available(*, unavailable, message: "the class has no isSecureTextEntry")
  public var isSecureTextEntry: Bool { preconditionFailure("IsSecureTextEntry without isSecureTextEntry") }
}

extension OptionalRequirement {
  static let textContentType = Self(number: 2056, delegate: "UITextInputTraits", method: "textContentType", line: "TextContentType")
}
extension Implements {
  /// A class that implements `textContentType`, although only its superclass conforms to `UITextInputTraits`.
  @preconcurrency @MainActor
  public protocol TextContentType: AnyObject {
    /// The value that replaces the default in `UITextInputTraits`.
    var textContentType: UITextContentType? { get }
  }
  /// Returns the delegate if its class declares that it implements `textContentType`.
  @MainActor static func textContentType(_ delegate: any UITextInputTraits) -> (any TextContentType)? {
    if let delegate = delegate as? any TextContentType { return delegate }
    notImplemented(.textContentType, by: delegate) { $0 is any UITextInputTraits.Type }
    return nil
  }
}
extension Implements.TextContentType {
  /// The value of a class that lacks the property. It is unavailable, so that such a class cannot conform.
  @available(*, unavailable, message: "the class has no textContentType")
  public var textContentType: UITextContentType? { preconditionFailure("TextContentType without textContentType") }
}

// MARK: UITextViewDelegate

extension OptionalRequirement {
  static let textViewShouldBeginEditing = Self(number: 2112, delegate: "UITextViewDelegate", method: "textViewShouldBeginEditing(_: UITextView)", line: "TextViewShouldBeginEditing")
}
extension Implements {
  /// A class that implements `textViewShouldBeginEditing(_:)`, although only its superclass conforms to `UITextViewDelegate`.
  @preconcurrency @MainActor
  public protocol TextViewShouldBeginEditing: AnyObject {
    /// Called instead of the default implementation in `UITextViewDelegate`.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `textViewShouldBeginEditing(_:)`.
  @MainActor static func textViewShouldBeginEditing(_ delegate: any UITextViewDelegate) -> (any TextViewShouldBeginEditing)? {
    if let delegate = delegate as? any TextViewShouldBeginEditing { return delegate }
    notImplemented(.textViewShouldBeginEditing, by: delegate) { $0 is any UITextViewDelegate.Type }
    return nil
  }
}
extension Implements.TextViewShouldBeginEditing {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textViewShouldBeginEditing(_:)")
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { preconditionFailure("TextViewShouldBeginEditing without textViewShouldBeginEditing(_:)") }
}

extension OptionalRequirement {
  static let textViewShouldEndEditing = Self(number: 2113, delegate: "UITextViewDelegate", method: "textViewShouldEndEditing(_: UITextView)", line: "TextViewShouldEndEditing")
}
extension Implements {
  /// A class that implements `textViewShouldEndEditing(_:)`, although only its superclass conforms to `UITextViewDelegate`.
  @preconcurrency @MainActor
  public protocol TextViewShouldEndEditing: AnyObject {
    /// Called instead of the default implementation in `UITextViewDelegate`.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `textViewShouldEndEditing(_:)`.
  @MainActor static func textViewShouldEndEditing(_ delegate: any UITextViewDelegate) -> (any TextViewShouldEndEditing)? {
    if let delegate = delegate as? any TextViewShouldEndEditing { return delegate }
    notImplemented(.textViewShouldEndEditing, by: delegate) { $0 is any UITextViewDelegate.Type }
    return nil
  }
}
extension Implements.TextViewShouldEndEditing {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textViewShouldEndEditing(_:)")
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { preconditionFailure("TextViewShouldEndEditing without textViewShouldEndEditing(_:)") }
}

extension OptionalRequirement {
  static let textViewDidBeginEditing = Self(number: 2114, delegate: "UITextViewDelegate", method: "textViewDidBeginEditing(_: UITextView)", line: "TextViewDidBeginEditing")
}
extension Implements {
  /// A class that implements `textViewDidBeginEditing(_:)`, although only its superclass conforms to `UITextViewDelegate`.
  @preconcurrency @MainActor
  public protocol TextViewDidBeginEditing: AnyObject {
    /// Called instead of the default implementation in `UITextViewDelegate`.
    func textViewDidBeginEditing(_ textView: UITextView)
  }
  /// Returns the delegate if its class declares that it implements `textViewDidBeginEditing(_:)`.
  @MainActor static func textViewDidBeginEditing(_ delegate: any UITextViewDelegate) -> (any TextViewDidBeginEditing)? {
    if let delegate = delegate as? any TextViewDidBeginEditing { return delegate }
    notImplemented(.textViewDidBeginEditing, by: delegate) { $0 is any UITextViewDelegate.Type }
    return nil
  }
}
extension Implements.TextViewDidBeginEditing {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textViewDidBeginEditing(_:)")
  public func textViewDidBeginEditing(_ textView: UITextView) { preconditionFailure("TextViewDidBeginEditing without textViewDidBeginEditing(_:)") }
}

extension OptionalRequirement {
  static let textViewDidEndEditing = Self(number: 2115, delegate: "UITextViewDelegate", method: "textViewDidEndEditing(_: UITextView)", line: "TextViewDidEndEditing")
}
extension Implements {
  /// A class that implements `textViewDidEndEditing(_:)`, although only its superclass conforms to `UITextViewDelegate`.
  @preconcurrency @MainActor
  public protocol TextViewDidEndEditing: AnyObject {
    /// Called instead of the default implementation in `UITextViewDelegate`.
    func textViewDidEndEditing(_ textView: UITextView)
  }
  /// Returns the delegate if its class declares that it implements `textViewDidEndEditing(_:)`.
  @MainActor static func textViewDidEndEditing(_ delegate: any UITextViewDelegate) -> (any TextViewDidEndEditing)? {
    if let delegate = delegate as? any TextViewDidEndEditing { return delegate }
    notImplemented(.textViewDidEndEditing, by: delegate) { $0 is any UITextViewDelegate.Type }
    return nil
  }
}
extension Implements.TextViewDidEndEditing {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textViewDidEndEditing(_:)")
  public func textViewDidEndEditing(_ textView: UITextView) { preconditionFailure("TextViewDidEndEditing without textViewDidEndEditing(_:)") }
}

extension OptionalRequirement {
  static let textViewShouldChangeTextInReplacementText = Self(number: 2116, delegate: "UITextViewDelegate", method: "textView(_: UITextView, shouldChangeTextIn: NSRange, replacementText: String)", line: "TextViewShouldChangeTextInReplacementText")
}
extension Implements {
  /// A class that implements `textView(_:shouldChangeTextIn:replacementText:)`, although only its superclass conforms to `UITextViewDelegate`.
  @preconcurrency @MainActor
  public protocol TextViewShouldChangeTextInReplacementText: AnyObject {
    /// Called instead of the default implementation in `UITextViewDelegate`.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `textView(_:shouldChangeTextIn:replacementText:)`.
  @MainActor static func textViewShouldChangeTextInReplacementText(_ delegate: any UITextViewDelegate) -> (any TextViewShouldChangeTextInReplacementText)? {
    if let delegate = delegate as? any TextViewShouldChangeTextInReplacementText { return delegate }
    notImplemented(.textViewShouldChangeTextInReplacementText, by: delegate) { $0 is any UITextViewDelegate.Type }
    return nil
  }
}
extension Implements.TextViewShouldChangeTextInReplacementText {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textView(_:shouldChangeTextIn:replacementText:)")
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { preconditionFailure("TextViewShouldChangeTextInReplacementText without textView(_:shouldChangeTextIn:replacementText:)") }
}

extension OptionalRequirement {
  static let textViewDidChange = Self(number: 2117, delegate: "UITextViewDelegate", method: "textViewDidChange(_: UITextView)", line: "TextViewDidChange")
}
extension Implements {
  /// A class that implements `textViewDidChange(_:)`, although only its superclass conforms to `UITextViewDelegate`.
  @preconcurrency @MainActor
  public protocol TextViewDidChange: AnyObject {
    /// Called instead of the default implementation in `UITextViewDelegate`.
    func textViewDidChange(_ textView: UITextView)
  }
  /// Returns the delegate if its class declares that it implements `textViewDidChange(_:)`.
  @MainActor static func textViewDidChange(_ delegate: any UITextViewDelegate) -> (any TextViewDidChange)? {
    if let delegate = delegate as? any TextViewDidChange { return delegate }
    notImplemented(.textViewDidChange, by: delegate) { $0 is any UITextViewDelegate.Type }
    return nil
  }
}
extension Implements.TextViewDidChange {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textViewDidChange(_:)")
  public func textViewDidChange(_ textView: UITextView) { preconditionFailure("TextViewDidChange without textViewDidChange(_:)") }
}

extension OptionalRequirement {
  static let textViewDidChangeSelection = Self(number: 2118, delegate: "UITextViewDelegate", method: "textViewDidChangeSelection(_: UITextView)", line: "TextViewDidChangeSelection")
}
extension Implements {
  /// A class that implements `textViewDidChangeSelection(_:)`, although only its superclass conforms to `UITextViewDelegate`.
  @preconcurrency @MainActor
  public protocol TextViewDidChangeSelection: AnyObject {
    /// Called instead of the default implementation in `UITextViewDelegate`.
    func textViewDidChangeSelection(_ textView: UITextView)
  }
  /// Returns the delegate if its class declares that it implements `textViewDidChangeSelection(_:)`.
  @MainActor static func textViewDidChangeSelection(_ delegate: any UITextViewDelegate) -> (any TextViewDidChangeSelection)? {
    if let delegate = delegate as? any TextViewDidChangeSelection { return delegate }
    notImplemented(.textViewDidChangeSelection, by: delegate) { $0 is any UITextViewDelegate.Type }
    return nil
  }
}
extension Implements.TextViewDidChangeSelection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textViewDidChangeSelection(_:)")
  public func textViewDidChangeSelection(_ textView: UITextView) { preconditionFailure("TextViewDidChangeSelection without textViewDidChangeSelection(_:)") }
}

extension OptionalRequirement {
  static let textViewShouldInteractWithURLInCharacterRangeInteraction = Self(number: 2119, delegate: "UITextViewDelegate", method: "textView(_: UITextView, shouldInteractWith: URL, in: NSRange, interaction: UITextItemInteraction)", line: "TextViewShouldInteractWithURLInCharacterRangeInteraction")
}
extension Implements {
  /// A class that implements `textView(_:shouldInteractWith:in:interaction:)`, although only its superclass conforms to `UITextViewDelegate`.
  @preconcurrency @MainActor
  public protocol TextViewShouldInteractWithURLInCharacterRangeInteraction: AnyObject {
    /// Called instead of the default implementation in `UITextViewDelegate`.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `textView(_:shouldInteractWith:in:interaction:)`.
  @MainActor static func textViewShouldInteractWithURLInCharacterRangeInteraction(_ delegate: any UITextViewDelegate) -> (any TextViewShouldInteractWithURLInCharacterRangeInteraction)? {
    if let delegate = delegate as? any TextViewShouldInteractWithURLInCharacterRangeInteraction { return delegate }
    notImplemented(.textViewShouldInteractWithURLInCharacterRangeInteraction, by: delegate) { $0 is any UITextViewDelegate.Type }
    return nil
  }
}
extension Implements.TextViewShouldInteractWithURLInCharacterRangeInteraction {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textView(_:shouldInteractWith:in:interaction:)")
  public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool { preconditionFailure("TextViewShouldInteractWithURLInCharacterRangeInteraction without textView(_:shouldInteractWith:in:interaction:)") }
}

extension OptionalRequirement {
  static let textViewShouldInteractWithTextAttachmentInCharacterRangeInteraction = Self(number: 2120, delegate: "UITextViewDelegate", method: "textView(_: UITextView, shouldInteractWith: NSTextAttachment, in: NSRange, interaction: UITextItemInteraction)", line: "TextViewShouldInteractWithTextAttachmentInCharacterRangeInteraction")
}
extension Implements {
  /// A class that implements `textView(_:shouldInteractWith:in:interaction:)`, although only its superclass conforms to `UITextViewDelegate`.
  @preconcurrency @MainActor
  public protocol TextViewShouldInteractWithTextAttachmentInCharacterRangeInteraction: AnyObject {
    /// Called instead of the default implementation in `UITextViewDelegate`.
    func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `textView(_:shouldInteractWith:in:interaction:)`.
  @MainActor static func textViewShouldInteractWithTextAttachmentInCharacterRangeInteraction(_ delegate: any UITextViewDelegate) -> (any TextViewShouldInteractWithTextAttachmentInCharacterRangeInteraction)? {
    if let delegate = delegate as? any TextViewShouldInteractWithTextAttachmentInCharacterRangeInteraction { return delegate }
    notImplemented(.textViewShouldInteractWithTextAttachmentInCharacterRangeInteraction, by: delegate) { $0 is any UITextViewDelegate.Type }
    return nil
  }
}
extension Implements.TextViewShouldInteractWithTextAttachmentInCharacterRangeInteraction {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textView(_:shouldInteractWith:in:interaction:)")
  public func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool { preconditionFailure("TextViewShouldInteractWithTextAttachmentInCharacterRangeInteraction without textView(_:shouldInteractWith:in:interaction:)") }
}

extension OptionalRequirement {
  static let textViewShouldInteractWithURLInCharacterRange = Self(number: 2121, delegate: "UITextViewDelegate", method: "textView(_: UITextView, shouldInteractWith: URL, in: NSRange)", line: "TextViewShouldInteractWithURLInCharacterRange")
}
extension Implements {
  /// A class that implements `textView(_:shouldInteractWith:in:)`, although only its superclass conforms to `UITextViewDelegate`.
  @preconcurrency @MainActor
  public protocol TextViewShouldInteractWithURLInCharacterRange: AnyObject {
    /// Called instead of the default implementation in `UITextViewDelegate`.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `textView(_:shouldInteractWith:in:)`.
  @MainActor static func textViewShouldInteractWithURLInCharacterRange(_ delegate: any UITextViewDelegate) -> (any TextViewShouldInteractWithURLInCharacterRange)? {
    if let delegate = delegate as? any TextViewShouldInteractWithURLInCharacterRange { return delegate }
    notImplemented(.textViewShouldInteractWithURLInCharacterRange, by: delegate) { $0 is any UITextViewDelegate.Type }
    return nil
  }
}
extension Implements.TextViewShouldInteractWithURLInCharacterRange {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textView(_:shouldInteractWith:in:)")
  public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool { preconditionFailure("TextViewShouldInteractWithURLInCharacterRange without textView(_:shouldInteractWith:in:)") }
}

extension OptionalRequirement {
  static let textViewShouldInteractWithTextAttachmentInCharacterRange = Self(number: 2122, delegate: "UITextViewDelegate", method: "textView(_: UITextView, shouldInteractWith: NSTextAttachment, in: NSRange)", line: "TextViewShouldInteractWithTextAttachmentInCharacterRange")
}
extension Implements {
  /// A class that implements `textView(_:shouldInteractWith:in:)`, although only its superclass conforms to `UITextViewDelegate`.
  @preconcurrency @MainActor
  public protocol TextViewShouldInteractWithTextAttachmentInCharacterRange: AnyObject {
    /// Called instead of the default implementation in `UITextViewDelegate`.
    func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange) -> Bool
  }
  /// Returns the delegate if its class declares that it implements `textView(_:shouldInteractWith:in:)`.
  @MainActor static func textViewShouldInteractWithTextAttachmentInCharacterRange(_ delegate: any UITextViewDelegate) -> (any TextViewShouldInteractWithTextAttachmentInCharacterRange)? {
    if let delegate = delegate as? any TextViewShouldInteractWithTextAttachmentInCharacterRange { return delegate }
    notImplemented(.textViewShouldInteractWithTextAttachmentInCharacterRange, by: delegate) { $0 is any UITextViewDelegate.Type }
    return nil
  }
}
extension Implements.TextViewShouldInteractWithTextAttachmentInCharacterRange {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textView(_:shouldInteractWith:in:)")
  public func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange) -> Bool { preconditionFailure("TextViewShouldInteractWithTextAttachmentInCharacterRange without textView(_:shouldInteractWith:in:)") }
}

extension OptionalRequirement {
  static let textViewPrimaryActionForDefaultAction = Self(number: 2123, delegate: "UITextViewDelegate", method: "textView(_: UITextView, primaryActionFor: UITextItem, defaultAction: UIAction)", line: "TextViewPrimaryActionForDefaultAction")
}
extension Implements {
  /// A class that implements `textView(_:primaryActionFor:defaultAction:)`, although only its superclass conforms to `UITextViewDelegate`.
  @preconcurrency @MainActor
  public protocol TextViewPrimaryActionForDefaultAction: AnyObject {
    /// Called instead of the default implementation in `UITextViewDelegate`.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
  }
  /// Returns the delegate if its class declares that it implements `textView(_:primaryActionFor:defaultAction:)`.
  @MainActor static func textViewPrimaryActionForDefaultAction(_ delegate: any UITextViewDelegate) -> (any TextViewPrimaryActionForDefaultAction)? {
    if let delegate = delegate as? any TextViewPrimaryActionForDefaultAction { return delegate }
    notImplemented(.textViewPrimaryActionForDefaultAction, by: delegate) { $0 is any UITextViewDelegate.Type }
    return nil
  }
}
extension Implements.TextViewPrimaryActionForDefaultAction {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textView(_:primaryActionFor:defaultAction:)")
  public func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? { preconditionFailure("TextViewPrimaryActionForDefaultAction without textView(_:primaryActionFor:defaultAction:)") }
}

extension OptionalRequirement {
  static let textViewMenuConfigurationForDefaultMenu = Self(number: 2124, delegate: "UITextViewDelegate", method: "textView(_: UITextView, menuConfigurationFor: UITextItem, defaultMenu: UIMenu)", line: "TextViewMenuConfigurationForDefaultMenu")
}
extension Implements {
  /// A class that implements `textView(_:menuConfigurationFor:defaultMenu:)`, although only its superclass conforms to `UITextViewDelegate`.
  @preconcurrency @MainActor
  public protocol TextViewMenuConfigurationForDefaultMenu: AnyObject {
    /// Called instead of the default implementation in `UITextViewDelegate`.
    func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem.MenuConfiguration?
  }
  /// Returns the delegate if its class declares that it implements `textView(_:menuConfigurationFor:defaultMenu:)`.
  @MainActor static func textViewMenuConfigurationForDefaultMenu(_ delegate: any UITextViewDelegate) -> (any TextViewMenuConfigurationForDefaultMenu)? {
    if let delegate = delegate as? any TextViewMenuConfigurationForDefaultMenu { return delegate }
    notImplemented(.textViewMenuConfigurationForDefaultMenu, by: delegate) { $0 is any UITextViewDelegate.Type }
    return nil
  }
}
extension Implements.TextViewMenuConfigurationForDefaultMenu {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textView(_:menuConfigurationFor:defaultMenu:)")
  public func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem.MenuConfiguration? { preconditionFailure("TextViewMenuConfigurationForDefaultMenu without textView(_:menuConfigurationFor:defaultMenu:)") }
}

// MARK: UIViewControllerAnimatedTransitioning

extension OptionalRequirement {
  static let interruptibleAnimatorUsingTransitionContext = Self(number: 2176, delegate: "UIViewControllerAnimatedTransitioning", method: "interruptibleAnimator(using: any UIViewControllerContextTransitioning)", line: "InterruptibleAnimatorUsingTransitionContext", selector: "interruptibleAnimatorForTransition:")
}
extension Implements {
  /// A class that implements `interruptibleAnimator(using:)`, although only its superclass conforms to `UIViewControllerAnimatedTransitioning`.
  @preconcurrency @MainActor
  public protocol InterruptibleAnimatorUsingTransitionContext: AnyObject {
    /// Called instead of the default implementation in `UIViewControllerAnimatedTransitioning`.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
  }
  /// Returns the delegate if its class declares that it implements `interruptibleAnimator(using:)`.
  @MainActor static func interruptibleAnimatorUsingTransitionContext(_ delegate: any UIViewControllerAnimatedTransitioning) -> (any InterruptibleAnimatorUsingTransitionContext)? {
    if let delegate = delegate as? any InterruptibleAnimatorUsingTransitionContext { return delegate }
    notImplemented(.interruptibleAnimatorUsingTransitionContext, by: delegate) { $0 is any UIViewControllerAnimatedTransitioning.Type }
    return nil
  }
}
extension Implements.InterruptibleAnimatorUsingTransitionContext {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no interruptibleAnimator(using:)")
  public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating { preconditionFailure("InterruptibleAnimatorUsingTransitionContext without interruptibleAnimator(using:)") }
}

extension OptionalRequirement {
  static let animationEnded = Self(number: 2177, delegate: "UIViewControllerAnimatedTransitioning", method: "animationEnded(_: Bool)", line: "AnimationEnded")
}
extension Implements {
  /// A class that implements `animationEnded(_:)`, although only its superclass conforms to `UIViewControllerAnimatedTransitioning`.
  @preconcurrency @MainActor
  public protocol AnimationEnded: AnyObject {
    /// Called instead of the default implementation in `UIViewControllerAnimatedTransitioning`.
    func animationEnded(_ transitionCompleted: Bool)
  }
  /// Returns the delegate if its class declares that it implements `animationEnded(_:)`.
  @MainActor static func animationEnded(_ delegate: any UIViewControllerAnimatedTransitioning) -> (any AnimationEnded)? {
    if let delegate = delegate as? any AnimationEnded { return delegate }
    notImplemented(.animationEnded, by: delegate) { $0 is any UIViewControllerAnimatedTransitioning.Type }
    return nil
  }
}
extension Implements.AnimationEnded {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no animationEnded(_:)")
  public func animationEnded(_ transitionCompleted: Bool) { preconditionFailure("AnimationEnded without animationEnded(_:)") }
}

// MARK: UIViewControllerInteractiveTransitioning

extension OptionalRequirement {
  static let completionSpeed = Self(number: 2240, delegate: "UIViewControllerInteractiveTransitioning", method: "completionSpeed", line: "CompletionSpeed")
}
extension Implements {
  /// A class that implements `completionSpeed`, although only its superclass conforms to `UIViewControllerInteractiveTransitioning`.
  @preconcurrency @MainActor
  public protocol CompletionSpeed: AnyObject {
    /// The value that replaces the default in `UIViewControllerInteractiveTransitioning`.
    var completionSpeed: CGFloat { get }
  }
  /// Returns the delegate if its class declares that it implements `completionSpeed`.
  @MainActor static func completionSpeed(_ delegate: any UIViewControllerInteractiveTransitioning) -> (any CompletionSpeed)? {
    if let delegate = delegate as? any CompletionSpeed { return delegate }
    notImplemented(.completionSpeed, by: delegate) { $0 is any UIViewControllerInteractiveTransitioning.Type }
    return nil
  }
}
extension Implements.CompletionSpeed {
  /// The value of a class that lacks the property. It is unavailable, so that such a class cannot conform.
  @available(*, unavailable, message: "the class has no completionSpeed")
  public var completionSpeed: CGFloat { preconditionFailure("CompletionSpeed without completionSpeed") }
}

extension OptionalRequirement {
  static let completionCurve = Self(number: 2241, delegate: "UIViewControllerInteractiveTransitioning", method: "completionCurve", line: "CompletionCurve")
}
extension Implements {
  /// A class that implements `completionCurve`, although only its superclass conforms to `UIViewControllerInteractiveTransitioning`.
  @preconcurrency @MainActor
  public protocol CompletionCurve: AnyObject {
    /// The value that replaces the default in `UIViewControllerInteractiveTransitioning`.
    var completionCurve: UIView.AnimationCurve { get }
  }
  /// Returns the delegate if its class declares that it implements `completionCurve`.
  @MainActor static func completionCurve(_ delegate: any UIViewControllerInteractiveTransitioning) -> (any CompletionCurve)? {
    if let delegate = delegate as? any CompletionCurve { return delegate }
    notImplemented(.completionCurve, by: delegate) { $0 is any UIViewControllerInteractiveTransitioning.Type }
    return nil
  }
}
extension Implements.CompletionCurve {
  /// The value of a class that lacks the property. It is unavailable, so that such a class cannot conform.
  @available(*, unavailable, message: "the class has no completionCurve")
  public var completionCurve: UIView.AnimationCurve { preconditionFailure("CompletionCurve without completionCurve") }
}

extension OptionalRequirement {
  static let wantsInteractiveStart = Self(number: 2242, delegate: "UIViewControllerInteractiveTransitioning", method: "wantsInteractiveStart", line: "WantsInteractiveStart")
}
extension Implements {
  /// A class that implements `wantsInteractiveStart`, although only its superclass conforms to `UIViewControllerInteractiveTransitioning`.
  @preconcurrency @MainActor
  public protocol WantsInteractiveStart: AnyObject {
    /// The value that replaces the default in `UIViewControllerInteractiveTransitioning`.
    var wantsInteractiveStart: Bool { get }
  }
  /// Returns the delegate if its class declares that it implements `wantsInteractiveStart`.
  @MainActor static func wantsInteractiveStart(_ delegate: any UIViewControllerInteractiveTransitioning) -> (any WantsInteractiveStart)? {
    if let delegate = delegate as? any WantsInteractiveStart { return delegate }
    notImplemented(.wantsInteractiveStart, by: delegate) { $0 is any UIViewControllerInteractiveTransitioning.Type }
    return nil
  }
}
extension Implements.WantsInteractiveStart {
  /// The value of a class that lacks the property. It is unavailable, so that such a class cannot conform.
  @available(*, unavailable, message: "the class has no wantsInteractiveStart")
  public var wantsInteractiveStart: Bool { preconditionFailure("WantsInteractiveStart without wantsInteractiveStart") }
}

// MARK: UIViewControllerTransitioningDelegate

extension OptionalRequirement {
  static let animationControllerForPresentedPresentingSource = Self(number: 2304, delegate: "UIViewControllerTransitioningDelegate", method: "animationController(forPresented: UIViewController, presenting: UIViewController, source: UIViewController)", line: "AnimationControllerForPresentedPresentingSource")
}
extension Implements {
  /// A class that implements `animationController(forPresented:presenting:source:)`, although only its superclass conforms to `UIViewControllerTransitioningDelegate`.
  @preconcurrency @MainActor
  public protocol AnimationControllerForPresentedPresentingSource: AnyObject {
    /// Called instead of the default implementation in `UIViewControllerTransitioningDelegate`.
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  }
  /// Returns the delegate if its class declares that it implements `animationController(forPresented:presenting:source:)`.
  @MainActor static func animationControllerForPresentedPresentingSource(_ delegate: any UIViewControllerTransitioningDelegate) -> (any AnimationControllerForPresentedPresentingSource)? {
    if let delegate = delegate as? any AnimationControllerForPresentedPresentingSource { return delegate }
    notImplemented(.animationControllerForPresentedPresentingSource, by: delegate) { $0 is any UIViewControllerTransitioningDelegate.Type }
    return nil
  }
}
extension Implements.AnimationControllerForPresentedPresentingSource {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no animationController(forPresented:presenting:source:)")
  public func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { preconditionFailure("AnimationControllerForPresentedPresentingSource without animationController(forPresented:presenting:source:)") }
}

extension OptionalRequirement {
  static let animationControllerForDismissed = Self(number: 2305, delegate: "UIViewControllerTransitioningDelegate", method: "animationController(forDismissed: UIViewController)", line: "AnimationControllerForDismissed")
}
extension Implements {
  /// A class that implements `animationController(forDismissed:)`, although only its superclass conforms to `UIViewControllerTransitioningDelegate`.
  @preconcurrency @MainActor
  public protocol AnimationControllerForDismissed: AnyObject {
    /// Called instead of the default implementation in `UIViewControllerTransitioningDelegate`.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  }
  /// Returns the delegate if its class declares that it implements `animationController(forDismissed:)`.
  @MainActor static func animationControllerForDismissed(_ delegate: any UIViewControllerTransitioningDelegate) -> (any AnimationControllerForDismissed)? {
    if let delegate = delegate as? any AnimationControllerForDismissed { return delegate }
    notImplemented(.animationControllerForDismissed, by: delegate) { $0 is any UIViewControllerTransitioningDelegate.Type }
    return nil
  }
}
extension Implements.AnimationControllerForDismissed {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no animationController(forDismissed:)")
  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { preconditionFailure("AnimationControllerForDismissed without animationController(forDismissed:)") }
}

extension OptionalRequirement {
  static let interactionControllerForPresentationUsingAnimator = Self(number: 2306, delegate: "UIViewControllerTransitioningDelegate", method: "interactionControllerForPresentation(using: any UIViewControllerAnimatedTransitioning)", line: "InteractionControllerForPresentationUsingAnimator")
}
extension Implements {
  /// A class that implements `interactionControllerForPresentation(using:)`, although only its superclass conforms to `UIViewControllerTransitioningDelegate`.
  @preconcurrency @MainActor
  public protocol InteractionControllerForPresentationUsingAnimator: AnyObject {
    /// Called instead of the default implementation in `UIViewControllerTransitioningDelegate`.
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  }
  /// Returns the delegate if its class declares that it implements `interactionControllerForPresentation(using:)`.
  @MainActor static func interactionControllerForPresentationUsingAnimator(_ delegate: any UIViewControllerTransitioningDelegate) -> (any InteractionControllerForPresentationUsingAnimator)? {
    if let delegate = delegate as? any InteractionControllerForPresentationUsingAnimator { return delegate }
    notImplemented(.interactionControllerForPresentationUsingAnimator, by: delegate) { $0 is any UIViewControllerTransitioningDelegate.Type }
    return nil
  }
}
extension Implements.InteractionControllerForPresentationUsingAnimator {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no interactionControllerForPresentation(using:)")
  public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { preconditionFailure("InteractionControllerForPresentationUsingAnimator without interactionControllerForPresentation(using:)") }
}

extension OptionalRequirement {
  static let interactionControllerForDismissalUsingAnimator = Self(number: 2307, delegate: "UIViewControllerTransitioningDelegate", method: "interactionControllerForDismissal(using: any UIViewControllerAnimatedTransitioning)", line: "InteractionControllerForDismissalUsingAnimator")
}
extension Implements {
  /// A class that implements `interactionControllerForDismissal(using:)`, although only its superclass conforms to `UIViewControllerTransitioningDelegate`.
  @preconcurrency @MainActor
  public protocol InteractionControllerForDismissalUsingAnimator: AnyObject {
    /// Called instead of the default implementation in `UIViewControllerTransitioningDelegate`.
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  }
  /// Returns the delegate if its class declares that it implements `interactionControllerForDismissal(using:)`.
  @MainActor static func interactionControllerForDismissalUsingAnimator(_ delegate: any UIViewControllerTransitioningDelegate) -> (any InteractionControllerForDismissalUsingAnimator)? {
    if let delegate = delegate as? any InteractionControllerForDismissalUsingAnimator { return delegate }
    notImplemented(.interactionControllerForDismissalUsingAnimator, by: delegate) { $0 is any UIViewControllerTransitioningDelegate.Type }
    return nil
  }
}
extension Implements.InteractionControllerForDismissalUsingAnimator {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no interactionControllerForDismissal(using:)")
  public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { preconditionFailure("InteractionControllerForDismissalUsingAnimator without interactionControllerForDismissal(using:)") }
}

extension OptionalRequirement {
  static let presentationControllerForPresentedPresentingSource = Self(number: 2308, delegate: "UIViewControllerTransitioningDelegate", method: "presentationController(forPresented: UIViewController, presenting: UIViewController?, source: UIViewController)", line: "PresentationControllerForPresentedPresentingSource")
}
extension Implements {
  /// A class that implements `presentationController(forPresented:presenting:source:)`, although only its superclass conforms to `UIViewControllerTransitioningDelegate`.
  @preconcurrency @MainActor
  public protocol PresentationControllerForPresentedPresentingSource: AnyObject {
    /// Called instead of the default implementation in `UIViewControllerTransitioningDelegate`.
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController?
  }
  /// Returns the delegate if its class declares that it implements `presentationController(forPresented:presenting:source:)`.
  @MainActor static func presentationControllerForPresentedPresentingSource(_ delegate: any UIViewControllerTransitioningDelegate) -> (any PresentationControllerForPresentedPresentingSource)? {
    if let delegate = delegate as? any PresentationControllerForPresentedPresentingSource { return delegate }
    notImplemented(.presentationControllerForPresentedPresentingSource, by: delegate) { $0 is any UIViewControllerTransitioningDelegate.Type }
    return nil
  }
}
extension Implements.PresentationControllerForPresentedPresentingSource {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no presentationController(forPresented:presenting:source:)")
  public func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? { preconditionFailure("PresentationControllerForPresentedPresentingSource without presentationController(forPresented:presenting:source:)") }
}
