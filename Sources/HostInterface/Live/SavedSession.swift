import Motion

/// A saved session of a player, which another program can continue: the events, the time and the speed.
public struct SavedSession: Hashable, Sendable {
  /// The events of the launch that was played, with its demo and device.
  public var touches: TouchScript
  /// The app's time that the session had reached.
  public var time: MediaTime
  /// The number of app seconds per wall-clock second.
  public var speed: Double
  /// A Boolean value that indicates whether the session was paused.
  public var isPaused: Bool

  /// Creates a saved session from its parts.
  public init(touches: TouchScript, time: MediaTime, speed: Double, isPaused: Bool) {
    (self.touches, self.time, self.speed, self.isPaused) = (touches, time, speed, isPaused)
  }

  /// The saved session as the text of a file. The file is a touch script, and a comment in it contains the time and the speed.
  public var text: String {
    let lines = touches.text.split(separator: "\n", maxSplits: 1)
    return "\(lines[0])\n#past \(time.nanoseconds) \(speed) \(isPaused)\n\(lines[1])"
  }

  /// Creates a saved session from the text of `text`. The result is `nil` for any other text.
  public init?(text: String) {
    guard let touches = try? TouchScript(text: text, named: "past") else { return nil }
    let words = text.split(separator: "\n").dropFirst().first?.split(separator: " ") ?? []
    guard words.count == 4, words[0] == "#past", let time = Int64(words[1]), time >= 0, let speed = Double(words[2]), speed > 0,
      speed <= 10,
      let isPaused = Bool(String(words[3]))
    else { return nil }
    self.init(touches: touches, time: MediaTime(nanoseconds: time), speed: speed, isPaused: isPaused)
  }
}
