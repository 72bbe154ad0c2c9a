import CombinePublishers
import Foundation
import SegueTesting
import Testing
import UIKit

/// Publishers that wait follow the clock of the app.
@MainActor @Suite struct SchedulerTests {
  final class Log: @unchecked Sendable {
    var words: [String] = []
    var bag = Set<AnyCancellable>()
    func note(_ word: Any) { words.append("\(word) \(String(format: "%.3f", CACurrentMediaTime()))") }
  }
  private let log = Log()
  private let app = TestApp { UIViewController() }

  @Test func `a delay on the main queue and on the main run loop ends at its time`() {
    app.perform {
      Just("queue").delay(for: 0.3, scheduler: DispatchQueue.main).sink { log.note($0) }.store(in: &log.bag)
      Just("loop").delay(for: 0.2, scheduler: RunLoop.main).sink { log.note($0) }.store(in: &log.bag)
      Just("soon").receive(on: DispatchQueue.main).sink { log.note($0) }.store(in: &log.bag)
      log.note("now")
    }
    app.advance(by: 1)
    #expect(log.words == ["now 0.000", "soon 0.000", "loop 0.200", "queue 0.300"])
  }

  @Test func `a value is debounced when no other followed`() {
    nonisolated(unsafe) let subject = PassthroughSubject<String, Never>()
    app.perform {
      subject.debounce(for: .milliseconds(200), scheduler: DispatchQueue.main).sink { log.note($0) }.store(in: &log.bag)
      subject.debounce(for: .seconds(0.1), scheduler: RunLoop.main).sink { log.note("loop \($0)") }.store(in: &log.bag)
      subject.send("a")
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) { subject.send("ab") }
    }
    app.advance(by: 1)
    #expect(log.words == ["loop a 0.100", "loop ab 0.250", "ab 0.350"])
  }

  @Test func `a throttled publisher publishes once in an interval`() {
    nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
    app.perform {
      subject.throttle(for: 0.5, scheduler: DispatchQueue.main, latest: true).sink { log.note($0) }.store(in: &log.bag)
      for index in 0..<4 { DispatchQueue.main.asyncAfter(deadline: .now() + 0.1 * Double(index)) { subject.send(index) } }
    }
    app.advance(by: 1)
    #expect(log.words.count == 2 && log.words.last?.hasPrefix("3 ") == true)
  }

  @Test func `a timer publishes at its times until it is cancelled`() {
    app.perform {
      Timer.publish(every: 0.25, on: .main, in: .common).autoconnect().prefix(3)
        .sink { log.note($0.timeIntervalSince1970 == Date().timeIntervalSince1970) }.store(in: &log.bag)
    }
    app.advance(by: 2)
    #expect(log.words == ["true 0.250", "true 0.500", "true 0.750"])
  }

  @Test func `a notification is published`() {
    let name = Notification.Name("SchedulerTests.changed")
    let object = NSObject()
    NotificationCenter.default.publisher(for: name, object: object).compactMap { $0.userInfo?["word"] as? String }.sink { log.note($0) }
      .store(in: &log.bag)
    app.perform {
      NotificationCenter.default.post(name: name, object: object, userInfo: ["word": "one"])
      NotificationCenter.default.post(name: name, object: nil, userInfo: ["word": "other"])
    }
    log.bag.removeAll()
    NotificationCenter.default.post(name: name, object: object, userInfo: ["word": "late"])
    #expect(log.words == ["one 0.000"])
  }
}
