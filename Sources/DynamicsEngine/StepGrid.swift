/// The times at which dynamics advance. There are sixty per second since the app's start, so they coincide with the ticks of displays with
/// 60 and 120 Hz.
public enum StepGrid {
  /// Returns the number of steps at or before a time.
  public static func count(nanoseconds: Int64) -> Int64 {
    var count = nanoseconds * DynamicsScale.steps / 1_000_000_000
    // Times are rounded down to nanoseconds, so the next step may be at this time.
    if (count + 1) * 1_000_000_000 / DynamicsScale.steps <= nanoseconds { count += 1 }
    return count
  }

  /// The maximum number of steps in one tick. Further steps are dropped, as time is lost while an app hangs.
  public static let most: Int64 = 6
}
