/// The environment settings of an app: what a user chooses in the system's settings, and the tilt of the device.
///
/// A host passes them at launch. Later changes arrive as ``SettingChange``.
public struct EnvironmentSettings: Hashable, Sendable {
  /// The light or dark appearance.
  public enum Style: String, CaseIterable, Sendable { case light, dark }
  /// The layout direction of the user interface.
  public enum Direction: String, CaseIterable, Sendable { case leftToRight = "ltr", rightToLeft = "rtl" }
  /// The preferred text size, from the smallest to the largest of the accessibility sizes.
  public enum ContentSize: String, CaseIterable, Sendable { case XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5 }
  /// The contrast of colours. A high contrast makes colours easier to distinguish.
  public enum Contrast: String, CaseIterable, Sendable { case normal, high }

  /// The language and region that a user has chosen in the system's settings.
  public struct Language: Hashable, Sendable {
    /// The BCP 47 identifier, such as `de-DE`. It is empty for the machine's language.
    public let identifier: String
    /// Creates a language from an identifier: letters and digits in parts between hyphens or underscores, the first of two or three
    /// letters. The result is `nil` for any other text.
    public init?(_ identifier: String) {
      let parts = identifier.split(whereSeparator: { $0 == "-" || $0 == "_" })
      let isPlain = identifier.utf8.allSatisfy { byte in
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 45 || byte == 95
      }
      guard isPlain, identifier.utf8.count <= 40, let first = parts.first, (2...3).contains(first.count), !first.contains(where: \.isNumber)
      else { return nil }
      self.identifier = parts.joined(separator: "-")
    }
    private init() { identifier = "" }
    /// The language of the machine, which is the default.
    public static let machine = Language()

    /// A Boolean value that indicates whether the language is written from right to left.
    public var isRightToLeft: Bool {
      let parts = identifier.lowercased().split(separator: "-")
      if parts.contains("latn") || parts.contains("cyrl") { return false }
      return parts.contains("arab") || parts.contains("hebr") || parts.first.map { Self.rightToLeft.contains(String($0)) } ?? false
    }
    private static let rightToLeft: Set = ["ar", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi"]

    /// Creates a language from a word of a script, which is `machine` or an identifier.
    init?(word: String) {
      if word == "machine" { self = .machine } else { self.init(word) }
    }
    var word: String { identifier.isEmpty ? "machine" : identifier }
  }

  /// The tilt of a device, for motion effects. Each axis ranges from −1 to 1, and 0 is level.
  public struct Tilt: Hashable, Sendable {
    /// The tilt to the right. A negative value is a tilt to the left.
    public var horizontal: Double
    /// The tilt away from the user. A negative value is a tilt towards the user.
    public var vertical: Double
    /// Creates a tilt. The result is `nil` if a value is outside −1 to 1 or is not a number.
    public init?(horizontal: Double, vertical: Double) {
      guard abs(horizontal) <= 1, abs(vertical) <= 1 else { return nil }
      (self.horizontal, self.vertical) = (horizontal, vertical)
    }
    private init() { (horizontal, vertical) = (0, 0) }
    /// The tilt of a device that lies flat on a table.
    public static let level = Tilt()

    /// Creates a tilt from a word of a script, such as `0.5,-0.25`.
    init?(word: String) {
      let parts = word.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
      guard parts.count == 2, let horizontal = parts[0], let vertical = parts[1] else { return nil }
      self.init(horizontal: horizontal, vertical: vertical)
    }
    var word: String { "\(Self.word(horizontal)),\(Self.word(vertical))" }
    private static func word(_ number: Double) -> String { number == number.rounded() ? "\(Int(number))" : "\(number)" }
  }

  /// The light or dark appearance. The default is light.
  public var style = Style.light
  /// The layout direction of the user interface. The default is left to right.
  public var direction = Direction.leftToRight
  /// The preferred text size. The default is L.
  public var contentSize = ContentSize.L
  /// The contrast of colours. The default is the normal contrast.
  public var contrast = Contrast.normal
  /// A Boolean value that indicates whether Bold Text is on. The default is `false`.
  public var boldText = false
  /// A Boolean value that indicates whether Reduce Motion is on. The default is `false`.
  public var reduceMotion = false
  /// A Boolean value that indicates whether cross-fades replace sliding transitions while Reduce Motion is on. The default is `false`.
  public var prefersCrossFade = false
  /// A Boolean value that indicates whether Reduce Transparency is on. The default is `false`.
  public var reduceTransparency = false
  /// A Boolean value that indicates whether VoiceOver is on. The default is `false`.
  public var voiceOver = false

  /// The language and region of bundles and formatters. The default is the machine's. The method `with(_:)` also sets the direction when it
  /// sets a language.
  public var language = Language.machine

  /// The tilt of the device. The default is level.
  public var tilt = Tilt.level

  /// Creates environment settings. The default direction is that of the language.
  public init(
    style: Style = .light, direction: Direction? = nil, contentSize: ContentSize = .L, contrast: Contrast = .normal,
    boldText: Bool = false, reduceMotion: Bool = false, prefersCrossFade: Bool = false, reduceTransparency: Bool = false,
    voiceOver: Bool = false, language: Language = .machine
  ) {
    let languages: Direction = language.isRightToLeft ? .rightToLeft : .leftToRight
    self.language = language
    (self.style, self.direction, self.contentSize, self.contrast) = (style, direction ?? languages, contentSize, contrast)
    (self.boldText, self.reduceMotion, self.prefersCrossFade, self.voiceOver) = (boldText, reduceMotion, prefersCrossFade, voiceOver)
    self.reduceTransparency = reduceTransparency
  }

  /// Returns these settings with one of them changed.
  public func with(_ change: SettingChange) -> EnvironmentSettings {
    var changed = self
    change.apply(to: &changed)
    return changed
  }

  /// Returns the changes that turn other settings into these. They are in the order in which a script lists settings.
  public func changes(from others: EnvironmentSettings) -> [SettingChange] {
    var now = others
    var changes: [SettingChange] = []
    for change in Setting.all.map({ $0.read(self) }) where now.with(change) != now {
      changes.append(change)
      now = now.with(change)
    }
    return changes
  }
}
