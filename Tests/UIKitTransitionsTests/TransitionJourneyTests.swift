import Foundation
import HostInterface
import Motion
import QuartzCore
import SegueTesting
import Testing
import UIKit

@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

/// A page that a finger dismisses by dragging it down, with real touches, a real gesture recognizer and the percent-driven transition.
@MainActor
struct TransitionJourneyTests {
  private final class Page: UIViewController, UIViewControllerTransitioningDelegate {
    var driver: UIPercentDrivenInteractiveTransition?
    var usesBlocks = false
    var log: [String] = []

    override func viewDidLoad() {
      let pan = UIPanGestureRecognizer(target: self, action: Selector("drag:", Page.drag))
      view.addGestureRecognizer(pan)
    }

    func drag(_ pan: UIPanGestureRecognizer) {
      let fraction = pan.translation(in: nil).y / 400
      switch pan.state {
      case .began:
        driver = UIPercentDrivenInteractiveTransition()
        dismiss(animated: true) { self.log.append("dismissal over") }
      case .changed: driver?.update(fraction)
      case .ended: fraction > 0.5 ? driver?.finish() : driver?.cancel()
      default: driver?.cancel()
      }
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      Slide(usesBlocks: usesBlocks)
    }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    private let usesBlocks: Bool
    private var animator: UIViewPropertyAnimator?
    init(usesBlocks: Bool) { self.usesBlocks = usesBlocks }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard usesBlocks else { return interruptibleAnimator(using: context).startAnimation() }
      let view = context.view(forKey: .from)!
      UIView.animate(
        withDuration: 0.4, delay: 0, options: .curveLinear, animations: { view.center.y += 400 },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
      if usesBlocks { return AbsentAnimator.shared }
      if let animator { return animator }
      let view = context.view(forKey: .from)!
      let made = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view.center.y += 400 }
      made.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
      animator = made
      return made
    }
  }

  @MainActor
  private struct Stage {
    let app: AppSession
    let finger: TestApp.Finger
    let root: UIViewController
    let page: Page

    init(usesBlocks: Bool) {
      let root = UIViewController()
      app = AppSession { $0.rootViewController = root }
      finger = TestApp.Finger(on: app, number: 1, at: .zero)
      self.root = root
      page = app.perform {
        let page = Page()
        page.usesBlocks = usesBlocks
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = page
        root.present(page, animated: true)
        return page
      }
      app.advance(by: 2)
      #expect(page.presentingViewController === root, "\(app.runtime.diagnostics)")
    }

    func touch(_ phase: TouchInput.Phase, y: Double) {
      finger.tell(phase, at: CGPoint(x: 180, y: y), delivery: .withNextTurn)
      app.advance(by: 1.0 / 60)
    }

    /// A finger at 200 points goes down to `end` in steps of 20.
    func drag(to end: Double) {
      touch(.began, y: 200)
      for y in stride(from: 220, through: end, by: 20) { touch(.moved, y: y) }
    }
    var shownY: Double { page.view.layer.presentation().map { Double($0.position.y) - 406 } ?? .nan }
  }

  @Test(arguments: [true, false])
  func `dragged and let go too early, it comes back and can be dragged again`(usesBlocks: Bool) {
    let stage = Stage(usesBlocks: usesBlocks)
    for _ in 0..<2 {
      stage.drag(to: 300)
      #expect(abs(stage.shownY - 100) <= 10.001, "the view follows the finger, less the slop: \(stage.shownY)")
      let held = stage.shownY
      stage.touch(.moved, y: 260)
      #expect(abs(held - stage.shownY - 40) < 1e-6)
      stage.touch(.ended, y: 260)
      stage.app.advance(by: 1)
      #expect(abs(stage.shownY) < 1e-6 && stage.page.presentingViewController === stage.root)
      #expect(stage.app.isQuiet)
    }
    #expect(stage.page.log == ["dismissal over", "dismissal over"], "an accepted request runs its completion once, cancelled or not")
    #expect(stage.app.runtime.diagnostics.isEmpty)
  }

  @Test(arguments: [true, false])
  func `dragged far, it goes the rest of the way by itself`(usesBlocks: Bool) {
    let stage = Stage(usesBlocks: usesBlocks)
    stage.drag(to: 500)
    stage.touch(.ended, y: 500)
    #expect(stage.page.presentingViewController === stage.root)
    stage.app.advance(by: 1)
    #expect(stage.page.presentingViewController == nil && stage.page.view.window == nil)
    #expect(stage.app.isQuiet && stage.app.runtime.diagnostics.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a finger on the topmost page of a chain keeps hold while it drags the whole chain, there and back and away`(usesBlocks: Bool) {
    let stage = Stage(usesBlocks: usesBlocks), top = UIViewController(), pan = UIPanGestureRecognizer()
    pan.addHandler { [root = stage.root, page = stage.page] pan in
      let fraction = pan.translation(in: nil).y / 400
      switch pan.state {
      case .began:
        page.driver = UIPercentDrivenInteractiveTransition()
        root.dismiss(animated: true)
      case .changed: page.driver?.update(fraction)
      case .ended: fraction > 0.5 ? page.driver?.finish() : page.driver?.cancel()
      default: page.driver?.cancel()
      }
    }
    stage.app.perform {
      top.view.addGestureRecognizer(pan)
      stage.page.present(top, animated: false)
    }
    for (end, goes) in [(300.0, false), (500, true)] {
      stage.drag(to: end)
      #expect(abs(stage.shownY - (end - 200)) <= 10.001, "\(stage.shownY)")
      stage.touch(.ended, y: end)
      stage.app.advance(by: 1)
      #expect((stage.root.presentedViewController == nil) == goes && (top.view.window == nil) == goes)
    }
    #expect(stage.app.isQuiet && stage.app.runtime.diagnostics.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a flick that begins and ends before the transition has started is heard all the same`(usesBlocks: Bool) {
    let stage = Stage(usesBlocks: usesBlocks)
    for (phase, y) in [(TouchInput.Phase.began, 200.0), (.moved, 260), (.moved, 280), (.ended, 280)] {
      stage.finger.tell(phase, at: CGPoint(x: 180, y: y), delivery: .withNextTurn)
    }
    stage.app.advance(by: 2)
    #expect(stage.page.presentingViewController === stage.root && abs(stage.shownY) < 1e-6)
    #expect(stage.page.log == ["dismissal over"] && stage.app.isQuiet && stage.app.runtime.diagnostics.isEmpty)
  }
}
