// Written by Tools/optional-requirements from this module's protocols. Do not edit.
// swift-format-ignore-file
import Foundation
import QuartzCore

extension Implements {
  /// Each optional requirement of this module, with who says that it implements it and who conforms to its protocol.
  package static let uiKitRequirements: [(OptionalRequirement, isImplemented: @Sendable (AnyObject) -> Bool, conforms: @Sendable (AnyClass) -> Bool)] = [
    (.adaptivePresentationStyleForController, { $0 is any AdaptivePresentationStyleForController }, { $0 is any UIAdaptivePresentationControllerDelegate.Type }),
    (.adaptivePresentationStyleForControllerTraitCollection, { $0 is any AdaptivePresentationStyleForControllerTraitCollection }, { $0 is any UIAdaptivePresentationControllerDelegate.Type }),
    (.presentationControllerPrepare, { $0 is any PresentationControllerPrepare }, { $0 is any UIAdaptivePresentationControllerDelegate.Type }),
    (.presentationControllerViewControllerForAdaptivePresentationStyle, { $0 is any PresentationControllerViewControllerForAdaptivePresentationStyle }, { $0 is any UIAdaptivePresentationControllerDelegate.Type }),
    (.presentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator, { $0 is any PresentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator }, { $0 is any UIAdaptivePresentationControllerDelegate.Type }),
    (.presentationControllerShouldDismiss, { $0 is any PresentationControllerShouldDismiss }, { $0 is any UIAdaptivePresentationControllerDelegate.Type }),
    (.presentationControllerWillDismiss, { $0 is any PresentationControllerWillDismiss }, { $0 is any UIAdaptivePresentationControllerDelegate.Type }),
    (.presentationControllerDidDismiss, { $0 is any PresentationControllerDidDismiss }, { $0 is any UIAdaptivePresentationControllerDelegate.Type }),
    (.presentationControllerDidAttemptToDismiss, { $0 is any PresentationControllerDidAttemptToDismiss }, { $0 is any UIAdaptivePresentationControllerDelegate.Type }),
    (.positionForBar, { $0 is any PositionForBar }, { $0 is any UIBarPositioningDelegate.Type }),
    (.numberOfSectionsInCollectionView, { $0 is any NumberOfSectionsInCollectionView }, { $0 is any UICollectionViewDataSource.Type }),
    (.collectionViewViewForSupplementaryElementOfKindAtIndexPath, { $0 is any CollectionViewViewForSupplementaryElementOfKindAtIndexPath }, { $0 is any UICollectionViewDataSource.Type }),
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
    (.navigationControllerAnimationControllerForFromFromVCToToVC, { $0 is any NavigationControllerAnimationControllerForFromFromVCToToVC }, { $0 is any UINavigationControllerDelegate.Type }),
    (.navigationControllerInteractionControllerFor, { $0 is any NavigationControllerInteractionControllerFor }, { $0 is any UINavigationControllerDelegate.Type }),
    (.presentationCountForPageViewController, { $0 is any PresentationCountForPageViewController }, { $0 is any UIPageViewControllerDataSource.Type }),
    (.presentationIndexForPageViewController, { $0 is any PresentationIndexForPageViewController }, { $0 is any UIPageViewControllerDataSource.Type }),
    (.pageViewControllerWillTransitionTo, { $0 is any PageViewControllerWillTransitionTo }, { $0 is any UIPageViewControllerDelegate.Type }),
    (.pageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted, { $0 is any PageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted }, { $0 is any UIPageViewControllerDelegate.Type }),
    (.prepareForPopoverPresentationPopoverPresentationController, { $0 is any PrepareForPopoverPresentationPopoverPresentationController }, { $0 is any UIPopoverPresentationControllerDelegate.Type }),
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
    (.sheetPresentationControllerDidChangeSelectedDetentIdentifier, { $0 is any SheetPresentationControllerDidChangeSelectedDetentIdentifier }, { $0 is any UISheetPresentationControllerDelegate.Type }),
    (.tabBarControllerShouldSelect, { $0 is any TabBarControllerShouldSelect }, { $0 is any UITabBarControllerDelegate.Type }),
    (.tabBarControllerDidSelect, { $0 is any TabBarControllerDidSelect }, { $0 is any UITabBarControllerDelegate.Type }),
    (.tabBarControllerAnimationControllerForTransitionFromToToVC, { $0 is any TabBarControllerAnimationControllerForTransitionFromToToVC }, { $0 is any UITabBarControllerDelegate.Type }),
    (.tabBarControllerInteractionControllerFor, { $0 is any TabBarControllerInteractionControllerFor }, { $0 is any UITabBarControllerDelegate.Type }),
    (.tabBarDidSelect, { $0 is any TabBarDidSelect }, { $0 is any UITabBarDelegate.Type }),
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

// MARK: UIAdaptivePresentationControllerDelegate

extension OptionalRequirement {
  static let adaptivePresentationStyleForController = Self(number: 0, delegate: "UIAdaptivePresentationControllerDelegate", method: "adaptivePresentationStyle(for: UIPresentationController)", line: "AdaptivePresentationStyleForController")
}
extension Implements {
  /// Its own `adaptivePresentationStyle(for:)` counts, though it is a superclass that conforms to `UIAdaptivePresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol AdaptivePresentationStyleForController: AnyObject {
    /// As in `UIAdaptivePresentationControllerDelegate`.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  }
  /// The delegate, if its class says that it implements `adaptivePresentationStyle(for:)`.
  @MainActor static func adaptivePresentationStyleForController(_ delegate: any UIAdaptivePresentationControllerDelegate) -> (any AdaptivePresentationStyleForController)? {
    if let delegate = delegate as? any AdaptivePresentationStyleForController { return delegate }
    notImplemented(.adaptivePresentationStyleForController, by: delegate) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.AdaptivePresentationStyleForController {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no adaptivePresentationStyle(for:)")
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { preconditionFailure("AdaptivePresentationStyleForController without adaptivePresentationStyle(for:)") }
}

extension OptionalRequirement {
  static let adaptivePresentationStyleForControllerTraitCollection = Self(number: 1, delegate: "UIAdaptivePresentationControllerDelegate", method: "adaptivePresentationStyle(for: UIPresentationController, traitCollection: UITraitCollection)", line: "AdaptivePresentationStyleForControllerTraitCollection")
}
extension Implements {
  /// Its own `adaptivePresentationStyle(for:traitCollection:)` counts, though it is a superclass that conforms to `UIAdaptivePresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol AdaptivePresentationStyleForControllerTraitCollection: AnyObject {
    /// As in `UIAdaptivePresentationControllerDelegate`.
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
  }
  /// The delegate, if its class says that it implements `adaptivePresentationStyle(for:traitCollection:)`.
  @MainActor static func adaptivePresentationStyleForControllerTraitCollection(_ delegate: any UIAdaptivePresentationControllerDelegate) -> (any AdaptivePresentationStyleForControllerTraitCollection)? {
    if let delegate = delegate as? any AdaptivePresentationStyleForControllerTraitCollection { return delegate }
    notImplemented(.adaptivePresentationStyleForControllerTraitCollection, by: delegate) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.AdaptivePresentationStyleForControllerTraitCollection {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no adaptivePresentationStyle(for:traitCollection:)")
  public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { preconditionFailure("AdaptivePresentationStyleForControllerTraitCollection without adaptivePresentationStyle(for:traitCollection:)") }
}

extension OptionalRequirement {
  static let presentationControllerPrepare = Self(number: 2, delegate: "UIAdaptivePresentationControllerDelegate", method: "presentationController(_: UIPresentationController, prepare: UIPresentationController)", line: "PresentationControllerPrepare")
}
extension Implements {
  /// Its own `presentationController(_:prepare:)` counts, though it is a superclass that conforms to `UIAdaptivePresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PresentationControllerPrepare: AnyObject {
    /// As in `UIAdaptivePresentationControllerDelegate`.
    func presentationController(_ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)
  }
  /// The delegate, if its class says that it implements `presentationController(_:prepare:)`.
  @MainActor static func presentationControllerPrepare(_ delegate: any UIAdaptivePresentationControllerDelegate) -> (any PresentationControllerPrepare)? {
    if let delegate = delegate as? any PresentationControllerPrepare { return delegate }
    notImplemented(.presentationControllerPrepare, by: delegate) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.PresentationControllerPrepare {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no presentationController(_:prepare:)")
  public func presentationController(_ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController) { preconditionFailure("PresentationControllerPrepare without presentationController(_:prepare:)") }
}

extension OptionalRequirement {
  static let presentationControllerViewControllerForAdaptivePresentationStyle = Self(number: 3, delegate: "UIAdaptivePresentationControllerDelegate", method: "presentationController(_: UIPresentationController, viewControllerForAdaptivePresentationStyle: UIModalPresentationStyle)", line: "PresentationControllerViewControllerForAdaptivePresentationStyle")
}
extension Implements {
  /// Its own `presentationController(_:viewControllerForAdaptivePresentationStyle:)` counts, though it is a superclass that conforms to `UIAdaptivePresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PresentationControllerViewControllerForAdaptivePresentationStyle: AnyObject {
    /// As in `UIAdaptivePresentationControllerDelegate`.
    func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController?
  }
  /// The delegate, if its class says that it implements `presentationController(_:viewControllerForAdaptivePresentationStyle:)`.
  @MainActor static func presentationControllerViewControllerForAdaptivePresentationStyle(_ delegate: any UIAdaptivePresentationControllerDelegate) -> (any PresentationControllerViewControllerForAdaptivePresentationStyle)? {
    if let delegate = delegate as? any PresentationControllerViewControllerForAdaptivePresentationStyle { return delegate }
    notImplemented(.presentationControllerViewControllerForAdaptivePresentationStyle, by: delegate) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.PresentationControllerViewControllerForAdaptivePresentationStyle {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no presentationController(_:viewControllerForAdaptivePresentationStyle:)")
  public func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController? { preconditionFailure("PresentationControllerViewControllerForAdaptivePresentationStyle without presentationController(_:viewControllerForAdaptivePresentationStyle:)") }
}

extension OptionalRequirement {
  static let presentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator = Self(number: 4, delegate: "UIAdaptivePresentationControllerDelegate", method: "presentationController(_: UIPresentationController, willPresentWithAdaptiveStyle: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)", line: "PresentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator")
}
extension Implements {
  /// Its own `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)` counts, though it is a superclass that conforms to `UIAdaptivePresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PresentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator: AnyObject {
    /// As in `UIAdaptivePresentationControllerDelegate`.
    func presentationController(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  }
  /// The delegate, if its class says that it implements `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)`.
  @MainActor static func presentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator(_ delegate: any UIAdaptivePresentationControllerDelegate) -> (any PresentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator)? {
    if let delegate = delegate as? any PresentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator { return delegate }
    notImplemented(.presentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator, by: delegate) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.PresentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)")
  public func presentationController(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?) { preconditionFailure("PresentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator without presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)") }
}

extension OptionalRequirement {
  static let presentationControllerShouldDismiss = Self(number: 5, delegate: "UIAdaptivePresentationControllerDelegate", method: "presentationControllerShouldDismiss(_: UIPresentationController)", line: "PresentationControllerShouldDismiss")
}
extension Implements {
  /// Its own `presentationControllerShouldDismiss(_:)` counts, though it is a superclass that conforms to `UIAdaptivePresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PresentationControllerShouldDismiss: AnyObject {
    /// As in `UIAdaptivePresentationControllerDelegate`.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  }
  /// The delegate, if its class says that it implements `presentationControllerShouldDismiss(_:)`.
  @MainActor static func presentationControllerShouldDismiss(_ delegate: any UIAdaptivePresentationControllerDelegate) -> (any PresentationControllerShouldDismiss)? {
    if let delegate = delegate as? any PresentationControllerShouldDismiss { return delegate }
    notImplemented(.presentationControllerShouldDismiss, by: delegate) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.PresentationControllerShouldDismiss {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no presentationControllerShouldDismiss(_:)")
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { preconditionFailure("PresentationControllerShouldDismiss without presentationControllerShouldDismiss(_:)") }
}

extension OptionalRequirement {
  static let presentationControllerWillDismiss = Self(number: 6, delegate: "UIAdaptivePresentationControllerDelegate", method: "presentationControllerWillDismiss(_: UIPresentationController)", line: "PresentationControllerWillDismiss")
}
extension Implements {
  /// Its own `presentationControllerWillDismiss(_:)` counts, though it is a superclass that conforms to `UIAdaptivePresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PresentationControllerWillDismiss: AnyObject {
    /// As in `UIAdaptivePresentationControllerDelegate`.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  }
  /// The delegate, if its class says that it implements `presentationControllerWillDismiss(_:)`.
  @MainActor static func presentationControllerWillDismiss(_ delegate: any UIAdaptivePresentationControllerDelegate) -> (any PresentationControllerWillDismiss)? {
    if let delegate = delegate as? any PresentationControllerWillDismiss { return delegate }
    notImplemented(.presentationControllerWillDismiss, by: delegate) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.PresentationControllerWillDismiss {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no presentationControllerWillDismiss(_:)")
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { preconditionFailure("PresentationControllerWillDismiss without presentationControllerWillDismiss(_:)") }
}

extension OptionalRequirement {
  static let presentationControllerDidDismiss = Self(number: 7, delegate: "UIAdaptivePresentationControllerDelegate", method: "presentationControllerDidDismiss(_: UIPresentationController)", line: "PresentationControllerDidDismiss")
}
extension Implements {
  /// Its own `presentationControllerDidDismiss(_:)` counts, though it is a superclass that conforms to `UIAdaptivePresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PresentationControllerDidDismiss: AnyObject {
    /// As in `UIAdaptivePresentationControllerDelegate`.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  }
  /// The delegate, if its class says that it implements `presentationControllerDidDismiss(_:)`.
  @MainActor static func presentationControllerDidDismiss(_ delegate: any UIAdaptivePresentationControllerDelegate) -> (any PresentationControllerDidDismiss)? {
    if let delegate = delegate as? any PresentationControllerDidDismiss { return delegate }
    notImplemented(.presentationControllerDidDismiss, by: delegate) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.PresentationControllerDidDismiss {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no presentationControllerDidDismiss(_:)")
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { preconditionFailure("PresentationControllerDidDismiss without presentationControllerDidDismiss(_:)") }
}

extension OptionalRequirement {
  static let presentationControllerDidAttemptToDismiss = Self(number: 8, delegate: "UIAdaptivePresentationControllerDelegate", method: "presentationControllerDidAttemptToDismiss(_: UIPresentationController)", line: "PresentationControllerDidAttemptToDismiss")
}
extension Implements {
  /// Its own `presentationControllerDidAttemptToDismiss(_:)` counts, though it is a superclass that conforms to `UIAdaptivePresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PresentationControllerDidAttemptToDismiss: AnyObject {
    /// As in `UIAdaptivePresentationControllerDelegate`.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  }
  /// The delegate, if its class says that it implements `presentationControllerDidAttemptToDismiss(_:)`.
  @MainActor static func presentationControllerDidAttemptToDismiss(_ delegate: any UIAdaptivePresentationControllerDelegate) -> (any PresentationControllerDidAttemptToDismiss)? {
    if let delegate = delegate as? any PresentationControllerDidAttemptToDismiss { return delegate }
    notImplemented(.presentationControllerDidAttemptToDismiss, by: delegate) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.PresentationControllerDidAttemptToDismiss {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no presentationControllerDidAttemptToDismiss(_:)")
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { preconditionFailure("PresentationControllerDidAttemptToDismiss without presentationControllerDidAttemptToDismiss(_:)") }
}

// MARK: UIBarPositioningDelegate

extension OptionalRequirement {
  static let positionForBar = Self(number: 64, delegate: "UIBarPositioningDelegate", method: "position(for: any UIBarPositioning)", line: "PositionForBar")
}
extension Implements {
  /// Its own `position(for:)` counts, though it is a superclass that conforms to `UIBarPositioningDelegate`.
  @preconcurrency @MainActor
  public protocol PositionForBar: AnyObject {
    /// As in `UIBarPositioningDelegate`.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
  }
  /// The delegate, if its class says that it implements `position(for:)`.
  @MainActor static func positionForBar(_ delegate: any UIBarPositioningDelegate) -> (any PositionForBar)? {
    if let delegate = delegate as? any PositionForBar { return delegate }
    notImplemented(.positionForBar, by: delegate) { $0 is any UIBarPositioningDelegate.Type }
    return nil
  }
}
extension Implements.PositionForBar {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no position(for:)")
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { preconditionFailure("PositionForBar without position(for:)") }
}

// MARK: UICollectionViewDataSource

extension OptionalRequirement {
  static let numberOfSectionsInCollectionView = Self(number: 128, delegate: "UICollectionViewDataSource", method: "numberOfSections(in: UICollectionView)", line: "NumberOfSectionsInCollectionView")
}
extension Implements {
  /// Its own `numberOfSections(in:)` counts, though it is a superclass that conforms to `UICollectionViewDataSource`.
  @preconcurrency @MainActor
  public protocol NumberOfSectionsInCollectionView: AnyObject {
    /// As in `UICollectionViewDataSource`.
    func numberOfSections(in collectionView: UICollectionView) -> Int
  }
  /// The delegate, if its class says that it implements `numberOfSections(in:)`.
  @MainActor static func numberOfSectionsInCollectionView(_ delegate: any UICollectionViewDataSource) -> (any NumberOfSectionsInCollectionView)? {
    if let delegate = delegate as? any NumberOfSectionsInCollectionView { return delegate }
    notImplemented(.numberOfSectionsInCollectionView, by: delegate) { $0 is any UICollectionViewDataSource.Type }
    return nil
  }
}
extension Implements.NumberOfSectionsInCollectionView {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no numberOfSections(in:)")
  public func numberOfSections(in collectionView: UICollectionView) -> Int { preconditionFailure("NumberOfSectionsInCollectionView without numberOfSections(in:)") }
}

extension OptionalRequirement {
  static let collectionViewViewForSupplementaryElementOfKindAtIndexPath = Self(number: 129, delegate: "UICollectionViewDataSource", method: "collectionView(_: UICollectionView, viewForSupplementaryElementOfKind: String, at: IndexPath)", line: "CollectionViewViewForSupplementaryElementOfKindAtIndexPath")
}
extension Implements {
  /// Its own `collectionView(_:viewForSupplementaryElementOfKind:at:)` counts, though it is a superclass that conforms to `UICollectionViewDataSource`.
  @preconcurrency @MainActor
  public protocol CollectionViewViewForSupplementaryElementOfKindAtIndexPath: AnyObject {
    /// As in `UICollectionViewDataSource`.
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
  }
  /// The delegate, if its class says that it implements `collectionView(_:viewForSupplementaryElementOfKind:at:)`.
  @MainActor static func collectionViewViewForSupplementaryElementOfKindAtIndexPath(_ delegate: any UICollectionViewDataSource) -> (any CollectionViewViewForSupplementaryElementOfKindAtIndexPath)? {
    if let delegate = delegate as? any CollectionViewViewForSupplementaryElementOfKindAtIndexPath { return delegate }
    notImplemented(.collectionViewViewForSupplementaryElementOfKindAtIndexPath, by: delegate) { $0 is any UICollectionViewDataSource.Type }
    return nil
  }
}
extension Implements.CollectionViewViewForSupplementaryElementOfKindAtIndexPath {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no collectionView(_:viewForSupplementaryElementOfKind:at:)")
  public func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { preconditionFailure("CollectionViewViewForSupplementaryElementOfKindAtIndexPath without collectionView(_:viewForSupplementaryElementOfKind:at:)") }
}

// MARK: UICollectionViewDelegate

extension OptionalRequirement {
  static let collectionViewShouldHighlightItemAt = Self(number: 192, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, shouldHighlightItemAt: IndexPath)", line: "CollectionViewShouldHighlightItemAt")
}
extension Implements {
  /// Its own `collectionView(_:shouldHighlightItemAt:)` counts, though it is a superclass that conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewShouldHighlightItemAt: AnyObject {
    /// As in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  }
  /// The delegate, if its class says that it implements `collectionView(_:shouldHighlightItemAt:)`.
  @MainActor static func collectionViewShouldHighlightItemAt(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewShouldHighlightItemAt)? {
    if let delegate = delegate as? any CollectionViewShouldHighlightItemAt { return delegate }
    notImplemented(.collectionViewShouldHighlightItemAt, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewShouldHighlightItemAt {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no collectionView(_:shouldHighlightItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { preconditionFailure("CollectionViewShouldHighlightItemAt without collectionView(_:shouldHighlightItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewDidHighlightItemAt = Self(number: 193, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, didHighlightItemAt: IndexPath)", line: "CollectionViewDidHighlightItemAt")
}
extension Implements {
  /// Its own `collectionView(_:didHighlightItemAt:)` counts, though it is a superclass that conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewDidHighlightItemAt: AnyObject {
    /// As in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  }
  /// The delegate, if its class says that it implements `collectionView(_:didHighlightItemAt:)`.
  @MainActor static func collectionViewDidHighlightItemAt(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewDidHighlightItemAt)? {
    if let delegate = delegate as? any CollectionViewDidHighlightItemAt { return delegate }
    notImplemented(.collectionViewDidHighlightItemAt, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewDidHighlightItemAt {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no collectionView(_:didHighlightItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { preconditionFailure("CollectionViewDidHighlightItemAt without collectionView(_:didHighlightItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewDidUnhighlightItemAt = Self(number: 194, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, didUnhighlightItemAt: IndexPath)", line: "CollectionViewDidUnhighlightItemAt")
}
extension Implements {
  /// Its own `collectionView(_:didUnhighlightItemAt:)` counts, though it is a superclass that conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewDidUnhighlightItemAt: AnyObject {
    /// As in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  }
  /// The delegate, if its class says that it implements `collectionView(_:didUnhighlightItemAt:)`.
  @MainActor static func collectionViewDidUnhighlightItemAt(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewDidUnhighlightItemAt)? {
    if let delegate = delegate as? any CollectionViewDidUnhighlightItemAt { return delegate }
    notImplemented(.collectionViewDidUnhighlightItemAt, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewDidUnhighlightItemAt {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no collectionView(_:didUnhighlightItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { preconditionFailure("CollectionViewDidUnhighlightItemAt without collectionView(_:didUnhighlightItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewShouldSelectItemAt = Self(number: 195, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, shouldSelectItemAt: IndexPath)", line: "CollectionViewShouldSelectItemAt")
}
extension Implements {
  /// Its own `collectionView(_:shouldSelectItemAt:)` counts, though it is a superclass that conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewShouldSelectItemAt: AnyObject {
    /// As in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  }
  /// The delegate, if its class says that it implements `collectionView(_:shouldSelectItemAt:)`.
  @MainActor static func collectionViewShouldSelectItemAt(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewShouldSelectItemAt)? {
    if let delegate = delegate as? any CollectionViewShouldSelectItemAt { return delegate }
    notImplemented(.collectionViewShouldSelectItemAt, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewShouldSelectItemAt {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no collectionView(_:shouldSelectItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { preconditionFailure("CollectionViewShouldSelectItemAt without collectionView(_:shouldSelectItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewShouldDeselectItemAt = Self(number: 196, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, shouldDeselectItemAt: IndexPath)", line: "CollectionViewShouldDeselectItemAt")
}
extension Implements {
  /// Its own `collectionView(_:shouldDeselectItemAt:)` counts, though it is a superclass that conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewShouldDeselectItemAt: AnyObject {
    /// As in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  }
  /// The delegate, if its class says that it implements `collectionView(_:shouldDeselectItemAt:)`.
  @MainActor static func collectionViewShouldDeselectItemAt(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewShouldDeselectItemAt)? {
    if let delegate = delegate as? any CollectionViewShouldDeselectItemAt { return delegate }
    notImplemented(.collectionViewShouldDeselectItemAt, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewShouldDeselectItemAt {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no collectionView(_:shouldDeselectItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { preconditionFailure("CollectionViewShouldDeselectItemAt without collectionView(_:shouldDeselectItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewDidSelectItemAt = Self(number: 197, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, didSelectItemAt: IndexPath)", line: "CollectionViewDidSelectItemAt")
}
extension Implements {
  /// Its own `collectionView(_:didSelectItemAt:)` counts, though it is a superclass that conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewDidSelectItemAt: AnyObject {
    /// As in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  }
  /// The delegate, if its class says that it implements `collectionView(_:didSelectItemAt:)`.
  @MainActor static func collectionViewDidSelectItemAt(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewDidSelectItemAt)? {
    if let delegate = delegate as? any CollectionViewDidSelectItemAt { return delegate }
    notImplemented(.collectionViewDidSelectItemAt, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewDidSelectItemAt {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no collectionView(_:didSelectItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { preconditionFailure("CollectionViewDidSelectItemAt without collectionView(_:didSelectItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewDidDeselectItemAt = Self(number: 198, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, didDeselectItemAt: IndexPath)", line: "CollectionViewDidDeselectItemAt")
}
extension Implements {
  /// Its own `collectionView(_:didDeselectItemAt:)` counts, though it is a superclass that conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewDidDeselectItemAt: AnyObject {
    /// As in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  }
  /// The delegate, if its class says that it implements `collectionView(_:didDeselectItemAt:)`.
  @MainActor static func collectionViewDidDeselectItemAt(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewDidDeselectItemAt)? {
    if let delegate = delegate as? any CollectionViewDidDeselectItemAt { return delegate }
    notImplemented(.collectionViewDidDeselectItemAt, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewDidDeselectItemAt {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no collectionView(_:didDeselectItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { preconditionFailure("CollectionViewDidDeselectItemAt without collectionView(_:didDeselectItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewWillDisplayForItemAt = Self(number: 199, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, willDisplay: UICollectionViewCell, forItemAt: IndexPath)", line: "CollectionViewWillDisplayForItemAt")
}
extension Implements {
  /// Its own `collectionView(_:willDisplay:forItemAt:)` counts, though it is a superclass that conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewWillDisplayForItemAt: AnyObject {
    /// As in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  }
  /// The delegate, if its class says that it implements `collectionView(_:willDisplay:forItemAt:)`.
  @MainActor static func collectionViewWillDisplayForItemAt(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewWillDisplayForItemAt)? {
    if let delegate = delegate as? any CollectionViewWillDisplayForItemAt { return delegate }
    notImplemented(.collectionViewWillDisplayForItemAt, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewWillDisplayForItemAt {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no collectionView(_:willDisplay:forItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { preconditionFailure("CollectionViewWillDisplayForItemAt without collectionView(_:willDisplay:forItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewDidEndDisplayingForItemAt = Self(number: 200, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, didEndDisplaying: UICollectionViewCell, forItemAt: IndexPath)", line: "CollectionViewDidEndDisplayingForItemAt")
}
extension Implements {
  /// Its own `collectionView(_:didEndDisplaying:forItemAt:)` counts, though it is a superclass that conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewDidEndDisplayingForItemAt: AnyObject {
    /// As in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  }
  /// The delegate, if its class says that it implements `collectionView(_:didEndDisplaying:forItemAt:)`.
  @MainActor static func collectionViewDidEndDisplayingForItemAt(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewDidEndDisplayingForItemAt)? {
    if let delegate = delegate as? any CollectionViewDidEndDisplayingForItemAt { return delegate }
    notImplemented(.collectionViewDidEndDisplayingForItemAt, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewDidEndDisplayingForItemAt {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no collectionView(_:didEndDisplaying:forItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { preconditionFailure("CollectionViewDidEndDisplayingForItemAt without collectionView(_:didEndDisplaying:forItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath = Self(number: 201, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, willDisplaySupplementaryView: UICollectionReusableView, forElementKind: String, at: IndexPath)", line: "CollectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath")
}
extension Implements {
  /// Its own `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)` counts, though it is a superclass that conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath: AnyObject {
    /// As in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)
  }
  /// The delegate, if its class says that it implements `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`.
  @MainActor static func collectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath)? {
    if let delegate = delegate as? any CollectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath { return delegate }
    notImplemented(.collectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no collectionView(_:willDisplaySupplementaryView:forElementKind:at:)")
  public func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) { preconditionFailure("CollectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath without collectionView(_:willDisplaySupplementaryView:forElementKind:at:)") }
}

extension OptionalRequirement {
  static let collectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath = Self(number: 202, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, didEndDisplayingSupplementaryView: UICollectionReusableView, forElementOfKind: String, at: IndexPath)", line: "CollectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath")
}
extension Implements {
  /// Its own `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)` counts, though it is a superclass that conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath: AnyObject {
    /// As in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath)
  }
  /// The delegate, if its class says that it implements `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`.
  @MainActor static func collectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath)? {
    if let delegate = delegate as? any CollectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath { return delegate }
    notImplemented(.collectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)")
  public func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) { preconditionFailure("CollectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath without collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)") }
}

extension OptionalRequirement {
  static let collectionViewTransitionLayoutForOldLayoutNewLayout = Self(number: 203, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, transitionLayoutForOldLayout: UICollectionViewLayout, newLayout: UICollectionViewLayout)", line: "CollectionViewTransitionLayoutForOldLayoutNewLayout")
}
extension Implements {
  /// Its own `collectionView(_:transitionLayoutForOldLayout:newLayout:)` counts, though it is a superclass that conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewTransitionLayoutForOldLayoutNewLayout: AnyObject {
    /// As in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout
  }
  /// The delegate, if its class says that it implements `collectionView(_:transitionLayoutForOldLayout:newLayout:)`.
  @MainActor static func collectionViewTransitionLayoutForOldLayoutNewLayout(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewTransitionLayoutForOldLayoutNewLayout)? {
    if let delegate = delegate as? any CollectionViewTransitionLayoutForOldLayoutNewLayout { return delegate }
    notImplemented(.collectionViewTransitionLayoutForOldLayoutNewLayout, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewTransitionLayoutForOldLayoutNewLayout {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no collectionView(_:transitionLayoutForOldLayout:newLayout:)")
  public func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout { preconditionFailure("CollectionViewTransitionLayoutForOldLayoutNewLayout without collectionView(_:transitionLayoutForOldLayout:newLayout:)") }
}

extension OptionalRequirement {
  static let collectionViewTargetContentOffsetForProposedContentOffset = Self(number: 204, delegate: "UICollectionViewDelegate", method: "collectionView(_: UICollectionView, targetContentOffsetForProposedContentOffset: CGPoint)", line: "CollectionViewTargetContentOffsetForProposedContentOffset")
}
extension Implements {
  /// Its own `collectionView(_:targetContentOffsetForProposedContentOffset:)` counts, though it is a superclass that conforms to `UICollectionViewDelegate`.
  @preconcurrency @MainActor
  public protocol CollectionViewTargetContentOffsetForProposedContentOffset: AnyObject {
    /// As in `UICollectionViewDelegate`.
    func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  }
  /// The delegate, if its class says that it implements `collectionView(_:targetContentOffsetForProposedContentOffset:)`.
  @MainActor static func collectionViewTargetContentOffsetForProposedContentOffset(_ delegate: any UICollectionViewDelegate) -> (any CollectionViewTargetContentOffsetForProposedContentOffset)? {
    if let delegate = delegate as? any CollectionViewTargetContentOffsetForProposedContentOffset { return delegate }
    notImplemented(.collectionViewTargetContentOffsetForProposedContentOffset, by: delegate) { $0 is any UICollectionViewDelegate.Type }
    return nil
  }
}
extension Implements.CollectionViewTargetContentOffsetForProposedContentOffset {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no collectionView(_:targetContentOffsetForProposedContentOffset:)")
  public func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { preconditionFailure("CollectionViewTargetContentOffsetForProposedContentOffset without collectionView(_:targetContentOffsetForProposedContentOffset:)") }
}

// MARK: UICollectionViewDelegateFlowLayout

extension OptionalRequirement {
  static let collectionViewLayoutSizeForItemAt = Self(number: 256, delegate: "UICollectionViewDelegateFlowLayout", method: "collectionView(_: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt: IndexPath)", line: "CollectionViewLayoutSizeForItemAt")
}
extension Implements {
  /// Its own `collectionView(_:layout:sizeForItemAt:)` counts, though it is a superclass that conforms to `UICollectionViewDelegateFlowLayout`.
  @preconcurrency @MainActor
  public protocol CollectionViewLayoutSizeForItemAt: AnyObject {
    /// As in `UICollectionViewDelegateFlowLayout`.
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
  }
  /// The delegate, if its class says that it implements `collectionView(_:layout:sizeForItemAt:)`.
  @MainActor static func collectionViewLayoutSizeForItemAt(_ delegate: any UICollectionViewDelegateFlowLayout) -> (any CollectionViewLayoutSizeForItemAt)? {
    if let delegate = delegate as? any CollectionViewLayoutSizeForItemAt { return delegate }
    notImplemented(.collectionViewLayoutSizeForItemAt, by: delegate) { $0 is any UICollectionViewDelegateFlowLayout.Type }
    return nil
  }
}
extension Implements.CollectionViewLayoutSizeForItemAt {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no collectionView(_:layout:sizeForItemAt:)")
  public func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { preconditionFailure("CollectionViewLayoutSizeForItemAt without collectionView(_:layout:sizeForItemAt:)") }
}

extension OptionalRequirement {
  static let collectionViewLayoutInsetForSectionAt = Self(number: 257, delegate: "UICollectionViewDelegateFlowLayout", method: "collectionView(_: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt: Int)", line: "CollectionViewLayoutInsetForSectionAt")
}
extension Implements {
  /// Its own `collectionView(_:layout:insetForSectionAt:)` counts, though it is a superclass that conforms to `UICollectionViewDelegateFlowLayout`.
  @preconcurrency @MainActor
  public protocol CollectionViewLayoutInsetForSectionAt: AnyObject {
    /// As in `UICollectionViewDelegateFlowLayout`.
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
  }
  /// The delegate, if its class says that it implements `collectionView(_:layout:insetForSectionAt:)`.
  @MainActor static func collectionViewLayoutInsetForSectionAt(_ delegate: any UICollectionViewDelegateFlowLayout) -> (any CollectionViewLayoutInsetForSectionAt)? {
    if let delegate = delegate as? any CollectionViewLayoutInsetForSectionAt { return delegate }
    notImplemented(.collectionViewLayoutInsetForSectionAt, by: delegate) { $0 is any UICollectionViewDelegateFlowLayout.Type }
    return nil
  }
}
extension Implements.CollectionViewLayoutInsetForSectionAt {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no collectionView(_:layout:insetForSectionAt:)")
  public func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets { preconditionFailure("CollectionViewLayoutInsetForSectionAt without collectionView(_:layout:insetForSectionAt:)") }
}

extension OptionalRequirement {
  static let collectionViewLayoutMinimumLineSpacingForSectionAt = Self(number: 258, delegate: "UICollectionViewDelegateFlowLayout", method: "collectionView(_: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt: Int)", line: "CollectionViewLayoutMinimumLineSpacingForSectionAt")
}
extension Implements {
  /// Its own `collectionView(_:layout:minimumLineSpacingForSectionAt:)` counts, though it is a superclass that conforms to `UICollectionViewDelegateFlowLayout`.
  @preconcurrency @MainActor
  public protocol CollectionViewLayoutMinimumLineSpacingForSectionAt: AnyObject {
    /// As in `UICollectionViewDelegateFlowLayout`.
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
  }
  /// The delegate, if its class says that it implements `collectionView(_:layout:minimumLineSpacingForSectionAt:)`.
  @MainActor static func collectionViewLayoutMinimumLineSpacingForSectionAt(_ delegate: any UICollectionViewDelegateFlowLayout) -> (any CollectionViewLayoutMinimumLineSpacingForSectionAt)? {
    if let delegate = delegate as? any CollectionViewLayoutMinimumLineSpacingForSectionAt { return delegate }
    notImplemented(.collectionViewLayoutMinimumLineSpacingForSectionAt, by: delegate) { $0 is any UICollectionViewDelegateFlowLayout.Type }
    return nil
  }
}
extension Implements.CollectionViewLayoutMinimumLineSpacingForSectionAt {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no collectionView(_:layout:minimumLineSpacingForSectionAt:)")
  public func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat { preconditionFailure("CollectionViewLayoutMinimumLineSpacingForSectionAt without collectionView(_:layout:minimumLineSpacingForSectionAt:)") }
}

extension OptionalRequirement {
  static let collectionViewLayoutMinimumInteritemSpacingForSectionAt = Self(number: 259, delegate: "UICollectionViewDelegateFlowLayout", method: "collectionView(_: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt: Int)", line: "CollectionViewLayoutMinimumInteritemSpacingForSectionAt")
}
extension Implements {
  /// Its own `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)` counts, though it is a superclass that conforms to `UICollectionViewDelegateFlowLayout`.
  @preconcurrency @MainActor
  public protocol CollectionViewLayoutMinimumInteritemSpacingForSectionAt: AnyObject {
    /// As in `UICollectionViewDelegateFlowLayout`.
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
  }
  /// The delegate, if its class says that it implements `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`.
  @MainActor static func collectionViewLayoutMinimumInteritemSpacingForSectionAt(_ delegate: any UICollectionViewDelegateFlowLayout) -> (any CollectionViewLayoutMinimumInteritemSpacingForSectionAt)? {
    if let delegate = delegate as? any CollectionViewLayoutMinimumInteritemSpacingForSectionAt { return delegate }
    notImplemented(.collectionViewLayoutMinimumInteritemSpacingForSectionAt, by: delegate) { $0 is any UICollectionViewDelegateFlowLayout.Type }
    return nil
  }
}
extension Implements.CollectionViewLayoutMinimumInteritemSpacingForSectionAt {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no collectionView(_:layout:minimumInteritemSpacingForSectionAt:)")
  public func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat { preconditionFailure("CollectionViewLayoutMinimumInteritemSpacingForSectionAt without collectionView(_:layout:minimumInteritemSpacingForSectionAt:)") }
}

extension OptionalRequirement {
  static let collectionViewLayoutReferenceSizeForHeaderInSection = Self(number: 260, delegate: "UICollectionViewDelegateFlowLayout", method: "collectionView(_: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection: Int)", line: "CollectionViewLayoutReferenceSizeForHeaderInSection")
}
extension Implements {
  /// Its own `collectionView(_:layout:referenceSizeForHeaderInSection:)` counts, though it is a superclass that conforms to `UICollectionViewDelegateFlowLayout`.
  @preconcurrency @MainActor
  public protocol CollectionViewLayoutReferenceSizeForHeaderInSection: AnyObject {
    /// As in `UICollectionViewDelegateFlowLayout`.
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize
  }
  /// The delegate, if its class says that it implements `collectionView(_:layout:referenceSizeForHeaderInSection:)`.
  @MainActor static func collectionViewLayoutReferenceSizeForHeaderInSection(_ delegate: any UICollectionViewDelegateFlowLayout) -> (any CollectionViewLayoutReferenceSizeForHeaderInSection)? {
    if let delegate = delegate as? any CollectionViewLayoutReferenceSizeForHeaderInSection { return delegate }
    notImplemented(.collectionViewLayoutReferenceSizeForHeaderInSection, by: delegate) { $0 is any UICollectionViewDelegateFlowLayout.Type }
    return nil
  }
}
extension Implements.CollectionViewLayoutReferenceSizeForHeaderInSection {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no collectionView(_:layout:referenceSizeForHeaderInSection:)")
  public func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize { preconditionFailure("CollectionViewLayoutReferenceSizeForHeaderInSection without collectionView(_:layout:referenceSizeForHeaderInSection:)") }
}

extension OptionalRequirement {
  static let collectionViewLayoutReferenceSizeForFooterInSection = Self(number: 261, delegate: "UICollectionViewDelegateFlowLayout", method: "collectionView(_: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection: Int)", line: "CollectionViewLayoutReferenceSizeForFooterInSection")
}
extension Implements {
  /// Its own `collectionView(_:layout:referenceSizeForFooterInSection:)` counts, though it is a superclass that conforms to `UICollectionViewDelegateFlowLayout`.
  @preconcurrency @MainActor
  public protocol CollectionViewLayoutReferenceSizeForFooterInSection: AnyObject {
    /// As in `UICollectionViewDelegateFlowLayout`.
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize
  }
  /// The delegate, if its class says that it implements `collectionView(_:layout:referenceSizeForFooterInSection:)`.
  @MainActor static func collectionViewLayoutReferenceSizeForFooterInSection(_ delegate: any UICollectionViewDelegateFlowLayout) -> (any CollectionViewLayoutReferenceSizeForFooterInSection)? {
    if let delegate = delegate as? any CollectionViewLayoutReferenceSizeForFooterInSection { return delegate }
    notImplemented(.collectionViewLayoutReferenceSizeForFooterInSection, by: delegate) { $0 is any UICollectionViewDelegateFlowLayout.Type }
    return nil
  }
}
extension Implements.CollectionViewLayoutReferenceSizeForFooterInSection {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no collectionView(_:layout:referenceSizeForFooterInSection:)")
  public func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize { preconditionFailure("CollectionViewLayoutReferenceSizeForFooterInSection without collectionView(_:layout:referenceSizeForFooterInSection:)") }
}

// MARK: UICollisionBehaviorDelegate

extension OptionalRequirement {
  static let collisionBehaviorBeganContactForWithItem2AtP = Self(number: 320, delegate: "UICollisionBehaviorDelegate", method: "collisionBehavior(_: UICollisionBehavior, beganContactFor: any UIDynamicItem, with: any UIDynamicItem, at: CGPoint)", line: "CollisionBehaviorBeganContactForWithItem2AtP")
}
extension Implements {
  /// Its own `collisionBehavior(_:beganContactFor:with:at:)` counts, though it is a superclass that conforms to `UICollisionBehaviorDelegate`.
  @preconcurrency @MainActor
  public protocol CollisionBehaviorBeganContactForWithItem2AtP: AnyObject {
    /// As in `UICollisionBehaviorDelegate`.
    func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint)
  }
  /// The delegate, if its class says that it implements `collisionBehavior(_:beganContactFor:with:at:)`.
  @MainActor static func collisionBehaviorBeganContactForWithItem2AtP(_ delegate: any UICollisionBehaviorDelegate) -> (any CollisionBehaviorBeganContactForWithItem2AtP)? {
    if let delegate = delegate as? any CollisionBehaviorBeganContactForWithItem2AtP { return delegate }
    notImplemented(.collisionBehaviorBeganContactForWithItem2AtP, by: delegate) { $0 is any UICollisionBehaviorDelegate.Type }
    return nil
  }
}
extension Implements.CollisionBehaviorBeganContactForWithItem2AtP {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no collisionBehavior(_:beganContactFor:with:at:)")
  public func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint) { preconditionFailure("CollisionBehaviorBeganContactForWithItem2AtP without collisionBehavior(_:beganContactFor:with:at:)") }
}

extension OptionalRequirement {
  static let collisionBehaviorEndedContactForWithItem2 = Self(number: 321, delegate: "UICollisionBehaviorDelegate", method: "collisionBehavior(_: UICollisionBehavior, endedContactFor: any UIDynamicItem, with: any UIDynamicItem)", line: "CollisionBehaviorEndedContactForWithItem2")
}
extension Implements {
  /// Its own `collisionBehavior(_:endedContactFor:with:)` counts, though it is a superclass that conforms to `UICollisionBehaviorDelegate`.
  @preconcurrency @MainActor
  public protocol CollisionBehaviorEndedContactForWithItem2: AnyObject {
    /// As in `UICollisionBehaviorDelegate`.
    func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  }
  /// The delegate, if its class says that it implements `collisionBehavior(_:endedContactFor:with:)`.
  @MainActor static func collisionBehaviorEndedContactForWithItem2(_ delegate: any UICollisionBehaviorDelegate) -> (any CollisionBehaviorEndedContactForWithItem2)? {
    if let delegate = delegate as? any CollisionBehaviorEndedContactForWithItem2 { return delegate }
    notImplemented(.collisionBehaviorEndedContactForWithItem2, by: delegate) { $0 is any UICollisionBehaviorDelegate.Type }
    return nil
  }
}
extension Implements.CollisionBehaviorEndedContactForWithItem2 {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no collisionBehavior(_:endedContactFor:with:)")
  public func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem) { preconditionFailure("CollisionBehaviorEndedContactForWithItem2 without collisionBehavior(_:endedContactFor:with:)") }
}

extension OptionalRequirement {
  static let collisionBehaviorBeganContactForWithBoundaryIdentifierAtP = Self(number: 322, delegate: "UICollisionBehaviorDelegate", method: "collisionBehavior(_: UICollisionBehavior, beganContactFor: any UIDynamicItem, withBoundaryIdentifier: (any NSCopying)?, at: CGPoint)", line: "CollisionBehaviorBeganContactForWithBoundaryIdentifierAtP")
}
extension Implements {
  /// Its own `collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)` counts, though it is a superclass that conforms to `UICollisionBehaviorDelegate`.
  @preconcurrency @MainActor
  public protocol CollisionBehaviorBeganContactForWithBoundaryIdentifierAtP: AnyObject {
    /// As in `UICollisionBehaviorDelegate`.
    func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  }
  /// The delegate, if its class says that it implements `collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)`.
  @MainActor static func collisionBehaviorBeganContactForWithBoundaryIdentifierAtP(_ delegate: any UICollisionBehaviorDelegate) -> (any CollisionBehaviorBeganContactForWithBoundaryIdentifierAtP)? {
    if let delegate = delegate as? any CollisionBehaviorBeganContactForWithBoundaryIdentifierAtP { return delegate }
    notImplemented(.collisionBehaviorBeganContactForWithBoundaryIdentifierAtP, by: delegate) { $0 is any UICollisionBehaviorDelegate.Type }
    return nil
  }
}
extension Implements.CollisionBehaviorBeganContactForWithBoundaryIdentifierAtP {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)")
  public func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint) { preconditionFailure("CollisionBehaviorBeganContactForWithBoundaryIdentifierAtP without collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)") }
}

extension OptionalRequirement {
  static let collisionBehaviorEndedContactForWithBoundaryIdentifier = Self(number: 323, delegate: "UICollisionBehaviorDelegate", method: "collisionBehavior(_: UICollisionBehavior, endedContactFor: any UIDynamicItem, withBoundaryIdentifier: (any NSCopying)?)", line: "CollisionBehaviorEndedContactForWithBoundaryIdentifier")
}
extension Implements {
  /// Its own `collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)` counts, though it is a superclass that conforms to `UICollisionBehaviorDelegate`.
  @preconcurrency @MainActor
  public protocol CollisionBehaviorEndedContactForWithBoundaryIdentifier: AnyObject {
    /// As in `UICollisionBehaviorDelegate`.
    func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?)
  }
  /// The delegate, if its class says that it implements `collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)`.
  @MainActor static func collisionBehaviorEndedContactForWithBoundaryIdentifier(_ delegate: any UICollisionBehaviorDelegate) -> (any CollisionBehaviorEndedContactForWithBoundaryIdentifier)? {
    if let delegate = delegate as? any CollisionBehaviorEndedContactForWithBoundaryIdentifier { return delegate }
    notImplemented(.collisionBehaviorEndedContactForWithBoundaryIdentifier, by: delegate) { $0 is any UICollisionBehaviorDelegate.Type }
    return nil
  }
}
extension Implements.CollisionBehaviorEndedContactForWithBoundaryIdentifier {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)")
  public func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?) { preconditionFailure("CollisionBehaviorEndedContactForWithBoundaryIdentifier without collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)") }
}

// MARK: UIContextMenuInteractionDelegate

extension OptionalRequirement {
  static let contextMenuInteractionPreviewForHighlightingMenuWithConfiguration = Self(number: 384, delegate: "UIContextMenuInteractionDelegate", method: "contextMenuInteraction(_: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration: UIContextMenuConfiguration)", line: "ContextMenuInteractionPreviewForHighlightingMenuWithConfiguration")
}
extension Implements {
  /// Its own `contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)` counts, though it is a superclass that conforms to `UIContextMenuInteractionDelegate`.
  @preconcurrency @MainActor
  public protocol ContextMenuInteractionPreviewForHighlightingMenuWithConfiguration: AnyObject {
    /// As in `UIContextMenuInteractionDelegate`.
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  }
  /// The delegate, if its class says that it implements `contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)`.
  @MainActor static func contextMenuInteractionPreviewForHighlightingMenuWithConfiguration(_ delegate: any UIContextMenuInteractionDelegate) -> (any ContextMenuInteractionPreviewForHighlightingMenuWithConfiguration)? {
    if let delegate = delegate as? any ContextMenuInteractionPreviewForHighlightingMenuWithConfiguration { return delegate }
    notImplemented(.contextMenuInteractionPreviewForHighlightingMenuWithConfiguration, by: delegate) { $0 is any UIContextMenuInteractionDelegate.Type }
    return nil
  }
}
extension Implements.ContextMenuInteractionPreviewForHighlightingMenuWithConfiguration {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)")
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { preconditionFailure("ContextMenuInteractionPreviewForHighlightingMenuWithConfiguration without contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)") }
}

extension OptionalRequirement {
  static let contextMenuInteractionPreviewForDismissingMenuWithConfiguration = Self(number: 385, delegate: "UIContextMenuInteractionDelegate", method: "contextMenuInteraction(_: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration: UIContextMenuConfiguration)", line: "ContextMenuInteractionPreviewForDismissingMenuWithConfiguration")
}
extension Implements {
  /// Its own `contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)` counts, though it is a superclass that conforms to `UIContextMenuInteractionDelegate`.
  @preconcurrency @MainActor
  public protocol ContextMenuInteractionPreviewForDismissingMenuWithConfiguration: AnyObject {
    /// As in `UIContextMenuInteractionDelegate`.
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  }
  /// The delegate, if its class says that it implements `contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)`.
  @MainActor static func contextMenuInteractionPreviewForDismissingMenuWithConfiguration(_ delegate: any UIContextMenuInteractionDelegate) -> (any ContextMenuInteractionPreviewForDismissingMenuWithConfiguration)? {
    if let delegate = delegate as? any ContextMenuInteractionPreviewForDismissingMenuWithConfiguration { return delegate }
    notImplemented(.contextMenuInteractionPreviewForDismissingMenuWithConfiguration, by: delegate) { $0 is any UIContextMenuInteractionDelegate.Type }
    return nil
  }
}
extension Implements.ContextMenuInteractionPreviewForDismissingMenuWithConfiguration {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)")
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { preconditionFailure("ContextMenuInteractionPreviewForDismissingMenuWithConfiguration without contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)") }
}

extension OptionalRequirement {
  static let contextMenuInteractionWillPerformPreviewActionForMenuWithAnimator = Self(number: 386, delegate: "UIContextMenuInteractionDelegate", method: "contextMenuInteraction(_: UIContextMenuInteraction, willPerformPreviewActionForMenuWith: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)", line: "ContextMenuInteractionWillPerformPreviewActionForMenuWithAnimator")
}
extension Implements {
  /// Its own `contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)` counts, though it is a superclass that conforms to `UIContextMenuInteractionDelegate`.
  @preconcurrency @MainActor
  public protocol ContextMenuInteractionWillPerformPreviewActionForMenuWithAnimator: AnyObject {
    /// As in `UIContextMenuInteractionDelegate`.
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
  }
  /// The delegate, if its class says that it implements `contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)`.
  @MainActor static func contextMenuInteractionWillPerformPreviewActionForMenuWithAnimator(_ delegate: any UIContextMenuInteractionDelegate) -> (any ContextMenuInteractionWillPerformPreviewActionForMenuWithAnimator)? {
    if let delegate = delegate as? any ContextMenuInteractionWillPerformPreviewActionForMenuWithAnimator { return delegate }
    notImplemented(.contextMenuInteractionWillPerformPreviewActionForMenuWithAnimator, by: delegate) { $0 is any UIContextMenuInteractionDelegate.Type }
    return nil
  }
}
extension Implements.ContextMenuInteractionWillPerformPreviewActionForMenuWithAnimator {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)")
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { preconditionFailure("ContextMenuInteractionWillPerformPreviewActionForMenuWithAnimator without contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)") }
}

extension OptionalRequirement {
  static let contextMenuInteractionWillDisplayMenuForAnimator = Self(number: 387, delegate: "UIContextMenuInteractionDelegate", method: "contextMenuInteraction(_: UIContextMenuInteraction, willDisplayMenuFor: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)", line: "ContextMenuInteractionWillDisplayMenuForAnimator")
}
extension Implements {
  /// Its own `contextMenuInteraction(_:willDisplayMenuFor:animator:)` counts, though it is a superclass that conforms to `UIContextMenuInteractionDelegate`.
  @preconcurrency @MainActor
  public protocol ContextMenuInteractionWillDisplayMenuForAnimator: AnyObject {
    /// As in `UIContextMenuInteractionDelegate`.
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
  }
  /// The delegate, if its class says that it implements `contextMenuInteraction(_:willDisplayMenuFor:animator:)`.
  @MainActor static func contextMenuInteractionWillDisplayMenuForAnimator(_ delegate: any UIContextMenuInteractionDelegate) -> (any ContextMenuInteractionWillDisplayMenuForAnimator)? {
    if let delegate = delegate as? any ContextMenuInteractionWillDisplayMenuForAnimator { return delegate }
    notImplemented(.contextMenuInteractionWillDisplayMenuForAnimator, by: delegate) { $0 is any UIContextMenuInteractionDelegate.Type }
    return nil
  }
}
extension Implements.ContextMenuInteractionWillDisplayMenuForAnimator {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no contextMenuInteraction(_:willDisplayMenuFor:animator:)")
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { preconditionFailure("ContextMenuInteractionWillDisplayMenuForAnimator without contextMenuInteraction(_:willDisplayMenuFor:animator:)") }
}

extension OptionalRequirement {
  static let contextMenuInteractionWillEndForAnimator = Self(number: 388, delegate: "UIContextMenuInteractionDelegate", method: "contextMenuInteraction(_: UIContextMenuInteraction, willEndFor: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)", line: "ContextMenuInteractionWillEndForAnimator")
}
extension Implements {
  /// Its own `contextMenuInteraction(_:willEndFor:animator:)` counts, though it is a superclass that conforms to `UIContextMenuInteractionDelegate`.
  @preconcurrency @MainActor
  public protocol ContextMenuInteractionWillEndForAnimator: AnyObject {
    /// As in `UIContextMenuInteractionDelegate`.
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
  }
  /// The delegate, if its class says that it implements `contextMenuInteraction(_:willEndFor:animator:)`.
  @MainActor static func contextMenuInteractionWillEndForAnimator(_ delegate: any UIContextMenuInteractionDelegate) -> (any ContextMenuInteractionWillEndForAnimator)? {
    if let delegate = delegate as? any ContextMenuInteractionWillEndForAnimator { return delegate }
    notImplemented(.contextMenuInteractionWillEndForAnimator, by: delegate) { $0 is any UIContextMenuInteractionDelegate.Type }
    return nil
  }
}
extension Implements.ContextMenuInteractionWillEndForAnimator {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no contextMenuInteraction(_:willEndFor:animator:)")
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { preconditionFailure("ContextMenuInteractionWillEndForAnimator without contextMenuInteraction(_:willEndFor:animator:)") }
}

// MARK: UIDynamicAnimatorDelegate

extension OptionalRequirement {
  static let dynamicAnimatorWillResume = Self(number: 448, delegate: "UIDynamicAnimatorDelegate", method: "dynamicAnimatorWillResume(_: UIDynamicAnimator)", line: "DynamicAnimatorWillResume")
}
extension Implements {
  /// Its own `dynamicAnimatorWillResume(_:)` counts, though it is a superclass that conforms to `UIDynamicAnimatorDelegate`.
  @preconcurrency @MainActor
  public protocol DynamicAnimatorWillResume: AnyObject {
    /// As in `UIDynamicAnimatorDelegate`.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  }
  /// The delegate, if its class says that it implements `dynamicAnimatorWillResume(_:)`.
  @MainActor static func dynamicAnimatorWillResume(_ delegate: any UIDynamicAnimatorDelegate) -> (any DynamicAnimatorWillResume)? {
    if let delegate = delegate as? any DynamicAnimatorWillResume { return delegate }
    notImplemented(.dynamicAnimatorWillResume, by: delegate) { $0 is any UIDynamicAnimatorDelegate.Type }
    return nil
  }
}
extension Implements.DynamicAnimatorWillResume {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no dynamicAnimatorWillResume(_:)")
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { preconditionFailure("DynamicAnimatorWillResume without dynamicAnimatorWillResume(_:)") }
}

extension OptionalRequirement {
  static let dynamicAnimatorDidPause = Self(number: 449, delegate: "UIDynamicAnimatorDelegate", method: "dynamicAnimatorDidPause(_: UIDynamicAnimator)", line: "DynamicAnimatorDidPause")
}
extension Implements {
  /// Its own `dynamicAnimatorDidPause(_:)` counts, though it is a superclass that conforms to `UIDynamicAnimatorDelegate`.
  @preconcurrency @MainActor
  public protocol DynamicAnimatorDidPause: AnyObject {
    /// As in `UIDynamicAnimatorDelegate`.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
  }
  /// The delegate, if its class says that it implements `dynamicAnimatorDidPause(_:)`.
  @MainActor static func dynamicAnimatorDidPause(_ delegate: any UIDynamicAnimatorDelegate) -> (any DynamicAnimatorDidPause)? {
    if let delegate = delegate as? any DynamicAnimatorDidPause { return delegate }
    notImplemented(.dynamicAnimatorDidPause, by: delegate) { $0 is any UIDynamicAnimatorDelegate.Type }
    return nil
  }
}
extension Implements.DynamicAnimatorDidPause {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no dynamicAnimatorDidPause(_:)")
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { preconditionFailure("DynamicAnimatorDidPause without dynamicAnimatorDidPause(_:)") }
}

// MARK: UIDynamicItem

extension OptionalRequirement {
  static let collisionBoundsType = Self(number: 512, delegate: "UIDynamicItem", method: "collisionBoundsType", line: "CollisionBoundsType")
}
extension Implements {
  /// Its own `collisionBoundsType` counts, though it is a superclass that conforms to `UIDynamicItem`.
  @preconcurrency @MainActor
  public protocol CollisionBoundsType: AnyObject {
    /// As in `UIDynamicItem`.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  }
  /// The delegate, if its class says that it implements `collisionBoundsType`.
  @MainActor static func collisionBoundsType(_ delegate: any UIDynamicItem) -> (any CollisionBoundsType)? {
    if let delegate = delegate as? any CollisionBoundsType { return delegate }
    notImplemented(.collisionBoundsType, by: delegate) { $0 is any UIDynamicItem.Type }
    return nil
  }
}
extension Implements.CollisionBoundsType {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no collisionBoundsType")
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { preconditionFailure("CollisionBoundsType without collisionBoundsType") }
}

extension OptionalRequirement {
  static let collisionBoundingPath = Self(number: 513, delegate: "UIDynamicItem", method: "collisionBoundingPath", line: "CollisionBoundingPath")
}
extension Implements {
  /// Its own `collisionBoundingPath` counts, though it is a superclass that conforms to `UIDynamicItem`.
  @preconcurrency @MainActor
  public protocol CollisionBoundingPath: AnyObject {
    /// As in `UIDynamicItem`.
    var collisionBoundingPath: UIBezierPath { get }
  }
  /// The delegate, if its class says that it implements `collisionBoundingPath`.
  @MainActor static func collisionBoundingPath(_ delegate: any UIDynamicItem) -> (any CollisionBoundingPath)? {
    if let delegate = delegate as? any CollisionBoundingPath { return delegate }
    notImplemented(.collisionBoundingPath, by: delegate) { $0 is any UIDynamicItem.Type }
    return nil
  }
}
extension Implements.CollisionBoundingPath {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no collisionBoundingPath")
  public var collisionBoundingPath: UIBezierPath { preconditionFailure("CollisionBoundingPath without collisionBoundingPath") }
}

// MARK: UIGestureRecognizerDelegate

extension OptionalRequirement {
  static let gestureRecognizerShouldBegin = Self(number: 576, delegate: "UIGestureRecognizerDelegate", method: "gestureRecognizerShouldBegin(_: UIGestureRecognizer)", line: "GestureRecognizerShouldBegin")
}
extension Implements {
  /// Its own `gestureRecognizerShouldBegin(_:)` counts, though it is a superclass that conforms to `UIGestureRecognizerDelegate`.
  @preconcurrency @MainActor
  public protocol GestureRecognizerShouldBegin: AnyObject {
    /// As in `UIGestureRecognizerDelegate`.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  }
  /// The delegate, if its class says that it implements `gestureRecognizerShouldBegin(_:)`.
  @MainActor static func gestureRecognizerShouldBegin(_ delegate: any UIGestureRecognizerDelegate) -> (any GestureRecognizerShouldBegin)? {
    if let delegate = delegate as? any GestureRecognizerShouldBegin { return delegate }
    notImplemented(.gestureRecognizerShouldBegin, by: delegate) { $0 is any UIGestureRecognizerDelegate.Type }
    return nil
  }
}
extension Implements.GestureRecognizerShouldBegin {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no gestureRecognizerShouldBegin(_:)")
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { preconditionFailure("GestureRecognizerShouldBegin without gestureRecognizerShouldBegin(_:)") }
}

extension OptionalRequirement {
  static let gestureRecognizerShouldReceiveEvent = Self(number: 577, delegate: "UIGestureRecognizerDelegate", method: "gestureRecognizer(_: UIGestureRecognizer, shouldReceive: UIEvent)", line: "GestureRecognizerShouldReceiveEvent")
}
extension Implements {
  /// Its own `gestureRecognizer(_:shouldReceive:)` counts, though it is a superclass that conforms to `UIGestureRecognizerDelegate`.
  @preconcurrency @MainActor
  public protocol GestureRecognizerShouldReceiveEvent: AnyObject {
    /// As in `UIGestureRecognizerDelegate`.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
  }
  /// The delegate, if its class says that it implements `gestureRecognizer(_:shouldReceive:)`.
  @MainActor static func gestureRecognizerShouldReceiveEvent(_ delegate: any UIGestureRecognizerDelegate) -> (any GestureRecognizerShouldReceiveEvent)? {
    if let delegate = delegate as? any GestureRecognizerShouldReceiveEvent { return delegate }
    notImplemented(.gestureRecognizerShouldReceiveEvent, by: delegate) { $0 is any UIGestureRecognizerDelegate.Type }
    return nil
  }
}
extension Implements.GestureRecognizerShouldReceiveEvent {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no gestureRecognizer(_:shouldReceive:)")
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { preconditionFailure("GestureRecognizerShouldReceiveEvent without gestureRecognizer(_:shouldReceive:)") }
}

extension OptionalRequirement {
  static let gestureRecognizerShouldReceiveTouch = Self(number: 578, delegate: "UIGestureRecognizerDelegate", method: "gestureRecognizer(_: UIGestureRecognizer, shouldReceive: UITouch)", line: "GestureRecognizerShouldReceiveTouch")
}
extension Implements {
  /// Its own `gestureRecognizer(_:shouldReceive:)` counts, though it is a superclass that conforms to `UIGestureRecognizerDelegate`.
  @preconcurrency @MainActor
  public protocol GestureRecognizerShouldReceiveTouch: AnyObject {
    /// As in `UIGestureRecognizerDelegate`.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  }
  /// The delegate, if its class says that it implements `gestureRecognizer(_:shouldReceive:)`.
  @MainActor static func gestureRecognizerShouldReceiveTouch(_ delegate: any UIGestureRecognizerDelegate) -> (any GestureRecognizerShouldReceiveTouch)? {
    if let delegate = delegate as? any GestureRecognizerShouldReceiveTouch { return delegate }
    notImplemented(.gestureRecognizerShouldReceiveTouch, by: delegate) { $0 is any UIGestureRecognizerDelegate.Type }
    return nil
  }
}
extension Implements.GestureRecognizerShouldReceiveTouch {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no gestureRecognizer(_:shouldReceive:)")
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { preconditionFailure("GestureRecognizerShouldReceiveTouch without gestureRecognizer(_:shouldReceive:)") }
}

extension OptionalRequirement {
  static let gestureRecognizerShouldRecognizeSimultaneouslyWith = Self(number: 579, delegate: "UIGestureRecognizerDelegate", method: "gestureRecognizer(_: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith: UIGestureRecognizer)", line: "GestureRecognizerShouldRecognizeSimultaneouslyWith")
}
extension Implements {
  /// Its own `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)` counts, though it is a superclass that conforms to `UIGestureRecognizerDelegate`.
  @preconcurrency @MainActor
  public protocol GestureRecognizerShouldRecognizeSimultaneouslyWith: AnyObject {
    /// As in `UIGestureRecognizerDelegate`.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
  }
  /// The delegate, if its class says that it implements `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`.
  @MainActor static func gestureRecognizerShouldRecognizeSimultaneouslyWith(_ delegate: any UIGestureRecognizerDelegate) -> (any GestureRecognizerShouldRecognizeSimultaneouslyWith)? {
    if let delegate = delegate as? any GestureRecognizerShouldRecognizeSimultaneouslyWith { return delegate }
    notImplemented(.gestureRecognizerShouldRecognizeSimultaneouslyWith, by: delegate) { $0 is any UIGestureRecognizerDelegate.Type }
    return nil
  }
}
extension Implements.GestureRecognizerShouldRecognizeSimultaneouslyWith {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)")
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { preconditionFailure("GestureRecognizerShouldRecognizeSimultaneouslyWith without gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)") }
}

extension OptionalRequirement {
  static let gestureRecognizerShouldRequireFailureOf = Self(number: 580, delegate: "UIGestureRecognizerDelegate", method: "gestureRecognizer(_: UIGestureRecognizer, shouldRequireFailureOf: UIGestureRecognizer)", line: "GestureRecognizerShouldRequireFailureOf")
}
extension Implements {
  /// Its own `gestureRecognizer(_:shouldRequireFailureOf:)` counts, though it is a superclass that conforms to `UIGestureRecognizerDelegate`.
  @preconcurrency @MainActor
  public protocol GestureRecognizerShouldRequireFailureOf: AnyObject {
    /// As in `UIGestureRecognizerDelegate`.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
  }
  /// The delegate, if its class says that it implements `gestureRecognizer(_:shouldRequireFailureOf:)`.
  @MainActor static func gestureRecognizerShouldRequireFailureOf(_ delegate: any UIGestureRecognizerDelegate) -> (any GestureRecognizerShouldRequireFailureOf)? {
    if let delegate = delegate as? any GestureRecognizerShouldRequireFailureOf { return delegate }
    notImplemented(.gestureRecognizerShouldRequireFailureOf, by: delegate) { $0 is any UIGestureRecognizerDelegate.Type }
    return nil
  }
}
extension Implements.GestureRecognizerShouldRequireFailureOf {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no gestureRecognizer(_:shouldRequireFailureOf:)")
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool { preconditionFailure("GestureRecognizerShouldRequireFailureOf without gestureRecognizer(_:shouldRequireFailureOf:)") }
}

extension OptionalRequirement {
  static let gestureRecognizerShouldBeRequiredToFailBy = Self(number: 581, delegate: "UIGestureRecognizerDelegate", method: "gestureRecognizer(_: UIGestureRecognizer, shouldBeRequiredToFailBy: UIGestureRecognizer)", line: "GestureRecognizerShouldBeRequiredToFailBy")
}
extension Implements {
  /// Its own `gestureRecognizer(_:shouldBeRequiredToFailBy:)` counts, though it is a superclass that conforms to `UIGestureRecognizerDelegate`.
  @preconcurrency @MainActor
  public protocol GestureRecognizerShouldBeRequiredToFailBy: AnyObject {
    /// As in `UIGestureRecognizerDelegate`.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
  }
  /// The delegate, if its class says that it implements `gestureRecognizer(_:shouldBeRequiredToFailBy:)`.
  @MainActor static func gestureRecognizerShouldBeRequiredToFailBy(_ delegate: any UIGestureRecognizerDelegate) -> (any GestureRecognizerShouldBeRequiredToFailBy)? {
    if let delegate = delegate as? any GestureRecognizerShouldBeRequiredToFailBy { return delegate }
    notImplemented(.gestureRecognizerShouldBeRequiredToFailBy, by: delegate) { $0 is any UIGestureRecognizerDelegate.Type }
    return nil
  }
}
extension Implements.GestureRecognizerShouldBeRequiredToFailBy {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no gestureRecognizer(_:shouldBeRequiredToFailBy:)")
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool { preconditionFailure("GestureRecognizerShouldBeRequiredToFailBy without gestureRecognizer(_:shouldBeRequiredToFailBy:)") }
}

// MARK: UINavigationBarDelegate

extension OptionalRequirement {
  static let navigationBarShouldPush = Self(number: 640, delegate: "UINavigationBarDelegate", method: "navigationBar(_: UINavigationBar, shouldPush: UINavigationItem)", line: "NavigationBarShouldPush")
}
extension Implements {
  /// Its own `navigationBar(_:shouldPush:)` counts, though it is a superclass that conforms to `UINavigationBarDelegate`.
  @preconcurrency @MainActor
  public protocol NavigationBarShouldPush: AnyObject {
    /// As in `UINavigationBarDelegate`.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  }
  /// The delegate, if its class says that it implements `navigationBar(_:shouldPush:)`.
  @MainActor static func navigationBarShouldPush(_ delegate: any UINavigationBarDelegate) -> (any NavigationBarShouldPush)? {
    if let delegate = delegate as? any NavigationBarShouldPush { return delegate }
    notImplemented(.navigationBarShouldPush, by: delegate) { $0 is any UINavigationBarDelegate.Type }
    return nil
  }
}
extension Implements.NavigationBarShouldPush {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no navigationBar(_:shouldPush:)")
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { preconditionFailure("NavigationBarShouldPush without navigationBar(_:shouldPush:)") }
}

extension OptionalRequirement {
  static let navigationBarDidPush = Self(number: 641, delegate: "UINavigationBarDelegate", method: "navigationBar(_: UINavigationBar, didPush: UINavigationItem)", line: "NavigationBarDidPush")
}
extension Implements {
  /// Its own `navigationBar(_:didPush:)` counts, though it is a superclass that conforms to `UINavigationBarDelegate`.
  @preconcurrency @MainActor
  public protocol NavigationBarDidPush: AnyObject {
    /// As in `UINavigationBarDelegate`.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  }
  /// The delegate, if its class says that it implements `navigationBar(_:didPush:)`.
  @MainActor static func navigationBarDidPush(_ delegate: any UINavigationBarDelegate) -> (any NavigationBarDidPush)? {
    if let delegate = delegate as? any NavigationBarDidPush { return delegate }
    notImplemented(.navigationBarDidPush, by: delegate) { $0 is any UINavigationBarDelegate.Type }
    return nil
  }
}
extension Implements.NavigationBarDidPush {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no navigationBar(_:didPush:)")
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { preconditionFailure("NavigationBarDidPush without navigationBar(_:didPush:)") }
}

extension OptionalRequirement {
  static let navigationBarShouldPop = Self(number: 642, delegate: "UINavigationBarDelegate", method: "navigationBar(_: UINavigationBar, shouldPop: UINavigationItem)", line: "NavigationBarShouldPop")
}
extension Implements {
  /// Its own `navigationBar(_:shouldPop:)` counts, though it is a superclass that conforms to `UINavigationBarDelegate`.
  @preconcurrency @MainActor
  public protocol NavigationBarShouldPop: AnyObject {
    /// As in `UINavigationBarDelegate`.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  }
  /// The delegate, if its class says that it implements `navigationBar(_:shouldPop:)`.
  @MainActor static func navigationBarShouldPop(_ delegate: any UINavigationBarDelegate) -> (any NavigationBarShouldPop)? {
    if let delegate = delegate as? any NavigationBarShouldPop { return delegate }
    notImplemented(.navigationBarShouldPop, by: delegate) { $0 is any UINavigationBarDelegate.Type }
    return nil
  }
}
extension Implements.NavigationBarShouldPop {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no navigationBar(_:shouldPop:)")
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { preconditionFailure("NavigationBarShouldPop without navigationBar(_:shouldPop:)") }
}

extension OptionalRequirement {
  static let navigationBarDidPop = Self(number: 643, delegate: "UINavigationBarDelegate", method: "navigationBar(_: UINavigationBar, didPop: UINavigationItem)", line: "NavigationBarDidPop")
}
extension Implements {
  /// Its own `navigationBar(_:didPop:)` counts, though it is a superclass that conforms to `UINavigationBarDelegate`.
  @preconcurrency @MainActor
  public protocol NavigationBarDidPop: AnyObject {
    /// As in `UINavigationBarDelegate`.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
  }
  /// The delegate, if its class says that it implements `navigationBar(_:didPop:)`.
  @MainActor static func navigationBarDidPop(_ delegate: any UINavigationBarDelegate) -> (any NavigationBarDidPop)? {
    if let delegate = delegate as? any NavigationBarDidPop { return delegate }
    notImplemented(.navigationBarDidPop, by: delegate) { $0 is any UINavigationBarDelegate.Type }
    return nil
  }
}
extension Implements.NavigationBarDidPop {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no navigationBar(_:didPop:)")
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { preconditionFailure("NavigationBarDidPop without navigationBar(_:didPop:)") }
}

// MARK: UINavigationControllerDelegate

extension OptionalRequirement {
  static let navigationControllerWillShowAnimated = Self(number: 704, delegate: "UINavigationControllerDelegate", method: "navigationController(_: UINavigationController, willShow: UIViewController, animated: Bool)", line: "NavigationControllerWillShowAnimated")
}
extension Implements {
  /// Its own `navigationController(_:willShow:animated:)` counts, though it is a superclass that conforms to `UINavigationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol NavigationControllerWillShowAnimated: AnyObject {
    /// As in `UINavigationControllerDelegate`.
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  }
  /// The delegate, if its class says that it implements `navigationController(_:willShow:animated:)`.
  @MainActor static func navigationControllerWillShowAnimated(_ delegate: any UINavigationControllerDelegate) -> (any NavigationControllerWillShowAnimated)? {
    if let delegate = delegate as? any NavigationControllerWillShowAnimated { return delegate }
    notImplemented(.navigationControllerWillShowAnimated, by: delegate) { $0 is any UINavigationControllerDelegate.Type }
    return nil
  }
}
extension Implements.NavigationControllerWillShowAnimated {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no navigationController(_:willShow:animated:)")
  public func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) { preconditionFailure("NavigationControllerWillShowAnimated without navigationController(_:willShow:animated:)") }
}

extension OptionalRequirement {
  static let navigationControllerDidShowAnimated = Self(number: 705, delegate: "UINavigationControllerDelegate", method: "navigationController(_: UINavigationController, didShow: UIViewController, animated: Bool)", line: "NavigationControllerDidShowAnimated")
}
extension Implements {
  /// Its own `navigationController(_:didShow:animated:)` counts, though it is a superclass that conforms to `UINavigationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol NavigationControllerDidShowAnimated: AnyObject {
    /// As in `UINavigationControllerDelegate`.
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  }
  /// The delegate, if its class says that it implements `navigationController(_:didShow:animated:)`.
  @MainActor static func navigationControllerDidShowAnimated(_ delegate: any UINavigationControllerDelegate) -> (any NavigationControllerDidShowAnimated)? {
    if let delegate = delegate as? any NavigationControllerDidShowAnimated { return delegate }
    notImplemented(.navigationControllerDidShowAnimated, by: delegate) { $0 is any UINavigationControllerDelegate.Type }
    return nil
  }
}
extension Implements.NavigationControllerDidShowAnimated {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no navigationController(_:didShow:animated:)")
  public func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) { preconditionFailure("NavigationControllerDidShowAnimated without navigationController(_:didShow:animated:)") }
}

extension OptionalRequirement {
  static let navigationControllerAnimationControllerForFromFromVCToToVC = Self(number: 706, delegate: "UINavigationControllerDelegate", method: "navigationController(_: UINavigationController, animationControllerFor: UINavigationController.Operation, from: UIViewController, to: UIViewController)", line: "NavigationControllerAnimationControllerForFromFromVCToToVC")
}
extension Implements {
  /// Its own `navigationController(_:animationControllerFor:from:to:)` counts, though it is a superclass that conforms to `UINavigationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol NavigationControllerAnimationControllerForFromFromVCToToVC: AnyObject {
    /// As in `UINavigationControllerDelegate`.
    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  }
  /// The delegate, if its class says that it implements `navigationController(_:animationControllerFor:from:to:)`.
  @MainActor static func navigationControllerAnimationControllerForFromFromVCToToVC(_ delegate: any UINavigationControllerDelegate) -> (any NavigationControllerAnimationControllerForFromFromVCToToVC)? {
    if let delegate = delegate as? any NavigationControllerAnimationControllerForFromFromVCToToVC { return delegate }
    notImplemented(.navigationControllerAnimationControllerForFromFromVCToToVC, by: delegate) { $0 is any UINavigationControllerDelegate.Type }
    return nil
  }
}
extension Implements.NavigationControllerAnimationControllerForFromFromVCToToVC {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no navigationController(_:animationControllerFor:from:to:)")
  public func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { preconditionFailure("NavigationControllerAnimationControllerForFromFromVCToToVC without navigationController(_:animationControllerFor:from:to:)") }
}

extension OptionalRequirement {
  static let navigationControllerInteractionControllerFor = Self(number: 707, delegate: "UINavigationControllerDelegate", method: "navigationController(_: UINavigationController, interactionControllerFor: any UIViewControllerAnimatedTransitioning)", line: "NavigationControllerInteractionControllerFor")
}
extension Implements {
  /// Its own `navigationController(_:interactionControllerFor:)` counts, though it is a superclass that conforms to `UINavigationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol NavigationControllerInteractionControllerFor: AnyObject {
    /// As in `UINavigationControllerDelegate`.
    func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  }
  /// The delegate, if its class says that it implements `navigationController(_:interactionControllerFor:)`.
  @MainActor static func navigationControllerInteractionControllerFor(_ delegate: any UINavigationControllerDelegate) -> (any NavigationControllerInteractionControllerFor)? {
    if let delegate = delegate as? any NavigationControllerInteractionControllerFor { return delegate }
    notImplemented(.navigationControllerInteractionControllerFor, by: delegate) { $0 is any UINavigationControllerDelegate.Type }
    return nil
  }
}
extension Implements.NavigationControllerInteractionControllerFor {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no navigationController(_:interactionControllerFor:)")
  public func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { preconditionFailure("NavigationControllerInteractionControllerFor without navigationController(_:interactionControllerFor:)") }
}

// MARK: UIPageViewControllerDataSource

extension OptionalRequirement {
  static let presentationCountForPageViewController = Self(number: 768, delegate: "UIPageViewControllerDataSource", method: "presentationCount(for: UIPageViewController)", line: "PresentationCountForPageViewController")
}
extension Implements {
  /// Its own `presentationCount(for:)` counts, though it is a superclass that conforms to `UIPageViewControllerDataSource`.
  @preconcurrency @MainActor
  public protocol PresentationCountForPageViewController: AnyObject {
    /// As in `UIPageViewControllerDataSource`.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
  }
  /// The delegate, if its class says that it implements `presentationCount(for:)`.
  @MainActor static func presentationCountForPageViewController(_ delegate: any UIPageViewControllerDataSource) -> (any PresentationCountForPageViewController)? {
    if let delegate = delegate as? any PresentationCountForPageViewController { return delegate }
    notImplemented(.presentationCountForPageViewController, by: delegate) { $0 is any UIPageViewControllerDataSource.Type }
    return nil
  }
}
extension Implements.PresentationCountForPageViewController {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no presentationCount(for:)")
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { preconditionFailure("PresentationCountForPageViewController without presentationCount(for:)") }
}

extension OptionalRequirement {
  static let presentationIndexForPageViewController = Self(number: 769, delegate: "UIPageViewControllerDataSource", method: "presentationIndex(for: UIPageViewController)", line: "PresentationIndexForPageViewController")
}
extension Implements {
  /// Its own `presentationIndex(for:)` counts, though it is a superclass that conforms to `UIPageViewControllerDataSource`.
  @preconcurrency @MainActor
  public protocol PresentationIndexForPageViewController: AnyObject {
    /// As in `UIPageViewControllerDataSource`.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
  }
  /// The delegate, if its class says that it implements `presentationIndex(for:)`.
  @MainActor static func presentationIndexForPageViewController(_ delegate: any UIPageViewControllerDataSource) -> (any PresentationIndexForPageViewController)? {
    if let delegate = delegate as? any PresentationIndexForPageViewController { return delegate }
    notImplemented(.presentationIndexForPageViewController, by: delegate) { $0 is any UIPageViewControllerDataSource.Type }
    return nil
  }
}
extension Implements.PresentationIndexForPageViewController {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no presentationIndex(for:)")
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { preconditionFailure("PresentationIndexForPageViewController without presentationIndex(for:)") }
}

// MARK: UIPageViewControllerDelegate

extension OptionalRequirement {
  static let pageViewControllerWillTransitionTo = Self(number: 832, delegate: "UIPageViewControllerDelegate", method: "pageViewController(_: UIPageViewController, willTransitionTo: [UIViewController])", line: "PageViewControllerWillTransitionTo")
}
extension Implements {
  /// Its own `pageViewController(_:willTransitionTo:)` counts, though it is a superclass that conforms to `UIPageViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PageViewControllerWillTransitionTo: AnyObject {
    /// As in `UIPageViewControllerDelegate`.
    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  }
  /// The delegate, if its class says that it implements `pageViewController(_:willTransitionTo:)`.
  @MainActor static func pageViewControllerWillTransitionTo(_ delegate: any UIPageViewControllerDelegate) -> (any PageViewControllerWillTransitionTo)? {
    if let delegate = delegate as? any PageViewControllerWillTransitionTo { return delegate }
    notImplemented(.pageViewControllerWillTransitionTo, by: delegate) { $0 is any UIPageViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.PageViewControllerWillTransitionTo {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no pageViewController(_:willTransitionTo:)")
  public func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) { preconditionFailure("PageViewControllerWillTransitionTo without pageViewController(_:willTransitionTo:)") }
}

extension OptionalRequirement {
  static let pageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted = Self(number: 833, delegate: "UIPageViewControllerDelegate", method: "pageViewController(_: UIPageViewController, didFinishAnimating: Bool, previousViewControllers: [UIViewController], transitionCompleted: Bool)", line: "PageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted")
}
extension Implements {
  /// Its own `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)` counts, though it is a superclass that conforms to `UIPageViewControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted: AnyObject {
    /// As in `UIPageViewControllerDelegate`.
    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  }
  /// The delegate, if its class says that it implements `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`.
  @MainActor static func pageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted(_ delegate: any UIPageViewControllerDelegate) -> (any PageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted)? {
    if let delegate = delegate as? any PageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted { return delegate }
    notImplemented(.pageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted, by: delegate) { $0 is any UIPageViewControllerDelegate.Type }
    return nil
  }
}
extension Implements.PageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)")
  public func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) { preconditionFailure("PageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted without pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)") }
}

// MARK: UIPopoverPresentationControllerDelegate

extension OptionalRequirement {
  static let prepareForPopoverPresentationPopoverPresentationController = Self(number: 896, delegate: "UIPopoverPresentationControllerDelegate", method: "prepareForPopoverPresentation(_: UIPopoverPresentationController)", line: "PrepareForPopoverPresentationPopoverPresentationController")
}
extension Implements {
  /// Its own `prepareForPopoverPresentation(_:)` counts, though it is a superclass that conforms to `UIPopoverPresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PrepareForPopoverPresentationPopoverPresentationController: AnyObject {
    /// As in `UIPopoverPresentationControllerDelegate`.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  }
  /// The delegate, if its class says that it implements `prepareForPopoverPresentation(_:)`.
  @MainActor static func prepareForPopoverPresentationPopoverPresentationController(_ delegate: any UIPopoverPresentationControllerDelegate) -> (any PrepareForPopoverPresentationPopoverPresentationController)? {
    if let delegate = delegate as? any PrepareForPopoverPresentationPopoverPresentationController { return delegate }
    notImplemented(.prepareForPopoverPresentationPopoverPresentationController, by: delegate) { $0 is any UIPopoverPresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.PrepareForPopoverPresentationPopoverPresentationController {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no prepareForPopoverPresentation(_:)")
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) { preconditionFailure("PrepareForPopoverPresentationPopoverPresentationController without prepareForPopoverPresentation(_:)") }
}

// MARK: UIScrollViewDelegate

extension OptionalRequirement {
  static let scrollViewDidScroll = Self(number: 960, delegate: "UIScrollViewDelegate", method: "scrollViewDidScroll(_: UIScrollView)", line: "ScrollViewDidScroll")
}
extension Implements {
  /// Its own `scrollViewDidScroll(_:)` counts, though it is a superclass that conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewDidScroll: AnyObject {
    /// As in `UIScrollViewDelegate`.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
  }
  /// The delegate, if its class says that it implements `scrollViewDidScroll(_:)`.
  @MainActor static func scrollViewDidScroll(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewDidScroll)? {
    if let delegate = delegate as? any ScrollViewDidScroll { return delegate }
    notImplemented(.scrollViewDidScroll, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewDidScroll {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no scrollViewDidScroll(_:)")
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { preconditionFailure("ScrollViewDidScroll without scrollViewDidScroll(_:)") }
}

extension OptionalRequirement {
  static let scrollViewWillBeginDragging = Self(number: 961, delegate: "UIScrollViewDelegate", method: "scrollViewWillBeginDragging(_: UIScrollView)", line: "ScrollViewWillBeginDragging")
}
extension Implements {
  /// Its own `scrollViewWillBeginDragging(_:)` counts, though it is a superclass that conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewWillBeginDragging: AnyObject {
    /// As in `UIScrollViewDelegate`.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  }
  /// The delegate, if its class says that it implements `scrollViewWillBeginDragging(_:)`.
  @MainActor static func scrollViewWillBeginDragging(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewWillBeginDragging)? {
    if let delegate = delegate as? any ScrollViewWillBeginDragging { return delegate }
    notImplemented(.scrollViewWillBeginDragging, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewWillBeginDragging {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no scrollViewWillBeginDragging(_:)")
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { preconditionFailure("ScrollViewWillBeginDragging without scrollViewWillBeginDragging(_:)") }
}

extension OptionalRequirement {
  static let scrollViewWillEndDraggingWithVelocityTargetContentOffset = Self(number: 962, delegate: "UIScrollViewDelegate", method: "scrollViewWillEndDragging(_: UIScrollView, withVelocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)", line: "ScrollViewWillEndDraggingWithVelocityTargetContentOffset")
}
extension Implements {
  /// Its own `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` counts, though it is a superclass that conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewWillEndDraggingWithVelocityTargetContentOffset: AnyObject {
    /// As in `UIScrollViewDelegate`.
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  }
  /// The delegate, if its class says that it implements `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  @MainActor static func scrollViewWillEndDraggingWithVelocityTargetContentOffset(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewWillEndDraggingWithVelocityTargetContentOffset)? {
    if let delegate = delegate as? any ScrollViewWillEndDraggingWithVelocityTargetContentOffset { return delegate }
    notImplemented(.scrollViewWillEndDraggingWithVelocityTargetContentOffset, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewWillEndDraggingWithVelocityTargetContentOffset {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)")
  public func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { preconditionFailure("ScrollViewWillEndDraggingWithVelocityTargetContentOffset without scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") }
}

extension OptionalRequirement {
  static let scrollViewDidEndDraggingWillDecelerate = Self(number: 963, delegate: "UIScrollViewDelegate", method: "scrollViewDidEndDragging(_: UIScrollView, willDecelerate: Bool)", line: "ScrollViewDidEndDraggingWillDecelerate")
}
extension Implements {
  /// Its own `scrollViewDidEndDragging(_:willDecelerate:)` counts, though it is a superclass that conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewDidEndDraggingWillDecelerate: AnyObject {
    /// As in `UIScrollViewDelegate`.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  }
  /// The delegate, if its class says that it implements `scrollViewDidEndDragging(_:willDecelerate:)`.
  @MainActor static func scrollViewDidEndDraggingWillDecelerate(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewDidEndDraggingWillDecelerate)? {
    if let delegate = delegate as? any ScrollViewDidEndDraggingWillDecelerate { return delegate }
    notImplemented(.scrollViewDidEndDraggingWillDecelerate, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewDidEndDraggingWillDecelerate {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no scrollViewDidEndDragging(_:willDecelerate:)")
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { preconditionFailure("ScrollViewDidEndDraggingWillDecelerate without scrollViewDidEndDragging(_:willDecelerate:)") }
}

extension OptionalRequirement {
  static let scrollViewWillBeginDecelerating = Self(number: 964, delegate: "UIScrollViewDelegate", method: "scrollViewWillBeginDecelerating(_: UIScrollView)", line: "ScrollViewWillBeginDecelerating")
}
extension Implements {
  /// Its own `scrollViewWillBeginDecelerating(_:)` counts, though it is a superclass that conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewWillBeginDecelerating: AnyObject {
    /// As in `UIScrollViewDelegate`.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  }
  /// The delegate, if its class says that it implements `scrollViewWillBeginDecelerating(_:)`.
  @MainActor static func scrollViewWillBeginDecelerating(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewWillBeginDecelerating)? {
    if let delegate = delegate as? any ScrollViewWillBeginDecelerating { return delegate }
    notImplemented(.scrollViewWillBeginDecelerating, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewWillBeginDecelerating {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no scrollViewWillBeginDecelerating(_:)")
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { preconditionFailure("ScrollViewWillBeginDecelerating without scrollViewWillBeginDecelerating(_:)") }
}

extension OptionalRequirement {
  static let scrollViewDidEndDecelerating = Self(number: 965, delegate: "UIScrollViewDelegate", method: "scrollViewDidEndDecelerating(_: UIScrollView)", line: "ScrollViewDidEndDecelerating")
}
extension Implements {
  /// Its own `scrollViewDidEndDecelerating(_:)` counts, though it is a superclass that conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewDidEndDecelerating: AnyObject {
    /// As in `UIScrollViewDelegate`.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  }
  /// The delegate, if its class says that it implements `scrollViewDidEndDecelerating(_:)`.
  @MainActor static func scrollViewDidEndDecelerating(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewDidEndDecelerating)? {
    if let delegate = delegate as? any ScrollViewDidEndDecelerating { return delegate }
    notImplemented(.scrollViewDidEndDecelerating, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewDidEndDecelerating {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no scrollViewDidEndDecelerating(_:)")
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { preconditionFailure("ScrollViewDidEndDecelerating without scrollViewDidEndDecelerating(_:)") }
}

extension OptionalRequirement {
  static let scrollViewDidEndScrollingAnimation = Self(number: 966, delegate: "UIScrollViewDelegate", method: "scrollViewDidEndScrollingAnimation(_: UIScrollView)", line: "ScrollViewDidEndScrollingAnimation")
}
extension Implements {
  /// Its own `scrollViewDidEndScrollingAnimation(_:)` counts, though it is a superclass that conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewDidEndScrollingAnimation: AnyObject {
    /// As in `UIScrollViewDelegate`.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  }
  /// The delegate, if its class says that it implements `scrollViewDidEndScrollingAnimation(_:)`.
  @MainActor static func scrollViewDidEndScrollingAnimation(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewDidEndScrollingAnimation)? {
    if let delegate = delegate as? any ScrollViewDidEndScrollingAnimation { return delegate }
    notImplemented(.scrollViewDidEndScrollingAnimation, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewDidEndScrollingAnimation {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no scrollViewDidEndScrollingAnimation(_:)")
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { preconditionFailure("ScrollViewDidEndScrollingAnimation without scrollViewDidEndScrollingAnimation(_:)") }
}

extension OptionalRequirement {
  static let scrollViewShouldScrollToTop = Self(number: 967, delegate: "UIScrollViewDelegate", method: "scrollViewShouldScrollToTop(_: UIScrollView)", line: "ScrollViewShouldScrollToTop")
}
extension Implements {
  /// Its own `scrollViewShouldScrollToTop(_:)` counts, though it is a superclass that conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewShouldScrollToTop: AnyObject {
    /// As in `UIScrollViewDelegate`.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  }
  /// The delegate, if its class says that it implements `scrollViewShouldScrollToTop(_:)`.
  @MainActor static func scrollViewShouldScrollToTop(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewShouldScrollToTop)? {
    if let delegate = delegate as? any ScrollViewShouldScrollToTop { return delegate }
    notImplemented(.scrollViewShouldScrollToTop, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewShouldScrollToTop {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no scrollViewShouldScrollToTop(_:)")
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { preconditionFailure("ScrollViewShouldScrollToTop without scrollViewShouldScrollToTop(_:)") }
}

extension OptionalRequirement {
  static let scrollViewDidScrollToTop = Self(number: 968, delegate: "UIScrollViewDelegate", method: "scrollViewDidScrollToTop(_: UIScrollView)", line: "ScrollViewDidScrollToTop")
}
extension Implements {
  /// Its own `scrollViewDidScrollToTop(_:)` counts, though it is a superclass that conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewDidScrollToTop: AnyObject {
    /// As in `UIScrollViewDelegate`.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  }
  /// The delegate, if its class says that it implements `scrollViewDidScrollToTop(_:)`.
  @MainActor static func scrollViewDidScrollToTop(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewDidScrollToTop)? {
    if let delegate = delegate as? any ScrollViewDidScrollToTop { return delegate }
    notImplemented(.scrollViewDidScrollToTop, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewDidScrollToTop {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no scrollViewDidScrollToTop(_:)")
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { preconditionFailure("ScrollViewDidScrollToTop without scrollViewDidScrollToTop(_:)") }
}

extension OptionalRequirement {
  static let scrollViewDidChangeAdjustedContentInset = Self(number: 969, delegate: "UIScrollViewDelegate", method: "scrollViewDidChangeAdjustedContentInset(_: UIScrollView)", line: "ScrollViewDidChangeAdjustedContentInset")
}
extension Implements {
  /// Its own `scrollViewDidChangeAdjustedContentInset(_:)` counts, though it is a superclass that conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewDidChangeAdjustedContentInset: AnyObject {
    /// As in `UIScrollViewDelegate`.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  }
  /// The delegate, if its class says that it implements `scrollViewDidChangeAdjustedContentInset(_:)`.
  @MainActor static func scrollViewDidChangeAdjustedContentInset(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewDidChangeAdjustedContentInset)? {
    if let delegate = delegate as? any ScrollViewDidChangeAdjustedContentInset { return delegate }
    notImplemented(.scrollViewDidChangeAdjustedContentInset, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewDidChangeAdjustedContentInset {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no scrollViewDidChangeAdjustedContentInset(_:)")
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { preconditionFailure("ScrollViewDidChangeAdjustedContentInset without scrollViewDidChangeAdjustedContentInset(_:)") }
}

extension OptionalRequirement {
  static let viewForZoomingInScrollView = Self(number: 970, delegate: "UIScrollViewDelegate", method: "viewForZooming(in: UIScrollView)", line: "ViewForZoomingInScrollView")
}
extension Implements {
  /// Its own `viewForZooming(in:)` counts, though it is a superclass that conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ViewForZoomingInScrollView: AnyObject {
    /// As in `UIScrollViewDelegate`.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
  }
  /// The delegate, if its class says that it implements `viewForZooming(in:)`.
  @MainActor static func viewForZoomingInScrollView(_ delegate: any UIScrollViewDelegate) -> (any ViewForZoomingInScrollView)? {
    if let delegate = delegate as? any ViewForZoomingInScrollView { return delegate }
    notImplemented(.viewForZoomingInScrollView, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ViewForZoomingInScrollView {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no viewForZooming(in:)")
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { preconditionFailure("ViewForZoomingInScrollView without viewForZooming(in:)") }
}

extension OptionalRequirement {
  static let scrollViewWillBeginZoomingWithView = Self(number: 971, delegate: "UIScrollViewDelegate", method: "scrollViewWillBeginZooming(_: UIScrollView, with: UIView?)", line: "ScrollViewWillBeginZoomingWithView")
}
extension Implements {
  /// Its own `scrollViewWillBeginZooming(_:with:)` counts, though it is a superclass that conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewWillBeginZoomingWithView: AnyObject {
    /// As in `UIScrollViewDelegate`.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  }
  /// The delegate, if its class says that it implements `scrollViewWillBeginZooming(_:with:)`.
  @MainActor static func scrollViewWillBeginZoomingWithView(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewWillBeginZoomingWithView)? {
    if let delegate = delegate as? any ScrollViewWillBeginZoomingWithView { return delegate }
    notImplemented(.scrollViewWillBeginZoomingWithView, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewWillBeginZoomingWithView {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no scrollViewWillBeginZooming(_:with:)")
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { preconditionFailure("ScrollViewWillBeginZoomingWithView without scrollViewWillBeginZooming(_:with:)") }
}

extension OptionalRequirement {
  static let scrollViewDidZoom = Self(number: 972, delegate: "UIScrollViewDelegate", method: "scrollViewDidZoom(_: UIScrollView)", line: "ScrollViewDidZoom")
}
extension Implements {
  /// Its own `scrollViewDidZoom(_:)` counts, though it is a superclass that conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewDidZoom: AnyObject {
    /// As in `UIScrollViewDelegate`.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
  }
  /// The delegate, if its class says that it implements `scrollViewDidZoom(_:)`.
  @MainActor static func scrollViewDidZoom(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewDidZoom)? {
    if let delegate = delegate as? any ScrollViewDidZoom { return delegate }
    notImplemented(.scrollViewDidZoom, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewDidZoom {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no scrollViewDidZoom(_:)")
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { preconditionFailure("ScrollViewDidZoom without scrollViewDidZoom(_:)") }
}

extension OptionalRequirement {
  static let scrollViewDidEndZoomingWithViewAtScale = Self(number: 973, delegate: "UIScrollViewDelegate", method: "scrollViewDidEndZooming(_: UIScrollView, with: UIView?, atScale: CGFloat)", line: "ScrollViewDidEndZoomingWithViewAtScale")
}
extension Implements {
  /// Its own `scrollViewDidEndZooming(_:with:atScale:)` counts, though it is a superclass that conforms to `UIScrollViewDelegate`.
  @preconcurrency @MainActor
  public protocol ScrollViewDidEndZoomingWithViewAtScale: AnyObject {
    /// As in `UIScrollViewDelegate`.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  }
  /// The delegate, if its class says that it implements `scrollViewDidEndZooming(_:with:atScale:)`.
  @MainActor static func scrollViewDidEndZoomingWithViewAtScale(_ delegate: any UIScrollViewDelegate) -> (any ScrollViewDidEndZoomingWithViewAtScale)? {
    if let delegate = delegate as? any ScrollViewDidEndZoomingWithViewAtScale { return delegate }
    notImplemented(.scrollViewDidEndZoomingWithViewAtScale, by: delegate) { $0 is any UIScrollViewDelegate.Type }
    return nil
  }
}
extension Implements.ScrollViewDidEndZoomingWithViewAtScale {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no scrollViewDidEndZooming(_:with:atScale:)")
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { preconditionFailure("ScrollViewDidEndZoomingWithViewAtScale without scrollViewDidEndZooming(_:with:atScale:)") }
}

// MARK: UISheetPresentationControllerDelegate

extension OptionalRequirement {
  static let sheetPresentationControllerDidChangeSelectedDetentIdentifier = Self(number: 1024, delegate: "UISheetPresentationControllerDelegate", method: "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_: UISheetPresentationController)", line: "SheetPresentationControllerDidChangeSelectedDetentIdentifier")
}
extension Implements {
  /// Its own `sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)` counts, though it is a superclass that conforms to `UISheetPresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SheetPresentationControllerDidChangeSelectedDetentIdentifier: AnyObject {
    /// As in `UISheetPresentationControllerDelegate`.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
  }
  /// The delegate, if its class says that it implements `sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)`.
  @MainActor static func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ delegate: any UISheetPresentationControllerDelegate) -> (any SheetPresentationControllerDidChangeSelectedDetentIdentifier)? {
    if let delegate = delegate as? any SheetPresentationControllerDidChangeSelectedDetentIdentifier { return delegate }
    notImplemented(.sheetPresentationControllerDidChangeSelectedDetentIdentifier, by: delegate) { $0 is any UISheetPresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.SheetPresentationControllerDidChangeSelectedDetentIdentifier {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)")
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) { preconditionFailure("SheetPresentationControllerDidChangeSelectedDetentIdentifier without sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)") }
}

// MARK: UITabBarControllerDelegate

extension OptionalRequirement {
  static let tabBarControllerShouldSelect = Self(number: 1088, delegate: "UITabBarControllerDelegate", method: "tabBarController(_: UITabBarController, shouldSelect: UIViewController)", line: "TabBarControllerShouldSelect")
}
extension Implements {
  /// Its own `tabBarController(_:shouldSelect:)` counts, though it is a superclass that conforms to `UITabBarControllerDelegate`.
  @preconcurrency @MainActor
  public protocol TabBarControllerShouldSelect: AnyObject {
    /// As in `UITabBarControllerDelegate`.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  }
  /// The delegate, if its class says that it implements `tabBarController(_:shouldSelect:)`.
  @MainActor static func tabBarControllerShouldSelect(_ delegate: any UITabBarControllerDelegate) -> (any TabBarControllerShouldSelect)? {
    if let delegate = delegate as? any TabBarControllerShouldSelect { return delegate }
    notImplemented(.tabBarControllerShouldSelect, by: delegate) { $0 is any UITabBarControllerDelegate.Type }
    return nil
  }
}
extension Implements.TabBarControllerShouldSelect {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no tabBarController(_:shouldSelect:)")
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { preconditionFailure("TabBarControllerShouldSelect without tabBarController(_:shouldSelect:)") }
}

extension OptionalRequirement {
  static let tabBarControllerDidSelect = Self(number: 1089, delegate: "UITabBarControllerDelegate", method: "tabBarController(_: UITabBarController, didSelect: UIViewController)", line: "TabBarControllerDidSelect")
}
extension Implements {
  /// Its own `tabBarController(_:didSelect:)` counts, though it is a superclass that conforms to `UITabBarControllerDelegate`.
  @preconcurrency @MainActor
  public protocol TabBarControllerDidSelect: AnyObject {
    /// As in `UITabBarControllerDelegate`.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  }
  /// The delegate, if its class says that it implements `tabBarController(_:didSelect:)`.
  @MainActor static func tabBarControllerDidSelect(_ delegate: any UITabBarControllerDelegate) -> (any TabBarControllerDidSelect)? {
    if let delegate = delegate as? any TabBarControllerDidSelect { return delegate }
    notImplemented(.tabBarControllerDidSelect, by: delegate) { $0 is any UITabBarControllerDelegate.Type }
    return nil
  }
}
extension Implements.TabBarControllerDidSelect {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no tabBarController(_:didSelect:)")
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { preconditionFailure("TabBarControllerDidSelect without tabBarController(_:didSelect:)") }
}

extension OptionalRequirement {
  static let tabBarControllerAnimationControllerForTransitionFromToToVC = Self(number: 1090, delegate: "UITabBarControllerDelegate", method: "tabBarController(_: UITabBarController, animationControllerForTransitionFrom: UIViewController, to: UIViewController)", line: "TabBarControllerAnimationControllerForTransitionFromToToVC")
}
extension Implements {
  /// Its own `tabBarController(_:animationControllerForTransitionFrom:to:)` counts, though it is a superclass that conforms to `UITabBarControllerDelegate`.
  @preconcurrency @MainActor
  public protocol TabBarControllerAnimationControllerForTransitionFromToToVC: AnyObject {
    /// As in `UITabBarControllerDelegate`.
    func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  }
  /// The delegate, if its class says that it implements `tabBarController(_:animationControllerForTransitionFrom:to:)`.
  @MainActor static func tabBarControllerAnimationControllerForTransitionFromToToVC(_ delegate: any UITabBarControllerDelegate) -> (any TabBarControllerAnimationControllerForTransitionFromToToVC)? {
    if let delegate = delegate as? any TabBarControllerAnimationControllerForTransitionFromToToVC { return delegate }
    notImplemented(.tabBarControllerAnimationControllerForTransitionFromToToVC, by: delegate) { $0 is any UITabBarControllerDelegate.Type }
    return nil
  }
}
extension Implements.TabBarControllerAnimationControllerForTransitionFromToToVC {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no tabBarController(_:animationControllerForTransitionFrom:to:)")
  public func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { preconditionFailure("TabBarControllerAnimationControllerForTransitionFromToToVC without tabBarController(_:animationControllerForTransitionFrom:to:)") }
}

extension OptionalRequirement {
  static let tabBarControllerInteractionControllerFor = Self(number: 1091, delegate: "UITabBarControllerDelegate", method: "tabBarController(_: UITabBarController, interactionControllerFor: any UIViewControllerAnimatedTransitioning)", line: "TabBarControllerInteractionControllerFor")
}
extension Implements {
  /// Its own `tabBarController(_:interactionControllerFor:)` counts, though it is a superclass that conforms to `UITabBarControllerDelegate`.
  @preconcurrency @MainActor
  public protocol TabBarControllerInteractionControllerFor: AnyObject {
    /// As in `UITabBarControllerDelegate`.
    func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  }
  /// The delegate, if its class says that it implements `tabBarController(_:interactionControllerFor:)`.
  @MainActor static func tabBarControllerInteractionControllerFor(_ delegate: any UITabBarControllerDelegate) -> (any TabBarControllerInteractionControllerFor)? {
    if let delegate = delegate as? any TabBarControllerInteractionControllerFor { return delegate }
    notImplemented(.tabBarControllerInteractionControllerFor, by: delegate) { $0 is any UITabBarControllerDelegate.Type }
    return nil
  }
}
extension Implements.TabBarControllerInteractionControllerFor {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no tabBarController(_:interactionControllerFor:)")
  public func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { preconditionFailure("TabBarControllerInteractionControllerFor without tabBarController(_:interactionControllerFor:)") }
}

// MARK: UITabBarDelegate

extension OptionalRequirement {
  static let tabBarDidSelect = Self(number: 1152, delegate: "UITabBarDelegate", method: "tabBar(_: UITabBar, didSelect: UITabBarItem)", line: "TabBarDidSelect")
}
extension Implements {
  /// Its own `tabBar(_:didSelect:)` counts, though it is a superclass that conforms to `UITabBarDelegate`.
  @preconcurrency @MainActor
  public protocol TabBarDidSelect: AnyObject {
    /// As in `UITabBarDelegate`.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  }
  /// The delegate, if its class says that it implements `tabBar(_:didSelect:)`.
  @MainActor static func tabBarDidSelect(_ delegate: any UITabBarDelegate) -> (any TabBarDidSelect)? {
    if let delegate = delegate as? any TabBarDidSelect { return delegate }
    notImplemented(.tabBarDidSelect, by: delegate) { $0 is any UITabBarDelegate.Type }
    return nil
  }
}
extension Implements.TabBarDidSelect {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no tabBar(_:didSelect:)")
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { preconditionFailure("TabBarDidSelect without tabBar(_:didSelect:)") }
}

// MARK: UIViewControllerAnimatedTransitioning

extension OptionalRequirement {
  static let interruptibleAnimatorUsingTransitionContext = Self(number: 1216, delegate: "UIViewControllerAnimatedTransitioning", method: "interruptibleAnimator(using: any UIViewControllerContextTransitioning)", line: "InterruptibleAnimatorUsingTransitionContext", selector: "interruptibleAnimatorForTransition:")
}
extension Implements {
  /// Its own `interruptibleAnimator(using:)` counts, though it is a superclass that conforms to `UIViewControllerAnimatedTransitioning`.
  @preconcurrency @MainActor
  public protocol InterruptibleAnimatorUsingTransitionContext: AnyObject {
    /// As in `UIViewControllerAnimatedTransitioning`.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
  }
  /// The delegate, if its class says that it implements `interruptibleAnimator(using:)`.
  @MainActor static func interruptibleAnimatorUsingTransitionContext(_ delegate: any UIViewControllerAnimatedTransitioning) -> (any InterruptibleAnimatorUsingTransitionContext)? {
    if let delegate = delegate as? any InterruptibleAnimatorUsingTransitionContext { return delegate }
    notImplemented(.interruptibleAnimatorUsingTransitionContext, by: delegate) { $0 is any UIViewControllerAnimatedTransitioning.Type }
    return nil
  }
}
extension Implements.InterruptibleAnimatorUsingTransitionContext {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no interruptibleAnimator(using:)")
  public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating { preconditionFailure("InterruptibleAnimatorUsingTransitionContext without interruptibleAnimator(using:)") }
}

extension OptionalRequirement {
  static let animationEnded = Self(number: 1217, delegate: "UIViewControllerAnimatedTransitioning", method: "animationEnded(_: Bool)", line: "AnimationEnded")
}
extension Implements {
  /// Its own `animationEnded(_:)` counts, though it is a superclass that conforms to `UIViewControllerAnimatedTransitioning`.
  @preconcurrency @MainActor
  public protocol AnimationEnded: AnyObject {
    /// As in `UIViewControllerAnimatedTransitioning`.
    func animationEnded(_ transitionCompleted: Bool)
  }
  /// The delegate, if its class says that it implements `animationEnded(_:)`.
  @MainActor static func animationEnded(_ delegate: any UIViewControllerAnimatedTransitioning) -> (any AnimationEnded)? {
    if let delegate = delegate as? any AnimationEnded { return delegate }
    notImplemented(.animationEnded, by: delegate) { $0 is any UIViewControllerAnimatedTransitioning.Type }
    return nil
  }
}
extension Implements.AnimationEnded {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no animationEnded(_:)")
  public func animationEnded(_ transitionCompleted: Bool) { preconditionFailure("AnimationEnded without animationEnded(_:)") }
}

// MARK: UIViewControllerInteractiveTransitioning

extension OptionalRequirement {
  static let completionSpeed = Self(number: 1280, delegate: "UIViewControllerInteractiveTransitioning", method: "completionSpeed", line: "CompletionSpeed")
}
extension Implements {
  /// Its own `completionSpeed` counts, though it is a superclass that conforms to `UIViewControllerInteractiveTransitioning`.
  @preconcurrency @MainActor
  public protocol CompletionSpeed: AnyObject {
    /// As in `UIViewControllerInteractiveTransitioning`.
    var completionSpeed: CGFloat { get }
  }
  /// The delegate, if its class says that it implements `completionSpeed`.
  @MainActor static func completionSpeed(_ delegate: any UIViewControllerInteractiveTransitioning) -> (any CompletionSpeed)? {
    if let delegate = delegate as? any CompletionSpeed { return delegate }
    notImplemented(.completionSpeed, by: delegate) { $0 is any UIViewControllerInteractiveTransitioning.Type }
    return nil
  }
}
extension Implements.CompletionSpeed {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no completionSpeed")
  public var completionSpeed: CGFloat { preconditionFailure("CompletionSpeed without completionSpeed") }
}

extension OptionalRequirement {
  static let completionCurve = Self(number: 1281, delegate: "UIViewControllerInteractiveTransitioning", method: "completionCurve", line: "CompletionCurve")
}
extension Implements {
  /// Its own `completionCurve` counts, though it is a superclass that conforms to `UIViewControllerInteractiveTransitioning`.
  @preconcurrency @MainActor
  public protocol CompletionCurve: AnyObject {
    /// As in `UIViewControllerInteractiveTransitioning`.
    var completionCurve: UIView.AnimationCurve { get }
  }
  /// The delegate, if its class says that it implements `completionCurve`.
  @MainActor static func completionCurve(_ delegate: any UIViewControllerInteractiveTransitioning) -> (any CompletionCurve)? {
    if let delegate = delegate as? any CompletionCurve { return delegate }
    notImplemented(.completionCurve, by: delegate) { $0 is any UIViewControllerInteractiveTransitioning.Type }
    return nil
  }
}
extension Implements.CompletionCurve {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no completionCurve")
  public var completionCurve: UIView.AnimationCurve { preconditionFailure("CompletionCurve without completionCurve") }
}

extension OptionalRequirement {
  static let wantsInteractiveStart = Self(number: 1282, delegate: "UIViewControllerInteractiveTransitioning", method: "wantsInteractiveStart", line: "WantsInteractiveStart")
}
extension Implements {
  /// Its own `wantsInteractiveStart` counts, though it is a superclass that conforms to `UIViewControllerInteractiveTransitioning`.
  @preconcurrency @MainActor
  public protocol WantsInteractiveStart: AnyObject {
    /// As in `UIViewControllerInteractiveTransitioning`.
    var wantsInteractiveStart: Bool { get }
  }
  /// The delegate, if its class says that it implements `wantsInteractiveStart`.
  @MainActor static func wantsInteractiveStart(_ delegate: any UIViewControllerInteractiveTransitioning) -> (any WantsInteractiveStart)? {
    if let delegate = delegate as? any WantsInteractiveStart { return delegate }
    notImplemented(.wantsInteractiveStart, by: delegate) { $0 is any UIViewControllerInteractiveTransitioning.Type }
    return nil
  }
}
extension Implements.WantsInteractiveStart {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no wantsInteractiveStart")
  public var wantsInteractiveStart: Bool { preconditionFailure("WantsInteractiveStart without wantsInteractiveStart") }
}

// MARK: UIViewControllerTransitioningDelegate

extension OptionalRequirement {
  static let animationControllerForPresentedPresentingSource = Self(number: 1344, delegate: "UIViewControllerTransitioningDelegate", method: "animationController(forPresented: UIViewController, presenting: UIViewController, source: UIViewController)", line: "AnimationControllerForPresentedPresentingSource")
}
extension Implements {
  /// Its own `animationController(forPresented:presenting:source:)` counts, though it is a superclass that conforms to `UIViewControllerTransitioningDelegate`.
  @preconcurrency @MainActor
  public protocol AnimationControllerForPresentedPresentingSource: AnyObject {
    /// As in `UIViewControllerTransitioningDelegate`.
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  }
  /// The delegate, if its class says that it implements `animationController(forPresented:presenting:source:)`.
  @MainActor static func animationControllerForPresentedPresentingSource(_ delegate: any UIViewControllerTransitioningDelegate) -> (any AnimationControllerForPresentedPresentingSource)? {
    if let delegate = delegate as? any AnimationControllerForPresentedPresentingSource { return delegate }
    notImplemented(.animationControllerForPresentedPresentingSource, by: delegate) { $0 is any UIViewControllerTransitioningDelegate.Type }
    return nil
  }
}
extension Implements.AnimationControllerForPresentedPresentingSource {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no animationController(forPresented:presenting:source:)")
  public func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { preconditionFailure("AnimationControllerForPresentedPresentingSource without animationController(forPresented:presenting:source:)") }
}

extension OptionalRequirement {
  static let animationControllerForDismissed = Self(number: 1345, delegate: "UIViewControllerTransitioningDelegate", method: "animationController(forDismissed: UIViewController)", line: "AnimationControllerForDismissed")
}
extension Implements {
  /// Its own `animationController(forDismissed:)` counts, though it is a superclass that conforms to `UIViewControllerTransitioningDelegate`.
  @preconcurrency @MainActor
  public protocol AnimationControllerForDismissed: AnyObject {
    /// As in `UIViewControllerTransitioningDelegate`.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  }
  /// The delegate, if its class says that it implements `animationController(forDismissed:)`.
  @MainActor static func animationControllerForDismissed(_ delegate: any UIViewControllerTransitioningDelegate) -> (any AnimationControllerForDismissed)? {
    if let delegate = delegate as? any AnimationControllerForDismissed { return delegate }
    notImplemented(.animationControllerForDismissed, by: delegate) { $0 is any UIViewControllerTransitioningDelegate.Type }
    return nil
  }
}
extension Implements.AnimationControllerForDismissed {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no animationController(forDismissed:)")
  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { preconditionFailure("AnimationControllerForDismissed without animationController(forDismissed:)") }
}

extension OptionalRequirement {
  static let interactionControllerForPresentationUsingAnimator = Self(number: 1346, delegate: "UIViewControllerTransitioningDelegate", method: "interactionControllerForPresentation(using: any UIViewControllerAnimatedTransitioning)", line: "InteractionControllerForPresentationUsingAnimator")
}
extension Implements {
  /// Its own `interactionControllerForPresentation(using:)` counts, though it is a superclass that conforms to `UIViewControllerTransitioningDelegate`.
  @preconcurrency @MainActor
  public protocol InteractionControllerForPresentationUsingAnimator: AnyObject {
    /// As in `UIViewControllerTransitioningDelegate`.
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  }
  /// The delegate, if its class says that it implements `interactionControllerForPresentation(using:)`.
  @MainActor static func interactionControllerForPresentationUsingAnimator(_ delegate: any UIViewControllerTransitioningDelegate) -> (any InteractionControllerForPresentationUsingAnimator)? {
    if let delegate = delegate as? any InteractionControllerForPresentationUsingAnimator { return delegate }
    notImplemented(.interactionControllerForPresentationUsingAnimator, by: delegate) { $0 is any UIViewControllerTransitioningDelegate.Type }
    return nil
  }
}
extension Implements.InteractionControllerForPresentationUsingAnimator {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no interactionControllerForPresentation(using:)")
  public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { preconditionFailure("InteractionControllerForPresentationUsingAnimator without interactionControllerForPresentation(using:)") }
}

extension OptionalRequirement {
  static let interactionControllerForDismissalUsingAnimator = Self(number: 1347, delegate: "UIViewControllerTransitioningDelegate", method: "interactionControllerForDismissal(using: any UIViewControllerAnimatedTransitioning)", line: "InteractionControllerForDismissalUsingAnimator")
}
extension Implements {
  /// Its own `interactionControllerForDismissal(using:)` counts, though it is a superclass that conforms to `UIViewControllerTransitioningDelegate`.
  @preconcurrency @MainActor
  public protocol InteractionControllerForDismissalUsingAnimator: AnyObject {
    /// As in `UIViewControllerTransitioningDelegate`.
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  }
  /// The delegate, if its class says that it implements `interactionControllerForDismissal(using:)`.
  @MainActor static func interactionControllerForDismissalUsingAnimator(_ delegate: any UIViewControllerTransitioningDelegate) -> (any InteractionControllerForDismissalUsingAnimator)? {
    if let delegate = delegate as? any InteractionControllerForDismissalUsingAnimator { return delegate }
    notImplemented(.interactionControllerForDismissalUsingAnimator, by: delegate) { $0 is any UIViewControllerTransitioningDelegate.Type }
    return nil
  }
}
extension Implements.InteractionControllerForDismissalUsingAnimator {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no interactionControllerForDismissal(using:)")
  public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { preconditionFailure("InteractionControllerForDismissalUsingAnimator without interactionControllerForDismissal(using:)") }
}

extension OptionalRequirement {
  static let presentationControllerForPresentedPresentingSource = Self(number: 1348, delegate: "UIViewControllerTransitioningDelegate", method: "presentationController(forPresented: UIViewController, presenting: UIViewController?, source: UIViewController)", line: "PresentationControllerForPresentedPresentingSource")
}
extension Implements {
  /// Its own `presentationController(forPresented:presenting:source:)` counts, though it is a superclass that conforms to `UIViewControllerTransitioningDelegate`.
  @preconcurrency @MainActor
  public protocol PresentationControllerForPresentedPresentingSource: AnyObject {
    /// As in `UIViewControllerTransitioningDelegate`.
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController?
  }
  /// The delegate, if its class says that it implements `presentationController(forPresented:presenting:source:)`.
  @MainActor static func presentationControllerForPresentedPresentingSource(_ delegate: any UIViewControllerTransitioningDelegate) -> (any PresentationControllerForPresentedPresentingSource)? {
    if let delegate = delegate as? any PresentationControllerForPresentedPresentingSource { return delegate }
    notImplemented(.presentationControllerForPresentedPresentingSource, by: delegate) { $0 is any UIViewControllerTransitioningDelegate.Type }
    return nil
  }
}
extension Implements.PresentationControllerForPresentedPresentingSource {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no presentationController(forPresented:presenting:source:)")
  public func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? { preconditionFailure("PresentationControllerForPresentedPresentingSource without presentationController(forPresented:presenting:source:)") }
}
