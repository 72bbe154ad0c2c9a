import Foundation
import HostInterface
import Stages
import Testing
import TransitionMachine
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitPresentations
@testable import UIKitVoiceOver

/// The specified behaviour of presentations that no other suite covers. (Docs/behaviour/controllers.md, "Appearance callbacks")
@MainActor
struct TransitionSpecificationTests {
  @Test func `a controller is presented as the system likes unless it says otherwise`() {
    let controller = TransitionStage().runtime.asCurrent { UIViewController() }
    #expect(controller.modalPresentationStyle == .automatic && controller.modalTransitionStyle == .coverVertical)
    #expect(controller.preferredStatusBarUpdateAnimation == .fade && UIStatusBarAnimation.fade.rawValue == 1)
    #expect(!controller.modalPresentationCapturesStatusBarAppearance && !controller.definesPresentationContext)
  }

  private final class Removing: UIPresentationController {
    override var shouldRemovePresentersView: Bool { true }
  }

  @Test func `a custom presentation that removes the presenter's view is like full screen (behaviour: Removal of the presenter)`() {
    let stage = TransitionStage()
    stage.director.makePresentation = { Removing(presentedViewController: $0, presenting: $1) }
    stage.b.modalPresentationStyle = .custom
    stage.open(stage.a)
    stage.customise()
    stage.act { stage.a.present(stage.b, animated: true) }
    stage.advance(by: 1)
    #expect(stage.a.view.window == nil)
    #expect(
      stage.appearanceLog == ["A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear", "A.viewDidDisappear"])
    stage.act { stage.b.dismiss(animated: true) }
    stage.advance(by: 1)
    #expect(stage.a.view.window != nil && stage.a.view.superview === stage.window)
    stage.expectAtRest()
  }

  @Test(arguments: [true, false])
  func `it is being presented and dismissed from will to did, and animated throughout (behaviour: Appearance callbacks)`(animated: Bool) {
    let stage = TransitionStage()
    stage.b.modalPresentationStyle = .custom
    stage.open(stage.a)
    stage.customise()
    var seen: [String] = []
    stage.b.onCallback = { [unowned b = stage.b] in
      if $0 != "viewDidLoad" { seen.append("\($0) \(b.isBeingPresented) \(b.isBeingDismissed)") }
    }
    stage.act { stage.a.present(stage.b, animated: animated) }
    stage.advance(by: 1)
    #expect(!stage.b.isBeingPresented)
    stage.act { stage.b.dismiss(animated: animated) }
    stage.advance(by: 1)
    #expect(
      seen == [
        "viewWillAppear true false", "viewIsAppearing true false", "viewDidAppear true false", "viewWillDisappear false true",
        "viewDidDisappear false true",
      ])
    #expect(!stage.b.isBeingDismissed)
    #expect(stage.log.filter { $0.hasPrefix("B.view") && $0 != "B.viewDidLoad" }.allSatisfy { $0.hasSuffix("(animated)") == animated })
  }

  /// Notes what can be had when the presentation begins.
  private final class Asking: UIPresentationController {
    var found: [Bool] = []
    override func presentationTransitionWillBegin() {
      found = [containerView?.window != nil, presentedViewController.transitionCoordinator != nil, presentedView?.superview == nil]
    }
  }

  // Docs/behaviour/controllers.md, "Order of a presentation".
  @Test func `container and coordinator are there when the presentation begins, the coordinator in viewWillAppear too`() {
    let stage = TransitionStage()
    var asking: Asking?
    stage.director.makePresentation = {
      asking = Asking(presentedViewController: $0, presenting: $1)
      return asking!
    }
    stage.b.modalPresentationStyle = .custom
    stage.open(stage.a)
    stage.customise(interactive: true)
    var initiallyInteractive: Bool?
    stage.b.onCallback = { [unowned b = stage.b] in
      if $0 == "viewWillAppear" { initiallyInteractive = b.transitionCoordinator?.initiallyInteractive }
    }
    stage.act { stage.a.present(stage.b, animated: true) }
    #expect(asking?.found == [true, true, true] && initiallyInteractive == true)
    stage.act { stage.driver.finish() }
    stage.advance(by: 1)
    #expect(stage.b.transitionCoordinator == nil)
    stage.expectAtRest()
  }

  // Docs/behaviour/controllers.md, "Percent-driven transitions".
  @Test func `the finger's fraction is clamped, and the rest may have a timing of its own over an animator`() {
    let stage = TransitionStage()
    stage.b.modalPresentationStyle = .custom
    stage.open(stage.a)
    let animator = stage.customise(interactive: true)
    stage.driver.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
    stage.act { stage.a.present(stage.b, animated: true) }
    for (asked, had) in [(-1.0, 0.0), (7, 1), (0.5, 0.5)] {
      stage.act { stage.driver.update(asked) }
      #expect(stage.driver.percentComplete == had && abs(animator.shownDistance - 100 * had) < 1e-6)
    }
    stage.act { stage.driver.finish() }
    stage.advance(by: 0.125)
    #expect(animator.shownDistance < 70, "slow at first: a line would stand at 75")
    stage.advance(by: 1)
    stage.expectAtRest()
  }

  // Docs/behaviour/controllers.md, "Chains and refused requests".
  @Test func `presenting a controller that is presented already is refused, with UIKit's words`() {
    let stage = TransitionStage()
    stage.openPresented(.custom)
    stage.act { stage.b.present(stage.b, animated: false) }
    stage.act { stage.c.view.frame = .zero }
    #expect(stage.diagnostics.count == 1 && stage.diagnostics[0].contains("already being presented by"), "\(stage.diagnostics)")
    #expect(stage.a.presentedViewController === stage.b && stage.b.presentedViewController == nil)
    stage.expectAtRest()
  }

  @Test(arguments: [true, false])
  // Docs/behaviour/controllers.md, "Chains and refused requests".
  func `dismissing the lowest of three takes all of them away in one go, its own way`(animated: Bool) {
    let stage = TransitionStage()
    (stage.b.modalPresentationStyle, stage.c.modalPresentationStyle) = (.custom, .custom)
    stage.open(stage.a)
    stage.act { stage.a.present(stage.b, animated: false) }
    stage.act { stage.b.present(stage.c, animated: false) }
    stage.forget()
    stage.customise()
    var completions = 0
    stage.act { stage.a.dismiss(animated: animated) { completions += 1 } }
    stage.advance(by: 1)
    #expect(stage.picture == "window\n  A appeared" && completions == 1)
    #expect(
      stage.log.filter { $0.contains("animationController(forDismissed") }
        == (animated ? ["delegate.animationController(forDismissed: B)"] : []))
    stage.act { stage.a.dismiss(animated: animated) { completions += 1 } }
    #expect(completions == 2, "nothing to dismiss: at once")
    stage.expectAtRest()
  }

  private final class Bare: UIViewController {
    var isBare = false
    override var prefersStatusBarHidden: Bool { isBare }
  }

  @Test(arguments: [(Device.all[4], CGFloat(20), CGFloat(0)), (.iPhoneX, 44, 44)])
  // Docs/behaviour/controllers.md, "Status bar".
  func `a hidden status bar gives its room away only where there is no notch`(device: Device, shown: CGFloat, hidden: CGFloat) {
    let controller = Bare()
    let app = AppSession(device: device) { $0.rootViewController = controller }
    #expect(controller.view.safeAreaInsets.top == shown)
    let application = app.runtime.asCurrent { UIApplication.shared }
    #expect(application.statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: shown))
    app.perform {
      controller.isBare = true
      controller.setNeedsStatusBarAppearanceUpdate()
    }
    #expect(controller.view.safeAreaInsets.top == hidden && application.statusBarFrame == .zero && application.isStatusBarHidden)
  }

  /// Notes constraints and layout.
  private final class Pass: UIView {
    var note: (String) -> Void = { _ in }
    override func updateConstraints() {
      note("updateConstraints")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      note("layoutSubviews")
      super.layoutSubviews()
    }
  }
  private final class Passing: UIViewController {
    var note: (String) -> Void = { _ in }
    override func loadView() { view = Pass() }
    override func updateViewConstraints() {
      note("updateViewConstraints")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { note("viewWillLayout") }
    override func viewDidLayoutSubviews() { note("viewDidLayout") }
  }

  @Test func `a pass updates constraints from within and lays out from without (behaviour: Auto Layout)`() throws {
    let controller = Passing(), inner = Pass()
    let app = AppSession { $0.rootViewController = controller }
    app.perform { controller.view.addSubview(inner) }
    var log: [String] = []
    let outer = try #require(controller.view as? Pass)
    controller.note = { log.append($0) }
    (outer.note, inner.note) = ({ log.append("outer \($0)") }, { log.append("inner \($0)") })
    app.perform {
      for view in [outer, inner] {
        view.setNeedsUpdateConstraints()
        view.setNeedsLayout()
      }
    }
    #expect(
      log == [
        "inner updateConstraints", "outer updateConstraints", "updateViewConstraints", "viewWillLayout", "outer layoutSubviews",
        "viewDidLayout", "inner layoutSubviews",
      ])
  }
}
