import Foundation
import Motion
import SegueTesting
import Testing
import UIKit

/// Delays and readings of the time in app code, by the app's own clock.
@MainActor @Suite struct ClockTests {
  final class Log {
    var words: [String] = []
    var timer: Timer?
    var work: DispatchWorkItem?
  }
  private let log = Log()
  private let app = TestApp { UIViewController() }
  private func note(_ word: String) { log.words.append("\(word) \(MotionTime.text(CACurrentMediaTime()))") }

  private enum MotionTime {
    static func text(_ time: Double) -> String { String(format: "%.4f", time) }
  }

  @Test func `delays of all kinds end at their instants, and equal ones in the order in which they were scheduled`() {
    app.perform {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { MainActor.assumeIsolated { note("after") } }
      _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in MainActor.assumeIsolated { note("timer") } }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.3) { MainActor.assumeIsolated { note("wall") } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.205) { MainActor.assumeIsolated { note("early") } }
      DispatchQueue.main.async { MainActor.assumeIsolated { note("async") } }
      RunLoop.main.perform { MainActor.assumeIsolated { note("perform") } }
      note("now")
    }
    app.advance(by: 0.25)
    #expect(log.words == ["now 0.0000", "async 0.0000", "perform 0.0000", "early 0.2050"])
    app.advance(by: 0.25)
    #expect(log.words.dropFirst(4) == ["after 0.3000", "timer 0.3000", "wall 0.3000"])
  }

  @Test func `a timer that repeats keeps its rhythm and lets the app rest`() throws {
    app.perform {
      log.timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in MainActor.assumeIsolated { note("tick") } }
    }
    try app.settle()
    app.advance(by: 0.35)
    #expect(log.words == ["tick 0.1000", "tick 0.2000", "tick 0.3000"])
    app.perform { log.timer?.fireDate = Date(timeIntervalSinceNow: 0.5) }
    app.advance(by: 0.55)
    #expect(log.words.dropFirst(3) == ["tick 0.8500"])
    app.perform { log.timer?.invalidate() }
    app.advance(by: 1)
    #expect(log.words.count == 4)
  }

  @Test func `what is cancelled before its time never runs`() throws {
    app.perform {
      let work = DispatchWorkItem { MainActor.assumeIsolated { note("work") } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: work)
      log.work = work
      log.timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in MainActor.assumeIsolated { note("timer") } }
    }
    app.advance(by: 0.1)
    app.perform {
      log.work?.cancel()
      log.timer?.invalidate()
    }
    try app.settle()
    app.advance(by: 1)
    #expect(log.words == [])
  }

  @Test func `dates and clocks in app code are those of the app, and a test reads the machine's`() {
    let machine = Date()
    let first = app.perform { (Date(), DispatchTime.now().uptimeNanoseconds, ContinuousClock.now, SuspendingClock.now) }
    app.advance(by: 2.5)
    let second = app.perform { (Date(), DispatchTime.now().uptimeNanoseconds, ContinuousClock.now, SuspendingClock.now) }
    #expect(abs(second.0.timeIntervalSince(first.0) - 2.5) < 1e-6)
    #expect(second.1 - first.1 == 2_500_000_000)
    #expect(second.2 - first.2 == .seconds(2.5) && second.3 - first.3 == .seconds(2.5))
    #expect(Date().timeIntervalSince(machine) < 60 && Date() >= machine)
    let parts = Calendar.current.dateComponents([.year, .hour, .minute], from: first.0)
    #expect(parts.year == 2026 && parts.hour == 9 && parts.minute == 41)
  }

  @Test func `a task that sleeps goes on at its instant, and one that is cancelled at once`() async throws {
    let tasks = app.perform {
      [
        Task { @MainActor in
          try await Task.sleep(for: .seconds(0.5))
          note("slept")
          try await Task.sleep(nanoseconds: 250_000_000)
          note("again")
        },
        Task { @MainActor in
          try await Task.sleep(for: .seconds(3600))
          note("never")
        },
      ]
    }
    await app.run(for: 0.6)
    #expect(log.words == ["slept 0.5000"])
    tasks[1].cancel()
    await app.run(for: 0.4)
    #expect(log.words.count == 2 && log.words.last?.hasPrefix("again 0.75") == true)
    #expect(await tasks[1].result.isFailure)
    try app.settle()
  }

  @Test func `by the machine's clock a delay is not part of the app's time`() {
    let app = TestApp(clock: .wall) { UIViewController() }
    let year = app.perform {
      DispatchQueue.main.asyncAfter(deadline: .now() + 3600) {}
      return Date()
    }
    #expect(app.session.isQuiet && abs(year.timeIntervalSinceNow) < 3600)
  }

  @Test func `an app that is over lets go of what its delays hold`() {
    weak var held: Log?
    do {
      let kept = Log()
      held = kept
      let over = TestApp { UIViewController() }
      over.perform { DispatchQueue.main.asyncAfter(deadline: .now() + 5) { kept.words.append("never") } }
    }
    #expect(held == nil)
  }

  @Test func `work on another queue is reported once`() {
    app.perform {
      DispatchQueue.global().async {}
      DispatchQueue.global().async {}
    }
    #expect(app.diagnostics.filter { $0.contains("another queue") }.count == 1)
  }
}

extension Result { fileprivate var isFailure: Bool { if case .failure = self { true } else { false } } }
