/// What a stage shows of itself: all who look on see the same.
public struct StageState: Hashable, Sendable {
  /// The demo that is played.
  public var demo: String
  /// The screen that it runs on.
  public var device: Device
  /// App seconds per wall second.
  public var speed: Double
  /// Who let time stand still; nil while it goes on.
  public var pausedBy: StageHand?
  /// What plays by itself, until it is over.
  public var replay: StageReplay?
  /// Whether there are touches to replay or save.
  public var hasTouches: Bool
  /// What there is to say.
  public var notice: StageNotice?
  /// How things stand around the app.
  public var surroundings: StageSurroundings
}

/// Whose hand a command comes from.
public enum StageHand: Hashable, Sendable {
  /// A page that looks on, by its number.
  case viewer(Int)
  /// The window's own keys.
  case window
}

/// What is played again.
public enum StageReplay: Hashable, Sendable {
  /// What a person touched.
  case touches
  /// A script of the demo's, by its name.
  case script(String)
}

/// What a stage has to say to those who look on.
public enum StageNotice: Hashable, Sendable {
  /// Something goes on.
  case work(String)
  /// Something failed.
  case problem(String)

  /// Characters of a notice at most.
  public static let longest = 600

  /// In words, shortened where it is long.
  public var text: String {
    let text =
      switch self {
      case .work(let text), .problem(let text): text
      }
    return text.count > Self.longest ? text.prefix(Self.longest) + "…" : text
  }
}
