import CoreGraphics

extension TextLayout {
  /// Returns the boundary between characters that is nearest to a point, as a UTF-16 offset.
  ///
  /// A point above the first line or below the last one is treated as in that line. A point beside a line gives the nearer end of the line.
  public func characterOffset(at point: CGPoint) -> Int {
    guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else { return 0 }
    guard let first = line.runs.first, let last = line.runs.last else { return line.range.lowerBound }
    if point.x <= first.x { return line.readsLeft ? line.range.upperBound : line.range.lowerBound }
    if point.x >= last.x + last.width { return line.readsLeft ? line.range.lowerBound : line.range.upperBound }
    let run = line.runs.last { $0.x <= point.x } ?? first
    for (cluster, box) in run.clusters where point.x < box.upperBound {
      let middle = (box.lowerBound + box.upperBound) / 2
      return (point.x < middle) == run.readsLeft ? cluster.upperBound : cluster.lowerBound
    }
    return run.readsLeft ? run.range.lowerBound : run.range.upperBound
  }

  /// Returns the rectangles that a range of characters covers, line by line and from left to right.
  public func rects(for range: Range<Int>) -> [CGRect] {
    lines.flatMap { line in
      var rects: [CGRect] = []
      for run in line.runs {
        for (cluster, box) in run.clusters where cluster.overlaps(range) {
          if let last = rects.last, last.maxX == box.lowerBound {
            rects[rects.count - 1].size.width = box.upperBound - last.minX
          } else {
            rects.append(
              CGRect(x: box.lowerBound, y: line.rect.minY, width: box.upperBound - box.lowerBound, height: line.rect.height))
          }
        }
      }
      return rects
    }
  }
}

extension GlyphRun {
  /// The groups of characters that share glyphs, with their horizontal extents in the layout, from left to right.
  var clusters: [(characters: Range<Int>, box: Range<CGFloat>)] {
    var result: [(characters: Range<Int>, box: Range<CGFloat>)] = []
    var left = x
    for (i, glyph) in glyphs.enumerated() {
      let right = left + CGFloat(glyph.advance)
      let start = Int(glyph.character)
      if let last = result.last, last.characters.lowerBound == start {
        result[result.count - 1].box = last.box.lowerBound..<max(right, last.box.lowerBound)
      } else {
        let next = readsLeft ? (i == 0 ? range.upperBound : Int(glyphs[i - 1].character)) : following(i)
        result.append((start..<max(start, next), left..<max(left, right)))
      }
      left = right
    }
    return result
  }

  private func following(_ i: Int) -> Int {
    for next in glyphs[i...] where next.character > glyphs[i].character { return Int(next.character) }
    return range.upperBound
  }
}
