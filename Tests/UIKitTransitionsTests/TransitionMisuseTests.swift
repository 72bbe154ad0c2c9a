import Foundation
import Motion
import Stages
import Testing
import UIKit

@testable import UIKitCore

/// Requests that UIKit refuses, with the wording of its messages. The app continues to run. (Docs/behaviour/controllers.md, "Chains and
/// refused requests")
@MainActor
struct TransitionMisuseTests {
  @Test func `presenting twice, presenting while presenting, dismissing while presenting`() {
    let stage = TransitionStage()
    stage.b.modalPresentationStyle = .custom
    stage.open(stage.a)
    stage.act {
      stage.a.present(stage.b, animated: true)
      stage.a.present(stage.c, animated: true) { stage.note("never") }
      stage.a.present(stage.b, animated: true) { stage.note("never") }
      stage.a.dismiss(animated: true) { stage.note("never") }
    }
    #expect(
      stage.diagnostics == [
        "Attempt to present <C> on <A> while a presentation is in progress.",
        "Application tried to present modally a view controller <B> that is already being presented by <A>.",
        "Attempt to dismiss from view controller <A> while a presentation or dismiss is in progress.",
      ])
    stage.advance(by: 2)
    #expect(stage.picture == "window\n  A appeared\n  container(B)\n    B appeared\nA presents B")
    #expect(!stage.log.contains("never"))
    stage.act { stage.a.present(stage.c, animated: false) }
    #expect(stage.diagnostics.last == "Attempt to present <C> on <A> (from <A>) which is already presenting <B>.")
    stage.act { stage.a.dismiss(animated: false) }
    #expect(stage.picture == "window\n  A appeared")
    stage.expectAtRest()
  }

  @Test func `presenting from what is not in a window`() {
    let stage = TransitionStage()
    stage.open(stage.a)
    stage.act { stage.c.present(stage.b, animated: true) }
    #expect(stage.diagnostics == ["Attempt to present <B> on <C> whose view is not in the window hierarchy."])
    #expect(!stage.b.isViewLoaded)
  }

  @Test func `completing twice is ignored and named`() {
    let stage = TransitionStage()
    stage.open(stage.a)
    stage.customise(.completesTwice)
    stage.act { stage.a.present(stage.b, animated: true) }
    stage.advance(by: 1)
    #expect(
      stage.diagnostics == ["completeTransition was called again for the present A→B, which had ended. The call is ignored."])
    #expect(stage.log.filter { $0 == "B.viewDidAppear(animated)" }.count == 1)
    stage.expectAtRest()
  }

  @Test func `completing with true after a cancel: the argument decides`() {
    let stage = TransitionStage()
    stage.open(stage.a)
    stage.customise(interactive: true, .completesTrueAlways)
    stage.act { stage.a.present(stage.b, animated: true) }
    stage.act { stage.driver.update(0.3) }
    stage.act { stage.driver.cancel() }
    stage.advance(by: 1)
    #expect(stage.diagnostics == ["completeTransition(true) after the present A→B was cancelled. Pass !transitionWasCancelled."])
    #expect(stage.picture == "window\n  container(B)\n    B appeared\nA presents B")
    stage.expectAtRest()
  }

  @Test func `an animator that never completes is named, and the app can still be driven`() {
    let stage = TransitionStage()
    stage.open(stage.a)
    stage.customise(.neverCompletes)
    stage.act { stage.a.present(stage.b, animated: true) }
    stage.advance(by: 5)
    #expect(stage.machine.transitions.count == 1)
    stage.act { stage.machine.reportStalled() }
    #expect(
      stage.diagnostics == [
        "NotingAnimator never called completeTransition for the present A→B. Call it exactly once, also when cancelled."
      ])
    stage.act { stage.a.dismiss(animated: false) }
    #expect(stage.picture == "window\n  A appeared")
    stage.expectAtRest()
  }

  private final class Forgetful: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = context.view(forKey: .to)!
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 0.3, animations: { view.alpha = 1 }, completion: nil)
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  @Test func `when nothing moves any more, the animator that keeps the app waiting is named, once`() {
    let forgetful = Forgetful()
    let app = AppSession { $0.rootViewController = UIViewController() }
    app.perform {
      let page = UIViewController()
      page.transitioningDelegate = forgetful
      app.window.rootViewController?.present(page, animated: true)
    }
    app.advance(by: 0.2)
    #expect(app.runtime.diagnostics.isEmpty)
    app.advance(by: 5)
    #expect(app.runtime.diagnostics.count == 1)
    #expect(app.runtime.diagnostics.first?.hasPrefix("Forgetful has not called completeTransition for the present") == true)
  }

  @Test func `an animator that forgot is named when its animation ends between two ticks of a host that then waits for an event`() {
    let forgetful = Forgetful()
    let app = AppSession(tickRate: 60) { $0.rootViewController = UIViewController() }
    app.perform {
      let page = UIViewController()
      page.transitioningDelegate = forgetful
      app.window.rootViewController?.present(page, animated: true)
    }
    // A host that turns at times of its own, each just before a tick.
    while let wake = app.nextWake, app.now.seconds < 5 { _ = app.runUpdateCycle(at: max(wake, app.now + 0.016)) }
    #expect(app.runtime.diagnostics.count == 1, "it waits for an event, and says why: \(app.now)")
  }

  @Test(arguments: [NotingAnimator.Kind.addsNoView, .removesContainer])
  func `a careless animator leaves a whole hierarchy`(kind: NotingAnimator.Kind) {
    let stage = TransitionStage()
    stage.open(stage.a)
    stage.customise(kind)
    stage.act { stage.a.present(stage.b, animated: true) }
    stage.advance(by: 1)
    #expect(stage.diagnostics.count == 1)
    #expect(stage.picture == "window\n  container(B)\n    B appeared\nA presents B")
    #expect(stage.b.view.frame == stage.window.bounds || kind == .removesContainer)
    stage.expectAtRest()
  }

  @Test func `the screen is empty after a dismissal whose animator moved the presenter into the container, and that is said`() {
    let stage = TransitionStage()
    stage.openPresented(.custom)
    stage.customise(.takesPresenter)
    stage.act { stage.b.dismiss(animated: true) }
    stage.advance(by: 1)
    #expect(stage.a.view.window == nil && stage.picture == "window")
    #expect(
      stage.diagnostics == [
        "NotingAnimator moved the view of A into containerView, and it goes with that. The presenter stays where it is: "
          + "move only what view(forKey:) gives."
      ])
  }

  @Test func `another root in the middle of a transition: the animator that completes later is not accused of completing twice`() {
    let stage = TransitionStage()
    stage.open(stage.a)
    stage.customise(.blocks)
    stage.act { stage.a.present(stage.b, animated: true) }
    stage.advance(by: 0.2)
    stage.act { stage.window.rootViewController = stage.c }
    stage.advance(by: 1)
    #expect(stage.diagnostics.isEmpty && stage.picture == "window\n  C appeared")
    stage.expectAtRest()
  }

  /// Pictures the arriving view before it moves it, as flips and zooms do.
  private final class Picturing: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = context.view(forKey: .to)!
      context.containerView.addSubview(view)
      #expect(view.snapshotView(afterScreenUpdates: true) != nil)
      context.completeTransition(true)
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  @Test func `a picture taken by an animator while a child has just come does not leave layout unfinished`() {
    let stage = TransitionStage(), picturing = Picturing()
    stage.open(stage.a)
    stage.b.transitioningDelegate = picturing
    stage.b.onCallback = { [unowned stage] callback in
      guard callback == "viewWillAppear" else { return }
      stage.b.addChild(stage.c)
      stage.b.view.addSubview(stage.c.view)
      stage.c.didMove(toParent: stage.b)
    }
    stage.act { stage.a.present(stage.b, animated: true) }
    stage.advance(by: 1)
    #expect(
      stage.diagnostics.isEmpty && stage.appearanceLog.last == "A.viewDidDisappear" && stage.appearanceLog.contains("C.viewDidAppear"))
    stage.expectAtRest()
  }

  @Test func `a driver without an animator drives nothing and says so`() {
    let stage = TransitionStage()
    stage.open(stage.a)
    stage.director.interaction = stage.driver
    stage.act { stage.a.present(stage.b, animated: true) }
    stage.act { stage.driver.update(0.5) }
    #expect(
      stage.diagnostics == [
        "update on an interaction controller that drives no transition. Return an animator as well, or wait for its start."
      ])
    stage.advance(by: 2)
    #expect(stage.b.presentingViewController === stage.a)
    stage.expectAtRest()
  }

  @Test func `unbalanced appearance calls`() {
    let stage = TransitionStage()
    stage.open(stage.a)
    stage.act { stage.a.endAppearanceTransition() }
    #expect(stage.diagnostics == ["Unbalanced calls to begin/end appearance transitions for <A>."])
  }
}
