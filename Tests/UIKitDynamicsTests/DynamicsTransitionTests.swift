import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitDynamics

/// Dynamics during a transition. The transition neither scrubs nor reverses them, because they are not animations.
/// (Docs/behaviour/dynamics.md, "Dynamics")
@MainActor @Suite("Dynamics inside a transition", .hand)
struct DynamicsTransitionTests {
  /// Slides the page up with a plain block, beside a box of the app's own that falls.
  final class Director: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    let driver = UIPercentDrivenInteractiveTransition()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    private var animator: UIDynamicAnimator?

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let page = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(false) }
      let container = transitionContext.containerView
      page.frame = container.bounds.offsetBy(dx: 0, dy: 812)
      container.addSubview(page)
      container.addSubview(box)
      let animator = UIDynamicAnimator(referenceView: container)
      animator.addBehavior(UIGravityBehavior(items: [box]))
      self.animator = animator
      UIView.animate(withDuration: 0.5) {
        page.frame = container.bounds
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }

  let hand = Hand.current!
  let director = Director()
  let root = UIViewController()
  let page = UIViewController()

  init() {
    hand.window.rootViewController = root
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = director
    hand.wait()
    root.present(page, animated: true)
    hand.wait()
  }

  @Test func `a finger that scrubs the page leaves the box falling, and holds it no more than time does`() {
    director.driver.update(0.2)
    hand.wait(0.2)
    let y = director.box.center.y
    director.driver.update(0.2)
    hand.wait(0.1)
    #expect(y > 30 && director.box.center.y > y + 10)
  }

  @Test func `a cancel takes the page back and leaves the box where it fell to`() {
    director.driver.update(0.6)
    hand.wait(0.3)
    let y = director.box.center.y
    director.driver.cancel()
    hand.wait(1)
    #expect(root.presentedViewController == nil && director.box.center.y > y)
    #expect(director.box.transform == .identity)
  }

  @Test func `a finish lets both arrive`() {
    director.driver.update(0.6)
    director.driver.finish()
    hand.wait(1)
    #expect(root.presentedViewController === page && director.box.center.y > 400)
  }
}
