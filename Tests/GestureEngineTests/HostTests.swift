import CoreGraphics
import Motion
import Testing
@testable import GestureEngine

@Suite("The host of a recognizer")
struct HostTests {
  /// An event that a host knows by its number.
  final class NumberedEvent: TouchEvent {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  /// A host that writes its calls down, and passes touches on unless it is told not to.
  final class Recorder: RecognizerHost {
    var calls: [String] = []
    var passesTouches = true

    private func number(_ event: (any TouchEvent)?) -> String { (event as? NumberedEvent).map { "\($0.number)" } ?? "none" }

    func shouldReceive(_ recognizer: Recognizer, _ touch: Touch, of event: (any TouchEvent)?) -> Bool {
      calls.append("should receive \(touch.id.rawValue) of \(number(event))")
      return true
    }
    func receive(_ phase: TouchPhase, _ touches: [Touch], of event: (any TouchEvent)?, for recognizer: Recognizer, at time: MediaTime) {
      calls.append("\(phase) of \(number(event))")
      if passesTouches { recognizer.handle(phase, touches, at: time) }
    }
    func act(for recognizer: Recognizer) { calls.append("act \(recognizer.state)") }
    func didReset(_ recognizer: Recognizer) { calls.append("reset") }
  }

  private let pan = PanRecognizer("pan"), recorder = Recorder(), arbiter: GestureArbiter

  init() {
    arbiter = GestureArbiter { [pan] in $0 == Stage.button ? [pan] : [] }
    pan.host = recorder
  }

  private func send(_ phase: TouchPhase, _ y: Double, event: Int?) {
    arbiter.receive(
      [TouchSample(TouchID(1), phase, at: CGPoint(x: 0, y: y), chain: Stage.chain)], of: event.map(NumberedEvent.init), at: .zero)
  }

  @Test func `it receives each event together with the touches`() {
    send(.began, 0, event: 1)
    send(.moved, 30, event: 2)
    send(.ended, 30, event: nil)
    #expect(
      recorder.calls == [
        "should receive 1 of 1", "began of 1", "moved of 2", "act began", "ended of none", "act ended", "reset",
      ])
  }

  @Test func `a recognizer sees no touches that its host keeps`() {
    recorder.passesTouches = false
    send(.began, 0, event: 1)
    send(.moved, 30, event: 2)
    #expect(pan.state == .possible && pan.touches.count == 1)
    send(.ended, 30, event: 3)
    #expect(recorder.calls.last == "reset" && arbiter.unfinished.isEmpty)
  }

  @Test func `an abandoned recognizer is cancelled without an action`() {
    send(.began, 0, event: 1)
    send(.moved, 30, event: 2)
    pan.abandon()
    #expect(recorder.calls.suffix(2) == ["act began", "reset"] && arbiter.unfinished.isEmpty)
  }
}
