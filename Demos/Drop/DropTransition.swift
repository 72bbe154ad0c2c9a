import Playbill
import UIKit

/// A transition that lets the old screen fall, in both directions. It provides one kind of animator for every change of screens.
@MainActor
final class DropTransition: NSObject {
  /// The positions of the nail, which this demo offers as directions.
  static let nails = [
    Heading(edge: .left, symbol: "arrow.left", name: "left", words: "by a nail at the left"),
    Heading(edge: .right, symbol: "arrow.right", name: "right", words: "by a nail at the right"),
  ]
  var choice = Choice(route: .present, heading: nails[0]) {
    didSet { if choice.route != oldValue.route { tabs?.setTabBarHidden(choice.route != .tab, animated: true) } }
  }
  /// The tab bar controller that contains all days.
  weak var tabs: UITabBarController?

  private var animator: DropAnimator {
    let weight: CGFloat =
      switch choice.speed {
      case .slow: 1.6
      case .usual: 4
      case .fast: 8
      }
    return DropAnimator(nailAt: choice.heading.edge, weight: weight)
  }
}

extension DropTransition: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

extension DropTransition: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

extension DropTransition: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}
