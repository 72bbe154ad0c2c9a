import Foundation
import HostInterface
import Motion
import SeededRandom
import SegueTesting
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitVoiceOver

/// Plays one demo at random.
@MainActor
final class DemoMonkey {
  let app: TestApp
  /// The readable log of the actions.
  private(set) var steps: [String] = [] { didSet { if Self.tellsAtOnce, let last = steps.last { print("  \(last)") } } }
  private(set) var events = 0
  /// The lines of a touch script that repeats what came from the user and the system.
  private var script: [String] = []
  var random: SeededRandom
  private let usesAPI: Bool
  private let watch = LeapWatch()
  private var fingers: [Int: CGPoint] = [:]
  private var ways: [Int: CGVector] = [:]
  /// The fingers that came down as a pinch.
  private var pinching: Set<Int>?
  private var lastFinger = 0
  /// Something was asked for at once, or text got another size, and a part of that may wait for the end of a transition under way.
  private var waitsAtOnce = false
  /// Until then VoiceOver may tap with a finger of its own: it makes a pinch of one that is down, of any measure.
  private var guestLeaves = MediaTime.zero
  /// The app is in the background.
  private var isOutOfSight = false
  /// Where the finger that moved last went.
  private var lastWay: CGVector?
  /// For how many ticks the fingers have moved without a rest. One that has just come has not rested.
  private var strides = 0
  /// The ticks of which recognizers take the mean for a finger's speed: one that rested in them throws less than it went in the last.
  private static let enoughStrides = 6
  /// Whether a finger moved in the last tick, and does in this one.
  private var moved = (before: false, now: false)

  /// `SEGUE_DEMO_TELL=1`: each step is told as it is made, for a walk that stops the process.
  private static let tellsAtOnce = ProcessInfo.processInfo.environment["SEGUE_DEMO_TELL"] == "1"
  /// A finger goes at most this far in a tick, so that what follows it cannot leap.
  private static let stride = 24.0
  /// Of a finger, in points.
  private static let width = 44.0

  /// Every third walk is a VoiceOver user's from the start.
  init(_ make: @MainActor () -> UIViewController, on device: Device, seed: UInt64, usesAPI: Bool) {
    random = SeededRandom(seed)
    app = TestApp(device: device, environment: EnvironmentSettings(voiceOver: Int.random(in: 0..<3, using: &random) == 0), root: make)
    self.usesAPI = usesAPI
  }

  /// What UIKit says to who taps two things at once. By API it is asked for much that cannot be.
  private static let refusals = [
    "while a presentation is in progress", "while a presentation or dismiss is in progress", "is already presenting",
    "nested push animation",
  ]

  /// What is not as it should be, now that nothing moves.
  var faults: [String] {
    let warnings = usesAPI ? [] : app.diagnostics.filter { warning in !Self.refusals.contains { warning.contains($0) } }
    return warnings.prefix(3) + app.faultsAtRest
  }
  /// What went where it cannot have gone.
  var leaps: [String] { Array(watch.found.prefix(3)) }
  /// What did not go on as the fingers that let it go.
  var stops: [String] { Array(watch.letGo.found.prefix(3)) }

  func step() throws {
    switch Int.random(in: 0..<19, using: &random) {
    case 0..<4: try tapElement()
    case 4, 5: try down(at: anyPoint)
    case 6: try down(at: CGPoint(x: .random(in: 0...12, using: &random), y: anyPoint.y))
    case 7: try pinch()
    case 8: try lift(Bool.random(using: &random) ? .ended : .cancelled)
    case 9, 10: if usesAPI { act() } else { try pass(.random(in: 0...0.2, using: &random)) }
    case 11..<14: try happen(.random(in: app, using: &random))
    case 14, 15: try happen(.randomVoice(in: app, using: &random))
    case 16, 17: try fling()
    default: try pass(.random(in: 0...0.6, using: &random))
    }
    if !fingers.isEmpty { try wander() }
    // As hands do: what moves something mostly lets go of it while it moves.
    if !fingers.isEmpty, Int.random(in: 0..<3, using: &random) == 0 { try lift(.ended) }
  }

