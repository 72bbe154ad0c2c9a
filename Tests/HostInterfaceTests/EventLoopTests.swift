import HostInterface
import Motion
import Testing

@MainActor @Suite struct EventLoopTests {
  @Test func `work runs by due time and then by order, and what was taken back does not, whatever came between`() {
    var loop = EventLoop()
    var log: [Int] = []
    var tokens: [EventLoop.Token] = []
    // Due at 0…6, in a muddle; every third is taken back, some twice.
    for n in 0..<300 { tokens.append(loop.schedule(at: MediaTime(seconds: Double(n * 5 % 7))) { log.append(n) }) }
    for n in stride(from: 0, to: 300, by: 3) { loop.cancel(tokens[n]) }
    for n in stride(from: 0, to: 300, by: 6) { loop.cancel(tokens[n]) }
    let expected = (0..<300).filter { $0 % 3 != 0 }.sorted { ($0 * 5 % 7, $0) < ($1 * 5 % 7, $1) }
    for second in 0...6 {
      loop.move(to: MediaTime(seconds: Double(second)))
      while let work = loop.popWork(dueBy: loop.now) { work.action() }
    }
    #expect(log == expected && loop.isEmpty && loop.nextDue == nil)
    loop.cancel(tokens[1])  // it has run
    loop.schedule(at: .zero) { log = [] }
    #expect(loop.nextDue == loop.now)
    loop.popWork(dueBy: loop.now)?.action()
    #expect(log.isEmpty && loop.isEmpty)
  }

  @Test func `what has run or was taken back holds nothing`() {
    final class Held {}
    var loop = EventLoop()
    weak var ran: Held?
    weak var gone: Held?
    loop.schedule(at: .zero) {}
    do {
      let (first, second) = (Held(), Held())
      (ran, gone) = (first, second)
      loop.schedule(at: .zero) { withExtendedLifetime(first) {} }
      loop.cancel(loop.schedule(at: MediaTime(seconds: 5)) { withExtendedLifetime(second) {} })
      loop.schedule(at: MediaTime(seconds: 9)) {}
    }
    while let work = loop.popWork(dueBy: .zero) { work.action() }
    #expect(ran == nil && gone == nil && loop.nextDue == MediaTime(seconds: 9))
  }
}
