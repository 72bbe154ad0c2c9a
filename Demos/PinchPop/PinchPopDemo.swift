import Foundation
import UIKit

/// From the ocean to the bee on a flower of an island in it: a tap goes in, a pinch comes out.
public enum PinchPopDemo {
  /// The ocean, in its navigation controller.
  @MainActor public static func makeRootViewController() -> UIViewController {
    LevelsController(rootViewController: LevelViewController(0))
  }
  /// The folder of touch scripts that the demo brings.
  public static var touchScripts: URL { Bundle.module.resourceURL!.appendingPathComponent("TouchScripts") }
}

/// Hands out the animator, and the fingers if there are any.
final class LevelsController: UINavigationController, UINavigationControllerDelegate {
  private lazy var interactor = PinchInteractor(self)

  override func viewDidLoad() {
    super.viewDidLoad()
    isNavigationBarHidden = true
    delegate = self
    view.addGestureRecognizer(UIPinchGestureRecognizer(target: interactor, action: Selector("handlePinch:", PinchInteractor.handlePinch)))
  }

  override var childForStatusBarStyle: UIViewController? { topViewController }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    ZoomAnimator(isReturning: operation == .pop, gateRadius: LevelView.gateRadius(in: view.bounds.size))
  }

  func navigationController(
    _ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor.isInteractive ? interactor : nil }
}