  func comeToRest() throws {
    for change in [ActivityChange.foreground, .active] { try happen(.activity(change)) }
    while !fingers.isEmpty { try lift(.ended) }
    try pass(1)
    try app.settle()
  }

  // MARK: Fingers

  private var size: CGSize { app.session.window.bounds.size }
  private var anyPoint: CGPoint {
    CGPoint(x: .random(in: 0...size.width - 1, using: &random), y: .random(in: 0...size.height - 1, using: &random))
  }

  private func tapElement() throws {
    let window = CGRect(origin: .zero, size: size)
    let point = app.elements.map { $0.frame.intersection(window) }.filter { !$0.isEmpty }.randomElement(using: &random)
    try down(at: point.map { CGPoint(x: $0.midX, y: $0.midY) } ?? anyPoint)
    try pass(.random(in: 0.01...0.1, using: &random))
    try lift(.ended)
  }

  /// One finger goes straight on, up or down or to a side, and leaves while it goes.
  private func fling() throws {
    guard fingers.isEmpty else { return try wander() }
    try down(at: CGPoint(x: size.width * .random(in: 0.25...0.75, using: &random), y: size.height * .random(in: 0.3...0.7, using: &random)))
    let speed = Double.random(in: 10...Self.stride, using: &random) * (Bool.random(using: &random) ? 1 : -1)
    ways[lastFinger] = Bool.random(using: &random) ? CGVector(dx: speed, dy: 0) : CGVector(dx: 0, dy: speed)
    for _ in 0..<Int.random(in: 5...9, using: &random) { try move() }
    try lift(.ended)
    // What was thrown flies on before anything else happens.
    try pass(0.1)
  }

  private func pinch() throws {
    let middle = anyPoint
    let isFree = fingers.isEmpty
    for side in [-60.0, 60] { try down(at: CGPoint(x: min(max(middle.x + side, 0), size.width - 1), y: middle.y)) }
    if isFree { pinching = Set(fingers.keys) }
    let speed = Double.random(in: -6...6, using: &random)
    for (index, finger) in fingers.keys.sorted().suffix(2).enumerated() { ways[finger] = CGVector(dx: index == 0 ? -speed : speed, dy: 0) }
    guard isFree, pinching?.count == 2, Bool.random(using: &random) else { return }
    // As hands do: both fingers leave while they move.
    for _ in 0..<Int.random(in: 5...9, using: &random) { try move() }
    try lift(.ended)
    try pass(0.1)
  }

  private func down(at point: CGPoint) throws {
    // Two fingers that nearly touch make a pinch of many times its size out of a few points.
    guard fingers.count < 2, fingers.values.allSatisfy({ hypot($0.x - point.x, $0.y - point.y) > Self.width }) else { return }
    lastFinger += 1
    fingers[lastFinger] = point
    lastWay = nil
    ways[lastFinger] = CGVector(
      dx: .random(in: -14...14, using: &random), dy: .random(in: -Self.stride...Self.stride, using: &random))
    // What two fingers hold grows by what they move apart, in times of its size.
    if fingers.count == 2 { for (finger, way) in ways { ways[finger] = CGVector(dx: way.dx / 4, dy: way.dy / 4) } }
    try tell(.began, lastFinger)
    strides = Self.enoughStrides
  }

  /// Two fingers that pinch leave together, all others one after the other.
  private func lift(_ phase: TouchInput.Phase) throws {
    if phase == .ended, let pair = pinching, Set(fingers.keys) == pair {
      watch.letGo.pinchLetsGo()
      for finger in pair.sorted() { try tell(phase, finger, passing: finger == pair.max()) }
      (fingers, ways, pinching) = ([:], [:], nil)
      return
    }
    guard let finger = fingers.keys.min() else { return }
    if phase == .ended, fingers.count == 1, strides >= Self.enoughStrides, let way = lastWay { watch.letGo.fingerLetsGo(way) }
    try tell(phase, finger)
    (fingers[finger], ways[finger]) = (nil, nil)
  }

  private func wander() throws {
    for _ in 0..<Int.random(in: 1...14, using: &random) { try move() }
  }

