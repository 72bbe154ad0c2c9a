import Foundation
import Motion
import QuartzCore
import SeededRandom
import Stages
import Testing
import UIKit

@_spi(UIKit) @testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitText
@testable import UIKitVoiceOver

/// Random operations on property animators, animation blocks and a scrubbed container at the same time. Only a finger makes a value jump.
/// Every interrupted animation passes its speed on as the hand-off rule requires. At the end nothing runs, and the screen shows the model
/// values.
@MainActor
@Suite struct AnimationMonkeyTests {
  nonisolated static let seeds = ProcessInfo.processInfo.environment["SEGUE_MONKEY_SEEDS"].flatMap(Int.init) ?? 40
  nonisolated static let firstSeed = ProcessInfo.processInfo.environment["SEGUE_MONKEY_FIRST"].flatMap(Int.init) ?? 0

  @Test func `nothing jumps, nothing changes speed against its law, and nothing is left`() {
    for seed in Self.firstSeed..<Self.firstSeed + Self.seeds {
      var monkey = Monkey(seed: seed)
      monkey.play()
      #expect(monkey.complaints.isEmpty, "seed \(seed): \(monkey.complaints)")
    }
  }
}

fileprivate extension SeededRandom {
  mutating func unit() -> Double { Double.random(in: 0...1, using: &self) }
  mutating func pick(_ n: Int) -> Int { Int.random(in: 0..<n, using: &self) }
}

@MainActor
struct Monkey {
  let stage = AnimationStage()
  var dice: SeededRandom
  var animators: [UIViewPropertyAnimator] = []
  var driver: ScrubbedContainer?
  var complaints: [String] = []
  var expected = 0
  /// What each paused animator's records moved with when it was paused, until it is scrubbed.
  var interrupted: [ObjectIdentifier: (wasReversed: Bool, velocities: [Int: Components])] = [:]

  init(seed: Int) { dice = SeededRandom(UInt64(seed)) }

  /// A way of the timeline that is over before its speed can be measured.
  static let noWay = 1e-4

  /// What a hand-over promises for the records of the animator that it is about.
  enum Law {
    case unchanged, stands, backwards
    /// As before the pause.
    case resumed([Int: Components], sign: Double)
    /// The rest, covered along the new timing.
    case continued
    case any
  }

  mutating func play() {
    for _ in 0..<40 {
      step(dice.pick(12))
      stage.advance(by: dice.unit() * 0.2)
    }
    finish()
  }

