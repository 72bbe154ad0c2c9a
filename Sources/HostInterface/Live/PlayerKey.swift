/// A key of the keyboard and its command. A page and a window have the same keys.
public struct PlayerKey: Hashable, Sendable {
  /// The name of the key in a keyboard event, which is a character or `Space`.
  public let key: String
  /// The command of the key.
  public let command: PlayerCommand
  /// The description of the command in the list that the key `?` shows.
  public let meaning: String

  private init(_ key: String, _ command: PlayerCommand, _ meaning: String) {
    (self.key, self.command, self.meaning) = (key, command, meaning)
  }

  /// All keys that have a command. The page and the window add the key `?`, which shows this list.
  public static let all: [PlayerKey] = [
    PlayerKey("Space", .pauseOrResume, "Pause, go on"),
    PlayerKey(".", .step, "One tick on"),
    PlayerKey("s", .slower, "Slow motion: ¼, ⅒, full speed"),
    PlayerKey("1", .speed(.full), "Full speed"),
    PlayerKey("2", .speed(.quarter), "A quarter of it"),
    PlayerKey("3", .speed(.tenth), "A tenth"),
    PlayerKey("r", .restart, "Restart the demo"),
    PlayerKey("p", .replay, "Replay the last touches"),
    PlayerKey("t", .nextScript, "Play the next touch script"),
    PlayerKey("x", .endReplay, "End the replay"),
    PlayerKey("n", .nextDemo, "Next demo"),
    PlayerKey("b", .previousDemo, "Demo before"),
    PlayerKey("d", .otherStyle, "Dark or light"),
    PlayerKey("[", .turnLeft, "Turn the device left"),
    PlayerKey("]", .turnRight, "Turn it right"),
    PlayerKey("+", .largerText, "Larger text"),
    PlayerKey("-", .smallerText, "Smaller text"),
    PlayerKey("h", .leaveOrReturn, "Leave the app, come back"),
    PlayerKey("v", .otherVoice, "VoiceOver: on, off"),
    PlayerKey("k", .tell(.voice(.next)), "VoiceOver: next element"),
    PlayerKey("j", .tell(.voice(.previous)), "VoiceOver: element before"),
    PlayerKey("l", .tell(.voice(.activate)), "VoiceOver: use it"),
    PlayerKey("z", .tell(.voice(.escape)), "VoiceOver: out of here"),
  ]

  /// Returns the command of a key by its name, or `nil` for a key without a command.
  public static func command(for key: String) -> PlayerCommand? { all.first { $0.key == key }?.command }
}
