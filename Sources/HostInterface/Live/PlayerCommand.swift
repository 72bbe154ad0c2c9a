import CoreGraphics

/// A command that a person can give to a player. Keys, buttons and messages all become one of these commands.
public enum PlayerCommand: Hashable, Sendable {
  /// Launches a demo by its name. The current demo is launched again.
  case demo(String)
  /// Launches the next or the previous demo. The list wraps around at its ends.
  case nextDemo, previousDemo
  /// Launches the current demo again.
  case restart
  /// Launches the demo again and replays the events of the last launch.
  case replay
  /// Replays one of the demo's scripts by its name.
  case script(String)
  /// Replays the script after the one that was played last, or the first script if none was played.
  case nextScript
  /// Ends a replay.
  case endReplay
  /// Changes the speed.
  case speed(PlayerSpeed)
  /// Changes to the next slower speed, or to full speed after the slowest one.
  case slower
  /// Pauses time, resumes it, or switches between both.
  case pause, resume, pauseOrResume
  /// Pauses time after one more tick.
  case step

  /// Delivers an event other than a touch or text, such as a setting, a rotation, a URL or a VoiceOver gesture.
  case tell(InputEvent)
  /// Switches between the light and the dark appearance.
  case otherStyle
  /// Rotates the device by a quarter turn.
  case turnLeft, turnRight
  /// Increases or decreases the text size by one step.
  case largerText, smallerText
  /// Sends the app to the background, or brings it to the foreground.
  case leaveOrReturn
  /// Turns VoiceOver on or off.
  case otherVoice

  /// The speeds that a person can choose.
  public enum PlayerSpeed: String, CaseIterable, Sendable {
    /// Full speed, a quarter of it, or a tenth of it.
    case full = "1", quarter = "0.25", tenth = "0.1"

    /// The number of app seconds per wall-clock second.
    public var value: Double { self == .full ? 1 : self == .quarter ? 0.25 : 0.1 }
  }

  /// The maximum length of a command as text, in bytes.
  public static let longest = 150

  private static let plain: [(word: String, command: PlayerCommand)] = [
    ("next-demo", .nextDemo), ("previous-demo", .previousDemo), ("restart", .restart), ("replay", .replay), ("next-script", .nextScript),
    ("end-replay", .endReplay), ("slower", .slower), ("pause", .pause), ("resume", .resume), ("pause-or-resume", .pauseOrResume),
    ("step", .step), ("other-style", .otherStyle), ("turn-left", .turnLeft), ("turn-right", .turnRight), ("larger-text", .largerText),
    ("smaller-text", .smallerText), ("leave-or-return", .leaveOrReturn), ("other-voice", .otherVoice),
  ]

  /// Creates a command from the text that a page sends, such as `restart`, `demo today`, `script five-phases`, `speed 0.25` or `tell style
  /// dark`.
  ///
  /// The result is `nil` for any other text. A name is all text after the first word. The player checks whether a demo or a script has this
  /// name.
  public init?(_ text: String) {
    guard text.utf8.count <= Self.longest, !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      return nil
    }
    if let plain = Self.plain.first(where: { $0.word == text }) {
      self = plain.command
      return
    }
    guard let space = text.firstIndex(of: " ") else { return nil }
    let name = String(text[text.index(after: space)...])
    guard !name.isEmpty else { return nil }
    switch text[..<space] {
    case "demo": self = .demo(name)
    case "script": self = .script(name)
    case "speed":
      guard let speed = PlayerSpeed(rawValue: name) else { return nil }
      self = .speed(speed)
    case "tell":
      guard let event = InputEvent(words: name), event.isOfTheSystem else { return nil }
      self = .tell(event)
    default: return nil
    }
  }

  /// The command as text that `init(_:)` reads.
  public var text: String {
    switch self {
    case .demo(let name): "demo \(name)"
    case .script(let name): "script \(name)"
    case .speed(let speed): "speed \(speed.rawValue)"
    case .tell(let event): "tell \(event.words)"
    default: Self.plain.first { $0.command == self }!.word
    }
  }
}

extension InputEvent {
  /// A Boolean value that indicates whether the event is neither a touch nor text. Touches and text are delivered by separate methods.
  var isOfTheSystem: Bool {
    switch self {
    case .setting, .screen, .activity, .open, .voice: true
    case .touch, .text: false
    }
  }
}
