import Foundation
import HostInterface
import Motion
import SeededRandom
import SegueTesting
import Testing
import TodaySlidesDemo
import UIKit

/// Someone who does anything with two fingers on the Today page, at any time: whatever happened, the page comes out whole and alive.
///
/// `SEGUE_TODAY_SEEDS` says how many walks; 16 without it.
@MainActor @Suite struct TodayMonkeyTests {
  nonisolated static let seeds = 1...(ProcessInfo.processInfo.environment["SEGUE_TODAY_SEEDS"].flatMap(UInt64.init) ?? 16)

  @Test(arguments: seeds) func `after any walk of two fingers nothing has jumped, and a card opens and closes as ever`(seed: UInt64) throws
  {
    let monkey = TodayMonkey(seed: seed)
    for _ in 0..<14 { try monkey.step() }
    try monkey.comeToRest()
    #expect(monkey.app.diagnostics == [])
    #expect(monkey.jumps == [], "seed \(seed): \(monkey.steps.joined(separator: ", "))")
    if monkey.app.exists("detail") { try monkey.expectOpen() } else { try monkey.expectHome() }
    try monkey.useAsEver()
  }
}

@MainActor
private final class TodayMonkey {
  let app = TestApp { TodaySlidesDemo.makeRootViewController() }
  private(set) var steps: [String] = []
  private(set) var jumps: [String] = []
  private var random: SeededRandom
  private var fingers: [Int: CGPoint] = [:]
  private var lastFinger = 0
  private var seen: [String: ShownView] = [:]

  /// A finger goes at most this far in a tick, so that what follows it cannot leap.
  private static let stride = 24.0
  /// What is farther in a two-hundred-fortieth of a second was not moved but put there; in points.
  private static let leap = 30.0

  init(seed: UInt64) { random = SeededRandom(seed) }

  func step() throws {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3: try tap()
    case 3..<6: try down(at: CGPoint(x: .random(in: 30...340, using: &random), y: .random(in: 60...780, using: &random)))
    case 6: try down(at: CGPoint(x: .random(in: 0...12, using: &random), y: .random(in: 60...780, using: &random)))
    case 7: try lift(Bool.random(using: &random) ? .ended : .cancelled)
    default: try pass(.random(in: 0...0.5, using: &random))
    }
    if !fingers.isEmpty { try wander() }
  }

  func comeToRest() throws {
    while !fingers.isEmpty { try lift(.ended) }
    try pass(1.5)
    try app.settle()
  }

  // MARK: Expectations

  func expectHome() throws {
    #expect(!app.exists("backdrop"))
    for card in app.session.shownViews where card.identifier.hasPrefix("today.card.") {
      #expect(card.opacity == 1 && card.scale == 1, "\(card.identifier) is not whole: \(steps)")
    }
  }

  func expectOpen() throws {
    let page = try app.view("detail")
    #expect(page.frame == CGRect(x: 0, y: 0, width: 375, height: 812), "the page is not whole: \(steps)")
    #expect(page.cornerRadius == 0 && page.opacity == 1)
    #expect(app["backdrop"]?.opacity == 1)
  }

  /// Closes what is open, then opens a card and closes it.
  func useAsEver() throws {
    for _ in 0..<2 {
      if app.exists("detail") { try closePage() }
      try expectHome()
      let card = try #require(
        app.session.shownViews.first { $0.identifier.hasPrefix("today.card.") && $0.frame.midY > 120 && $0.frame.midY < 700 })
      try app.tap(card.identifier)
      try app.settle()
      try expectOpen()
    }
    try closePage()
    try expectHome()
  }

  private func closePage() throws {
    // The content may be scrolled: a drag from the left edge closes the page wherever it stands.
    app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 260, y: 400), duration: 0.4)
    try app.settle()
    #expect(!app.exists("detail"), "the page does not close any more: \(steps)")
  }

  // MARK: Fingers

  private func tap() throws {
    guard fingers.count < 2 else { return }
    try down(at: CGPoint(x: 187, y: .random(in: 120...760, using: &random)))
    try pass(.random(in: 0.01...0.3, using: &random))
    try lift(.ended)
  }

  private func down(at point: CGPoint) throws {
    guard fingers.count < 2 else { return }
    lastFinger += 1
    fingers[lastFinger] = point
    try tell(.began, lastFinger)
  }

  private func lift(_ phase: TouchInput.Phase) throws {
    guard let finger = fingers.keys.min() else { return }
    try tell(phase, finger)
    fingers[finger] = nil
  }

  /// Each finger goes some way, mostly up or down.
  private func wander() throws {
    let ways = fingers.keys.sorted().map { finger in
      (finger, CGVector(dx: .random(in: -6...10, using: &random), dy: .random(in: -Self.stride...Self.stride, using: &random)))
    }
    for _ in 0..<Int.random(in: 1...14, using: &random) {
      for (finger, way) in ways {
        guard let place = fingers[finger] else { continue }
        fingers[finger] = CGPoint(x: min(max(place.x + way.dx, 0), 374), y: min(max(place.y + way.dy, 0), 811))
        try tell(.moved, finger, passing: finger == ways.last?.0)
      }
    }
  }

  private func tell(_ phase: TouchInput.Phase, _ finger: Int, passing: Bool = true) throws {
    let tick = app.session.nextTick(after: app.session.now)
    steps.append("\(phase) \(finger) \(Int(fingers[finger]!.x)),\(Int(fingers[finger]!.y)) @\((tick.seconds * 1000).rounded() / 1000)")
    app.session.receive(TimedEvent(.touch(TouchInput(phase, finger: finger, at: fingers[finger]!)), at: tick))
    if passing { try pass(until: tick) }
  }

  // MARK: Time

  private func pass(_ seconds: Double) throws { try pass(until: app.session.now + seconds) }

  /// Looks four times a tick whether anything is where it cannot have gone.
  private func pass(until end: MediaTime) throws {
    while app.session.now < end {
      _ = app.session.runUpdateCycle(at: min(end, app.session.now + 1.0 / 240))
      look()
    }
  }

  private func look() {
    var now: [String: ShownView] = [:]
    for view in app.session.shownViews where view.opacity > 0.5 { now[view.identifier] = view }
    if let old = seen["detail"], let new = now["detail"] {
      for (edge, before, after) in [
        ("top", old.frame.minY, new.frame.minY), ("bottom", old.frame.maxY, new.frame.maxY), ("left", old.frame.minX, new.frame.minX),
        ("right", old.frame.maxX, new.frame.maxX),
      ] where abs(after - before) > Self.leap {
        jumps.append("detail's \(edge) leaps from \(before) to \(after) at \(app.session.now.seconds)")
      }
    }
    for (name, new) in now where name.hasPrefix("today.card.") {
      if let old = seen[name], abs(old.scale - new.scale) > 0.012 {
        jumps.append("\(name) leaps from \(old.scale) to \(new.scale) at \(app.session.now.seconds)")
      }
    }
    seen = now
  }
}
