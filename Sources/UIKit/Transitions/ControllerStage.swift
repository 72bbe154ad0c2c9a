import Foundation
import QuartzCore
internal import TransitionMachine

/// What UIKit keeps of controllers in a runtime: the machine, and the scenery that gives it real views.
@MainActor
final class ControllerStage: RuntimeState {
  let machine: TransitionMachine
  private let statusBar: StatusBar
  private let rotation: Rotation
  private let effects: Effects

  init(for runtime: Runtime) {
    machine = TransitionMachine(scenery: ViewScenery(), isRecording: false)
    machine.onDiagnostic = { [unowned runtime] in runtime.app.warn("\($0)") }
    (statusBar, rotation, effects) = (runtime.statusBar, runtime.rotation, runtime.effects)
  }

  /// A round of the layout before a commit: begins the transitions that are due, after layout and before the commit.
  ///
  /// Returns whether it did anything, so that there may be more to lay out.
  func pass() -> Bool {
    statusBar.updateIfNeeded()
    statusBar.stayInFront()
    effects.stayInFront()
    if rotation.pass() { return true }
    guard machine.needsPass else { return false }
    machine.layoutPass()
    return true
  }

  /// A transition that only an event could end now has an animator that forgot to: says so, for the app will not go on by itself.
  func nameStalled(in runtime: Runtime) {
    if !machine.transitions.isEmpty && runtime.isQuiet { machine.nameStalled() }
  }
}

/// The machine's transition: in a controller, the bare name is that of `UIViewController.Transition`.
typealias MachineTransition = Transition

extension Runtime {
  var controllers: ControllerStage { state() }
}
