import CoreMedia
import Motion

/// The current time in a video as a function of the app's time.
struct PlayerClock {
  /// The time in the video at the start of the current rate.
  private(set) var anchor = CMTime.zero
  private var since = MediaTime.zero
  /// The rate, in seconds of video per second. It is 0 while paused.
  private(set) var rate: Float = 0

  /// Returns the time in the video, in nanoseconds.
  func nanoseconds(at now: MediaTime) -> Int64 {
    let start = anchor.nanoseconds
    guard rate != 0 else { return start }
    let passed = now.nanoseconds - since.nanoseconds
    return start + (rate == 1 ? passed : Int64((Double(passed) * Double(rate)).rounded()))
  }
  /// Returns the time in the video. While paused, it is exactly the time of the last seek.
  func time(at now: MediaTime) -> CMTime { rate == 0 ? anchor : CMTime(nanoseconds: nanoseconds(at: now)) }

  /// Returns the first timestamp at which the video reaches a time, or `nil` if it does not reach it.
  func instant(reaching target: Int64) -> MediaTime? {
    guard rate != 0 else { return nil }
    let way = target - anchor.nanoseconds
    guard way == 0 || (way > 0) == (rate > 0) else { return nil }
    let passed = rate == 1 ? Double(way) : (Double(way) / Double(rate)).rounded(.up)
    guard passed < Self.longest else { return nil }
    var instant = MediaTime(nanoseconds: since.nanoseconds + (rate == 1 ? way : Int64(passed)))
    while rate > 0 ? nanoseconds(at: instant) < target : nanoseconds(at: instant) > target { instant.nanoseconds += 1 }
    return instant
  }
  /// The longest interval, in nanoseconds. A later event is ignored.
  private static let longest = 4e18

  /// Continues from the current time at another rate.
  mutating func go(_ rate: Float, at now: MediaTime) {
    (anchor, since, self.rate) = (time(at: now), now, rate)
  }
  /// Moves to another time.
  mutating func jump(to time: CMTime, at now: MediaTime) { (anchor, since) = (time, now) }
}
