/// A key of the keyboard and its command. A page and a window have the same keys.
public struct StageKey: Hashable, Sendable {
  /// The name of the key in a keyboard event, which is a character or `Space`.
  public let key: String
  /// The command of the key.
  public let command: StageCommand
  /// The description of the command in the list that the key `?` shows.
  public let meaning: String

  private init(_ key: String, _ command: StageCommand, _ meaning: String) {
    (self.key, self.command, self.meaning) = (key, command, meaning)
  }

  /// All keys that have a command. The page and the window add the key `?`, which shows this list.
  public static let all: [StageKey] = [
    StageKey("Space", .pauseOrResume, "Pause, go on"),
    StageKey(".", .step, "One tick on"),
    StageKey("s", .slower, "Slow motion: ¼, ⅒, full speed"),
    StageKey("1", .speed(.full), "Full speed"),
    StageKey("2", .speed(.quarter), "A quarter of it"),
    StageKey("3", .speed(.tenth), "A tenth"),
    StageKey("r", .restart, "Restart the demo"),
    StageKey("p", .replay, "Replay the last touches"),
    StageKey("t", .nextScript, "Play the next touch script"),
    StageKey("x", .endReplay, "End the replay"),
    StageKey("n", .nextDemo, "Next demo"),
    StageKey("b", .previousDemo, "Demo before"),
    StageKey("d", .otherStyle, "Dark or light"),
    StageKey("[", .turnLeft, "Turn the device left"),
    StageKey("]", .turnRight, "Turn it right"),
    StageKey("+", .largerText, "Larger text"),
    StageKey("-", .smallerText, "Smaller text"),
    StageKey("h", .leaveOrReturn, "Leave the app, come back"),
    StageKey("v", .otherVoice, "VoiceOver: on, off"),
    StageKey("k", .tell(.voice(.next)), "VoiceOver: next element"),
    StageKey("j", .tell(.voice(.previous)), "VoiceOver: element before"),
    StageKey("l", .tell(.voice(.activate)), "VoiceOver: use it"),
    StageKey("z", .tell(.voice(.escape)), "VoiceOver: out of here"),
  ]

  /// Returns the command of a key by its name, or `nil` for a key without a command.
  public static func command(for key: String) -> StageCommand? { all.first { $0.key == key }?.command }
}
