/// The clock that an app's own delays and readings of the time follow.
///
/// Delays are `DispatchQueue.main.asyncAfter`, `Timer`, `RunLoop.main.perform` and `Task.sleep`. Readings are `Date()`, `DispatchTime.now()`
/// and `ContinuousClock.now`.
public enum AppClock: String, Hashable, Sendable, CaseIterable {
  /// The app's own time. Delays end at their exact instants, in the order of time and then of scheduling, so that each run of a script gives
  /// the same bytes.
  case virtual
  /// The machine's clock. A recording does not wait for delays.
  case wall
}
