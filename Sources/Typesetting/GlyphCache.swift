import CFreeType
import CoreGraphics

/// The pixels of a glyph: coverage, or premultiplied BGRA if the glyph has colours.
struct GlyphPixels {
  /// The distances from the pen to the left column and from the baseline up to the top row, in pixels.
  var left, top: Int
  var width, height: Int
  /// The distance between rows in bytes. It is a multiple of 8, and the bytes after the last column are zero.
  var bytesPerRow: Int
  var isColored: Bool
  var bytes: UnsafeMutableRawPointer

  /// The pixels of a space. Their address is never read.
  static var empty: GlyphPixels {
    GlyphPixels(
      left: 0, top: 0, width: 0, height: 0, bytesPerRow: 0, isColored: false, bytes: UnsafeMutableRawPointer(bitPattern: 8)!)
  }
}

/// The differences of a glyph from the one in its font.
struct GlyphShape: Hashable {
  /// The slant to the right for each unit of height, in units of 1/65,536.
  var slant: Int32 = 0
  /// Half the width of the stroke along the edges, in units of 1/64 pixel. It is 0 if the glyph is filled.
  var radius: Int32 = 0

  init() {}
  init(_ ornament: TextOrnament, strokes: Bool, pixelsPerEm: CGFloat) {
    slant = Int32((max(-10, min(ornament.obliqueness, 10)) * 65_536).rounded())
    if strokes, let stroke = ornament.stroke { radius = max(1, Int32((max(0, min(stroke.width, 1)) * pixelsPerEm * 32).rounded())) }
  }
}

/// The rasterised glyphs, without hinting and at quarters of a pixel. The cache has a size limit and is emptied completely when it is full.
final class GlyphCache {
  struct Key: Hashable {
    var face: FaceID
    /// The number of pixels in an em, in units of 1/64.
    var size: Int32
    var glyph: UInt32
    /// The horizontal position within a pixel in quarters, from 0 to 3.
    var quarter: UInt8
    var shape = GlyphShape()
  }

  /// The size limit in bytes. It holds some thousand letters at a phone's size and scale.
  static let limit = 2 << 20
  private let faces: FaceStore
  private var glyphs: [Key: GlyphPixels] = [:]
  private var bytes = 0
  /// The sizes that the faces have at present. A face keeps its size until another one is set.
  private var sizes: [FaceID: Int32] = [:]

  init(_ faces: FaceStore) { self.faces = faces }
  deinit { empty() }

  /// Empties the cache if it is full. It must not be called between the lookup of a glyph and its drawing, because the pixels are freed.
  func makeRoom() {
    if bytes > GlyphCache.limit { empty() }
  }

  private func empty() {
    for glyph in glyphs.values where glyph.height > 0 { glyph.bytes.deallocate() }
    glyphs.removeAll(keepingCapacity: true)
    bytes = 0
  }

  func glyph(_ key: Key) -> GlyphPixels {
    if let known = glyphs[key] { return known }
    let made = (try? rasterize(key)) ?? .empty
    glyphs[key] = made
    bytes += made.bytesPerRow * made.height + 64
    return made
  }

  private func rasterize(_ key: Key) throws(FontError) -> GlyphPixels {
    let face = try faces.face(key.face)
    if face.pointee.face_flags & FT_FACE_FLAG_COLOR != 0, let colored = rasterizeColored(face, key) { return colored }
    if sizes[key.face] != key.size {
      FT_Set_Char_Size(face, 0, FT_F26Dot6(key.size), 72, 72)
      sizes[key.face] = key.size
    }
    guard FT_Load_Glyph(face, key.glyph, FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0, let slot = face.pointee.glyph else {
      return .empty
    }
    if key.shape.slant != 0 {
      var matrix = FT_Matrix(xx: 0x10000, xy: FT_Fixed(key.shape.slant), yx: 0, yy: 0x10000)
      FT_Outline_Transform(&slot.pointee.outline, &matrix)
    }
    FT_Outline_Translate(&slot.pointee.outline, FT_Pos(key.quarter) * 16, 0)
    if key.shape.radius > 0 { return try outline(slot, radius: key.shape.radius) }
    guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return .empty }
    return GlyphCache.copy(slot.pointee.bitmap, left: slot.pointee.bitmap_left, top: slot.pointee.bitmap_top)
  }

