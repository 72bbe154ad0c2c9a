import Foundation
import Motion
import QuartzCore
import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// The contract of the transition context and the transition coordinator. (Docs/behaviour/controllers.md, "Order of a presentation",
/// "Transition context" and "Transition coordinator")
@MainActor
struct TransitionContractTests {
  private func close(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool { abs(a - b) <= tolerance }

  @Test func `custom: the presenter's view stays outside, and the animator is not given it (behaviour: Transition context)`() {
    let stage = TransitionStage()
    stage.b.modalPresentationStyle = .custom
    stage.open(stage.a)
    let animator = stage.customise()
    stage.act { stage.a.present(stage.b, animated: true) }
    let context = animator.context!
    #expect(context.view(forKey: .from) == nil && context.view(forKey: .to) === stage.b.view)
    #expect(context.viewController(forKey: .from) === stage.a && context.viewController(forKey: .to) === stage.b)
    #expect(stage.a.view.superview === stage.window && context.containerView.superview === stage.window)
    #expect(context.initialFrame(for: stage.b) == .zero && context.finalFrame(for: stage.b) == stage.window.bounds)
    #expect(context.initialFrame(for: stage.a) == stage.window.bounds && context.finalFrame(for: stage.a) == .zero)
    #expect(context.presentationStyle == .custom && context.isAnimated && !context.isInteractive)
    stage.advance(by: 1)
    stage.expectAtRest()
  }

  @Test func `a slide-out that works its way out from the final frame of who leaves starts where the page is, there and after a cancel`() {
    let stage = TransitionStage()
    let half = CGRect(x: 0, y: 412, width: 375, height: 400)
    stage.director.makePresentation = { HalfPresentation(presentedViewController: $0, presenting: $1) }
    stage.openPresented(.custom)
    for completes in [false, true] {
      let animator = stage.customise(interactive: true)
      stage.act { stage.b.dismiss(animated: true) }
      #expect(animator.context?.initialFrame(for: stage.b) == half && animator.context?.finalFrame(for: stage.b) == half)
      #expect(animator.context?.finalFrame(for: stage.a) == stage.window.bounds)
      stage.act { stage.driver.update(0.5) }
      #expect(animator.context?.initialFrame(for: stage.b) == half, "where it started, wherever it is now")
      stage.act { if completes { stage.driver.finish() } else { stage.driver.cancel() } }
      stage.advance(by: 1)
      #expect(stage.b.presentingViewController === (completes ? nil : stage.a))
    }
    stage.expectAtRest()
  }

  /// The lower 400 points.
  private final class HalfPresentation: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      return CGRect(x: 0, y: bounds.height - 400, width: bounds.width, height: 400)
    }
    override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
  }

  @Test func `full screen: both views are the animator's (behaviour: Transition context)`() {
    let stage = TransitionStage()
    stage.open(stage.a)
    var animator = stage.customise()
    stage.act { stage.a.present(stage.b, animated: true) }
    #expect(animator.context?.view(forKey: .from) === stage.a.view && animator.context?.view(forKey: .to) === stage.b.view)
    #expect(stage.a.view.superview === animator.context?.containerView)
    stage.advance(by: 1)
    #expect(stage.a.view.window == nil)
    animator = stage.customise()
    stage.act { stage.b.dismiss(animated: true) }
    #expect(animator.context?.view(forKey: .from) === stage.b.view && animator.context?.view(forKey: .to) === stage.a.view)
    stage.advance(by: 1)
    #expect(stage.a.view.superview === stage.window && stage.a.view.frame == stage.window.bounds)
    stage.expectAtRest()
  }

  @Test func `present returns before anything appears; the turn's layout begins it (behaviour: Order of a presentation)`() {
    let stage = TransitionStage()
    stage.open(stage.a)
    stage.act {
      stage.a.present(stage.b, animated: true)
      #expect(stage.b.isViewLoaded && stage.a.presentedViewController === stage.b && stage.b.isBeingPresented)
      #expect(stage.b.view.window == nil && stage.appearanceLog.isEmpty)
      #expect(stage.b.transitionCoordinator != nil)
    }
    #expect(stage.appearanceLog.contains("B.viewWillAppear"))
    stage.advance(by: 2)
    #expect(!stage.b.isBeingPresented)
    stage.expectAtRest()
  }

  @Test func `without animation, all is over on return`() {
    let stage = TransitionStage()
    stage.open(stage.a)
    stage.act {
      stage.a.present(stage.b, animated: false) { stage.note("completion") }
      #expect(stage.log.last == "completion" && stage.b.view.window === stage.window)
      #expect(stage.b.view.frame == stage.window.bounds)
      stage.a.dismiss(animated: false)
      #expect(stage.picture == "window\n  A appeared")
    }
    stage.expectAtRest()
  }

  @Test func `where animations are switched off, nothing is presented or dismissed with one (behaviour: Completion of blocks)`() {
    let stage = TransitionStage()
    stage.open(stage.a)
    stage.act {
      UIView.performWithoutAnimation { stage.a.present(stage.b, animated: true) }
      #expect(stage.b.view.window === stage.window)
      UIView.performWithoutAnimation { stage.b.dismiss(animated: true) }
      #expect(stage.b.view.window == nil)
    }
    #expect(!stage.log.contains { $0.contains("animated") || $0.contains("animationController") })
    stage.expectAtRest()
  }

  // Docs/behaviour/controllers.md, "Transition coordinator".
  @Test func `the coordinator knows its duration when the animator was asked, and lasts through viewDidAppear`() {
    let stage = TransitionStage()
    stage.b.modalPresentationStyle = .custom
    stage.open(stage.a)
    stage.customise()
    var durations: [String: Double] = [:]
    stage.b.onCallback = { durations[$0] = stage.b.transitionCoordinator?.transitionDuration ?? -1 }
    stage.act { stage.a.present(stage.b, animated: true) }
    let coordinator = stage.b.transitionCoordinator!
    #expect(coordinator.isInterruptible && !coordinator.initiallyInteractive && coordinator.completionVelocity == 1)
    #expect(coordinator === stage.a.transitionCoordinator!)
    stage.advance(by: 1)
    #expect(durations["viewWillAppear"] == 0 && durations["viewDidAppear"] == 0.5)
    #expect(stage.b.transitionCoordinator == nil)
  }

  @Test(arguments: [NotingAnimator.Kind.grabbable, .blocks])
  func `an alongside block lasts as long as the transition, whatever it asks for (behaviour: Nested blocks)`(kind: NotingAnimator.Kind) {
    let stage = TransitionStage()
    stage.b.modalPresentationStyle = .custom
    stage.open(stage.a)
    stage.customise(kind)
    let view = stage.a.view!
    stage.act {
      stage.a.present(stage.b, animated: true)
      stage.b.transitionCoordinator?.animate(
        alongsideTransition: { _ in UIView.animate(withDuration: 3, animations: { view.alpha = 0 }) }, completion: nil)
    }
    #expect(view.alpha == 0)
    stage.advance(by: 0.25)
    #expect(close(view.layer.shown!.opacity, 0.5), "half of 0.5 s, ease in, ease out")
    stage.advance(by: 0.25)
    #expect(close(view.layer.shown!.opacity, 0))
    stage.advance(by: 1)
    stage.expectAtRest()
  }

  @Test(arguments: [NotingAnimator.Kind.grabbable, .blocks])
  func `a finger scrubs what runs alongside, outside the container too, and takes it back`(kind: NotingAnimator.Kind) {
    let stage = TransitionStage()
    stage.b.modalPresentationStyle = .custom
    stage.open(stage.a)
    stage.customise(interactive: true, kind)
    let view = stage.a.view!
    stage.act {
      stage.a.present(stage.b, animated: true)
      stage.b.transitionCoordinator?.animateAlongsideTransition(
        in: view, animation: { _ in view.alpha = 0 }, completion: { if $0.isCancelled { view.alpha = 1 } })
    }
    stage.act { stage.driver.update(0.5) }
    stage.advance(by: 1)
    #expect(close(view.layer.shown!.opacity, 0.5))
    stage.act { stage.driver.cancel() }
    stage.advance(by: 1)
    #expect(close(view.layer.shown!.opacity, 1) && view.alpha == 1)
    stage.expectAtRest()
  }

  @Test func `a view inside the container is not held twice`() {
    let stage = TransitionStage()
    stage.b.modalPresentationStyle = .custom
    stage.open(stage.a)
    let animator = stage.customise(interactive: true, .blocks)
    stage.act {
      stage.a.present(stage.b, animated: true)
      stage.b.transitionCoordinator?.animateAlongsideTransition(
        in: stage.b.view, animation: { _ in stage.b.view.alpha = 0 }, completion: nil)
    }
    stage.act { stage.driver.update(0.5) }
    stage.act { stage.driver.finish() }
    stage.advance(by: 0.0625)
    // Docs/behaviour/animation.md, "Timing curves".
    #expect(close(animator.shownDistance, 50 + 50 * 0.1291619, 1e-4), "a quarter of the time that was left, eased once")
    stage.advance(by: 1)
    stage.expectAtRest()
  }

  /// Moves the view itself and reports how far it is: no animator, no percent-driven transition.
  private final class OwnHand: NSObject, UIViewControllerInteractiveTransitioning {
    var context: (any UIViewControllerContextTransitioning)?
    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      self.context = context
      context.containerView.addSubview(context.view(forKey: .to)!)
    }
  }

  @Test func `an interaction controller of the app's own: what it reports scrubs what runs alongside`() {
    let stage = TransitionStage()
    stage.b.modalPresentationStyle = .custom
    stage.open(stage.a)
    stage.customise()
    let hand = OwnHand()
    stage.director.interaction = hand
    let view = stage.a.view!
    stage.act {
      stage.a.present(stage.b, animated: true)
      stage.b.transitionCoordinator?.animate(alongsideTransition: { _ in view.alpha = 0 }, completion: nil)
    }
    stage.act { hand.context?.updateInteractiveTransition(0.4) }
    stage.advance(by: 1)
    #expect(close(view.layer.shown!.opacity, 0.6))
    stage.act { hand.context?.cancelInteractiveTransition() }
    stage.advance(by: 0.2)
    #expect(close(view.layer.shown!.opacity, 1), "p·D of 0.5 s")
    stage.act { hand.context?.completeTransition(false) }
    #expect(stage.picture == "window\n  A appeared" && view.alpha == 1)
    stage.expectAtRest()
  }

  @Test func `what is dismissed is let go`() {
    let stage = TransitionStage()
    stage.open(stage.a)
    weak var seen: UIViewController?
    weak var environment: UIPresentationController?
    stage.runtime.asCurrent {
      let controller = UIViewController()
      controller.modalPresentationStyle = .custom
      seen = controller
      stage.act { stage.a.present(controller, animated: true) }
      environment = controller.presentationController
    }
    stage.advance(by: 2)
    #expect(seen != nil && environment != nil)
    stage.act { stage.a.dismiss(animated: true) }
    stage.advance(by: 2)
    #expect(seen == nil && environment == nil)
    stage.expectAtRest()
  }

  @Test func `views on their way take no touches, unless a finger may grab them`() {
    let stage = TransitionStage()
    stage.b.modalPresentationStyle = .custom
    stage.open(stage.a)
    let animator = stage.customise(.blocks)
    stage.act { stage.a.present(stage.b, animated: true) }
    let point = CGPoint(x: 300, y: 400)
    #expect(stage.window.hitTest(point, with: nil) === animator.context?.containerView)
    stage.advance(by: 1)
    #expect(stage.window.hitTest(point, with: nil) === stage.b.view)
  }

  /// Overrides what apps are known to override.
  private final class Page: UIViewController {
    let environment = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
    var begun: [Bool] = []
    override var presentationController: UIPresentationController? { environment }
    override var presentedViewController: UIViewController? { super.presentedViewController }
    override var presentingViewController: UIViewController? { super.presentingViewController }
    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { super.transitionCoordinator }
    override var parent: UIViewController? { super.parent }
    override var children: [UIViewController] { super.children }
    override var isBeingPresented: Bool { super.isBeingPresented }
    override var isMovingToParent: Bool { super.isMovingToParent }
    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { begun.append(isAppearing) }
  }

  private final class Still: UIView {
    let picture = UIView()
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { picture }
  }

  @Test func `what a page says of its environment and a view of its picture can be overridden`() {
    let stage = TransitionStage()
    stage.runtime.asCurrent {
      let (page, view): (UIViewController, UIView) = (Page(), Still())
      page.beginAppearanceTransition(true, animated: false)
      #expect((page as? Page)?.begun == [true] && page.presentationController === (page as? Page)?.environment)
      #expect(view.snapshotView(afterScreenUpdates: true) === (view as? Still)?.picture)
    }
  }
}
