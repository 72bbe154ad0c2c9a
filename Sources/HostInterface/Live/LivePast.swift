import Motion

/// What a stage has played so far, from one program to the next: touches, how far, how fast.
public struct LivePast: Hashable, Sendable {
  /// Of the launch that was played, with its demo and device.
  public var touches: TouchScript
  /// How far it was.
  public var time: MediaTime
  /// App seconds per wall second.
  public var speed: Double
  /// Whether time stood still.
  public var isPaused: Bool

  /// A past by its parts.
  public init(touches: TouchScript, time: MediaTime, speed: Double, isPaused: Bool) {
    (self.touches, self.time, self.speed, self.isPaused) = (touches, time, speed, isPaused)
  }

  /// As a file: a touch script, which says in its comments how far and how fast it was played.
  public var text: String {
    let lines = touches.text.split(separator: "\n", maxSplits: 1)
    return "\(lines[0])\n#past \(time.nanoseconds) \(speed) \(isPaused)\n\(lines[1])"
  }

  /// Reads what `text` wrote; nil for anything else.
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
