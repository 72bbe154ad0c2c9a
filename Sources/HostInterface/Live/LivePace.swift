import Motion

/// The relation between an app's time and the wall clock. The app's time can run at the same speed, at another speed or not at all, and it
/// never jumps.
///
/// A host reads the wall clock and passes the readings in.
public struct LivePace: Sendable {
  /// The number of app seconds per wall-clock second.
  public private(set) var speed: Double
  /// A Boolean value that indicates whether the app's time is paused.
  public private(set) var isHeld = false
  private var wallStart: Int64?
  private var appStart: MediaTime

  /// The greatest delay in seconds that the app catches up after a stall, such as a suspended laptop or a debugger. After a longer stall
  /// the app's time continues where it stopped.
  public static let longestLag = 0.25

  /// Creates a relation in which time runs.
  ///
  /// - Parameters:
  ///   - speed: The number of app seconds per wall-clock second. The default is 1.
  ///   - start: The app's time at the first reading.
  public init(speed: Double = 1, from start: MediaTime = .zero) { (self.speed, appStart) = (speed, start) }

  /// Returns the app's time at a reading of the wall clock in nanoseconds.
  ///
  /// - Parameter expected: The app's time at which the reading was due at the latest, or `nil` if no reading was due.
  public mutating func time(at wall: Int64, expected: MediaTime?) -> MediaTime {
    guard let start = wallStart else {
      wallStart = wall
      return appStart
    }
    guard !isHeld else { return appStart }
    let time = appStart + Double(max(0, wall - start)) / 1e9 * speed
    guard let expected, time - expected > Self.longestLag else { return time }
    (wallStart, appStart) = (wall, expected)
    return expected
  }

  /// Returns the reading of the wall clock, in nanoseconds, at which the app's time will be `time`.
  ///
  /// Without an earlier reading, the first reading counts as zero. The result is `nil` if time is paused before `time`.
  public func wall(at time: MediaTime) -> Int64? {
    if isHeld { return time <= appStart ? wallStart ?? 0 : nil }
    return (wallStart ?? 0) + Int64(((time - appStart) / speed * 1e9).rounded(.up))
  }

  /// Changes the speed from the current time on.
  ///
  /// - Parameter speed: The number of app seconds per wall-clock second. It must be greater than 0.
  public mutating func setSpeed(_ speed: Double, at wall: Int64, expected: MediaTime?) {
    start(at: time(at: wall, expected: expected), wall)
    self.speed = speed
  }

  /// Pauses the app's time.
  public mutating func hold(at wall: Int64, expected: MediaTime?) {
    start(at: time(at: wall, expected: expected), wall)
    isHeld = true
  }

  /// Resumes the app's time where it is paused.
  public mutating func release(at wall: Int64) {
    start(at: appStart, wall)
    isHeld = false
  }

  /// Sets the app's time to a time that the app has reached independently of the wall clock. It continues from there, or stays paused
  /// there.
  public mutating func start(at time: MediaTime, _ wall: Int64) { (wallStart, appStart) = (wall, time) }
}
