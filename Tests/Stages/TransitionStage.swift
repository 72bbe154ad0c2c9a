import Foundation
import HostInterface
import Motion
import QuartzCore
import Testing
import TransitionMachine
import UIKit
@_exported import VirtualTime

@testable import UIKitCore

/// A small app for a transition test: a window, three controllers that note what they hear, and virtual time.
@MainActor
package final class TransitionStage: VirtualTime {
  package let runtime = Runtime.forLaunch()
  package let window: UIWindow
  package let a: NotingController
  package let b: NotingController
  package let c: NotingController
  package let director: TransitionDirector
  package let driver: UIPercentDrivenInteractiveTransition
  package private(set) var log: [String] = []
  package var time: Seconds { runtime.now.seconds }
  package var machine: ControllerMachine { runtime.controllers.machine }
  package var diagnostics: [String] { machine.diagnostics.map(\.description) }

  package init() {
    (window, a, b, c, director, driver) = runtime.asCurrent {
      (
        UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812)), NotingController("A"), NotingController("B"),
        NotingController("C"), TransitionDirector(), UIPercentDrivenInteractiveTransition()
      )
    }
    runtime.willCommit = { [unowned runtime] in runtime.layOutUntilStable() }
    director.stage = self
    for controller in [a, b, c] {
      controller.stage = self
      controller.transitioningDelegate = director
      controller.modalPresentationStyle = .fullScreen
    }
  }

  isolated deinit { runtime.close() }

  package func note(_ line: String) { log.append(line) }
  package func forget() {
    log = []
    machine.clearDiagnostics()
  }
  /// The log without what delegates, animators and presentation controllers were asked.
  package var appearanceLog: [String] {
    log.filter { $0.contains(".view") && !$0.contains("viewDidLoad") }.map { $0.replacingOccurrences(of: "(animated)", with: "") }
  }
  package var picture: String {
    machine.picture(of: window).replacingOccurrences(of: "\(type(of: window))", with: "window")
  }

  // MARK: Driving

  package func open(_ root: UIViewController) {
    act {
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
    forget()
  }

  package func openPresented(_ style: UIModalPresentationStyle) {
    b.modalPresentationStyle = style
    open(a)
    act { a.present(b, animated: false) }
    forget()
  }

  /// Uses a custom animator, and a finger when `interactive`.
  @discardableResult
  package func customise(interactive: Bool = false, _ kind: NotingAnimator.Kind = .grabbable) -> NotingAnimator {
    let animator = runtime.asCurrent { NotingAnimator(self, kind) }
    director.animator = animator
    director.interaction = interactive ? driver : nil
    return animator
  }

  /// Expects that the tree is complete and that nothing is in progress.
  package func expectAtRest(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(machine.transitions.isEmpty, sourceLocation: sourceLocation)
    #expect(machine.allNodes.allSatisfy { $0.appearance.isBalanced }, sourceLocation: sourceLocation)
    #expect([a, b, c].allSatisfy { $0.transitionCoordinator == nil }, sourceLocation: sourceLocation)
    #expect(runtime.isQuiet, "something is still running or awaited", sourceLocation: sourceLocation)
  }
}

/// Notes every callback.
package final class NotingController: UIViewController {
  package weak var stage: TransitionStage?
  package var onCallback: ((String) -> Void)?
  package let name: String

  package init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    node.name = name
  }
  package required init?(coder: NSCoder) { nil }

  private func note(_ callback: String, _ animated: Bool = false) {
    stage?.note("\(name).\(callback)\(animated ? "(animated)" : "")")
    onCallback?(callback)
  }
  package override func viewDidLoad() { note("viewDidLoad") }
  package override func viewWillAppear(_ animated: Bool) { note("viewWillAppear", animated) }
  package override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing", animated) }
  package override func viewDidAppear(_ animated: Bool) { note("viewDidAppear", animated) }
  package override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear", animated) }
  package override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear", animated) }
  package override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove(\(parent.map { $0.node.name } ?? "nil"))")
  }
  package override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove(\(parent.map { $0.node.name } ?? "nil"))")
  }
}
