import CoreGraphics

extension TextLayout {
  /// Returns the index of the line that contains a caret at an offset, or `nil` if there are no lines. At a line break it is the second
  /// line.
  public func line(at offset: Int) -> Int? {
    if lines.isEmpty { return nil }
    var (low, high) = (0, lines.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].range.lowerBound <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the rectangle of a caret at a UTF-16 offset. Its height is that of the line and its width is 0. The rectangle is zero if there
  /// are no lines.
  ///
  /// If characters share a glyph, as in a ligature, the glyph's width is divided equally between them.
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
    // The offset is at the end of the line, or before a character that has no glyph.
    let isAtBeginning = offset <= range.lowerBound
    return isAtBeginning == readsLeft ? last.x + last.width : first.x
  }
}