  private mutating func step(_ roll: Int) {
    let mine = animators.filter { $0.state == .active }.randomElement(using: &dice)
    switch roll {
    case 0:
      let animator = UIViewPropertyAnimator(duration: dice.unit(), timingParameters: curve())
      animator.addAnimations(change())
      if dice.pick(2) == 0 { animator.addAnimations(change(), delayFactor: dice.unit() * 0.8) }
      if dice.pick(3) == 0 {
        let (inner, body) = (UIViewPropertyAnimator(duration: 1.2 * dice.unit() * animator.duration, curve: .linear), change())
        animator.addAnimations {
          inner.addAnimations(body); inner.startAnimation()
        }
      }
      let tell = tell
      animator.addCompletion { _ in tell() }
      animators.append(animator)
      act("start", animator, .any) { animator.startAnimation() }
    case 1:
      let (body, duration, delay) = (change(), dice.unit(), dice.pick(2) == 0 ? 0 : dice.unit())
      expected += 1
      let tell = tell
      act("block", nil, .unchanged) { UIView.animate(withDuration: 0.01 + duration, delay: delay, animations: body) { _ in tell() } }
    case 2:
      guard let mine else { return }
      if mine.isRunning { interrupted[ObjectIdentifier(mine)] = (mine.isReversed, velocities(of: mine)) }
      act("pause", mine, .stands) { mine.pauseAnimation() }
    case 3:
      let f = dice.unit()
      guard let mine else { return }
      interrupted[ObjectIdentifier(mine)] = nil
      act("scrub", mine, .stands, mayJump: true) { mine.fractionComplete = f }
    case 4:
      guard let mine else { return }
      // A run that turns at its very beginning has no way to go, and one that turns at its very end had none: its speed cannot be measured.
      let turns = mine.isRunning && min(mine.position, mine.timeline.extent - mine.position) > Self.noWay
      act("reverse", mine, turns ? .backwards : .any) { mine.isReversed.toggle() }
    case 5:
      guard let mine, !mine.isRunning else { return }
      let before = interrupted.removeValue(forKey: ObjectIdentifier(mine))
      let isAtEnd = mine.pausedRun.map { abs($0.x - mine.timeline.target) < Self.noWay } ?? true
      let law = isAtEnd ? nil : before.map { Law.resumed($0.velocities, sign: $0.wasReversed == mine.isReversed ? 1 : -1) }
      act("resume", mine, law ?? .any) { mine.startAnimation() }
    case 6:
      let (curve, factor) = (curve(), dice.pick(2) == 0 ? 0 : dice.unit())
      guard let mine, !mine.isRunning else { return }
      interrupted[ObjectIdentifier(mine)] = nil
      act("continue", mine, .continued) { mine.continueAnimation(withTimingParameters: curve, durationFactor: factor) }
    case 7 where dice.pick(3) == 0:
      guard let mine else { return }
      act("stop", mine, .any) {
        mine.stopAnimation(false); mine.finishAnimation(at: .current)
      }
    case 8 where driver == nil:
      var new: ScrubbedContainer?
      let container = stage.container
      act("grab", nil, .unchanged) { new = ScrubbedContainer(container, duration: 0.5) }
      driver = new
    case 9:
      let p = dice.unit()
      guard let driver = living() else { return }
      act("update", nil, .any, mayJump: true) {
        driver.pause(); driver.update(p)
      }
    case 10:
      let finishes = dice.pick(2) == 0
      guard let driver = living() else { return }
      // Cancelled at its very beginning it is over at once, and what the app must then undo shows.
      act("take", nil, .unchanged) { driver.pause() }
      let isOverAtOnce = !finishes && driver.percentComplete < 1e-8
      act("release", nil, .unchanged, mayJump: isOverAtOnce) { if finishes { driver.finish() } else { driver.cancel() } }
    default:
      let body = change()
      guard let mine else { return }
      // What is added at the end is over at once.
      act("add", mine, .unchanged, mayJump: mine.reachablePosition > 1 - 2e-9) { mine.addAnimations(body) }
    }
  }

  private mutating func living() -> ScrubbedContainer? {
    if driver?.isOver == true { driver = nil }
    return driver
  }
  final class Counter { var told = 0 }
  private let counter = Counter()
  private var tell: @MainActor () -> Void { { [counter] in counter.told += 1 } }

  // MARK: Laws

  private mutating func act(
    _ name: String, _ animator: UIViewPropertyAnimator?, _ law: Law, mayJump: Bool = false, _ body: () -> Void
  ) {
    let (runtime, layer) = (stage.runtime, stage.square.layer)
    let before = runtime.scene
    let speeds = velocities(in: before)
    stage.act(body)
    let after = runtime.scene
    let (a, b) = (before.presentation(at: runtime.now), after.presentation(at: runtime.now))
    if !mayJump, a.distance(to: b) > 1e-6 { complaints.append("\(name)@\(runtime.now) jumped by \(a.distance(to: b))") }
    if b != after.presentation(at: runtime.now) { complaints.append("sampling twice differs") }

    if mayJump { return }  // a finger moves it to another place
    let members = Set(animator?.members.map(\.record) ?? [])
    for record in after.layers[layer.id]!.animations {
      guard let old = speeds[record.id] else { continue }
      let wanted: Components?
      switch members.contains(record.id) ? law : .unchanged {
      case .unchanged: wanted = old
      case .stands: wanted = Components(repeating: 0)
      case .backwards: wanted = -old
      case .resumed(let velocities, let sign): wanted = velocities[record.id].map { $0 * sign }
      case .continued: wanted = continued(record, of: animator!)
      case .any: wanted = nil
      }
      guard let wanted else { continue }
      // A spring is cut off at its end, within 0.15 % of it: there is no speed at that point.
      let x = record.clock.local(at: stage.square.layer.localNow)
      if abs(x - record.interval.end) < 1e-4 { continue }
      // A rounding error off its beginning, it is on either side of a corner.
      if x != record.interval.start && abs(x - record.interval.start) < 1e-12 { continue }
      let isRight = [1e-6, 1e-8].contains { h in
        let found = velocity(of: record, in: after, h)
        let (d, w) = (found - wanted, wanted)
        // A cubic may begin or end with an infinite second derivative: to first order only.
        let whole =
          (record.value.start * record.value.start).sum().squareRoot()
          * max((animator?.timeline.rate ?? 0) / max(record.interval.duration, 1e-9), 1 / max(animator?.pace.duration ?? 1, 1e-9))
        return (d * d).sum().squareRoot() < 1e-3 * (1 + (w * w).sum().squareRoot() + 2 * whole) * (h < 1e-7 ? 10 : 1)
      }
      if !isRight {
        complaints.append(
          "\(name)@\(runtime.now) record \(record.id) \(record.property): \(velocity(of: record, in: after, 1e-6)) for \(wanted)")
      }
    }
  }

