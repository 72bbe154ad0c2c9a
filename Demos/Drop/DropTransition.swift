import Playbill
import UIKit

/// Lets the old screen fall, both ways, whoever changes the screens: it hands the same animator to each of them.
@MainActor
final class DropTransition: NSObject {
  /// The nail is what has a way here.
  static let nails = [
    Heading(edge: .left, symbol: "arrow.left", name: "left", words: "by a nail at the left"),
    Heading(edge: .right, symbol: "arrow.right", name: "right", words: "by a nail at the right"),
  ]
  var choice = Choice(route: .present, heading: nails[0]) {
    didSet { if choice.route != oldValue.route { tabs?.setTabBarHidden(choice.route != .tab, animated: true) } }
  }
  /// What contains all days.
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
