/// The fonts for characters that the shipped fonts lack, in the order in which they are tried.
///
/// They are used if they are installed. As soon as a text needs one of them, all become available. The appearance of a text therefore never
/// depends on earlier texts.
enum FallbackFonts {
  /// A writing system, with the fonts that support it.
  struct Script: Sendable {
    let name: String
    let families: [String]
    /// The Debian and Ubuntu package that contains the first family.
    let package: String
    let ranges: [ClosedRange<UInt32>]
  }

  static let scripts: [Script] = [
    Script(
      name: "emoji", families: ["Noto Color Emoji"], package: "fonts-noto-color-emoji",
      ranges: [0x1F000...0x1FAFF, 0x2600...0x27BF, 0xFE0F...0xFE0F, 0x20E3...0x20E3]),
    core("Hebrew", "Noto Sans Hebrew", [0x0590...0x05FF, 0xFB1D...0xFB4F]),
    core("Arabic", "Noto Sans Arabic", [0x0600...0x06FF, 0x0750...0x077F, 0x08A0...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF]),
    core("Syriac", "Noto Sans Syriac", [0x0700...0x074F]),
    core("Devanagari", "Noto Sans Devanagari", [0x0900...0x097F, 0xA8E0...0xA8FF]),
    core("Bengali", "Noto Sans Bengali", [0x0980...0x09FF]),
    core("Gurmukhi", "Noto Sans Gurmukhi", [0x0A00...0x0A7F]),
    core("Gujarati", "Noto Sans Gujarati", [0x0A80...0x0AFF]),
    core("Tamil", "Noto Sans Tamil", [0x0B80...0x0BFF]),
    core("Telugu", "Noto Sans Telugu", [0x0C00...0x0C7F]),
    core("Kannada", "Noto Sans Kannada", [0x0C80...0x0CFF]),
    core("Malayalam", "Noto Sans Malayalam", [0x0D00...0x0D7F]),
    core("Sinhala", "Noto Sans Sinhala", [0x0D80...0x0DFF]),
    core("Thai", "Noto Sans Thai", [0x0E00...0x0E7F]),
    core("Lao", "Noto Sans Lao", [0x0E80...0x0EFF]),
    core("Tibetan", "Noto Serif Tibetan", [0x0F00...0x0FFF]),
    core("Myanmar", "Noto Sans Myanmar", [0x1000...0x109F]),
    core("Georgian", "Noto Sans Georgian", [0x10A0...0x10FF, 0x1C90...0x1CBF]),
    core("Armenian", "Noto Sans Armenian", [0x0530...0x058F, 0xFB13...0xFB17]),
    core("Ethiopic", "Noto Sans Ethiopic", [0x1200...0x139F]),
    core("Khmer", "Noto Sans Khmer", [0x1780...0x17FF]),
    core("Mathematical", "Noto Sans Math", [0x2200...0x22FF, 0x27C0...0x27EF, 0x2980...0x2AFF, 0x1D400...0x1D7FF]),
    Script(
      name: "Korean", families: ["Noto Sans CJK KR"], package: "fonts-noto-cjk",
      ranges: [0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7FF]),
    Script(name: "Japanese", families: ["Noto Sans CJK JP"], package: "fonts-noto-cjk", ranges: [0x3040...0x30FF, 0x31F0...0x31FF]),
    Script(
      name: "Chinese", families: ["Noto Sans CJK SC", "Droid Sans Fallback"], package: "fonts-noto-cjk",
      ranges: [0x2E80...0x303F, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF]),
    // These fonts are last, because they contain a few characters of every script.
    core("symbol", "Noto Sans Symbols", [0x2000...0x2BFF]), core("symbol", "Noto Sans Symbols2", []), core("other", "Noto Sans", []),
    Script(name: "other", families: ["DejaVu Sans"], package: "fonts-dejavu-core", ranges: []),
  ]

  /// All families, in order.
  static let families: [String] = scripts.flatMap(\.families)

  /// Returns the name of a character's writing system and the package to install if no font has the character.
  static func remedy(for scalar: Unicode.Scalar) -> (script: String, package: String) {
    let script = scripts.first { $0.ranges.contains { $0.contains(scalar.value) } }
    return (script?.name ?? "other", script?.package ?? "fonts-noto-core")
  }

  private static func core(_ name: String, _ family: String, _ ranges: [ClosedRange<UInt32>]) -> Script {
    Script(name: name, families: [family], package: "fonts-noto-core", ranges: ranges)
  }
}
