import Foundation

/// The clock on which messages are sent later. QuartzCore installs the clock of the app.
@MainActor
package enum ObjCClock {
  /// Schedules work after a delay in seconds, on the clock of the app to which an object belongs. Returns a closure that cancels the work.
  package typealias Schedule = (_ delay: TimeInterval, _ target: AnyObject, _ work: @escaping @MainActor () -> Void) ->
    @MainActor () -> Void

  /// The clock of apps, or `nil` in a program without QuartzCore.
  package static var schedule: Schedule?

  /// The minimum delay in seconds, as in Foundation's timers. A method that sends itself repeatedly thus lets time advance.
  package nonisolated static let least: TimeInterval = 0.0001

  /// Schedules work after a delay in seconds. In a program without apps, Foundation's timers do it.
  static func after(_ delay: TimeInterval, for target: AnyObject, _ work: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    let delay = max(delay, least)
    if let schedule { return schedule(delay, target, work) }
    let timer = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in MainActor.assumeIsolated { work() } }
    return { timer.invalidate() }
  }
}
