import Motion

/// How an app's time follows a clock on the wall, which somebody else reads: in step, slower, and never in leaps.
public struct LivePace: Sendable {
  /// App seconds per wall second.
  public let speed: Double
  private var wallStart: Int64?
  private var appStart: MediaTime

  /// The most by which the app catches up after a stall (a suspended laptop, a debugger): beyond it, time was lost for the app too.
  public static let longestLag = 0.25

  /// - Parameter start: the app's time at the first reading.
  public init(speed: Double = 1, from start: MediaTime = .zero) { (self.speed, appStart) = (speed, start) }

  /// The app's time at a reading of the wall clock in nanoseconds.
  ///
  /// - Parameter expected: when the reading was due at the latest, if somebody waited for it.
  public mutating func time(at wall: Int64, expected: MediaTime?) -> MediaTime {
    guard let start = wallStart else {
      wallStart = wall
      return appStart
    }
    let time = appStart + Double(wall - start) / 1e9 * speed
    guard let expected, time - expected > Self.longestLag else { return time }
    (wallStart, appStart) = (wall, expected)
    return expected
  }

  /// The reading of the wall clock at which the app's time will be `time`; the first reading when there was none.
  public func wall(at time: MediaTime) -> Int64 { (wallStart ?? 0) + Int64(((time - appStart) / speed * 1e9).rounded(.up)) }
}
