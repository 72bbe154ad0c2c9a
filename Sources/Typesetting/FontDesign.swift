/// A design of letters other than the system's own. Installed fonts stand for it.
public enum FontDesign: String, CaseIterable, Hashable, Sendable {
  /// Letters whose strokes have round ends.
  case rounded
  /// Letters with serifs.
  case serif
  /// Letters of equal width.
  case monospaced

  /// The families that stand for the design, the best one first.
  var families: [String] {
    switch self {
    case .rounded: ["Quicksand", "Nunito", "Varela Round", "Comfortaa"]
    case .serif: ["Charis SIL", "Noto Serif", "DejaVu Serif", "Liberation Serif"]
    case .monospaced: ["JetBrains Mono", "DejaVu Sans Mono", "Liberation Mono", "Noto Sans Mono"]
    }
  }

  /// Debian's and Ubuntu's package of the first family.
  var package: String {
    switch self {
    case .rounded: "fonts-quicksand"
    case .serif: "fonts-sil-charis"
    case .monospaced: "fonts-jetbrains-mono"
    }
  }
}

extension FontDescription {
  /// The same font in a design; `nil` where no installed font stands for it, which is reported once.
  ///
  /// A line of the font is as tall as one of the system font, as on iOS.
  public func inDesign(_ design: FontDesign) -> FontDescription? {
    guard let family = Typesetter.standard.family(of: design) else { return nil }
    var copy = self
    (copy.family, copy.tracking, copy.hasSystemLine) = (family, 0, true)
    return copy
  }

  /// The system font of the same size and weight.
  public var inDefaultDesign: FontDescription {
    family == Self.systemFamily ? self : .system(size: size, weight: weight, isItalic: isItalic, features: features)
  }
}
