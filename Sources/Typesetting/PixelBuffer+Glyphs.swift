import CoreGraphics

extension PixelBuffer {
  /// Fills whole pixels with a colour, or with full coverage if there is no colour.
  func fill(x: Range<Int>, y: Range<Int>, color: RGBA?) {
    let columns = x.clamped(to: 0..<width), rows = y.clamped(to: 0..<height)
    if columns.isEmpty { return }
    for y in rows {
      guard format == .bgra, let color else {
        (row(y) + columns.lowerBound).initializeMemory(as: UInt8.self, repeating: 255, count: columns.count)
        continue
      }
      let pixels = row(y).assumingMemoryBound(to: UInt32.self)
      let source = color.premultiplied
      for x in columns { pixels[x] = over(source, pixels[x]) }
    }
  }

  /// Draws a glyph in a colour, or as coverage if there is no colour. `x` and `y` are the pixel of its left column and top row.
  func blend(_ glyph: GlyphPixels, x: Int, y: Int, color: RGBA?) {
    let rows = max(0, -y)..<max(max(0, -y), min(glyph.height, height - y))
    let columns = max(0, -x)..<max(max(0, -x), min(glyph.width, width - x))
    if columns.isEmpty { return }
    switch format {
    case .alpha where x >= 0 && x + glyph.bytesPerRow <= width:
      for v in rows { addWords(row(y + v) + x, glyph.bytes + v * glyph.bytesPerRow, glyph.bytesPerRow / 8) }
    case .alpha:
      for v in rows {
        let (target, source) = (row(y + v) + x, glyph.bytes + v * glyph.bytesPerRow)
        for u in columns {
          let sum = Int(target.load(fromByteOffset: u, as: UInt8.self)) + Int(source.load(fromByteOffset: u, as: UInt8.self))
          target.storeBytes(of: UInt8(min(255, sum)), toByteOffset: u, as: UInt8.self)
        }
      }
    case .bgra where glyph.isColored:
      let opacity = UInt32((color?.alpha ?? 1) * 255 + 0.5)
      for v in rows {
        let target = row(y + v).assumingMemoryBound(to: UInt32.self) + x
        let source = (glyph.bytes + v * glyph.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for u in columns where source[u] != 0 { target[u] = over(scaled(source[u], opacity), target[u]) }
      }
    case .bgra:
      let ink = (color ?? RGBA(white: 0)).premultiplied
      for v in rows {
        let target = row(y + v).assumingMemoryBound(to: UInt32.self) + x
        let source = (glyph.bytes + v * glyph.bytesPerRow).assumingMemoryBound(to: UInt8.self)
        for u in columns where source[u] != 0 { target[u] = over(scaled(ink, UInt32(source[u])), target[u]) }
      }
    }
  }
}

/// Adds coverage to eight pixels at a time, up to 255. Touching glyphs share the pixel of their edge, so their coverages are added.
private func addWords(_ target: UnsafeMutableRawPointer, _ source: UnsafeMutableRawPointer, _ count: Int) {
  let sevenBits: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  var offset = 0
  for _ in 0..<count {
    let s = source.load(fromByteOffset: offset, as: UInt64.self)
    if s != 0 {
      let t = UnsafeRawPointer(target).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      var sum = s
      if t != 0 {
        sum = ((s & sevenBits) &+ (t & sevenBits)) ^ ((s ^ t) & ~sevenBits)
        let carries = ((s & t) | ((s | t) & ~sum)) & ~sevenBits
        sum |= (carries &>> 7) &* 255
      }
      target.storeBytes(of: sum, toByteOffset: offset, as: UInt64.self)
    }
    offset &+= 8
  }
}

/// Returns a premultiplied pixel multiplied by a coverage from 0 to 255, rounded.
private func scaled(_ pixel: UInt32, _ coverage: UInt32) -> UInt32 {
  var low = (pixel & 0x00FF_00FF) &* coverage &+ 0x0080_0080
  low = ((low &+ ((low &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF
  var high = ((pixel &>> 8) & 0x00FF_00FF) &* coverage &+ 0x0080_0080
  high = (high &+ ((high &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00
  return low | high
}

private func over(_ source: UInt32, _ target: UInt32) -> UInt32 { source &+ scaled(target, 255 &- (source &>> 24)) }
