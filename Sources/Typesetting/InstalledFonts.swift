import CFontconfig

/// The installed fonts of the machine, and those of files that the app registers. They are read on first use, which takes 3 ms or more.
final class InstalledFonts {
  private let configuration: OpaquePointer
  /// The files that were registered, with whether they are available.
  private var files: [String: Bool] = [:]
  private var emoji: [OpaquePointer: OpaquePointer] = [:]

  init() {
    configuration = FcInitLoadConfigAndFonts()
  }
  deinit {
    emoji.values.forEach { FcPatternDestroy($0) }
    FcConfigDestroy(configuration)
  }

  /// Returns the faces of a family, by any of its names, which are valid as long as this object. They have outlines or colour glyphs.
  func faces(family: String) -> [OpaquePointer] {
    faces.compactMap { face in
      InstalledFonts.texts(FC_FAMILY, of: face).contains { FcStrCmpIgnoreCase($0, family) == 0 }
        ? InstalledFonts.flag(FC_COLOR, of: face) ? emoji(face) : face : nil
    }
  }

  /// The faces that can have any size, those of registered files first.
  private var faces: [OpaquePointer] {
    [FcSetApplication, FcSetSystem].flatMap { kind -> [OpaquePointer] in
      guard let set = FcConfigGetFonts(configuration, kind), let fonts = set.pointee.fonts else { return [] }
      return (0..<Int(set.pointee.nfont)).compactMap { i in
        guard let face = fonts[i], InstalledFonts.flag(FC_SCALABLE, of: face) else { return nil }
        return files[InstalledFonts.text(FC_FILE, of: face) ?? ""] == false ? nil : face
      }
    }
  }

  /// The names of all families, in alphabetical order.
  var families: [String] { Set(faces.compactMap { InstalledFonts.text(FC_FAMILY, of: $0) }).sorted() }

  /// Returns the PostScript names of a family's faces, in alphabetical order.
  func names(family: String) -> [String] {
    Set(faces(family: family).compactMap { InstalledFonts.text(FC_POSTSCRIPT_NAME, of: $0) }).sorted()
  }

  /// Returns the face with a PostScript name or a full name, or `nil`.
  func face(named name: String) -> OpaquePointer? {
    faces.first { face in
      InstalledFonts.text(FC_POSTSCRIPT_NAME, of: face) == name
        || InstalledFonts.texts(FC_FULLNAME, of: face).contains { String(cString: $0) == name }
    }
  }

  /// Makes the faces of a file available. It returns `false` if the file is not a font, or if it is available already.
  func register(_ path: String) -> Bool {
    switch files[path] {
    case true?: return false
    case false?: break
    case nil: if FcConfigAppFontAddFile(configuration, path) == FcFalse { return false }
    }
    files[path] = true
    return true
  }

  /// Makes the faces of a registered file unavailable. It returns `false` if the file is not available.
  func unregister(_ path: String) -> Bool {
    guard files[path] == true else { return false }
    files[path] = false
    return true
  }

  /// Returns the texts of a face's property, which are valid as long as the face.
  private static func texts(_ object: String, of face: OpaquePointer) -> [UnsafeMutablePointer<FcChar8>] {
    var found: [UnsafeMutablePointer<FcChar8>] = []
    var text: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(face, object, Int32(found.count), &text) == FcResultMatch, let text { found.append(text) }
    return found
  }
  /// Returns the first text of a face's property, or `nil`.
  static func text(_ object: String, of face: OpaquePointer) -> String? { texts(object, of: face).first.map { String(cString: $0) } }

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
