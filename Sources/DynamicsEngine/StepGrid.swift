/// The instants at which dynamics step: sixty in a second of the app's clock, counted from its beginning, so that they lie on the ticks of
/// displays of 60 and of 120.
public enum StepGrid {
  /// How many steps lie at or before an instant.
  public static func count(nanoseconds: Int64) -> Int64 {
    var count = nanoseconds * DynamicsScale.steps / 1_000_000_000
    // Instants are rounded down to the nanosecond: the next one may be this one.
    if (count + 1) * 1_000_000_000 / DynamicsScale.steps <= nanoseconds { count += 1 }
    return count
  }

  /// The most steps that one tick makes up for; what is left is lost, as time is while an app hangs.
  public static let most: Int64 = 6
}