  /// The rest, normalised to 1, at the new timing's first speed; what has not begun yet waits.
  private func continued(_ record: AnimationEntry, of animator: UIViewPropertyAnimator) -> Components? {
    guard animator.isRunning, let member = animator.members.first(where: { $0.record == record.id }) else { return nil }
    let shown = record.components(at: stage.square.layer.localNow)!
    let goal = animator.isReversed ? record.value.start : Components(repeating: 0)
    if !animator.isReversed, shown == record.value.start, member.interval.start > animator.position { return Components(repeating: 0) }
    return animator.pace.duration > 0.01 ? (goal - shown) * (member.curve.slope(at: 0) / animator.pace.duration) : nil
  }

  private func velocities(of animator: UIViewPropertyAnimator) -> [Int: Components] {
    let all = velocities(in: stage.runtime.scene)
    return Dictionary(uniqueKeysWithValues: animator.members.compactMap { m in all[m.record].map { (m.record, $0) } })
  }

  /// In the layer's own time, so that a held container hides nothing.
  private func velocities(in scene: CommittedScene) -> [Int: Components] {
    Dictionary(
      uniqueKeysWithValues: scene.layers[stage.square.layer.id]!.animations.map { ($0.id, velocity(of: $0, in: scene, 1e-6)) })
  }
  private func velocity(of record: AnimationEntry, in scene: CommittedScene, _ h: Double) -> Components {
    let t = scene.localTime(of: stage.square.layer.id, at: stage.runtime.now)
    guard let a = record.components(at: t), let b = record.components(at: t + h), let c = record.components(at: t + 2 * h) else {
      return Components(repeating: 0)
    }
    return (4 * b - 3 * a - c) / (2 * h)
  }

  // MARK: Material

  private mutating func curve() -> any UITimingCurveProvider {
    switch dice.pick(4) {
    case 0: UICubicTimingParameters(animationCurve: .easeIn)
    case 1: UICubicTimingParameters(animationCurve: .linear)
    case 2: UISpringTimingParameters(dampingRatio: 0.4 + 0.6 * dice.unit(), initialVelocity: CGVector(dx: dice.unit(), dy: dice.unit()))
    default: UISpringTimingParameters(mass: 1, stiffness: 200, damping: 20)
    }
  }

  private mutating func change() -> @MainActor () -> Void {
    let (x, y, alpha, radius, scale) = (dice.unit() * 200, dice.unit() * 200, dice.unit(), dice.unit() * 16, 0.5 + dice.unit())
    let kind = dice.pick(4)
    return { [square = stage.square] in
      if kind != 0 { square.center = CGPoint(x: x, y: y) }
      if kind == 1 { square.alpha = alpha }
      if kind == 2 { square.transform = CGAffineTransform(scaleX: scale, y: scale) }
      if kind == 3 { square.layer.cornerRadius = radius }
    }
  }

  private mutating func finish() {
    if let driver = living() {
      stage.act {
        driver.pause(); driver.finish()
      }
    }
    for _ in 0..<2 {
      for animator in animators where animator.state == .active && !animator.isRunning { stage.act { animator.startAnimation() } }
      stage.advance(by: 30)
    }
    if counter.told != expected + animators.count { complaints.append("\(counter.told) told of \(expected + animators.count)") }
    if stage.shown != stage.square.layer.properties { complaints.append("the screen does not show the model") }
    if !stage.runtime.isQuiet || !stage.square.layer.records.isEmpty { complaints.append("something is still running or awaited") }
  }
}
