import CoreGraphics

extension TextLayout {
  /// The line in which a caret at an offset stands: of two between which a line was broken, the second. Nil without lines.
  public func line(at offset: Int) -> Int? {
    if lines.isEmpty { return nil }
    var (low, high) = (0, lines.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].range.lowerBound <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Where a caret at a UTF-16 offset stands: a line's height at the edge of a character, with no width. Zero without lines.
  ///
  /// Within characters that share a glyph, as in a ligature, it stands at its share of the width.
  public func caret(at offset: Int) -> CGRect {
    guard let index = line(at: offset) else { return .zero }
    let line = lines[index]
    return CGRect(x: line.caret(at: offset), y: line.rect.minY, width: 0, height: line.rect.height)
  }
}

extension TextLine {
  fileprivate func caret(at offset: Int) -> CGFloat {
    for run in runs where run.range.contains(offset) {
      for (cluster, box) in run.clusters where cluster.contains(offset) {
        let share = CGFloat(offset - cluster.lowerBound) / CGFloat(max(1, cluster.count)) * (box.upperBound - box.lowerBound)
        return run.readsLeft ? box.upperBound - share : box.lowerBound + share
      }
    }
    guard let first = runs.first, let last = runs.last else { return rect.minX }
    // At the end of the line, or before what has no glyph.
    let isAtBeginning = offset <= range.lowerBound
    return isAtBeginning == readsLeft ? last.x + last.width : first.x
  }
}
