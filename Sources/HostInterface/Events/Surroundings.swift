/// What surrounds an app besides its device: what a user chooses in the system's settings.
///
/// A host gives it at launch; what changes while the app runs comes as ``SettingChange``.
public struct Surroundings: Hashable, Sendable {
  /// Light or dark.
  public enum Style: String, CaseIterable, Sendable { case light, dark }
  /// Which way people read.
  public enum Direction: String, CaseIterable, Sendable { case leftToRight = "ltr", rightToLeft = "rtl" }
  /// How large text is to be, from the smallest to the largest of the accessibility sizes.
  public enum ContentSize: String, CaseIterable, Sendable { case XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5 }
  /// Whether colours are to stand out more than they were designed to.
  public enum Contrast: String, CaseIterable, Sendable { case normal, high }

  /// The language and region that a user has chosen in the system's settings.
  public struct Language: Hashable, Sendable {
    /// The BCP 47 identifier, such as `de-DE`; empty for that of the machine.
    public let identifier: String
    /// Creates a language from an identifier: letters and digits in parts between hyphens or underscores, the first of two or three letters.
    /// The result is `nil` for any other text.
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

    /// Whether people read it from right to left.
    public var isRightToLeft: Bool {
      let parts = identifier.lowercased().split(separator: "-")
      if parts.contains("latn") || parts.contains("cyrl") { return false }
      return parts.contains("arab") || parts.contains("hebr") || parts.first.map { Self.rightToLeft.contains(String($0)) } ?? false
    }
    private static let rightToLeft: Set = ["ar", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi"]

    /// A language from its word in a script: `machine`, or its identifier.
    init?(word: String) {
      if word == "machine" { self = .machine } else { self.init(word) }
    }
    var word: String { identifier.isEmpty ? "machine" : identifier }
  }

  /// How a device is held: from −1 to 1 along each axis, as far as motion effects go; 0 is level.
  public struct Tilt: Hashable, Sendable {
    /// To the right where it is above 0, to the left below.
    public var horizontal: Double
    /// Away where it is above 0, towards below.
    public var vertical: Double
    /// A tilt; nil for one that is farther than 1, or no number.
    public init?(horizontal: Double, vertical: Double) {
      guard abs(horizontal) <= 1, abs(vertical) <= 1 else { return nil }
      (self.horizontal, self.vertical) = (horizontal, vertical)
    }
    private init() { (horizontal, vertical) = (0, 0) }
    /// As a device lies on a table.
    public static let level = Tilt()

    /// As in a script: `0.5,-0.25`.
    init?(word: String) {
      let parts = word.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
      guard parts.count == 2, let horizontal = parts[0], let vertical = parts[1] else { return nil }
      self.init(horizontal: horizontal, vertical: vertical)
    }
    var word: String { "\(Self.word(horizontal)),\(Self.word(vertical))" }
    private static func word(_ number: Double) -> String { number == number.rounded() ? "\(Int(number))" : "\(number)" }
  }

  /// Light or dark; light at first.
  public var style = Style.light
  /// Which way people read; from left to right at first.
  public var direction = Direction.leftToRight
  /// How large text is to be; L at first.
  public var contentSize = ContentSize.L
  /// Whether colours are to stand out more; not at first.
  public var contrast = Contrast.normal
  /// Whether text is to be bolder; not at first.
  public var boldText = false
  /// Whether there is to be less motion; not at first.
  public var reduceMotion = false
  /// Whether, with less motion, pages are to cross-fade where they would slide; not at first.
  public var prefersCrossFade = false
  /// Whether there is to be less transparency; not at first.
  public var reduceTransparency = false
  /// Whether VoiceOver reads the screen; not at first.
  public var voiceOver = false

  /// The language and region of bundles and formatters. The default is the machine's. Setting one by `with(_:)` sets the direction as well.
  public var language = Language.machine

  /// How the device is held; level at first.
  public var tilt = Tilt.level

  /// The surroundings that most pictures are made in, but for what is given. The default direction is that of the language.
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

  /// These, but for one setting.
  public func with(_ change: SettingChange) -> Surroundings {
    var changed = self
    change.apply(to: &changed)
    return changed
  }

  /// What has to change to come from others to these, in the order in which settings are listed.
  public func changes(from others: Surroundings) -> [SettingChange] {
    var now = others
    var changes: [SettingChange] = []
    for change in Setting.all.map({ $0.read(self) }) where now.with(change) != now {
      changes.append(change)
      now = now.with(change)
    }
    return changes
  }
}
