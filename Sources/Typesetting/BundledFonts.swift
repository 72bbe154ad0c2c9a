import CoreGraphics

/// The font files that are shipped with the module.
struct BundledFonts {
  /// The weights on the OpenType scale, with the words for them in the names of Inter's files.
  static let weights: [(value: Int, word: String)] = [
    (100, "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"), (500, "Medium"), (600, "SemiBold"), (700, "Bold"),
    (800, "ExtraBold"), (900, "Black"),
  ]

  static func fileName(weight: Int, isItalic: Bool) -> String {
    let nearest = weights.min { abs($0.value - weight) < abs($1.value - weight) }!
    switch (nearest.word, isItalic) {
    case ("Regular", true): return "Inter-Italic.otf"
    case (let word, true): return "Inter-\(word)Italic.otf"
    case (let word, false): return "Inter-\(word).otf"
    }
  }

  let directory: URL

  func path(weight: Int, isItalic: Bool) throws(FontError) -> String {
    let name = BundledFonts.fileName(weight: weight, isItalic: isItalic)
    let path = directory.appendingPathComponent(name).path
    guard FileManager.default.isReadableFile(atPath: path) else {
      throw .missingFile(name: name, directory: directory.path)
    }
    return path
  }
}
