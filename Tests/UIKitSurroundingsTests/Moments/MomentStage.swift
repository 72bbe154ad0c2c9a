import HostInterface
import Motion
import SegueTesting
import Testing
import TransitionMachine
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitText

/// An app in which one transition runs its course, and something happens at one of its ticks.
@MainActor
final class MomentStage {
  let app: TestApp
  let notes = MomentNotes()
  private let play: Play

  init(_ passage: Passage, on device: Device) {
    let play = Play.make(passage, notes)
    self.play = play
    app = TestApp(device: device) { play.makeRoot() }
    play.app = app
    app.perform { play.prepare() }
    try? app.settle()
    notes.lines = []
  }

  var ticks: Int { play.ticks }

  /// The whole course; the event at one of its ticks, when everything is at rest, or never.
  func run(_ event: MomentEvent?, at moment: Int?) throws {
    for tick in 0..<play.ticks {
      play.step(tick)
      if tick == moment, let event { happen(event) }
      app.advance(by: 1.0 / 60)
    }
    play.end()
    try app.settle()
    if moment == nil, let event {
      happen(event)
      try app.settle()
    }
  }

  private func happen(_ event: MomentEvent) {
    notes.lines.append("— \(event.rawValue) —")
    for input in event.inputs {
      app.session.receive(TimedEvent(input, at: app.session.now))
      _ = app.session.runUpdateCycle(at: app.session.now)
      if event == .background, input == event.inputs.first { app.advance(by: 0.1) }
    }
  }

  // MARK: What came of it

  /// What is left: everything that is seen, what views are, and who is where, as text.
  var outcome: MomentOutcome {
    MomentOutcome(
      controllers: app.session.runtime.controllers.machine.picture(of: app.session.window),
      shown: app.session.presentationTree().withoutBlinking, views: ModelTree(app.session).text.withoutBlinking)
  }

  /// What is not whole, now that nothing moves.
  var faults: [String] {
    let (runtime, machine) = (app.session.runtime, app.session.runtime.controllers.machine)
    var faults = runtime.faults
    if !machine.transitions.isEmpty { faults.append("under way: \(machine.transitions)") }
    if !app.session.isQuiet { faults.append("something is still running or awaited") }
    if runtime.rotation.current != nil { faults.append("a turn is under way") }
    faults += machine.allNodes.filter { !$0.appearance.isBalanced }.map { "an appearance of \($0.name) is open" }
    faults += machine.diagnostics.map(\.description) + app.diagnostics
    if runtime.app.application.isIgnoringInteractionEvents { faults.append("touches are ignored") }
    let window = app.session.window
    if window.bounds.size != app.session.device.size { faults.append("the window is \(window.bounds.size)") }
    for view in window.subtree where !view.isUserInteractionEnabled && view.controller != nil {
      faults.append("the view of \(type(of: view.controller!)) cannot be touched")
    }
    return faults
  }
}

extension String {
  /// The caret is there or not, as its blinking has it: both are right.
  fileprivate var withoutBlinking: String {
    replacing(" opacity 0 radius 1\n", with: " radius 1\n").replacing(
      " alpha 0 untouchable radius 1.0\n", with: " untouchable radius 1.0\n")
  }
}

/// What callbacks said, in order.
@MainActor final class MomentNotes { var lines: [String] = [] }

/// What a stage leaves when all is over.
struct MomentOutcome: Equatable {
  var controllers, shown, views: String

  /// The first lines in which it differs from another.
  func difference(from other: MomentOutcome) -> String {
    [\MomentOutcome.controllers, \.shown, \.views].map { part in
      let (now, then) = (self[keyPath: part].split(separator: "\n"), other[keyPath: part].split(separator: "\n"))
      let lines = zip(now, then).filter { $0 != $1 }.prefix(4).map { "now  \($0)\nthen \($1)" }.joined(separator: "\n")
      guard now.count != then.count else { return lines }
      let (more, less) = (now.count > then.count ? now : then, now.count > then.count ? then : now)
      let added = more.filter { !less.contains($0) }.prefix(4).joined(separator: "\n")
      return "\(lines)\n\(now.count) lines, then \(then.count):\n\(added)"
    }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
