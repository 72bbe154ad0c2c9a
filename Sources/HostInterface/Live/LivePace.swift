import Motion

/// How an app's time follows a clock on the wall, which somebody else reads: in step, slower, not at all, and never in leaps.
public struct LivePace: Sendable {
  /// App seconds per wall second.
  public private(set) var speed: Double
  /// Whether the app's time stands still.
  public private(set) var isHeld = false
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
    guard !isHeld else { return appStart }
    let time = appStart + Double(max(0, wall - start)) / 1e9 * speed
    guard let expected, time - expected > Self.longestLag else { return time }
    (wallStart, appStart) = (wall, expected)
    return expected
  }

  /// The reading of the wall clock at which the app's time will be `time`; the first reading when there was none, nil while time is held before it.
  public func wall(at time: MediaTime) -> Int64? {
    if isHeld { return time <= appStart ? wallStart ?? 0 : nil }
    return (wallStart ?? 0) + Int64(((time - appStart) / speed * 1e9).rounded(.up))
  }

  /// Goes on from here at another speed.
  ///
  /// - Parameter speed: above 0.
  public mutating func setSpeed(_ speed: Double, at wall: Int64, expected: MediaTime?) {
    start(at: time(at: wall, expected: expected), wall)
    self.speed = speed
  }

  /// Lets the app's time stand still where it is.
  public mutating func hold(at wall: Int64, expected: MediaTime?) {
    start(at: time(at: wall, expected: expected), wall)
    isHeld = true
  }

  /// Lets time that is held go on from where it stands.
  public mutating func release(at wall: Int64) {
    start(at: appStart, wall)
    isHeld = false
  }

  /// Puts the app's time where somebody has brought the app, without the wall's help; it goes on, or stays held, there.
  public mutating func start(at time: MediaTime, _ wall: Int64) { (wallStart, appStart) = (wall, time) }
}
