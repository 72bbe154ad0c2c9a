/// The clock that an app's delays and time readings follow.
///
/// Delays are `DispatchQueue.main.asyncAfter`, `Timer`, `RunLoop.main.perform` and `Task.sleep`. Readings are `Date()`,
/// `DispatchTime.now()` and `ContinuousClock.now`.
public enum AppClock: String, Hashable, Sendable, CaseIterable {
  /// The app's virtual time. Delays end at their exact timestamps, and delays with equal timestamps end in the order of scheduling. Each
  /// run of a script therefore gives identical bytes.
  case virtual
  /// The machine's clock. A recording does not wait for delays.
  case wall
}
