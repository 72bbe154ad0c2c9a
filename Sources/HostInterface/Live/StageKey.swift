/// A key of the keyboard and what it asks for: the same on a page and in a window.
public struct StageKey: Hashable, Sendable {
  /// What a keyboard's event calls it: a character, or `Space`.
  public let key: String
  /// What it asks for.
  public let command: StageCommand
  /// In words, for the list that `?` shows.
  public let meaning: String

  private init(_ key: String, _ command: StageCommand, _ meaning: String) {
    (self.key, self.command, self.meaning) = (key, command, meaning)
  }

  /// Every key there is. A face adds `?`, which shows them.
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

  /// The command of a key, by its name; nil for other keys.
  public static func command(for key: String) -> StageCommand? { all.first { $0.key == key }?.command }
}
