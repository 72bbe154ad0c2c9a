import CoreGraphics
import Foundation
import QuartzCore
import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitPresentations
@testable import UIKitText
@testable import UIKitVoiceOver

/// Percent-driven transitions over every kind of animation, in both directions. (Docs/behaviour/controllers.md, "Percent-driven
/// transitions")
@MainActor struct PercentDrivenMatrixTests {
  /// The kind of animation that the animator creates.
  enum Made: String, CaseIterable {
    case block, spring, perceptualSpring, keyframes, nested, transition, flip, layout, legacy, propertyAnimator
  }
  /// The end of the transition.
  enum Ending: String, CaseIterable { case finished, cancelled, cancelledByProgram, finishedAtOnce, cancelledAtOnce }

  /// Moves a square by 100 points in a linear second, or as its kind has it.
  final class Mover: NSObject, UIViewControllerAnimatedTransitioning {
    let made: Made
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private(set) var completions: [Bool] = []
    private var leading: NSLayoutConstraint?
    private var animator: UIViewPropertyAnimator?

    init(_ made: Made) { self.made = made }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let page = context.view(forKey: .to) else { return context.completeTransition(true) }
      page.frame = context.containerView.bounds
      context.containerView.addSubview(page)
      square.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      page.addSubview(square)
      let end: (Bool) -> Void = { [self] _ in
        completions.append(!context.transitionWasCancelled)
        context.completeTransition(!context.transitionWasCancelled)
      }
      let move = { [square] in square.center.x = 105 }
      switch made {
      case .block: UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: move, completion: end)
      case .spring:
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, animations: move, completion: end)
      case .perceptualSpring: UIView.animate(springDuration: 0.5, bounce: 0.2, animations: move, completion: end)
      case .keyframes:
        UIView.animateKeyframes(
          withDuration: 1, delay: 0,
          animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { [square] in square.center.x = 55 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5, animations: move)
          }, completion: end)
      case .nested:
        UIView.animate(
          withDuration: 1, delay: 0, options: .curveLinear,
          animations: { [square] in
            square.alpha = 0.5
            UIView.animate(withDuration: 0.2, animations: move)
          }, completion: end)
      case .transition, .flip:
        UIView.transition(
          with: square, duration: 1, options: made == .flip ? .transitionFlipFromLeft : .transitionCrossDissolve,
          animations: { [square] in square.backgroundColor = .red }, completion: end)
      case .layout:
        square.translatesAutoresizingMaskIntoConstraints = false
        let leading = leading ?? square.leadingAnchor.constraint(equalTo: page.leadingAnchor)
        self.leading = leading
        leading.constant = 0
        NSLayoutConstraint.activate([
          leading, square.topAnchor.constraint(equalTo: page.topAnchor), square.widthAnchor.constraint(equalToConstant: 10),
          square.heightAnchor.constraint(equalToConstant: 10),
        ])
        page.layoutIfNeeded()
        leading.constant = 100
        UIView.animate(
          withDuration: 1, delay: 0, options: .curveLinear, animations: { page.layoutIfNeeded() }, completion: end)
      case .legacy:
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationDelegate(self)
        UIView.setAnimationDidStop(Selector("end:finished:context:", Mover.stopped))
        held = end
        move()
        UIView.commitAnimations()
      case .propertyAnimator:
        let animator = interruptibleAnimator(using: context)
        self.held = end
        animator.startAnimation()
      }
    }

    private var held: ((Bool) -> Void)?
    @MainActor func stopped(_ name: String?, _ finished: NSNumber, _ context: UnsafeMutableRawPointer?) { held?(finished.boolValue) }

    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
      guard made == .propertyAnimator else { return AbsentAnimator.shared }
      if let animator { return animator }
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [square] in square.center.x = 105 }
      animator.addCompletion { [self] _ in held?(true) }
      self.animator = animator
      return animator
    }

    /// How far it is, of what a whole second makes.
    var shown: Double {
      guard let layer = square.layer.shown else { return .nan }
      return made == .transition || made == .flip ? layer.rare.transition?.progress ?? 1 : (layer.position.x - 5) / 100
    }
  }

  final class Director: NSObject, UIViewControllerTransitioningDelegate {
    let mover: Mover
    let interaction: any UIViewControllerInteractiveTransitioning
    init(_ mover: Mover, _ interaction: any UIViewControllerInteractiveTransitioning) {
      (self.mover, self.interaction) = (mover, interaction)
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { mover }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  @Test(arguments: Made.allCases, Ending.allCases)
  func `a percent drives it, there and back, and all is as it should be`(made: Made, ending: Ending) {
    let stage = TransitionStage()
    let (mover, driver) = stage.runtime.asCurrent { (Mover(made), UIPercentDrivenInteractiveTransition()) }
    let director = Director(mover, driver)
    stage.b.transitioningDelegate = director
    stage.b.modalPresentationStyle = .overFullScreen
    stage.open(stage.a)
    let before = stage.picture
    stage.act { stage.a.present(stage.b, animated: true) { stage.note("completion") } }
    stage.act {}
    if ending == .finishedAtOnce || ending == .cancelledAtOnce {
      stage.act { if ending == .finishedAtOnce { driver.finish() } else { driver.cancel() } }
    } else {
      var last = -1.0
      // Springs turn round after a quarter.
      let isSpring = made == .spring || made == .perceptualSpring
      let percents = isSpring ? [0.05, 0.1, 0.15] : [0.2, 0.5, 0.8]
      for percent in percents {
        stage.act { driver.update(percent) }
        #expect(mover.shown > last, "at \(percent) it is further than before")
        last = mover.shown
        stage.advance(by: 0.3)
        #expect(mover.shown == last, "time does not move it")
      }
      if !isSpring { #expect(abs(mover.shown - 0.8) < 0.13) }
      stage.act { driver.update(percents[1]) }
      #expect(mover.shown < last)
      stage.act {
        switch ending {
        case .finished: driver.finish()
        case .cancelled: driver.cancel()
        default: stage.b.transitionCoordinator.map { _ in driver.cancel() }
        }
      }
    }
    stage.advance(by: 3)
    let completed = ending == .finished || ending == .finishedAtOnce
    #expect(mover.completions == [completed] && stage.log.last == "completion")
    #expect((stage.b.view.window != nil) == completed && (completed || stage.picture == before))
    if completed { #expect(mover.shown == 1) }
    stage.expectAtRest()
  }

  /// No subclass of UIKit's: it moves the square itself.
  final class OwnInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    private(set) var context: (any UIViewControllerContextTransitioning)?
    let mover: Mover
    init(_ mover: Mover) { self.mover = mover }
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
      context = transitionContext
      guard let page = transitionContext.view(forKey: .to) else { return }
      page.frame = transitionContext.containerView.bounds
      transitionContext.containerView.addSubview(page)
      page.addSubview(mover.square)
    }
    func update(_ percent: Double) {
      mover.square.center.x = 5 + 100 * percent
      context?.updateInteractiveTransition(percent)
    }
    func end(_ finished: Bool) {
      if finished { context?.finishInteractiveTransition() } else { context?.cancelInteractiveTransition() }
      UIView.animate(withDuration: 0.2) {
        self.mover.square.center.x = finished ? 105 : 5
      } completion: { _ in
        self.context?.completeTransition(finished)
      }
    }
  }

  @Test(arguments: [true, false])
  // Docs/behaviour/controllers.md, "Transition coordinator".
  func `a custom interaction controller without a gesture, and the coordinator's blocks with it`(finished: Bool) {
    let stage = TransitionStage()
    let mover = stage.runtime.asCurrent { Mover(.block) }
    let own = OwnInteraction(mover), director = Director(mover, own)
    stage.b.transitioningDelegate = director
    stage.b.modalPresentationStyle = .overFullScreen
    stage.open(stage.a)
    let before = stage.picture
    stage.act { stage.a.present(stage.b, animated: true) }
    stage.act {
      stage.b.transitionCoordinator?.animate { _ in
        stage.a.view.alpha = 0
      } completion: {
        stage.note("cancelled: \($0.isCancelled)")
      }
    }
    for step in 1...5 {
      stage.advance(by: 0.1)
      stage.act { own.update(Double(step) / 10) }
    }
    #expect(abs(stage.a.view.layer.shown!.opacity - 0.5) < 0.2 && stage.b.transitionCoordinator?.percentComplete == 0.5)
    stage.act { own.end(finished) }
    stage.advance(by: 2)
    #expect(stage.log.contains("cancelled: \(!finished)") && stage.a.view.alpha == (finished ? 0 : 1))
    #expect((stage.b.view.window != nil) == finished && (finished || stage.picture == before))
    stage.expectAtRest()
  }
}
