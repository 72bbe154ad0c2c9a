/// A new value of one of the system's settings.
public enum SettingChange: Hashable, Sendable {
  /// The language and region. A language also sets the layout direction.
  case language(EnvironmentSettings.Language)
  /// The light or dark appearance.
  case style(EnvironmentSettings.Style)
  /// The layout direction of the user interface.
  case direction(EnvironmentSettings.Direction)
  /// The preferred text size.
  case contentSize(EnvironmentSettings.ContentSize)
  /// The contrast of colours.
  case contrast(EnvironmentSettings.Contrast)
  /// The Bold Text setting.
  case boldText(Bool)
  /// The Reduce Motion setting.
  case reduceMotion(Bool)
  /// The setting that replaces sliding transitions by cross-fades. It has an effect only while Reduce Motion is on.
  case prefersCrossFade(Bool)
  /// The Reduce Transparency setting.
  case reduceTransparency(Bool)
  /// VoiceOver is on or off.
  case voiceOver(Bool)
  /// The tilt of the device.
  case tilt(EnvironmentSettings.Tilt)

  /// Applies the change to the environment settings.
  public func apply(to environment: inout EnvironmentSettings) {
    switch self {
    case .language(let language):
      environment.language = language
      if language != .machine { environment.direction = language.isRightToLeft ? .rightToLeft : .leftToRight }
    case .style(let style): environment.style = style
    case .direction(let direction): environment.direction = direction
    case .contentSize(let size): environment.contentSize = size
    case .contrast(let contrast): environment.contrast = contrast
    case .boldText(let isOn): environment.boldText = isOn
    case .reduceMotion(let isOn): environment.reduceMotion = isOn
    case .prefersCrossFade(let isOn): environment.prefersCrossFade = isOn
    case .reduceTransparency(let isOn): environment.reduceTransparency = isOn
    case .voiceOver(let isOn): environment.voiceOver = isOn
    case .tilt(let tilt): environment.tilt = tilt
    }
  }

  /// The change as the two words of a script, such as `style dark` and `reduce-motion on`.
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

/// A setting with its name and its values.
struct Setting {
  let name: String
  /// The valid values, each as one word.
  let words: [String]
  /// The value that an error message shows as an example.
  let example: String
  let make: (String) -> SettingChange?
  /// Returns the change that sets this setting to its value in the given environment settings.
  let read: (EnvironmentSettings) -> SettingChange

  /// All settings, in the order in which the head of a script lists them.
  static var all: [Setting] {
    [
      // The language comes before the direction, because a script may set a direction that differs from the language's.
      language,
      of(EnvironmentSettings.Style.self, "dark", SettingChange.style) { $0.style },
      of(EnvironmentSettings.Direction.self, "rtl", SettingChange.direction) { $0.direction },
      of(EnvironmentSettings.ContentSize.self, "XL", SettingChange.contentSize) { $0.contentSize },
      of(EnvironmentSettings.Contrast.self, "high", SettingChange.contrast) { $0.contrast },
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

  /// The setting of the language, which accepts any identifier. The listed words are the machine's language and two examples.
  private static var language: Setting {
    Setting(
      name: "language", words: ["machine", "de-DE", "ar"], example: "de-DE",
      make: { EnvironmentSettings.Language(word: $0).map(SettingChange.language) }, read: { .language($0.language) })
  }

  /// The setting of the tilt, which accepts any two numbers from −1 to 1. The listed words are the ends of the range.
  private static var tilt: Setting {
    Setting(
      name: "tilt", words: ["0,0", "1,0", "-1,0", "0,1", "0,-1"], example: "0.5,-0.25",
      make: { EnvironmentSettings.Tilt(word: $0).map(SettingChange.tilt) }, read: { .tilt($0.tilt) })
  }

  private static func of<Value: RawRepresentable & CaseIterable>(
    _: Value.Type, _ example: String, _ change: @escaping (Value) -> SettingChange, _ read: @escaping (EnvironmentSettings) -> Value
  ) -> Setting where Value.RawValue == String {
    Setting(
      name: change(read(EnvironmentSettings())).words.name, words: Value.allCases.map(\.rawValue), example: example,
      make: { Value(rawValue: $0).map(change) }, read: { change(read($0)) })
  }

  private static func toggle(
    _ change: @escaping (Bool) -> SettingChange, _ read: @escaping (EnvironmentSettings) -> Bool
  ) -> Setting {
    Setting(
      name: change(false).words.name, words: ["on", "off"], example: "on",
      make: { $0 == "on" ? change(true) : $0 == "off" ? change(false) : nil }, read: { change(read($0)) })
  }
}
