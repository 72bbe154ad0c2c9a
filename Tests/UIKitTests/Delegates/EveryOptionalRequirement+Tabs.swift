import Foundation
import UIKit

@testable import UIKitCore

/// The delegates of tab bars, of their controllers, and of a collection view's change of layouts.
extension Complete {
  static func askOfTabs(_ nobody: Complete) {
    let controller = UITabBarController(), page = UIViewController()
    let delegate = nobody as any UITabBarControllerDelegate
    _ = delegate.tabBarController(controller, shouldSelect: page)
    delegate.tabBarController(controller, didSelect: page)
    _ = delegate.tabBarController(controller, animationControllerForTransitionFrom: page, to: UIViewController())
    _ = delegate.tabBarController(controller, interactionControllerFor: nobody)
    _ = delegate.tabBarControllerSupportedInterfaceOrientations(controller)
    _ = delegate.tabBarControllerPreferredInterfaceOrientationForPresentation(controller)
    (nobody as any UITabBarDelegate).tabBar(UITabBar(), didSelect: UITabBarItem())
  }

  static func askOfLayouts(_ nobody: Complete) {
    let (old, new) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
    let view = UICollectionView(frame: .zero, collectionViewLayout: old)
    let delegate = nobody as any UICollectionViewDelegate
    _ = delegate.collectionView(view, transitionLayoutForOldLayout: old, newLayout: new)
    _ = delegate.collectionView(view, targetContentOffsetForProposedContentOffset: .zero)
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    note(true, "TabBarControllerShouldSelect")
  }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    note((), "TabBarControllerDidSelect")
  }
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { note(nil, "TabBarControllerAnimationControllerForTransitionFromToToVC") }
  func tabBarController(
    _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { note(nil, "TabBarControllerInteractionControllerFor") }
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask {
    note(.all, "TabBarControllerSupportedInterfaceOrientations")
  }
  func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController) -> UIInterfaceOrientation {
    note(.portrait, "TabBarControllerPreferredInterfaceOrientationForPresentation")
  }
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { note((), "TabBarDidSelect") }
  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    note(
      UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout),
      "CollectionViewTransitionLayoutForOldLayoutNewLayout")
  }
  func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  { note(.zero, "CollectionViewTargetContentOffsetForProposedContentOffset") }
}
extension Complete: Implements.TabBarControllerShouldSelect {}
extension Complete: Implements.TabBarControllerDidSelect {}
extension Complete: Implements.TabBarControllerAnimationControllerForTransitionFromToToVC {}
extension Complete: Implements.TabBarControllerInteractionControllerFor {}
extension Complete: Implements.TabBarDidSelect {}
extension Complete: Implements.CollectionViewTransitionLayoutForOldLayoutNewLayout {}
extension Complete: Implements.CollectionViewTargetContentOffsetForProposedContentOffset {}
extension Complete: Implements.TabBarControllerSupportedInterfaceOrientations {}
extension Complete: Implements.TabBarControllerPreferredInterfaceOrientationForPresentation {}