  /// Rasterises a stroke along the edges of a glyph, half of it on each side.
  private func outline(_ slot: FT_GlyphSlot, radius: Int32) throws(FontError) -> GlyphPixels {
    var stroker: FT_Stroker?, glyph: FT_Glyph?
    guard FT_Stroker_New(slot.pointee.library, &stroker) == 0, let stroker else { return .empty }
    defer { FT_Stroker_Done(stroker) }
    FT_Stroker_Set(stroker, FT_Fixed(radius), FT_STROKER_LINECAP_ROUND, FT_STROKER_LINEJOIN_ROUND, 0)
    guard FT_Get_Glyph(slot, &glyph) == 0 else { return .empty }
    defer { FT_Done_Glyph(glyph) }
    guard FT_Glyph_Stroke(&glyph, stroker, 1) == 0, FT_Glyph_To_Bitmap(&glyph, FT_RENDER_MODE_NORMAL, nil, 1) == 0, let glyph else {
      return .empty
    }
    let drawn = UnsafeMutableRawPointer(glyph).assumingMemoryBound(to: FT_BitmapGlyphRec.self).pointee
    return GlyphCache.copy(drawn.bitmap, left: drawn.left, top: drawn.top)
  }

  private static func copy(_ bitmap: FT_Bitmap, left: FT_Int, top: FT_Int) -> GlyphPixels {
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    guard width > 0, height > 0, let source = bitmap.buffer else { return .empty }
    var made = GlyphCache.allocate(width: width, height: height, bytesPerPixel: 1)
    (made.left, made.top) = (Int(left), Int(top))
    for y in 0..<height {
      (made.bytes + y * made.bytesPerRow).copyMemory(from: source + y * Int(bitmap.pitch), byteCount: width)
    }
    return made
  }

  static func allocate(width: Int, height: Int, bytesPerPixel: Int) -> GlyphPixels {
    let bytesPerRow = (width * bytesPerPixel + 7) / 8 * 8
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: 8)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
    return GlyphPixels(
      left: 0, top: 0, width: width, height: height, bytesPerRow: bytesPerRow, isColored: bytesPerPixel == 4, bytes: bytes)
  }

  /// Rasterises an emoji from the font's image of the nearest size. Each pixel is the mean of the pixels that it covers.
  private func rasterizeColored(_ face: FT_Face, _ key: Key) -> GlyphPixels? {
    let strikes = Int(face.pointee.num_fixed_sizes)
    guard strikes > 0, let sizes = face.pointee.available_sizes else { return nil }
    self.sizes[key.face] = nil
    let nearest = (0..<strikes).min { abs(sizes[$0].y_ppem - FT_Pos(key.size)) < abs(sizes[$1].y_ppem - FT_Pos(key.size)) }!
    guard FT_Select_Size(face, FT_Int(nearest)) == 0, FT_Load_Glyph(face, key.glyph, FT_Int32(FT_LOAD_COLOR)) == 0,
      let slot = face.pointee.glyph, slot.pointee.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue),
      let source = slot.pointee.bitmap.buffer
    else { return nil }
    let bitmap = slot.pointee.bitmap
    let scale = Double(key.size) / Double(sizes[nearest].y_ppem)
    let width = max(1, Int((Double(bitmap.width) * scale).rounded())), height = max(1, Int((Double(bitmap.rows) * scale).rounded()))
    var made = GlyphCache.allocate(width: width, height: height, bytesPerPixel: 4)
    made.left = Int((Double(slot.pointee.bitmap_left) * scale).rounded())
    made.top = Int((Double(slot.pointee.bitmap_top) * scale).rounded())
    func span(_ i: Int, _ count: Int, _ total: Int) -> Range<Int> {
      let start = i * total / count
      return start..<max(start + 1, (i + 1) * total / count)
    }
    for y in 0..<height {
      let rows = span(y, height, Int(bitmap.rows))
      for x in 0..<width {
        let columns = span(x, width, Int(bitmap.width))
        var sum = SIMD4<UInt32>()
        for v in rows {
          let row = UnsafeRawPointer(source + v * Int(bitmap.pitch))
          for u in columns { sum &+= SIMD4<UInt32>(truncatingIfNeeded: row.loadUnaligned(fromByteOffset: u * 4, as: SIMD4<UInt8>.self)) }
        }
        let count = UInt32(rows.count * columns.count)
        let mean = SIMD4<UInt8>(truncatingIfNeeded: (sum &+ count / 2) / count)
        (made.bytes + y * made.bytesPerRow).storeBytes(of: mean, toByteOffset: x * 4, as: SIMD4<UInt8>.self)
      }
    }
    return made
  }
}
