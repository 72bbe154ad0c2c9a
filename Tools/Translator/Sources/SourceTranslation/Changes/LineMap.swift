/// The lines of a source.
public struct LineMap: Sendable {
  /// The offsets of the first characters of the lines, in UTF-8.
  public let starts: [Int]

  public init(_ source: String) {
    var starts = [0]
    for (offset, byte) in source.utf8.enumerated() where byte == 10 { starts.append(offset + 1) }
    self.starts = starts
  }

  /// Returns the line and the column of an offset. Both begin at 1.
  public func place(_ offset: Int) -> (line: Int, column: Int) {
    var low = 0, high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
