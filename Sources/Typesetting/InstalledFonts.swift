import CFontconfig

/// The installed fonts of the machine. They are read on first use, which takes 3 ms or more.
final class InstalledFonts {
  private let configuration: OpaquePointer
  private let set: UnsafeMutablePointer<FcFontSet>?
  private var emoji: [OpaquePointer: OpaquePointer] = [:]

  init() {
    configuration = FcInitLoadConfigAndFonts()
    set = FcConfigGetFonts(configuration, FcSetSystem)
  }
  deinit {
    emoji.values.forEach { FcPatternDestroy($0) }
    FcConfigDestroy(configuration)
  }

  /// Returns the faces of a family, by any of its names, which are valid as long as this object. They have outlines or colour glyphs.
  func faces(family: String) -> [OpaquePointer] {
    guard let set, let fonts = set.pointee.fonts else { return [] }
    return (0..<Int(set.pointee.nfont)).compactMap { i in
      guard let face = fonts[i], InstalledFonts.flag(FC_SCALABLE, of: face) else { return nil }
      var n: Int32 = 0
      var name: UnsafeMutablePointer<FcChar8>?
      while FcPatternGetString(face, FC_FAMILY, n, &name) == FcResultMatch, let found = name {
        if FcStrCmpIgnoreCase(found, family) == 0 { return InstalledFonts.flag(FC_COLOR, of: face) ? emoji(face) : face }
        n += 1
      }
      return nil
    }
  }

  /// Returns a face for emoji that can have any size, because its glyphs are scaled when they are drawn.
  ///
  /// The face also gets the family name "emoji", by which Pango looks it up. Machines normally define that name as an alias in a
  /// configuration that is not used here.
  private func emoji(_ face: OpaquePointer) -> OpaquePointer {
    if let known = emoji[face] { return known }
    let copy = FcPatternDuplicate(face)!
    FcPatternDel(copy, FC_PIXEL_SIZE)
    FcPatternAddString(copy, FC_FAMILY, "emoji")
    emoji[face] = copy
    return copy
  }

  private static func flag(_ object: String, of face: OpaquePointer) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(face, object, 0, &value) == FcResultMatch && value != 0
  }
}
