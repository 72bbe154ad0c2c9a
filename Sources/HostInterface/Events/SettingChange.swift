/// One of the system's settings, as the user has it from now on.
public enum SettingChange: Hashable, Sendable {
  /// The language and region, with the direction in which people read it.
  case language(Surroundings.Language)
  /// Light or dark.
  case style(Surroundings.Style)
  /// Which way people read.
  case direction(Surroundings.Direction)
  /// How large text is to be.
  case contentSize(Surroundings.ContentSize)
  /// Whether colours are to stand out more.
  case contrast(Surroundings.Contrast)
  /// Whether text is to be bolder.
  case boldText(Bool)
  /// Whether there is to be less motion.
  case reduceMotion(Bool)
  /// Whether, with less motion, pages are to cross-fade where they would slide.
  case prefersCrossFade(Bool)
  /// Whether there is to be less transparency.
  case reduceTransparency(Bool)
  /// Whether VoiceOver reads the screen.
  case voiceOver(Bool)
  /// How the device is held.
  case tilt(Surroundings.Tilt)

  /// Puts it in the place of what is chosen now.
  public func apply(to surroundings: inout Surroundings) {
    switch self {
    case .language(let language):
      surroundings.language = language
      if language != .machine { surroundings.direction = language.isRightToLeft ? .rightToLeft : .leftToRight }
    case .style(let style): surroundings.style = style
    case .direction(let direction): surroundings.direction = direction
    case .contentSize(let size): surroundings.contentSize = size
    case .contrast(let contrast): surroundings.contrast = contrast
    case .boldText(let isOn): surroundings.boldText = isOn
    case .reduceMotion(let isOn): surroundings.reduceMotion = isOn
    case .prefersCrossFade(let isOn): surroundings.prefersCrossFade = isOn
    case .reduceTransparency(let isOn): surroundings.reduceTransparency = isOn
    case .voiceOver(let isOn): surroundings.voiceOver = isOn
    case .tilt(let tilt): surroundings.tilt = tilt
    }
  }

  /// Two words, as in a script: `style dark`, `reduce-motion on`.
  public var words: (name: String, value: String) {
    switch self {
    case .language(let language): ("language", language.word)
    case .style(let style): ("style", style.rawValue)
    case .direction(let direction): ("direction", direction.rawValue)
    case .contentSize(let size): ("content-size", size.rawValue)
    case .contrast(let contrast): ("contrast", contrast.rawValue)
    case .boldText(let isOn): ("bold-text", Setting.word(isOn))
    case .reduceMotion(let isOn): ("reduce-motion", Setting.word(isOn))
    case .prefersCrossFade(let isOn): ("prefers-cross-fade", Setting.word(isOn))
    case .reduceTransparency(let isOn): ("reduce-transparency", Setting.word(isOn))
    case .voiceOver(let isOn): ("voice", Setting.word(isOn))
    case .tilt(let tilt): ("tilt", tilt.word)
    }
  }
}

/// A setting by its name, and what it may be.
struct Setting {
  let name: String
  /// What it may be, a word each.
  let words: [String]
  /// What stands in an error's remedy.
  let example: String
  let make: (String) -> SettingChange?
  /// As somebody has it.
  let read: (Surroundings) -> SettingChange

  /// Every setting, in the order in which a script's head lists them.
  static var all: [Setting] {
    [
      // Before the direction, which a script may set to another one than the language's.
      language,
      of(Surroundings.Style.self, "dark", SettingChange.style) { $0.style },
      of(Surroundings.Direction.self, "rtl", SettingChange.direction) { $0.direction },
      of(Surroundings.ContentSize.self, "XL", SettingChange.contentSize) { $0.contentSize },
      of(Surroundings.Contrast.self, "high", SettingChange.contrast) { $0.contrast },
      toggle(SettingChange.boldText) { $0.boldText },
      toggle(SettingChange.reduceMotion) { $0.reduceMotion },
      toggle(SettingChange.prefersCrossFade) { $0.prefersCrossFade },
      toggle(SettingChange.reduceTransparency) { $0.reduceTransparency },
      toggle(SettingChange.voiceOver) { $0.voiceOver },
      tilt,
    ]
  }

  static let names = all.map(\.name)
  static func named(_ name: String) -> Setting? { all.first { $0.name == name } }
  static func word(_ isOn: Bool) -> String { isOn ? "on" : "off" }

  /// Any identifier; the words are the machine's and two examples.
  private static var language: Setting {
    Setting(
      name: "language", words: ["machine", "de-DE", "ar"], example: "de-DE",
      make: { Surroundings.Language(word: $0).map(SettingChange.language) }, read: { .language($0.language) })
  }

  /// Any two numbers from −1 to 1; the words are its ends.
  private static var tilt: Setting {
    Setting(
      name: "tilt", words: ["0,0", "1,0", "-1,0", "0,1", "0,-1"], example: "0.5,-0.25",
      make: { Surroundings.Tilt(word: $0).map(SettingChange.tilt) }, read: { .tilt($0.tilt) })
  }

  private static func of<Value: RawRepresentable & CaseIterable>(
    _: Value.Type, _ example: String, _ change: @escaping (Value) -> SettingChange, _ read: @escaping (Surroundings) -> Value
  ) -> Setting where Value.RawValue == String {
    Setting(
      name: change(read(Surroundings())).words.name, words: Value.allCases.map(\.rawValue), example: example,
      make: { Value(rawValue: $0).map(change) }, read: { change(read($0)) })
  }

  private static func toggle(
    _ change: @escaping (Bool) -> SettingChange, _ read: @escaping (Surroundings) -> Bool
  ) -> Setting {
    Setting(
      name: change(false).words.name, words: ["on", "off"], example: "on",
      make: { $0 == "on" ? change(true) : $0 == "off" ? change(false) : nil }, read: { change(read($0)) })
  }
}
