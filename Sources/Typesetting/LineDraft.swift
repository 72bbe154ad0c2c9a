import CoreGraphics

/// A line before its position is known. Its runs begin at x = 0.
struct LineDraft {
  var runs: [GlyphRun]
  var range: Range<Int>
  var width: CGFloat
  /// The indent from the leading margin, in points.
  var indent: CGFloat
  var tailIndent: CGFloat
  var alignment: TextAlignment
  var readsLeft: Bool
  var isTruncated: Bool
  var height: CGFloat
  var descent: CGFloat
  var y: CGFloat = 0

  func line(in container: CGFloat) -> TextLine {
    let x = left(in: container)
    let placed = runs.map { run in
      GlyphRun(
        face: run.face, size: run.size, style: run.style, readsLeft: run.readsLeft, x: run.x + x, width: run.width, range: run.range,
        glyphs: run.glyphs)
    }
    return TextLine(
      rect: CGRect(x: x, y: y, width: width, height: height), baseline: y + height - descent, range: range, isTruncated: isTruncated,
      readsLeft: readsLeft, runs: placed)
  }

  private func left(in container: CGFloat) -> CGFloat {
    let trailing = tailIndent > 0 ? min(tailIndent, container) : container + tailIndent
    // Indents are measured from the side at which the paragraph begins.
    let (low, high) = readsLeft ? (container - trailing, container - indent) : (indent, trailing)
    switch alignment {
    case .left: return low
    case .right: return high - width
    case .center: return low + (high - low - width) / 2
    case .natural, .justified: return readsLeft ? high - width : low
    }
  }
}
