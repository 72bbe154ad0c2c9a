import CoreGraphics
import Dispatch
import Testing

@testable import LiveHost

/// In processes of their own: signals are the whole process's.
@Suite struct SignalEventsTests {
  @Test func `a signal that comes in the moment after the process began to listen is not lost`() async {
    await #expect(processExitsWith: .success) {
      for number in [SIGINT, SIGTERM, SIGHUP] {
        for _ in 0..<50 {
          let (arrived, continuation) = AsyncStream.makeStream(of: Int32.self)
          let events = SignalEvents(on: .global()) { continuation.yield($0) }
          kill(getpid(), number)
          guard await arrived.first(where: { _ in true }) == number else { fatalError("another signal") }
          events.end()
        }
      }
    }
  }

  @Test func `two signals of one instant both arrive`() async {
    await #expect(processExitsWith: .success) {
      let (arrived, continuation) = AsyncStream.makeStream(of: Int32.self)
      let events = SignalEvents(on: .global()) { continuation.yield($0) }
      kill(getpid(), SIGHUP)
      kill(getpid(), SIGTERM)
      var iterator = arrived.makeAsyncIterator()
      let both: Set = [await iterator.next(), await iterator.next()]
      guard both == [SIGHUP, SIGTERM] else { fatalError("other signals") }
      events.end()
    }
  }

  @Test func `a signal has its usual meaning again at the end`() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      SignalEvents(on: .global()) { _ in }.end()
      kill(getpid(), SIGTERM)
      sleep(10)
    }
  }
}
