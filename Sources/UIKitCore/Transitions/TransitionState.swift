import Foundation
import QuartzCore
package import TransitionMachine

/// The view controller state of a runtime: the transition machine, with the host that provides its views.
@MainActor
package final class TransitionState: RuntimeState {
  package let machine: ControllerMachine
  private let statusBar: StatusBar
  private let rotation: Rotation
  private let effects: Effects

  package init(for runtime: Runtime) {
    machine = TransitionMachine(host: ViewHost(), isRecording: false)
    machine.onDiagnostic = { [unowned runtime] in runtime.app.warn("\($0)") }
    (statusBar, rotation, effects) = (runtime.statusBar, runtime.rotation, runtime.effects)
  }

  /// Runs one round of layout before a commit. It begins the transitions that are due, after layout and before the commit.
  ///
  /// Returns whether it made a change, so that more layout may be necessary.
  func pass() -> Bool {
    statusBar.updateIfNeeded()
    statusBar.stayInFront()
    effects.stayInFront()
    if rotation.pass() { return true }
    guard machine.needsPass else { return false }
    machine.layoutPass()
    return true
  }

  /// Reports a transition whose animator did not complete it, if only an event could end the transition. The app does not continue
  /// otherwise.
  func nameStalled(in runtime: Runtime) {
    if !machine.transitions.isEmpty && runtime.isQuiet { machine.nameStalled() }
  }
}

/// The transition of the machine. In a view controller, the name `Transition` means `UIViewController.Transition`.
package typealias MachineTransition = Transition<ViewHost>
/// The node of a view controller in the transition machine.
package typealias ControllerNode = Node<ViewHost>
/// The transition machine of UIKit's views and view controllers.
package typealias ControllerMachine = TransitionMachine<ViewHost>

extension Runtime {
  package var controllers: TransitionState { state() }
}
