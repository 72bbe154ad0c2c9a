import CoreGraphics

/// A run of consecutive lines.
struct FlowStretch: Hashable, Sendable {
  struct Line: Hashable, Sendable {
    var sizes: [CGSize]
    /// The length of the line and the spacing after it.
    var extent: CGFloat
  }
  enum Content: Hashable, Sendable {
    /// The run consists of full lines of items of one size. Only the last line of a section may have fewer items. `extent` is a line's
    /// length and the spacing after it.
    case grid(perLine: Int, extent: CGFloat)
    /// The run consists of lines that are stored one by one.
    case lines([Line])
  }
  /// The maximum number of lines in a run that is not a grid. Such a run is searched linearly.
  static let most = 32

  let content: Content
  /// The number of items.
  let count: Int
  /// The length of the run, including the spacing after it.
  let extent: CGFloat
  /// The extent of the shortest line.
  let shortest: CGFloat

  /// Creates a run of items of one size.
  static func grid(items: Int, perLine: Int, extent: CGFloat) -> Self {
    Self(
      content: .grid(perLine: perLine, extent: extent), count: items, extent: CGFloat((items + perLine - 1) / perLine) * extent,
      shortest: extent)
  }
  static func lines(_ lines: [Line]) -> Self {
    Self(
      content: .lines(lines), count: lines.reduce(0) { $0 + $1.sizes.count }, extent: lines.reduce(0) { $0 + $1.extent },
      shortest: lines.lazy.map(\.extent).min() ?? .infinity)
  }

  /// Returns the line of an item, the line's first item, the item's index in the line, and the line's offset in the run.
  func line(of item: Int) -> (line: Int, first: Int, item: Int, offset: CGFloat) {
    switch content {
    case .grid(let perLine, let extent):
      let (line, place) = item.quotientAndRemainder(dividingBy: perLine)
      return (line, line * perLine, place, CGFloat(line) * extent)
    case .lines(let lines):
      var (first, offset, number) = (0, CGFloat(0), 0)
      while number + 1 < lines.count, first + lines[number].sizes.count <= item {
        first += lines[number].sizes.count
        offset += lines[number].extent
        number += 1
      }
      return (number, first, item - first, offset)
    }
  }

  /// Returns the items of the line at an offset. It is the first or the last line if the offset is outside the run.
  func items(at offset: CGFloat) -> Range<Int> {
    switch content {
    case .grid(let perLine, let extent):
      guard extent > 0 else { return 0..<count }
      let lines = (count + perLine - 1) / perLine
      let line = offset > 0 ? Int(min(offset / extent, CGFloat(lines - 1))) : 0
      return line * perLine..<min((line + 1) * perLine, count)
    case .lines(let lines):
      var (first, end) = (0, CGFloat(0))
      for line in lines.dropLast() {
        end += line.extent
        if offset < end { return first..<first + line.sizes.count }
        first += line.sizes.count
      }
      return first..<count
    }
  }

  /// Returns the lines before an item that begins a line, or `nil` if there are none.
  func prefix(_ items: Int) -> Self? {
    guard items > 0 else { return nil }
    switch content {
    case .grid(let perLine, let extent): return .grid(items: items, perLine: perLine, extent: extent)
    case .lines(let lines): return .lines(Array(lines[..<line(of: items).line]))
    }
  }

  /// Returns the lines from an item on, or `nil` if the item does not begin a line.
  func suffix(from item: Int) -> Self? {
    let place = line(of: item)
    guard place.item == 0 else { return nil }
    switch content {
    case .grid(let perLine, let extent): return .grid(items: count - item, perLine: perLine, extent: extent)
    case .lines(let lines): return .lines(Array(lines[place.line...]))
    }
  }

  /// Returns both runs as one, or `nil` if they cannot be joined without a loss of speed.
  func joined(to next: Self) -> Self? {
    switch (content, next.content) {
    case (.grid(let perLine, let extent), .grid) where content == next.content && count % perLine == 0:
      .grid(items: count + next.count, perLine: perLine, extent: extent)
    case (.lines(let lines), .lines(let more)) where lines.count + more.count <= Self.most: .lines(lines + more)
    default: nil
    }
  }
}
