import Foundation
import HostInterface
import SeededRandom
import SegueTesting
import Testing
import TransitionMachine
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

/// A base class for tests that do random things to an app with transitions, also from inside callbacks. It has a random source, fingers, a
/// driver and a list of the actions. Subclasses define the actions.
@MainActor
open class TransitionMonkey {
  package let app: TestApp
  package var random: SeededRandom
  package var driver: UIPercentDrivenInteractiveTransition
  package private(set) var fingers: [TestApp.Finger] = []
  package private(set) var steps: [String] = []
  private var nesting = 0

  public init(_ app: TestApp, _ random: SeededRandom) {
    (self.app, self.random) = (app, random)
    driver = app.perform { UIPercentDrivenInteractiveTransition() }
    machine.onDiagnostic = nil
  }

  package var machine: ControllerMachine { app.session.runtime.controllers.machine }

  package func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &random) == 0 }
  package func pick<T>(_ items: [T]) -> T { items.randomElement(using: &random)! }
  package func note(_ step: String) { steps.append(step) }

  package func wait(_ seconds: Double) {
    note("wait \(seconds)")
    app.advance(by: seconds)
  }

  // MARK: Doing

  /// Asks for something, by API.
  open func request() {}
  /// Changes something else through the API.
  open func changeBars() {}
  /// Returns the position at which the next finger comes down.
  open func place() -> CGPoint { .zero }

  package func doSomething() {
    switch Int.random(in: 0..<14, using: &random) {
    case 0..<6: app.perform { request() }
    case 6..<9: touch()
    case 9:
      let part = CGFloat.random(in: -0.1...1.1, using: &random)
      drive("update \(part)") { $0.update(part) }
    case 10: drive("finish") { $0.finish() }
    case 11: drive("cancel") { $0.cancel() }
    case 12: drive("pause") { $0.pause() }
    default: app.perform { changeBars() }
    }
  }

  /// Notes a callback, and sometimes makes a request from inside it.
  package func heard(_ callback: String) {
    note("  \(callback)")
    guard chance(20), nesting < 2 else { return }
    nesting += 1
    request()
    nesting -= 1
  }

  private func drive(_ name: String, _ work: (UIPercentDrivenInteractiveTransition) -> Void) {
    note(name)
    app.perform { work(driver) }
  }

  /// Makes a finger come down, move or lift.
  private func touch() {
    if fingers.isEmpty || (fingers.count < 2 && chance(4)) {
      let point = place()
      note("down \(point)")
      fingers.append(app.touch(point))
    } else if chance(3) {
      note("up")
      fingers.removeFirst().lift()
    } else {
      let way = CGVector(dx: .random(in: -100...250, using: &random), dy: .random(in: -60...60, using: &random))
      note("move \(way)")
      fingers[0].move(by: way, duration: .random(in: 0.05...0.3, using: &random))
    }
  }

  // MARK: The end

  /// Lifts all fingers, ends the interactive transitions, and dismisses what `root` presents.
  package func comeToRest(_ root: UIViewController) {
    for finger in fingers { finger.lift() }
    fingers = []
    for _ in 0..<20 where !(machine.transitions.isEmpty && app.session.isQuiet) {
      for transition in machine.transitions where transition.phase == .interactive {
        drive("at last") { if chance(2) { $0.finish() } else { $0.cancel() } }
        if transition.phase == .interactive { app.perform { transition.context.finishInteractiveTransition() } }
      }
      wait(3)
    }
    if root.presentedViewController != nil {
      app.perform { root.dismiss(animated: false) }
      wait(1)
    }
  }

  package func require(_ condition: Bool, _ message: @autoclosure () -> String) throws {
    if !condition { throw Broken(description: message()) }
  }
  private struct Broken: Error { let description: String }

  /// Runs with many seeds, `NAME_SEEDS` from `NAME_FIRST` on. It reports the first failure of each kind with its last steps.
  package static func expectWhole<Monkey: TransitionMonkey>(
    _ name: String, _ make: (UInt64) -> Monkey, walk: (Monkey) throws -> Void, picture: (Monkey) -> String
  ) {
    let environment = ProcessInfo.processInfo.environment
    let seeds = environment["\(name)_SEEDS"].flatMap(Int.init) ?? 200, first = environment["\(name)_FIRST"].flatMap(Int.init) ?? 0
    var kinds: [String: Int] = [:]
    for seed in first..<first + seeds {
      let monkey = make(UInt64(seed))
      do { try walk(monkey) } catch {
        let kind = "\(error)".filter { !$0.isNumber }
        kinds[kind, default: 0] += 1
        guard kinds[kind] == 1 else { continue }
        Issue.record(
          "seed \(seed): \(error)\n\(monkey.steps.suffix(seeds == 1 ? 999 : 40).joined(separator: "\n"))\n\(picture(monkey))")
      }
    }
    #expect(kinds.isEmpty)
  }
}
