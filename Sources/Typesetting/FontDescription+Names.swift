import CoreGraphics

extension FontDescription {
  /// The words for weights in the names of faces. If a weight has several words, the usual one is first.
  package static let words: [(word: String, weight: Int)] = [
    ("Thin", 100), ("ExtraLight", 200), ("UltraLight", 200), ("Light", 300), ("Regular", 400), ("Medium", 500), ("SemiBold", 600),
    ("Semibold", 600), ("DemiBold", 600), ("Bold", 700), ("ExtraBold", 800), ("Heavy", 800), ("Black", 900),
  ]

  /// Creates the description of a face from a family name or a PostScript name such as "Inter-SemiBold". It is `nil` if no installed font
  /// has the name.
  package init?(named name: String, size: CGFloat) {
    if Typesetter.standard.hasFamily(name) {
      self.init(family: name, size: size)
      return
    }
    if let described = Self.described(name, size: size) {
      self = described
    } else if let face = Typesetter.standard.face(named: name) {
      self.init(family: face.family, weight: face.weight, isItalic: face.isItalic, size: size)
    } else {
      return nil
    }
  }

  /// Returns the face whose name consists of the name of a family, a hyphen, and words for weight and slant.
  private static func described(_ name: String, size: CGFloat) -> FontDescription? {
    guard let hyphen = name.lastIndex(of: "-") else { return nil }
    let family = String(name[..<hyphen])
    var face = String(name[name.index(after: hyphen)...])
    var isItalic = false
    for slant in ["Italic", "Oblique"] where face.hasSuffix(slant) {
      isItalic = true
      face.removeLast(slant.count)
    }
    guard let weight = face.isEmpty ? 400 : words.first(where: { $0.word == face })?.weight, Typesetter.standard.hasFamily(family)
    else { return nil }
    return FontDescription(family: family, weight: weight, isItalic: isItalic, size: size)
  }
}
