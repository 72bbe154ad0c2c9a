import QuartzCore
import Stages
import Testing
import UIKit

@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// The cancellation of plain animation blocks by a finger. The animator does not restore any values, because animators that are widely
/// copied handle only the completed case.
@MainActor
struct TransitionTakingBackTests {
  /// A closing that moves more than the page: a picture in the container, colours.
  private final class Closing: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
    let driver: UIPercentDrivenInteractiveTransition
    let picture = UIView(frame: CGRect(x: 300, y: 0, width: 375, height: 812))
    let shade = UIView()
    var seenAtEnd: CGRect?
    var alsoMoves: () -> Void = {}

    init(_ driver: UIPercentDrivenInteractiveTransition) { self.driver = driver }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let page = context.view(forKey: .from)!
      alsoMoves()
      if picture.superview == nil { context.containerView.addSubview(picture) }
      UIView.animate(
        withDuration: 0.4,
        animations: { [self] in
          picture.frame.origin = .zero
          page.transform = CGAffineTransform(translationX: 0, y: 812).rotated(by: 1)
          page.backgroundColor = .black
        },
        completion: { [self] _ in
          seenAtEnd = picture.frame
          context.completeTransition(!context.transitionWasCancelled)
        })
      UIView.animateKeyframes(
        withDuration: 0.4, delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.picture.backgroundColor = .red }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.picture.backgroundColor = .blue }
        })
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      let made = Shading(presentedViewController: presented, presenting: presenting)
      made.shade = shade
      return made
    }
  }

  private final class Shading: UIPresentationController {
    var shade: UIView?
    override func presentationTransitionWillBegin() { if let shade { containerView?.insertSubview(shade, at: 0) } }
    override func dismissalTransitionWillBegin() {
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.shade?.alpha = 0 })
    }
  }

  private let stage = TransitionStage()
  private let closing: Closing

  init() {
    let stage = stage
    closing = stage.runtime.asCurrent { Closing(stage.driver) }
    stage.b.transitioningDelegate = closing
    stage.openPresented(.custom)
    stage.act {
      stage.b.view.backgroundColor = .white
      closing.picture.backgroundColor = .green
    }
  }

  private func expectAsBefore(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(closing.picture.frame.minX == 300 && closing.shade.alpha == 1, sourceLocation: sourceLocation)
    #expect(stage.b.view.transform.isIdentity && stage.b.view.frame == stage.window.bounds, sourceLocation: sourceLocation)
    #expect(stage.b.view.backgroundColor == .white && closing.picture.backgroundColor == .green, sourceLocation: sourceLocation)
    #expect(stage.b.presentingViewController === stage.a, sourceLocation: sourceLocation)
  }

  @Test func `a page that was dragged and let go is where it was, with its shade, its colour and the picture beside it`() {
    for fraction in [0.3, 0.95] {
      stage.act { stage.b.dismiss(animated: true) }
      stage.act { stage.driver.update(fraction) }
      #expect(closing.picture.layer.presentation()!.frame.minX < 300)
      stage.act { stage.driver.cancel() }
      stage.advance(by: 1)
      expectAsBefore()
      #expect(closing.seenAtEnd?.minX == 300, "it is back before the completions run")
      stage.expectAtRest()
    }
  }

  @Test func `what the app changed meanwhile stays`() {
    stage.act { stage.b.dismiss(animated: true) }
    stage.act {
      stage.driver.update(0.5)
      closing.picture.center.y += 7
    }
    stage.act { stage.driver.cancel() }
    stage.advance(by: 1)
    #expect(closing.picture.frame.origin == CGPoint(x: 300, y: 7))
  }

  @Test func `an animation of Core Animation's has changed no model, so there is nothing to take back`() {
    stage.act { stage.b.dismiss(animated: true) }
    stage.act {
      closing.picture.layer.cornerRadius = 12
      let rounding = CABasicAnimation(keyPath: "cornerRadius")
      rounding.fromValue = 40
      rounding.isAdditive = true
      rounding.duration = 0.4
      closing.picture.layer.add(rounding, forKey: nil)
      stage.driver.update(0.5)
    }
    stage.act { stage.driver.cancel() }
    stage.advance(by: 1)
    #expect(closing.picture.layer.cornerRadius == 12)
    expectAsBefore()
  }

  @Test func `finished after a cancel, everything is where the closing says`() {
    stage.act { stage.b.dismiss(animated: true) }
    stage.act { stage.driver.cancel() }
    stage.advance(by: 1)
    stage.act { stage.b.dismiss(animated: true) }
    stage.act { stage.driver.finish() }
    stage.advance(by: 1)
    #expect(closing.picture.frame.minX == 0 && closing.shade.alpha == 0 && stage.b.presentingViewController == nil)
    stage.expectAtRest()
  }

  @Test(arguments: [false, true])
  func `what plain blocks change outside the container is named, with where it belongs`(isHeld: Bool) {
    closing.alsoMoves = { [a = stage.a, b = stage.b] in
      guard !isHeld else { return }
      b.transitionCoordinator?.animate { _ in a.view.alpha = 0.5 }
    }
    if isHeld {
      closing.alsoMoves = { [a = stage.a, b = stage.b] in
        b.transitionCoordinator?.animateAlongsideTransition(in: a.view) { _ in a.view.alpha = 0.5 }
      }
    }
    stage.act { stage.b.dismiss(animated: true) }
    #expect(stage.diagnostics.count == (isHeld ? 0 : 1))
    #expect(
      stage.diagnostics.allSatisfy {
        $0.contains("change A, which is outside containerView") && $0.contains("animateAlongsideTransition(in:")
      })
    stage.act { stage.driver.update(0.5) }
    stage.act { stage.driver.cancel() }
    stage.advance(by: 1)
    #expect(stage.a.view.alpha == (isHeld ? 1 : 0.5))
    expectAsBefore()
  }

  @Test func `a driver keeps neither the transition that it drove nor the page that went`() {
    stage.act { stage.b.dismiss(animated: true) }
    stage.act { stage.driver.update(0.5) }
    weak let transition = stage.machine.transitions.first
    #expect(transition != nil)
    stage.act { stage.driver.finish() }
    stage.advance(by: 1)
    #expect(transition == nil, "and with it the page is gone")
    #expect(stage.driver.percentComplete == 0.5 && stage.driver.duration == 0.4, "what it said last is still to be had")
  }

  @Test func `a page whose presentation controller was read before goes when it is dismissed`() {
    weak var page: UIViewController?
    stage.runtime.asCurrent {
      let made = UIViewController()
      made.modalPresentationStyle = .custom
      _ = made.presentationController
      stage.act { stage.b.present(made, animated: false) }
      page = made
    }
    #expect(page != nil)
    stage.act { stage.b.dismiss(animated: false) }
    #expect(page == nil)
  }
}
