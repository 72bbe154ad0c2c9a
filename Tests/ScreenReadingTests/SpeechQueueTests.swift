import Motion
import Testing

@testable import ScreenReading

/// What is said, what interrupts it, and what waits.
@Suite struct SpeechQueueTests {
  private var queue = SpeechQueue()
  private func at(_ seconds: Double) -> MediaTime { MediaTime(seconds: seconds) }

  @Test mutating func `an announcement that is interrupted was not said to its end`() {
    queue.announce("Saved", at: at(0))
    queue.say("Name, Button", at: at(0.1))
    #expect(queue.takeEndings() == [SpeechQueue.Ending(text: "Saved", isWhole: false)])
    #expect(queue.spoken == ["Saved", "Name, Button"])
    #expect(queue.takeEndings() == [] && !queue.isAwaited)
  }

  @Test mutating func `what queues is said when what comes before is over`() {
    queue.say("Name", at: at(0))
    queue.announce("one", queues: true, at: at(0))
    queue.announce("two", queues: true, at: at(0))
    #expect(queue.spoken == ["Name"] && queue.isAwaited)
    queue.advance(to: queue.nextEnd!)
    #expect(queue.spoken == ["Name", "one"])
    queue.advance(to: at(60))
    #expect(queue.spoken == ["Name", "one", "two"] && queue.nextEnd == nil)
    #expect(queue.takeEndings().map(\.isWhole) == [true, true])
  }

  @Test mutating func `nothing interrupts what matters most, and what matters least gives way to all`() {
    queue.announce("Fire", .high, at: at(0))
    queue.announce("by the way", .low, at: at(0))
    queue.say("Name", at: at(0.1))
    #expect(queue.spoken == ["Fire"])
    queue.advance(to: at(60))
    #expect(queue.spoken == ["Fire", "Name"])
    #expect(queue.takeEndings() == [.init(text: "by the way", isWhole: false), .init(text: "Fire", isWhole: true)])
    queue.announce("Flood", .high, at: at(60))
    queue.announce("Storm", .high, at: at(60))
    #expect(queue.spoken.suffix(2) == ["Flood", "Storm"])
  }

  @Test mutating func `what waits and what was said is bounded`() {
    for number in 0..<5000 { queue.announce("\(number)", queues: true, at: at(0)) }
    #expect(queue.takeEndings().count == 5000 - 1 - SpeechQueue.mostWaiting)
    for number in 0..<5000 { queue.say("\(number)", at: at(100)) }
    #expect(queue.spoken.count <= SpeechQueue.mostSpoken * 11 / 10 && queue.spoken.last == "4999")
    queue.announce("last", at: at(100))
    queue.stop()
    #expect(queue.nextEnd == nil && queue.takeEndings().last == .init(text: "last", isWhole: false))
  }
}
