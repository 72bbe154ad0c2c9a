/// The state of a player that viewers see. It is identical for all viewers.
public struct PlayerState: Hashable, Sendable {
  /// The name of the demo that is played.
  public var demo: String
  /// The device that the demo runs on.
  public var device: Device
  /// The number of app seconds per wall-clock second.
  public var speed: Double
  /// The source of the command that paused time. It is `nil` while time runs.
  public var pausedBy: CommandSource?
  /// The replay that is running. It is `nil` if none is.
  public var replay: PlayerReplay?
  /// A Boolean value that indicates whether there are events to replay or save.
  public var hasTouches: Bool
  /// The message to show.
  public var notice: PlayerNotice?
  /// The state of the app's environment.
  public var environment: PlayerEnvironment
}

/// The source of a command.
public enum CommandSource: Hashable, Sendable {
  /// A page, by the number of its viewer.
  case viewer(Int)
  /// The keys of the window.
  case window
}

/// The kind of a replay.
public enum PlayerReplay: Hashable, Sendable {
  /// The replay plays the events of a person.
  case touches
  /// The replay plays one of the demo's scripts, by its name.
  case script(String)
}

/// A message of the player to its viewers.
public enum PlayerNotice: Hashable, Sendable {
  /// The message describes work that is in progress.
  case work(String)
  /// The message describes a failure.
  case problem(String)

  /// The maximum length of a message, in characters.
  public static let longest = 600

  /// The text of the message. A text that exceeds `longest` is cut off.
  public var text: String {
    let text =
      switch self {
      case .work(let text), .problem(let text): text
      }
    return text.count > Self.longest ? text.prefix(Self.longest) + "…" : text
  }
}
