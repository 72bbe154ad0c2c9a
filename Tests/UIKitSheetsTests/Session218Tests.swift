import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

// The code of the slides of WWDC 2013's session 218, in Swift's spelling. What the slides leave out ("…") is filled in.

/// "Pseudo-code of a custom presentation".
private final class YYSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var isPresentation = true
  func transitionDuration(using ctx: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using ctx: any UIViewControllerContextTransitioning) {
    let inView = ctx.containerView
    let toVC = ctx.viewController(forKey: .to)!
    let fromVC = ctx.viewController(forKey: .from)!
    let toView = toVC.view!
    let fromView = fromVC.view!
    let endFrame = ctx.finalFrame(for: toVC)
    if isPresentation {
      toView.frame = endFrame.offsetBy(dx: endFrame.width, dy: 0)
      inView.addSubview(toView)
    } else {
      toView.frame = endFrame
      inView.insertSubview(toView, belowSubview: fromVC.view)
    }
    let newCenter = CGPoint(x: endFrame.midX, y: endFrame.midY)
    let newBounds = CGRect(origin: .zero, size: endFrame.size)
    UIView.animate(
      withDuration: transitionDuration(using: ctx),
      animations: {
        if self.isPresentation {
          toView.center = newCenter
          toView.bounds = newBounds
        } else {
          fromView.center.x += inView.bounds.width
        }
      }, completion: { _ in ctx.completeTransition(!ctx.transitionWasCancelled) })
  }
}

/// "The easy way—use UIPercentDrivenInteractiveTransition".
private final class YYSlideInteractor: UIPercentDrivenInteractiveTransition {
  weak var parent: UINavigationController?
  private(set) var isInteractive = false
  private var startScale: CGFloat = 1

  init(navController nc: UINavigationController) {
    super.init()
    parent = nc
  }

  func handlePinch(_ gr: UIPinchGestureRecognizer) {
    let scale = gr.scale
    switch gr.state {
    case .began:
      isInteractive = true
      startScale = scale
      parent?.popViewController(animated: true)
    case .changed:
      let percent = 1.0 - scale / startScale
      update(percent <= 0.0 ? 0.0 : percent)
    case .ended, .cancelled:
      if gr.velocity >= 0.0 || gr.state == .cancelled {
        cancel()
      } else {
        finish()
      }
      isInteractive = false
    default: break
    }
  }
}

private final class YYDelegate: NSObject, UINavigationControllerDelegate {
  let animator = YYSlideAnimator()
  let interactor: YYSlideInteractor
  init(_ nc: UINavigationController) { interactor = YYSlideInteractor(navController: nc) }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator.isPresentation = operation == .push
    return animator
  }
  func navigationController(
    _ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor.isInteractive ? interactor : nil }
}

/// "Cancellation and coordinators": what was assumed is taken back.
private final class YYPage: UIViewController {
  private(set) var sideEffects = 0
  private(set) var heard: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    doSomeSideEffectsAssumingViewDidAppearIsGoingToBeCalled()
    if let coordinator = transitionCoordinator, coordinator.initiallyInteractive {
      coordinator.notifyWhenInteractionEnds { [unowned self] ctx in if ctx.isCancelled { undoSideEffects() } }
    }
  }
  private func doSomeSideEffectsAssumingViewDidAppearIsGoingToBeCalled() { sideEffects += 1 }
  private func undoSideEffects() {
    sideEffects -= 1
    heard.append("undone")
  }
}

/// The slides' code, run as an app.
@MainActor struct Session218Tests {
  private let stage = SheetStage()
  private let below: YYPage
  private let above: YYPage
  private let navigation: UINavigationController
  private let delegate: YYDelegate

  init() {
    let stage = stage
    (below, above) = stage.runtime.asCurrent { (YYPage(), YYPage()) }
    let (below, above) = (below, above)
    navigation = stage.runtime.asCurrent { UINavigationController(rootViewController: below) }
    let navigation = navigation
    delegate = stage.runtime.asCurrent { YYDelegate(navigation) }
    let delegate = delegate
    stage.act {
      let pinch = UIPinchGestureRecognizer()
      pinch.addHandler { [unowned delegate] in delegate.interactor.handlePinch($0) }
      navigation.view.addGestureRecognizer(pinch)
      navigation.delegate = delegate
      stage.window.rootViewController = navigation
    }
    stage.wait()
    stage.act { navigation.pushViewController(above, animated: false) }
    stage.wait(1)
  }

  /// Two fingers, 300 points apart, that come together by so much, each half.
  private func pinch(by travel: Double) {
    stage.down(200, 250, finger: 1)
    stage.down(200, 550, finger: 2)
    for _ in 0..<15 {
      stage.move(by: travel / 30, after: 1.0 / 60, finger: 1)
      stage.move(by: -travel / 30, after: 0, finger: 2)
    }
  }

  @Test func `a pinch that opens again at its end takes the pop back, and with it what viewWillAppear assumed`() {
    let effects = below.sideEffects
    pinch(by: 150)
    #expect(navigation.viewControllers == [below] && below.sideEffects == effects + 1)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    for _ in 0..<4 {
      stage.move(by: -6, after: 1.0 / 60, finger: 1)
      stage.move(by: 6, after: 0, finger: 2)
    }
    stage.up(finger: 1)
    stage.up(finger: 2)
    stage.wait(1)
    #expect(navigation.viewControllers == [below, above] && above.view.window != nil)
    #expect(below.heard == ["undone"] && below.sideEffects == effects)
    stage.expectAtRest()
  }

  @Test func `a pinch pops, the page follows the fingers, and it is popped when they leave`() {
    pinch(by: 150)
    let shown = above.view.layer.shown!.position.x
    #expect(shown > above.view.bounds.midX + 30)
    stage.up(finger: 1)
    stage.up(finger: 2)
    stage.wait(1)
    #expect(navigation.viewControllers == [below] && above.view.window == nil && below.heard.isEmpty)
    stage.expectAtRest()
  }

  @Test func `the coordinator of a push: alongside it, then its completion`() {
    let page = stage.runtime.asCurrent { YYPage() }
    let navigation = navigation, stage = stage
    stage.act {
      navigation.pushViewController(page, animated: true)
      navigation.transitionCoordinator?.animate(
        alongsideTransition: { ctx in
          stage.note("alongside, animated \(ctx.isAnimated)")
          navigation.view.backgroundColor = .red
        }, completion: { ctx in stage.note("completion, cancelled \(ctx.isCancelled)") })
    }
    stage.wait(1)
    #expect(stage.log.suffix(2) == ["alongside, animated true", "completion, cancelled false"] && navigation.topViewController === page)
    stage.expectAtRest()
  }
}
