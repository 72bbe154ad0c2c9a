import CoreGraphics

/// What a person around the phone may ask for: a closed list. Keys, buttons and messages all become one of these.
public enum StageCommand: Hashable, Sendable {
  /// Another demo, by its name; the same one anew.
  case demo(String)
  /// The demo after this one, the one before; around the end of the list.
  case nextDemo, previousDemo
  /// The demo from its launch.
  case restart
  /// What was touched last, again from the launch.
  case replay
  /// One of the demo's scripts, by its name.
  case script(String)
  /// The script after the one that was played last; the first at first.
  case nextScript
  /// No replay any longer.
  case endReplay
  /// How fast time goes.
  case speed(StageSpeed)
  /// The next slower speed; after the slowest the full one.
  case slower
  /// Time stands still, goes on, or whichever it does not do now.
  case pause, resume, pauseOrResume
  /// Time stands still, one tick further on.
  case step

  /// What happens to the app besides touches and text: a setting, a turn of the device, the background, an address, a gesture
  /// of VoiceOver's.
  case tell(InputEvent)
  /// Light becomes dark, and dark light.
  case otherStyle
  /// The device is turned by a quarter.
  case turnLeft, turnRight
  /// Text is a size larger, or smaller.
  case largerText, smallerText
  /// The user leaves the app, or comes back.
  case leaveOrReturn
  /// VoiceOver reads the screen, or no more.
  case otherVoice

  /// How fast time may go.
  public enum StageSpeed: String, CaseIterable, Sendable {
    /// In step with the wall, a quarter of that, a tenth.
    case full = "1", quarter = "0.25", tenth = "0.1"

    /// App seconds per wall second.
    public var value: Double { self == .full ? 1 : self == .quarter ? 0.25 : 0.1 }
  }

  /// Bytes of a command at most, as text.
  public static let longest = 150

  private static let plain: [(word: String, command: StageCommand)] = [
    ("next-demo", .nextDemo), ("previous-demo", .previousDemo), ("restart", .restart), ("replay", .replay), ("next-script", .nextScript),
    ("end-replay", .endReplay), ("slower", .slower), ("pause", .pause), ("resume", .resume), ("pause-or-resume", .pauseOrResume),
    ("step", .step), ("other-style", .otherStyle), ("turn-left", .turnLeft), ("turn-right", .turnRight), ("larger-text", .largerText),
    ("smaller-text", .smallerText), ("leave-or-return", .leaveOrReturn), ("other-voice", .otherVoice),
  ]

  /// As a page sends it: `restart`, `demo today`, `script five-phases`, `speed 0.25`, `tell style dark`. Nil for anything else.
  ///
  /// A name is whatever follows the word; whether something is called so is for the stage to say.
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
      guard let speed = StageSpeed(rawValue: name) else { return nil }
      self = .speed(speed)
    case "tell":
      guard let event = InputEvent(words: name), event.isOfTheSystem else { return nil }
      self = .tell(event)
    default: return nil
    }
  }

  /// What `init` reads.
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
  /// Neither a touch nor text, which have ways of their own to the app.
  var isOfTheSystem: Bool {
    switch self {
    case .setting, .screen, .activity, .open, .voice: true
    case .touch, .text: false
    }
  }
}
