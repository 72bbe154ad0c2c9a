import HostInterface
import Motion

/// The message before a recording that takes a long time, so that the user knows why.
enum LongRecording {
  /// The maximum duration of a script without a message, in seconds.
  static let ordinary = 60.0
  /// The maximum number of touches of a script without a message. An hour of ten fingers has more.
  static let ordinaryTouches = 100_000

  /// Returns the message, or `nil` for an ordinary script.
  static func words(_ script: TouchScript, framesPerSecond: Int) -> String? {
    let seconds = script.duration.seconds
    guard seconds > ordinary || script.events.count > ordinaryTouches else { return nil }
    let pictures = TickGrid(rate: framesPerSecond).tick(atOrAfter: script.duration) + 1
    return
      "the script lasts \(duration(seconds)): \(counted(Int(pictures), "picture")) of \(counted(script.events.count, "touch", "touches"))"
      + " — Ctrl-C ends it and leaves nothing"
  }

  /// Returns a duration as text, such as `1 h 2 min`, `33 min 20 s` or `61 s`.
  static func duration(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded())
    return switch whole {
    case ..<120: "\(whole) s"
    case ..<7200: "\(whole / 60) min \(whole % 60) s"
    default: "\(whole / 3600) h \(whole % 3600 / 60) min"
    }
  }

  /// Returns a number with its noun, such as `1 picture` or `2 pictures`.
  static func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    count == 1 ? "1 \(one)" : "\(count) \(many ?? one + "s")"
  }
}