  /// All fingers go their ways for a tick.
  private func move() throws {
    let all = fingers.keys.sorted()
    for finger in all {
      let (place, way) = (fingers[finger]!, ways[finger]!)
      let next = CGPoint(x: min(max(place.x + way.dx, 0), size.width - 1), y: min(max(place.y + way.dy, 0), size.height - 1))
      fingers[finger] = next
      lastWay = CGVector(dx: next.x - place.x, dy: next.y - place.y)
      // The screen was turned under it: where it was, there is no screen.
      if hypot(next.x - place.x, next.y - place.y) > hypot(way.dx, way.dy) + 1 { forget() }
      try tell(.moved, finger, passing: finger == all.last)
    }
  }

  private func tell(_ phase: TouchInput.Phase, _ finger: Int, passing: Bool = true) throws {
    let tick = app.session.nextTick(after: app.session.now)
    events += 1
    if phase == .began { watch.letGo.fingerComes() }
    if phase == .moved { moved.now = true }
    if phase != .moved { steps.append("\(phase) \(finger) \(Int(fingers[finger]!.x)),\(Int(fingers[finger]!.y)) @\(shownTime)") }
    let event = InputEvent.touch(TouchInput(phase, finger: finger, at: fingers[finger]!))
    script.append("\(tick.seconds) \(event.words)")
    app.session.receive(TimedEvent(event, at: tick))
    if passing { try pass(until: tick) }
  }

  private var shownTime: Double { (app.time * 1000).rounded() / 1000 }

  // MARK: The app's own code

  private func act() {
    events += 1
    watch.letGo.forget()
    let words = app.perform { DemoDeed.doSomething(in: app, &random) }
    steps.append("\(words) @\(shownTime)")
    if !words.hasSuffix(" animated") {
      watch.forget(until: app.session.now + 0.1)
      waitsAtOnce = true
    }
  }

  // MARK: What is around the app

  func happen(_ event: InputEvent) throws {
    events += 1
    steps.append("\(event.words) @\(shownTime)")
    if case .voice(.activate) = event { guestLeaves = app.session.now + 0.1 }
    if case .activity(let change) = event, change == .background || change == .foreground { isOutOfSight = change == .background }
    if event.mayMoveAtOnce { forget() } else { watch.letGo.forget() }
    if case .setting = event, event.mayMoveAtOnce { waitsAtOnce = true }
    let tick = app.session.nextTick(after: app.session.now)
    script.append("\(tick.seconds) \(event.words)")
    app.session.receive(TimedEvent(event, at: tick))
    try pass(until: tick)
  }

  /// What leaps now has a reason.
  private func forget() {
    watch.letGo.forget()
    watch.forget(until: app.session.now + 0.1)
  }

  // MARK: Time

  func pass(_ seconds: Double) throws { try pass(until: app.session.now + seconds) }

  private func pass(until end: MediaTime) throws {
    while app.session.now < end {
      let tick = app.session.nextTick(after: app.session.now)
      _ = app.session.runUpdateCycle(at: min(end, tick))
      if waitsAtOnce {
        watch.forget(until: app.session.now + 0.1)
        waitsAtOnce = app.controllers.contains { $0.transitionCoordinator != nil }
      }
      // In the background everything is at its end at once, whoever begins it.
      if isOutOfSight || app.session.now < guestLeaves && !fingers.isEmpty { forget() }
      guard app.session.now == tick else { continue }
      watch.look(app.session, fingersStand: moved.before && !moved.now)
      strides = moved.now ? strides + 1 : 0
      moved = (moved.now, false)
    }
  }

  /// The number of views that were checked after one finger, and after two, released them.
  var looks: (fingers: Int, pinches: Int) { watch.letGo.looks }

  /// Writes a touch script that repeats the walk, without what the app did by API.
  func writeScript(to path: String, _ demo: String, on device: String) throws {
    let head = ["segue-touches 1", "demo \(demo)", "device \(device)", "tick 60"]
    try (head + script).joined(separator: "\n").appending("\n").write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// Counts what was done, a line a walk: events, and views that were looked at when one finger, and when two, let go of them.
  func append(to path: String, _ demo: String) throws {
    guard let file = fopen(path, "a") else { throw CocoaError(.fileNoSuchFile) }
    fputs("\(demo) \(events) \(watch.letGo.looks.fingers) \(watch.letGo.looks.pinches)\n", file)
    fclose(file)
  }
}
