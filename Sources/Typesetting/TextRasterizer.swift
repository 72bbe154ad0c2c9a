import CoreGraphics

/// The rendering of a layout's glyphs and lines. Baselines are on whole pixels, and glyphs on quarters of a pixel.
struct TextRasterizer {
  let cache: GlyphCache
  let faces: FaceStore
  let layout: TextLayout
  var region: CGRect
  let scale: CGFloat
  /// The colour to which the drawing is restricted, which is drawn as coverage. If it is `nil`, everything is drawn.
  var only: RGBA?
  /// A closure that returns the metrics of a font, for underlines and strikethroughs.
  let metrics: (FontDescription) throws(FontError) -> FontMetrics

  /// The maximum side of a bitmap in pixels. Larger regions must be drawn in tiles.
  static let greatestSide = Typesetter.greatestBitmapSide

  /// Returns the bitmap of the region, or `nil` if the region has no pixels.
  func draw() throws(FontError) -> GlyphBitmap? {
    let width = pixels(region.width), height = pixels(region.height)
    guard width > 0, height > 0 else { return nil }
    precondition(
      width <= TextRasterizer.greatestSide && height <= TextRasterizer.greatestSide,
      "a text bitmap of \(width)×\(height) pixels: draw regions of at most \(TextRasterizer.greatestSide) pixels a side")
    let lines = linesInRegion
    if let color = only ?? onlyColor(lines) {
      let target = PixelBuffer(width: width, height: height, format: .alpha)
      for line in lines { try draw(line, into: Canvas(target: target, color: nil)) }
      return GlyphBitmap(image: CGImage(target), tint: color)
    }
    let target = PixelBuffer(width: width, height: height)
    for line in lines {
      for run in line.runs {
        guard let background = style(run).background else { continue }
        let box = CGRect(x: run.x, y: line.rect.minY, width: run.width, height: line.rect.height)
        Canvas(target: target, color: background).fill(pixelRect(box))
      }
    }
    for line in lines { try drawShadows(of: line, into: target) }
    for line in lines { try draw(line, into: Canvas(target: target, color: RGBA(white: 0))) }
    return GlyphBitmap(image: CGImage(target), tint: nil)
  }

  func pixels(_ length: CGFloat) -> Int { length > 0 && length.isFinite ? Int((length * scale - 1e-3).rounded(.up)) : 0 }

