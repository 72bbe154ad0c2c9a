import HostInterface
import Motion
import Testing
@testable import UIKit

/// A window on a screen of 375×812 points, fingers that touch it, and ticks of 1/60 s.
@MainActor
final class Hand {
  let runtime: Runtime
  let window: UIWindow
  private var places: [Int: CGPoint] = [:]
  private var waiting: [TimedEvent] = []
  private var tick: Int64 = 0

  init() {
    runtime = Runtime.forLaunch()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    runtime.app.windows = [window]
  }

  /// Delivers what the fingers did, then lets time pass.
  func wait(_ seconds: Double = 1.0 / 60) {
    let end = runtime.now + seconds
    flush()
    while MediaTime(nanoseconds: (tick + 1) * runtime.tick) <= end {
      tick += 1
      turn(at: MediaTime(nanoseconds: tick * runtime.tick))
    }
    while let due = runtime.nextDue, due <= end { runtime.runInstant(due) }
    runtime.runInstant(end)
  }

  private func turn(at time: MediaTime) {
    while let due = runtime.nextDue, due < time { runtime.runInstant(due) }
    runtime.runInstant(time)
    runtime.tickDisplayLinks(at: time)
    runtime.runInstant(time)
  }

  /// Delivers what the fingers did at the present time.
  func flush() {
    TouchRouter.of(runtime).deliver(waiting, at: runtime.now)
    waiting = []
  }

  func down(_ x: Double, _ y: Double, finger: Int = 1) {
    send(.began, CGPoint(x: x, y: y), finger)
    flush()
  }
  func move(_ x: Double, _ y: Double, finger: Int = 1, after seconds: Double = 1.0 / 60) {
    wait(seconds)
    send(.moved, CGPoint(x: x, y: y), finger)
    flush()
  }
  func up(finger: Int = 1) {
    send(.ended, places[finger]!, finger)
    flush()
  }
  func cancel(finger: Int = 1) {
    send(.cancelled, places[finger]!, finger)
    flush()
  }
  func tap(_ x: Double, _ y: Double, finger: Int = 1) {
    down(x, y, finger: finger)
    wait(0.05)
    up(finger: finger)
  }

  /// A steady drag, one move a 1/60 s.
  func drag(by dx: Double = 0, _ dy: Double, over seconds: Double, finger: Int = 1, each: () -> Void = {}) {
    let start = places[finger]!, steps = max(1, Int((seconds * 60).rounded()))
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      move(start.x + dx * part, start.y + dy * part, finger: finger)
      each()
    }
  }

  /// Keeps an event for the next `flush`.
  func send(_ phase: TouchInput.Phase, _ place: CGPoint, _ finger: Int = 1) {
    places[finger] = place
    waiting.append(TimedEvent(.touch(TouchInput(phase, finger: finger, at: place)), at: runtime.now))
  }
}

/// A view that writes down what it hears.
final class Ear: UIView {
  var heard: [String] = []
  var label = ""
  func note(_ what: String, _ touches: Set<UITouch>) { heard.append(label + what + (touches.count > 1 ? " ×\(touches.count)" : "")) }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
}
