import Foundation
import QuartzCore
import Testing

@testable import UIFoundation
@testable import UIKit
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitText

/// The optional requirements of every delegate protocol, implemented in a subclass of the conforming class. Each method is called where
/// UIKit queries the protocol. A new optional requirement must be added to this suite.
@MainActor @Suite struct EveryOptionalRequirementTests {
  @Test func `every optional requirement is heard of a class whose superclass conforms`() {
    let nobody = Complete(), collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var point = CGPoint.zero
    (nobody as any CAAnimationDelegate).animationDidStart(CAAnimation())
    (nobody as any CAAnimationDelegate).animationDidStop(CAAnimation(), finished: true)
    _ = (nobody as any CALayerDelegate).action(for: CALayer(), forKey: "kind")
    (nobody as any CALayerDelegate).layoutSublayers(of: CALayer())
    (nobody as any CALayerDelegate).display(CALayer())
    (nobody as any CALayerDelegate).draw(CALayer(), in: CGContext(PixelBuffer(width: 1, height: 1), scale: 1))
    _ = (nobody as any UICollectionViewDataSource).numberOfSections(in: collectionView)
    _ = (nobody as any UICollectionViewDataSource).collectionView(
      collectionView, viewForSupplementaryElementOfKind: "kind", at: IndexPath(item: 0, section: 0))
    _ = (nobody as any UICollectionViewDelegate).collectionView(collectionView, shouldHighlightItemAt: IndexPath(item: 0, section: 0))
    (nobody as any UICollectionViewDelegate).collectionView(collectionView, didHighlightItemAt: IndexPath(item: 0, section: 0))
    (nobody as any UICollectionViewDelegate).collectionView(collectionView, didUnhighlightItemAt: IndexPath(item: 0, section: 0))
    _ = (nobody as any UICollectionViewDelegate).collectionView(collectionView, shouldSelectItemAt: IndexPath(item: 0, section: 0))
    _ = (nobody as any UICollectionViewDelegate).collectionView(collectionView, shouldDeselectItemAt: IndexPath(item: 0, section: 0))
    (nobody as any UICollectionViewDelegate).collectionView(collectionView, didSelectItemAt: IndexPath(item: 0, section: 0))
    (nobody as any UICollectionViewDelegate).collectionView(collectionView, didDeselectItemAt: IndexPath(item: 0, section: 0))
    (nobody as any UICollectionViewDelegate).collectionView(
      collectionView, willDisplay: UICollectionViewCell(), forItemAt: IndexPath(item: 0, section: 0))
    (nobody as any UICollectionViewDelegate).collectionView(
      collectionView, didEndDisplaying: UICollectionViewCell(), forItemAt: IndexPath(item: 0, section: 0))
    (nobody as any UICollectionViewDelegate).collectionView(
      collectionView, willDisplaySupplementaryView: UICollectionReusableView(), forElementKind: "kind", at: IndexPath(item: 0, section: 0))
    (nobody as any UICollectionViewDelegate).collectionView(
      collectionView, didEndDisplayingSupplementaryView: UICollectionReusableView(), forElementOfKind: "kind",
      at: IndexPath(item: 0, section: 0))
    _ = (nobody as any UICollectionViewDelegateFlowLayout).collectionView(
      collectionView, layout: collectionView.collectionViewLayout, sizeForItemAt: IndexPath(item: 0, section: 0))
    _ = (nobody as any UICollectionViewDelegateFlowLayout).collectionView(
      collectionView, layout: collectionView.collectionViewLayout, insetForSectionAt: 0)
    _ = (nobody as any UICollectionViewDelegateFlowLayout).collectionView(
      collectionView, layout: collectionView.collectionViewLayout, minimumLineSpacingForSectionAt: 0)
    _ = (nobody as any UICollectionViewDelegateFlowLayout).collectionView(
      collectionView, layout: collectionView.collectionViewLayout, minimumInteritemSpacingForSectionAt: 0)
    _ = (nobody as any UICollectionViewDelegateFlowLayout).collectionView(
      collectionView, layout: collectionView.collectionViewLayout, referenceSizeForHeaderInSection: 0)
    _ = (nobody as any UICollectionViewDelegateFlowLayout).collectionView(
      collectionView, layout: collectionView.collectionViewLayout, referenceSizeForFooterInSection: 0)
    _ = (nobody as any UIGestureRecognizerDelegate).gestureRecognizerShouldBegin(UIGestureRecognizer())
    _ = (nobody as any UIGestureRecognizerDelegate).gestureRecognizer(UIGestureRecognizer(), shouldReceive: UIEvent())
    // Touches are made by fingers alone.
    if Implements.gestureRecognizerShouldReceiveTouch(nobody) != nil { nobody.heard.insert("GestureRecognizerShouldReceiveTouch") }
    _ = (nobody as any UIGestureRecognizerDelegate).gestureRecognizer(
      UIGestureRecognizer(), shouldRecognizeSimultaneouslyWith: UIGestureRecognizer())
    _ = (nobody as any UIGestureRecognizerDelegate).gestureRecognizer(UIGestureRecognizer(), shouldRequireFailureOf: UIGestureRecognizer())
    _ = (nobody as any UIGestureRecognizerDelegate).gestureRecognizer(
      UIGestureRecognizer(), shouldBeRequiredToFailBy: UIGestureRecognizer())
    (nobody as any UIScrollViewDelegate).scrollViewDidScroll(UIScrollView())
    (nobody as any UIScrollViewDelegate).scrollViewWillBeginDragging(UIScrollView())
    (nobody as any UIScrollViewDelegate).scrollViewWillEndDragging(UIScrollView(), withVelocity: .zero, targetContentOffset: &point)
    (nobody as any UIScrollViewDelegate).scrollViewDidEndDragging(UIScrollView(), willDecelerate: true)
    (nobody as any UIScrollViewDelegate).scrollViewWillBeginDecelerating(UIScrollView())
    (nobody as any UIScrollViewDelegate).scrollViewDidEndDecelerating(UIScrollView())
    (nobody as any UIScrollViewDelegate).scrollViewDidEndScrollingAnimation(UIScrollView())
    _ = (nobody as any UIScrollViewDelegate).scrollViewShouldScrollToTop(UIScrollView())
    (nobody as any UIScrollViewDelegate).scrollViewDidScrollToTop(UIScrollView())
    (nobody as any UIScrollViewDelegate).scrollViewDidChangeAdjustedContentInset(UIScrollView())
    // It takes a context, which only a transition has.
    if Implements.interruptibleAnimatorUsingTransitionContext(nobody) != nil {
      nobody.heard.insert("InterruptibleAnimatorUsingTransitionContext")
    }
    (nobody as any UIViewControllerAnimatedTransitioning).animationEnded(true)
    _ = (nobody as any UIViewControllerInteractiveTransitioning).completionSpeed
    _ = (nobody as any UIViewControllerInteractiveTransitioning).completionCurve
    _ = (nobody as any UIViewControllerInteractiveTransitioning).wantsInteractiveStart
    _ = (nobody as any UIViewControllerTransitioningDelegate).animationController(
      forPresented: UIViewController(), presenting: UIViewController(), source: UIViewController())
    _ = (nobody as any UIViewControllerTransitioningDelegate).animationController(forDismissed: UIViewController())
    _ = (nobody as any UIViewControllerTransitioningDelegate).interactionControllerForPresentation(using: nobody)
    _ = (nobody as any UIViewControllerTransitioningDelegate).interactionControllerForDismissal(using: nobody)
    _ = (nobody as any UIViewControllerTransitioningDelegate).presentationController(
      forPresented: UIViewController(), presenting: UIViewController(), source: UIViewController())
    Complete.askOfPresentations(nobody)
    Complete.askOfNavigation(nobody)
    Complete.askOfDynamics(nobody)
    Complete.askOfTabs(nobody)
    Complete.askOfMenus(nobody)
    Complete.askOfText(nobody)
    Complete.askOfPages(nobody)
    Complete.askOfSearches(nobody)
    Complete.askOfLayouts(nobody)
    Complete.askOfLists(nobody)
    Complete.askOfListMenus(nobody)
    Complete.askOfTables(nobody)
    Complete.askOfLife(nobody)
    Complete.askOfPickers(nobody)
    Complete.askOfActivities(nobody)
    let all: Set<String> = Set(Implements.requirements.map { "\($0.0.line)" })
    #expect(nobody.heard == all)
    for (method, isImplemented, conforms) in Implements.requirements {
      #expect(isImplemented(nobody) && !isImplemented(Bare()) && conforms(Complete.self) && !conforms(NSObject.self), "\(method.line)")
    }
  }

