import Foundation
import UIKit

/// A journey from the ocean to the bee on a flower of an island in it. A tap goes in, and a pinch comes out.
public enum PinchPopDemo {
  /// Returns a navigation controller whose first page is the ocean.
  @MainActor public static func makeRootViewController() -> UIViewController {
    LevelsController(rootViewController: LevelViewController(0))
  }
  /// The folder of touch scripts that the demo brings.
  public static var touchScripts: URL { Bundle.module.resourceURL!.appendingPathComponent("TouchScripts") }
}

/// A navigation controller that provides the animator, and the interaction controller during a pinch.
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
