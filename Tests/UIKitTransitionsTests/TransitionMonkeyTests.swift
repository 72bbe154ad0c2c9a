import Foundation
import Motion
import SeededRandom
import Stages
import Testing
import TransitionMachine
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// A user and an app that do anything at any time to real controllers, in virtual time.
@MainActor
private final class TransitionMonkey {
  let stage = TransitionStage()
  private var random: SeededRandom
  private(set) var steps: [String] = []
  private var driver: UIPercentDrivenInteractiveTransition
  private var expected: [Int] = []
  private var completed: [Int] = []
  private var nesting = 0
  private var all: [NotingController] { [stage.a, stage.b, stage.c] }

  init(seed: UInt64) {
    random = SeededRandom(seed)
    driver = stage.driver
    for controller in all {
      controller.modalPresentationStyle = [.fullScreen, .custom, .overFullScreen, .pageSheet].randomElement(using: &random)!
      controller.modalTransitionStyle = [.coverVertical, .crossDissolve, .flipHorizontal].randomElement(using: &random)!
      controller.onCallback = { [unowned self] _ in
        guard chance(20), nesting < 2 else { return }
        nesting += 1
        request()
        nesting -= 1
      }
    }
    stage.open(stage.a)
  }

  func run(_ count: Int) throws {
    for _ in 0..<count {
      step()
      try check()
    }
    for controller in all { controller.onCallback = nil }
    try comeToRest()
  }

  private func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &random) == 0 }

  private func step() {
    choose()
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<4: stage.act { request() }
    case 4..<7:
      let seconds = Double.random(in: 0...0.4, using: &random)
      steps.append("advance \(seconds)")
      stage.advance(by: seconds)
    case 7, 8:
      let fraction = Double.random(in: -0.1...1.1, using: &random)
      steps.append("update \(fraction)")
      stage.act { driver.update(fraction) }
    case 9: act("finish") { $0.finish() }
    case 10: act("cancel") { $0.cancel() }
    default: act("pause") { $0.pause() }
    }
  }

  private func act(_ name: String, _ work: (UIPercentDrivenInteractiveTransition) -> Void) {
    steps.append(name)
    stage.act { work(driver) }
  }

  private func choose() {
    guard stage.machine.transitions.isEmpty else { return }
    driver = stage.runtime.asCurrent { UIPercentDrivenInteractiveTransition() }
    driver.wantsInteractiveStart = !chance(3)
    driver.completionSpeed = [0.5, 1, 3].randomElement(using: &random)!
    stage.director.animator = nil
    stage.director.interaction = nil
    if chance(3) { return }
    stage.customise(chance(2) ? .blocks : .grabbable)
    if chance(2) { stage.director.interaction = driver }
  }

  private func request() {
    let (one, other) = (all.randomElement(using: &random)!, all.randomElement(using: &random)!)
    let animated = !chance(3)
    let index = completed.count
    completed.append(0)
    expected.append(0)
    let diagnostics = stage.diagnostics.count
    let heard: () -> Void = { [unowned self] in completed[index] += 1 }
    if chance(2) {
      steps.append("\(one.name) presents \(other.name), animated \(animated)")
      one.present(other, animated: animated, completion: heard)
    } else {
      steps.append("dismiss \(one.name), animated \(animated)")
      one.dismiss(animated: animated, completion: heard)
    }
    // A callback's own request may have been refused meanwhile: then nothing is said about this one.
    expected[index] = stage.diagnostics.count == diagnostics ? 1 : -1
  }

  private func comeToRest() throws {
    for _ in 0..<50 where !stage.machine.transitions.isEmpty {
      for transition in stage.machine.transitions where transition.phase == .interactive {
        stage.act { if chance(2) { driver.finish() } else { driver.cancel() } }
        if transition.phase == .interactive { stage.act { transition.context.finishInteractiveTransition() } }
      }
      stage.advance(by: 3)
      try check()
    }
    try require(stage.machine.transitions.isEmpty, "still pending: \(stage.machine.transitions)")
    try require(stage.runtime.isQuiet, "something runs on")
    for (index, count) in expected.enumerated() where count >= 0 {
      try require(completed[index] == count, "completion \(index) ran \(completed[index]) times")
    }
  }

  private func check() throws {
    guard stage.machine.transitions.isEmpty else { return }
    let chain = Array(sequence(first: stage.a as UIViewController, next: \.presentedViewController))
    for (index, controller) in chain.enumerated() {
      let isCovered = index + 1 < chain.count && chain[index + 1].presentationController!.shouldRemovePresentersView
      let state = controller.node.appearance.state
      try require(state == (isCovered ? .disappeared : .appeared), "\(controller.node) is \(state)")
      try require((controller.view.window != nil) != isCovered, "\(controller.node)'s view is in the wrong place")
    }
    let containers = stage.window.subviews.compactMap { ($0 as? TransitionContainerView)?.name }
    try require(containers == chain.dropFirst().map { "container(\($0.node.name))" }, "the window holds \(containers)")
    for controller in all where !chain.contains(controller) {
      try require(controller.node.appearance.state == .disappeared, "\(controller.name) is \(controller.node.appearance.state)")
    }
  }

  private func require(_ condition: Bool, _ message: @autoclosure () -> String) throws {
    if !condition { throw Broken(description: message()) }
  }
  struct Broken: Error { let description: String }
}

@MainActor
struct TransitionMonkeyTests {
  /// `MONKEY_RUNS=20000` for the long walk.
  static let runs = ProcessInfo.processInfo.environment["MONKEY_RUNS"].flatMap(Int.init) ?? 200

  @Test func `whatever is asked of real controllers, at whatever moment, the tree is whole at rest`() {
    for seed in 0..<UInt64(Self.runs) {
      let monkey = TransitionMonkey(seed: seed)
      do { try monkey.run(40) } catch {
        Issue.record(
          "seed \(seed): \(error)\n\(monkey.steps.suffix(15).joined(separator: "\n"))\n\(monkey.stage.log.suffix(30).joined(separator: "\n"))\n\(monkey.stage.picture)"
        )
        return
      }
    }
  }
}
