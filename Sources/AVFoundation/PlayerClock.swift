import CoreMedia
import Motion

/// Where in a film a player is, as a function of the app's time.
struct PlayerClock {
  /// Where it was at an instant.
  private(set) var anchor = CMTime.zero
  private var since = MediaTime.zero
  /// Seconds of the film in a second; 0 while it stands.
  private(set) var rate: Float = 0

  /// Where it is, in nanoseconds from the film's beginning.
  func nanoseconds(at now: MediaTime) -> Int64 {
    let start = anchor.nanoseconds
    guard rate != 0 else { return start }
    let passed = now.nanoseconds - since.nanoseconds
    return start + (rate == 1 ? passed : Int64((Double(passed) * Double(rate)).rounded()))
  }
  /// Where it is: exactly what was asked for while it stands.
  func time(at now: MediaTime) -> CMTime { rate == 0 ? anchor : CMTime(nanoseconds: nanoseconds(at: now)) }

  /// The first instant at which it is there; nil if the way does not lead there.
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
  /// In nanoseconds: what nobody waits for.
  private static let longest = 4e18

  /// Goes on from where it is with another rate.
  mutating func go(_ rate: Float, at now: MediaTime) {
    (anchor, since, self.rate) = (time(at: now), now, rate)
  }
  /// Is somewhere else.
  mutating func jump(to time: CMTime, at now: MediaTime) { (anchor, since) = (time, now) }
}
