/// A typeface design other than the default one. Each design is represented by installed fonts.
public enum FontDesign: String, CaseIterable, Hashable, Sendable {
  /// The strokes have round ends.
  case rounded
  /// The letters have serifs.
  case serif
  /// All characters have equal widths.
  case monospaced

  /// The families that represent the design, in order of preference.
  var families: [String] {
    switch self {
    case .rounded: ["Quicksand", "Nunito", "Varela Round", "Comfortaa"]
    case .serif: ["Charis SIL", "Noto Serif", "DejaVu Serif", "Liberation Serif"]
    case .monospaced: ["JetBrains Mono", "DejaVu Sans Mono", "Liberation Mono", "Noto Sans Mono"]
    }
  }

  /// The Debian and Ubuntu package that contains the first family.
  var package: String {
    switch self {
    case .rounded: "fonts-quicksand"
    case .serif: "fonts-sil-charis"
    case .monospaced: "fonts-jetbrains-mono"
    }
  }
}

extension FontDescription {
  /// Returns this font in another design. It is `nil` if no font of the design is installed, and a warning is issued once.
  ///
  /// Its lines are as tall as those of the system font, as on iOS.
  public func inDesign(_ design: FontDesign) -> FontDescription? {
    guard let family = Typesetter.standard.family(of: design) else { return nil }
    var copy = self
    (copy.family, copy.tracking, copy.hasSystemLine) = (family, 0, true)
    return copy
  }

  /// The system font of an equal size and weight.
  public var inDefaultDesign: FontDescription {
    family == Self.systemFamily ? self : .system(size: size, weight: weight, isItalic: isItalic, features: features)
  }
}
