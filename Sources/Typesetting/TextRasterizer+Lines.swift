import CoreGraphics

/// The drawing of underlines and strikethroughs.
extension TextRasterizer {
  func drawLines(_ run: GlyphRun, _ style: TextStyle, baseline: CGFloat, into canvas: Canvas) throws(FontError) {
    let metrics = try metrics(style.font)
    let thickness = max(1, (metrics.underlineThickness * scale).rounded())
    func line(_ decoration: TextDecoration, _ height: CGFloat, _ color: RGBA?) {
      if let only, only != color ?? style.color { return }
      var canvas = canvas
      if canvas.color != nil, let color { canvas.color = color }
      let parts = parts(of: run, decoration, thickness)
      for stroke in decoration.strokes {
        let thick = thickness * stroke.thickness
        let top = (baseline - height * scale + stroke.offset * thickness - thick / 2).rounded()
        for part in parts {
          canvas.fill(rounded(CGRect(x: part.lowerBound, y: top, width: part.upperBound - part.lowerBound, height: thick)))
        }
      }
    }
    if let underline = style.underline { line(underline, -metrics.underlineDepth, style.underlineColor) }
    if let strikethrough = style.strikethrough { line(strikethrough, metrics.xHeight / 2, style.strikethroughColor) }
  }

  /// Returns the segments of a decoration along a run, in pixels of the bitmap.
  private func parts(of run: GlyphRun, _ decoration: TextDecoration, _ thickness: CGFloat) -> [Range<CGFloat>] {
    let boxes = decoration.skipsSpaces ? wordBoxes(run) : [run.extent]
    let whole = boxes.map { ($0.lowerBound - region.minX) * scale..<($0.upperBound - region.minX) * scale }
    guard !decoration.dashes.isEmpty else { return whole }
    let lengths = decoration.dashes.map { $0 * thickness }, period = lengths.reduce(0, +)
    // Dashes are counted from the left of the layout, so that they continue across neighbouring runs and tiles.
    let origin = -region.minX * scale
    return whole.flatMap { part in
      let start = max(part.lowerBound, -period), edge = region.width * scale + period
      let visible = start..<max(start, min(part.upperBound, edge))
      var result: [Range<CGFloat>] = []
      var x = origin + ((visible.lowerBound - origin) / period).rounded(.down) * period
      while x < visible.upperBound {
        var dash = x
        for (index, length) in lengths.enumerated() {
          let piece = (dash..<dash + length).clamped(to: visible)
          if index % 2 == 0, !piece.isEmpty { result.append(piece) }
          dash += length
        }
        x += period
      }
      return result
    }
  }

  /// Returns the intervals of a run that are not white space. Neighbouring ones are joined.
  private func wordBoxes(_ run: GlyphRun) -> [Range<CGFloat>] {
    let units = layout.text.string.utf16
    var result: [Range<CGFloat>] = []
    for (characters, box) in run.clusters {
      let unit = units[units.index(units.startIndex, offsetBy: characters.lowerBound)]
      if Unicode.Scalar(unit)?.properties.isWhitespace ?? false { continue }
      if let last = result.last, last.upperBound == box.lowerBound {
        result[result.count - 1] = last.lowerBound..<box.upperBound
      } else {
        result.append(box)
      }
    }
    return result
  }
}
