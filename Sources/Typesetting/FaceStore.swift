import CFontconfig
import CFreeType
import CoreGraphics

/// The opened font files. Each is opened once and stays open.
final class FaceStore {
  private struct Key: Hashable {
    var path: String
    var index: Int32
  }

  private let library: FT_Library
  private var ids: [Key: FaceID] = [:]
  private var keys: [Key] = []
  private var faces: [FT_Face?] = []
  private var measures: [FaceID: FaceMeasures] = [:]

  init() {
    var library: FT_Library?
    let status = FT_Init_FreeType(&library)
    precondition(status == 0, "FreeType does not start (error \(status)): is libfreetype installed whole?")
    self.library = library!
    // FreeType reads other defaults from FREETYPE_PROPERTIES. The environment must not change the result.
    var keepsStems: FT_Bool = 1
    FT_Property_Set(library, "cff", "no-stem-darkening", &keepsStems)
  }
  deinit { FT_Done_FreeType(library) }

  /// Returns the identifier of a face in a file. The file is not opened yet.
  func id(path: String, index: Int32 = 0) -> FaceID {
    let key = Key(path: path, index: index)
    if let id = ids[key] { return id }
    let id = FaceID(index: Int32(keys.count))
    ids[key] = id
    keys.append(key)
    faces.append(nil)
    return id
  }

  /// Returns the identifier of the face that a fontconfig pattern denotes.
  func id(pattern: OpaquePointer) -> FaceID? {
    var path: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, FC_FILE, 0, &path) == FcResultMatch, let path else { return nil }
    var index: Int32 = 0
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    return id(path: String(cString: path), index: index)
  }

  func face(_ id: FaceID) throws(FontError) -> FT_Face {
    if let open = faces[Int(id.index)] { return open }
    let key = keys[Int(id.index)]
    var face: FT_Face?
    guard FT_New_Face(library, key.path, FT_Long(key.index), &face) == 0, let face else { throw .unreadableFile(path: key.path) }
    faces[Int(id.index)] = face
    return face
  }

  /// Returns a Boolean value that indicates whether the glyphs of the face have colours, as emoji do.
  func hasColors(_ id: FaceID) throws(FontError) -> Bool { try face(id).pointee.face_flags & FT_FACE_FLAG_COLOR != 0 }

  /// Returns the advance width of a glyph, in ems.
  func advance(of glyph: UInt32, in id: FaceID) throws(FontError) -> CGFloat {
    let face = try face(id)
    guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0, let slot = face.pointee.glyph else { return 0 }
    return CGFloat(slot.pointee.metrics.horiAdvance) / CGFloat(max(1, face.pointee.units_per_EM))
  }

  func measures(_ id: FaceID) throws(FontError) -> FaceMeasures {
    if let known = measures[id] { return known }
    let face = try face(id)
    let record = face.pointee
    let perEm = max(1, Int(record.units_per_EM))
    let (ascent, descent) = (Int(record.ascender), -Int(record.descender))
    let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee
    let capHeight = table.map { Int($0.sCapHeight) } ?? 0
    let xHeight = table.map { Int($0.sxHeight) } ?? 0
    let result = FaceMeasures(
      unitsPerEm: perEm, ascent: ascent, descent: descent, leading: max(0, Int(record.height) - ascent - descent),
      // Fonts from before 1998 do not contain these values. The fractions are those of common faces.
      capHeight: capHeight > 0 ? capHeight : perEm * 7 / 10, xHeight: xHeight > 0 ? xHeight : perEm / 2,
      underlineDepth: -Int(record.underline_position), underlineThickness: max(1, Int(record.underline_thickness)))
    measures[id] = result
    return result
  }
}