  /// The lines of the region and its neighbours. Ascenders can extend above a line's rectangle and descenders below it.
  private var linesInRegion: ArraySlice<TextLine> {
    func first(where isFar: (TextLine) -> Bool) -> Int {
      var (low, high) = (0, layout.lines.count)
      while low < high {
        let middle = (low + high) / 2
        if isFar(layout.lines[middle]) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let reach = layout.text.styles.contains { $0.value.ornament != nil } ? layout.text.inkReach : 0
    let start = max(0, first { $0.rect.maxY > region.minY - reach } - 1)
    let end = min(layout.lines.count, first { $0.rect.minY >= region.maxY + reach } + 1)
    return layout.lines[start..<max(start, end)]
  }

  func style(_ run: GlyphRun) -> TextStyle { layout.text.styles[run.style].value }

  private func onlyColor(_ lines: ArraySlice<TextLine>) -> RGBA? {
    var color: RGBA?
    for line in lines {
      for run in line.runs {
        let style = style(run)
        if style.needsPixels || hasOwnColors(run) { return nil }
        let underline = style.underline == nil ? nil : style.underlineColor
        let strikethrough = style.strikethrough == nil ? nil : style.strikethroughColor
        for part in [style.color, underline, strikethrough] {
          guard let part else { continue }
          if let color, color != part { return nil }
          color = part
        }
      }
    }
    return color ?? layout.text.styles[0].value.color
  }

  /// Returns the colours in the region with the lines that have them. It is `nil` if the region needs more than coverage in colours.
  func colors() -> [(color: RGBA, lines: [TextLine])]? {
    var found: [(color: RGBA, lines: [TextLine])] = []
    for line in linesInRegion {
      var here: Set<RGBA> = []
      for run in line.runs {
        let style = style(run)
        if style.needsPixels || hasOwnColors(run) { return nil }
        here.insert(style.color)
        if style.underline != nil { here.insert(style.underlineColor ?? style.color) }
        if style.strikethrough != nil { here.insert(style.strikethroughColor ?? style.color) }
      }
      for color in here {
        if let i = found.firstIndex(where: { $0.color == color }) { found[i].lines.append(line) } else { found.append((color, [line])) }
      }
    }
    return found
  }

  private func hasOwnColors(_ run: GlyphRun) -> Bool { (try? faces.hasColors(run.face)) ?? false }

  // MARK: Drawing

  /// A target and the colour to draw in. If the colour is `nil`, only coverage is drawn.
  struct Canvas {
    var target: PixelBuffer
    var color: RGBA?

    func fill(_ box: (x: Range<Int>, y: Range<Int>)) { target.fill(x: box.x, y: box.y, color: color) }
  }

  private func draw(_ line: TextLine, into canvas: Canvas) throws(FontError) {
    let baseline = ((line.baseline - region.minY) * scale).rounded()
    for run in line.runs {
      let style = style(run)
      var canvas = canvas
      if canvas.color != nil { canvas.color = style.color }
      let y = baseline - (style.baselineOffset * scale).rounded()
      try draw(run, style, baseline: y, into: canvas)
    }
  }

  /// Draws a run with its decorations, without its background and shadow.
  func draw(_ run: GlyphRun, _ style: TextStyle, baseline: CGFloat, into canvas: Canvas) throws(FontError) {
    if let picture = style.ornament?.picture {
      draw(picture, run, baseline: baseline, into: canvas)
    } else if only == nil || only == style.color {
      let stroke = style.ornament?.stroke
      if stroke?.fills ?? true { try drawGlyphs(run, style, baseline: baseline, into: canvas) }
      if let stroke {
        var canvas = canvas
        if canvas.color != nil { canvas.color = stroke.color ?? style.color }
        try drawGlyphs(run, style, strokes: true, baseline: baseline, into: canvas)
      }
    }
    if style.underline != nil || style.strikethrough != nil { try drawLines(run, style, baseline: baseline, into: canvas) }
  }

  private func drawGlyphs(
    _ run: GlyphRun, _ style: TextStyle, strokes: Bool = false, baseline: CGFloat, into canvas: Canvas
  ) throws(FontError) {
    let shape = style.ornament.map { GlyphShape($0, strokes: strokes, pixelsPerEm: run.size * scale) } ?? GlyphShape()
    let size = Int32((FontBook.laidOutSize(run.size) * scale * 64).rounded())
    let left = (run.x - region.minX) * scale, overhang = 2 * run.size * scale, right = CGFloat(canvas.target.width) + overhang
    for glyph in run.glyphs where glyph.id != Glyph.blank {
      let x = left + CGFloat(glyph.x) * scale
      // A region contains only a few letters of a long line.
      if x > right || x + CGFloat(glyph.advance) * scale < -overhang { continue }
      if glyph.id == Glyph.missing {
        try drawMissing(glyph, run, x: x, baseline: baseline, into: canvas)
        continue
      }
      let quarters = (x * 4).rounded()
      let pixel = (quarters / 4).rounded(.down)
      let key = GlyphCache.Key(face: run.face, size: size, glyph: glyph.id, quarter: UInt8(quarters - pixel * 4), shape: shape)
      let pixels = cache.glyph(key)
      if pixels.height == 0 { continue }
      let row = Int(baseline - (CGFloat(glyph.y) * scale).rounded()) - pixels.top
      canvas.target.blend(pixels, x: Int(pixel) + pixels.left, y: row, color: canvas.color)
    }
  }

  /// Draws an empty box as tall as a capital, for a character that no font has.
  private func drawMissing(_ glyph: Glyph, _ run: GlyphRun, x: CGFloat, baseline: CGFloat, into canvas: Canvas) throws(FontError) {
    let width = CGFloat(glyph.advance) * scale, height = try metrics(style(run).font).capHeight * scale
    let stroke = max(1, (run.size * scale / 20).rounded())
    let left = x + width / 8, right = x + width * 7 / 8, top = baseline - height
    guard right - left > 2 * stroke, height > 2 * stroke else { return }
    for box in [
      CGRect(x: left, y: top, width: right - left, height: stroke),
      CGRect(x: left, y: baseline - stroke, width: right - left, height: stroke),
      CGRect(x: left, y: top + stroke, width: stroke, height: height - 2 * stroke),
      CGRect(x: right - stroke, y: top + stroke, width: stroke, height: height - 2 * stroke),
    ] { canvas.fill(rounded(box)) }
  }

  private func pixelRect(_ box: CGRect) -> (x: Range<Int>, y: Range<Int>) {
    rounded(
      CGRect(
        x: (box.minX - region.minX) * scale, y: (box.minY - region.minY) * scale, width: box.width * scale, height: box.height * scale))
  }

  func rounded(_ box: CGRect) -> (x: Range<Int>, y: Range<Int>) {
    func side(_ low: CGFloat, _ high: CGFloat) -> Range<Int> {
      let start = Int(max(-1e6, min(low.rounded(), 1e6)))
      return start..<max(start, Int(max(-1e6, min(high.rounded(), 1e6))))
    }
    return (side(box.minX, box.maxX), side(box.minY, box.maxY))
  }
}
