internal import CClock
import Foundation
import HostInterface
import Motion

/// The delays in app code. The replacements in CClock schedule them with the app (Docs/decisions/0066-app-clock.md).
extension Runtime {
  /// The longest delay, in seconds, during which an app is not idle. A longer delay is a time limit rather than a step of the app.
  static let longestAwaitedDelay: Seconds = 10
  /// The longest delay that is scheduled, in nanoseconds. It is a thousand hours. A longer delay never ends.
  private static let longestDelay: Int64 = 3_600_000_000_000_000

  /// Installs the functions that schedule delays of app code with the current app.
  static let takesDelays: Bool = {
    appclock_install(
      AppScheduler(
        schedule: { delay, waits, work, discard, context in
          nonisolated(unsafe) let context = context
          return MainActor.assumeIsolated {
            guard let work, let discard else { return 0 }
            return Runtime.take(AppDelay(work: work, discard: discard, context: context), after: delay, isAwaited: waits)
          }
        },
        cancel: { number in MainActor.assumeIsolated { Runtime.cancelDelay(number) } },
        now: { Runtime.taskTime },
        report: { sentence in
          guard let sentence else { return }
          let words = String(cString: sentence)
          MainActor.assumeIsolated { Runtime.current.reportOnce(words) }
        }))
    return true
  }()

  private static func take(_ delay: AppDelay, after nanoseconds: Int64, isAwaited: Bool) -> UInt64 {
    let runtime = current
    guard runtime.clock == .virtual, !runtime.isClosed else { return 0 }
    lastDelay += 1
    let number = lastDelay
    delay.number = number
    let due = MediaTime(nanoseconds: runtime.now.nanoseconds + min(max(0, nanoseconds), longestDelay))
    let isRestful = !isAwaited || due - runtime.now > longestAwaitedDelay
    let token = runtime.scheduleDelay(at: due, isRestful: isRestful) {
      Runtime.delays[number] = nil
      delay.run()
    }
    delays[number] = PendingDelay(runtime: runtime, delay: delay, token: token)
    return number
  }

  private static func cancelDelay(_ number: UInt64) {
    guard let pending = delays.removeValue(forKey: number) else { return }
    pending.delay?.end()
    pending.runtime?.cancel(pending.token)
  }

  private func reportOnce(_ words: String) {
    guard clock == .virtual, reported.insert(words).inserted else { return }
    onDiagnostic?(words)
  }

  /// Calls `body` as code of this app, so that it reads this app's clock.
  func withClock<T>(_ body: () throws -> T) rethrows -> T {
    let before = appclock_enter(clockValue)
    defer { appclock_leave(before) }
    return try body()
  }
  /// The present date by the clock of the app's code, which is the app's own time or the machine's.
  package var date: Date { Date(timeIntervalSince1970: Double(appclock_date(clockValue)) / 1e9) }
  private var clockValue: Int64 { clock == .virtual ? now.nanoseconds : Self.wallClock }
  func moveClock() { if clock == .virtual { appclock_move(now.nanoseconds) } }
  /// The value of APPCLOCK_WALL, whose macro Swift does not import.
  private static let wallClock = Int64.min + 1
}

/// A delay of app code that has not ended.
struct PendingDelay {
  weak var runtime: Runtime?
  weak var delay: AppDelay?
  var token: EventLoop.Token
}

/// The work at the end of a delay. It is discarded if the app ends before.
@MainActor final class AppDelay {
  private let work, discard: @convention(c) (UnsafeMutableRawPointer?) -> Void
  private let context: UnsafeMutableRawPointer?
  private var isDone = false
  fileprivate var number: UInt64 = 0

  fileprivate init(
    work: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void, discard: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void,
    context: UnsafeMutableRawPointer?
  ) { (self.work, self.discard, self.context) = (work, discard, context) }
  isolated deinit {
    Runtime.delays[number] = nil
    end()
  }

  func run() {
    guard !isDone else { return }
    isDone = true
    work(context)
  }
  /// Discards the work if it has not run.
  func end() {
    guard !isDone else { return }
    isDone = true
    discard(context)
  }
}
