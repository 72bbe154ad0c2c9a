import Foundation
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// The delegates of bars and of navigation controllers.
extension Complete {
  static func askOfNavigation(_ nobody: Complete) {
    let bar = UINavigationBar(), item = UINavigationItem(title: "item"), navigation = UINavigationController()
    let barDelegate = nobody as any UINavigationBarDelegate
    _ = barDelegate.position(for: bar)
    _ = barDelegate.navigationBar(bar, shouldPush: item)
    barDelegate.navigationBar(bar, didPush: item)
    _ = barDelegate.navigationBar(bar, shouldPop: item)
    barDelegate.navigationBar(bar, didPop: item)
    let delegate = nobody as any UINavigationControllerDelegate
    delegate.navigationController(navigation, willShow: UIViewController(), animated: false)
    delegate.navigationController(navigation, didShow: UIViewController(), animated: false)
    _ = delegate.navigationController(navigation, animationControllerFor: .push, from: UIViewController(), to: UIViewController())
    _ = delegate.navigationController(navigation, interactionControllerFor: nobody)
    _ = delegate.navigationControllerSupportedInterfaceOrientations(navigation)
    _ = delegate.navigationControllerPreferredInterfaceOrientationForPresentation(navigation)
  }

  func position(for bar: any UIBarPositioning) -> UIBarPosition { note(.any, "PositionForBar") }
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { note(true, "NavigationBarShouldPush") }
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { note((), "NavigationBarDidPush") }
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { note(true, "NavigationBarShouldPop") }
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { note((), "NavigationBarDidPop") }
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { note(.all, "NavigationControllerSupportedInterfaceOrientations") }
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { note(.portrait, "NavigationControllerPreferredInterfaceOrientationForPresentation") }
  func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
    note((), "NavigationControllerWillShowAnimated")
  }
  func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
    note((), "NavigationControllerDidShowAnimated")
  }
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { note(nil, "NavigationControllerAnimationControllerForFromFromVCToToVC") }
  func navigationController(
    _ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { note(nil, "NavigationControllerInteractionControllerFor") }
}
extension Complete: Implements.PositionForBar {}
extension Complete: Implements.NavigationBarShouldPush {}
extension Complete: Implements.NavigationBarDidPush {}
extension Complete: Implements.NavigationBarShouldPop {}
extension Complete: Implements.NavigationBarDidPop {}
extension Complete: Implements.NavigationControllerWillShowAnimated {}
extension Complete: Implements.NavigationControllerDidShowAnimated {}
extension Complete: Implements.NavigationControllerAnimationControllerForFromFromVCToToVC {}
extension Complete: Implements.NavigationControllerInteractionControllerFor {}
extension Complete: Implements.NavigationControllerSupportedInterfaceOrientations {}
extension Complete: Implements.NavigationControllerPreferredInterfaceOrientationForPresentation {}