  @Test func `no two requirements have one number`() {
    let numbers: [Int] = Implements.requirements.map(\.0.number)
    #expect(Set(numbers).count == numbers.count)
  }
}

class Bare: NSObject, CAAnimationDelegate, CALayerDelegate, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
  UIGestureRecognizerDelegate, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning, UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate, UINavigationBarDelegate, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UITabBarDelegate, UIContextMenuInteractionDelegate, UITextFieldDelegate, UITextViewDelegate, UITextInputTraits,
  UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate, UIDynamicItem, UITableViewDataSource, UITableViewDataSourcePrefetching,
  UITableViewDelegate, UIApplicationDelegate, UIWindowSceneDelegate, UIPageViewControllerDataSource, UIPageViewControllerDelegate,
  UISearchBarDelegate, UISearchControllerDelegate, UISplitViewControllerDelegate, UIPickerViewDelegate, UIPickerViewAccessibilityDelegate,
  UIActivityItemSource
{
  var center = CGPoint.zero
  var bounds: CGRect { .zero }
  var transform = CGAffineTransform.identity
  func pageViewController(_ pages: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? { nil }
  func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? { nil }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell()
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { nil }
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
}

final class Complete: Bare {
  var heard: Set<String> = []
  func note<Answer>(_ answer: Answer, _ method: String) -> Answer {
    heard.insert(method)
    return answer
  }
  func animationDidStart(_ anim: CAAnimation) { note((), "AnimationDidStart") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { note((), "AnimationDidStopFinished") }
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { note(nil, "ActionForLayerForKey") }
  func layoutSublayers(of layer: CALayer) { note((), "LayoutSublayersOfLayer") }
  func display(_ layer: CALayer) { note((), "DisplayLayer") }
  func draw(_ layer: CALayer, in ctx: CGContext) { note((), "DrawLayerInCtx") }
  func numberOfSections(in collectionView: UICollectionView) -> Int { note(1, "NumberOfSectionsInCollectionView") }
  func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
    -> UICollectionReusableView
  { note(UICollectionReusableView(), "CollectionViewViewForSupplementaryElementOfKindAtIndexPath") }
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    note(true, "CollectionViewShouldHighlightItemAt")
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note((), "CollectionViewDidHighlightItemAt")
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    note((), "CollectionViewDidUnhighlightItemAt")
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    note(true, "CollectionViewShouldSelectItemAt")
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    note(true, "CollectionViewShouldDeselectItemAt")
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note((), "CollectionViewDidSelectItemAt")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note((), "CollectionViewDidDeselectItemAt")
  }
  func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
    note((), "CollectionViewWillDisplayForItemAt")
  }
  func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
    note((), "CollectionViewDidEndDisplayingForItemAt")
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) { note((), "CollectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { note((), "CollectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath") }
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
    note(.zero, "CollectionViewLayoutSizeForItemAt")
  }
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets {
    note(UIEdgeInsets.zero, "CollectionViewLayoutInsetForSectionAt")
  }
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int)
    -> CGFloat
  { note(1, "CollectionViewLayoutMinimumLineSpacingForSectionAt") }
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int)
    -> CGFloat
  { note(1, "CollectionViewLayoutMinimumInteritemSpacingForSectionAt") }
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int)
    -> CGSize
  { note(.zero, "CollectionViewLayoutReferenceSizeForHeaderInSection") }
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int)
    -> CGSize
  { note(.zero, "CollectionViewLayoutReferenceSizeForFooterInSection") }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { note(true, "GestureRecognizerShouldBegin") }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    note(true, "GestureRecognizerShouldReceiveEvent")
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    note(true, "GestureRecognizerShouldReceiveTouch")
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { note(true, "GestureRecognizerShouldRecognizeSimultaneouslyWith") }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer)
    -> Bool
  { note(true, "GestureRecognizerShouldRequireFailureOf") }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer)
    -> Bool
  { note(true, "GestureRecognizerShouldBeRequiredToFailBy") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { note((), "ScrollViewDidScroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note((), "ScrollViewWillBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { note((), "ScrollViewWillEndDraggingWithVelocityTargetContentOffset") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note((), "ScrollViewDidEndDraggingWillDecelerate")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note((), "ScrollViewWillBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note((), "ScrollViewDidEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note((), "ScrollViewDidEndScrollingAnimation") }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { note(true, "ScrollViewShouldScrollToTop") }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note((), "ScrollViewDidScrollToTop") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note((), "ScrollViewDidChangeAdjustedContentInset") }
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    note(UIViewPropertyAnimator(duration: 1, curve: .linear), "InterruptibleAnimatorUsingTransitionContext")
  }
  func animationEnded(_ transitionCompleted: Bool) { note((), "AnimationEnded") }
  var completionSpeed: CGFloat { note(1, "CompletionSpeed") }
  var completionCurve: UIView.AnimationCurve { note(.linear, "CompletionCurve") }
  var wantsInteractiveStart: Bool { note(true, "WantsInteractiveStart") }
  func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? { note(nil, "AnimationControllerForPresentedPresentingSource") }
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    note(nil, "AnimationControllerForDismissed")
  }
  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? { note(nil, "InteractionControllerForPresentationUsingAnimator") }
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? { note(nil, "InteractionControllerForDismissalUsingAnimator") }
  func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
    -> UIPresentationController?
  { note(nil, "PresentationControllerForPresentedPresentingSource") }
}
extension Complete: Implements.AnimationDidStart {}
extension Complete: Implements.AnimationDidStopFinished {}
extension Complete: Implements.ActionForLayerForKey {}
extension Complete: Implements.LayoutSublayersOfLayer {}
extension Complete: Implements.DisplayLayer {}
extension Complete: Implements.DrawLayerInCtx {}
extension Complete: Implements.NumberOfSectionsInCollectionView {}
extension Complete: Implements.CollectionViewViewForSupplementaryElementOfKindAtIndexPath {}
extension Complete: Implements.CollectionViewShouldHighlightItemAt {}
extension Complete: Implements.CollectionViewDidHighlightItemAt {}
extension Complete: Implements.CollectionViewDidUnhighlightItemAt {}
extension Complete: Implements.CollectionViewShouldSelectItemAt {}
extension Complete: Implements.CollectionViewShouldDeselectItemAt {}
extension Complete: Implements.CollectionViewDidSelectItemAt {}
extension Complete: Implements.CollectionViewDidDeselectItemAt {}
extension Complete: Implements.CollectionViewWillDisplayForItemAt {}
extension Complete: Implements.CollectionViewDidEndDisplayingForItemAt {}
extension Complete: Implements.CollectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath {}
extension Complete: Implements.CollectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath {}
extension Complete: Implements.CollectionViewLayoutSizeForItemAt {}
extension Complete: Implements.CollectionViewLayoutInsetForSectionAt {}
extension Complete: Implements.CollectionViewLayoutMinimumLineSpacingForSectionAt {}
extension Complete: Implements.CollectionViewLayoutMinimumInteritemSpacingForSectionAt {}
extension Complete: Implements.CollectionViewLayoutReferenceSizeForHeaderInSection {}
extension Complete: Implements.CollectionViewLayoutReferenceSizeForFooterInSection {}
extension Complete: Implements.GestureRecognizerShouldBegin {}
extension Complete: Implements.GestureRecognizerShouldReceiveEvent {}
extension Complete: Implements.GestureRecognizerShouldReceiveTouch {}
extension Complete: Implements.GestureRecognizerShouldRecognizeSimultaneouslyWith {}
extension Complete: Implements.GestureRecognizerShouldRequireFailureOf {}
extension Complete: Implements.GestureRecognizerShouldBeRequiredToFailBy {}
extension Complete: Implements.ScrollViewDidScroll {}
extension Complete: Implements.ScrollViewWillBeginDragging {}
extension Complete: Implements.ScrollViewWillEndDraggingWithVelocityTargetContentOffset {}
extension Complete: Implements.ScrollViewDidEndDraggingWillDecelerate {}
extension Complete: Implements.ScrollViewWillBeginDecelerating {}
extension Complete: Implements.ScrollViewDidEndDecelerating {}
extension Complete: Implements.ScrollViewDidEndScrollingAnimation {}
extension Complete: Implements.ScrollViewShouldScrollToTop {}
extension Complete: Implements.ScrollViewDidScrollToTop {}
extension Complete: Implements.ScrollViewDidChangeAdjustedContentInset {}
extension Complete: Implements.InterruptibleAnimatorUsingTransitionContext {}
extension Complete: Implements.AnimationEnded {}
extension Complete: Implements.CompletionSpeed {}
extension Complete: Implements.CompletionCurve {}
extension Complete: Implements.WantsInteractiveStart {}
extension Complete: Implements.AnimationControllerForPresentedPresentingSource {}
extension Complete: Implements.AnimationControllerForDismissed {}
extension Complete: Implements.InteractionControllerForPresentationUsingAnimator {}
extension Complete: Implements.InteractionControllerForDismissalUsingAnimator {}
extension Complete: Implements.PresentationControllerForPresentedPresentingSource {}
