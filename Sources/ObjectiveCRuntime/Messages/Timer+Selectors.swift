import Foundation

extension Timer {
  /// Creates a timer that calls a method of `target` after each interval in seconds on the clock of the app.
  ///
  /// The method has no parameter, or the timer as its parameter. The timer runs until it is invalidated, or once if it does not repeat.
  /// It keeps its target until then. Timers with a block are those of Foundation and use the machine's clock.
  @preconcurrency @MainActor @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let target = aTarget as AnyObject
    let interval = max(ti, ObjCClock.least)
    let timer = AppTimer(fire: .distantFuture, interval: interval, repeats: yesOrNo) { _ in }
    timer.start(interval: interval, target: target, selector: aSelector, userInfo: userInfo)
    return timer
  }
}

/// A Foundation timer that the clock of an app fires.
private final class AppTimer: Timer {
  private nonisolated(unsafe) var info: Any?
  private nonisolated(unsafe) var call: (@MainActor () -> Void)?
  private nonisolated(unsafe) var interval: TimeInterval = 0

  override var userInfo: Any? { info }
  override var timeInterval: TimeInterval { repeats ? interval : 0 }
  private nonisolated(unsafe) var repeats = false

  @MainActor func start(interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?) {
    (info, self.interval, repeats) = (userInfo, interval, super.timeInterval > 0)
    call = { [unowned self] in selector.sendOrStop(to: target, [self]) }
    wait(for: target)
  }

  /// Schedules the next call. The clock of the app calls at the exact time, so that the timer does not drift.
  @MainActor private func wait(for target: AnyObject) {
    _ = ObjCClock.after(interval, for: target) { [self] in
      guard isValid else { return }
      fire()
      if isValid { wait(for: target) }
    }
  }

  override func fire() {
    guard isValid, let call else { return }
    MainActor.assumeIsolated(call)
    if !repeats { invalidate() }
  }

  /// Stops the timer and releases the target.
  override func invalidate() {
    super.invalidate()
    call = nil
  }
}
