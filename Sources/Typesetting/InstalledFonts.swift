import CFontconfig

/// The fonts of the machine, read when something is asked of them for the first time (3 ms and more).
final class InstalledFonts {
  private let configuration: OpaquePointer
  private let set: UnsafeMutablePointer<FcFontSet>?

  init() {
    configuration = FcInitLoadConfigAndFonts()
    set = FcConfigGetFonts(configuration, FcSetSystem)
  }
  deinit { FcConfigDestroy(configuration) }

  /// The faces of a family, by any of its names; they live as long as this object. Outlines and colour glyphs only.
  func faces(family: String) -> [OpaquePointer] {
    guard let set, let fonts = set.pointee.fonts else { return [] }
    return (0..<Int(set.pointee.nfont)).compactMap { i in
      guard let face = fonts[i], InstalledFonts.isScalable(face) else { return nil }
      var n: Int32 = 0
      var name: UnsafeMutablePointer<FcChar8>?
      while FcPatternGetString(face, FC_FAMILY, n, &name) == FcResultMatch, let found = name {
        if FcStrCmpIgnoreCase(found, family) == 0 { return face }
        n += 1
      }
      return nil
    }
  }

  private static func isScalable(_ face: OpaquePointer) -> Bool {
    var scalable: FcBool = 0
    return FcPatternGetBool(face, FC_SCALABLE, 0, &scalable) == FcResultMatch && scalable != 0
  }
}
