import CoreGraphics

/// Some lines one after the other.
struct FlowStretch: Hashable, Sendable {
  struct Line: Hashable, Sendable {
    var sizes: [CGSize]
    /// Its length and the spacing after it.
    var extent: CGFloat
  }
  enum Content: Hashable, Sendable {
    /// Items of one size in whole lines; only the very last line of all may have fewer. `extent` is a line's length and the spacing after it.
    case grid(perLine: Int, extent: CGFloat)
    /// Lines of whatever there is.
    case lines([Line])
  }
  /// As many lines a stretch that is no grid has at most: one is looked through from its start.
  static let most = 32

  let content: Content
  /// How many items.
  let count: Int
  /// How long it is, with the spacing after it.
  let extent: CGFloat
  /// Of the shortest line.
  let shortest: CGFloat

  /// As many items of one size.
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

  /// The line of an item, the line's first item, the item's number in it, and how far the line is from the start.
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

  /// The items of the line that is so far from the start, or of the first or the last.
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

  /// The lines before an item that begins one; nil if there are none.
  func prefix(_ items: Int) -> Self? {
    guard items > 0 else { return nil }
    switch content {
    case .grid(let perLine, let extent): return .grid(items: items, perLine: perLine, extent: extent)
    case .lines(let lines): return .lines(Array(lines[..<line(of: items).line]))
    }
  }

  /// The lines from an item on; nil if it begins none.
  func suffix(from item: Int) -> Self? {
    let place = line(of: item)
    guard place.item == 0 else { return nil }
    switch content {
    case .grid(let perLine, let extent): return .grid(items: count - item, perLine: perLine, extent: extent)
    case .lines(let lines): return .lines(Array(lines[place.line...]))
    }
  }

  /// Both as one, if that is as good.
  func joined(to next: Self) -> Self? {
    switch (content, next.content) {
    case (.grid(let perLine, let extent), .grid) where content == next.content && count % perLine == 0:
      .grid(items: count + next.count, perLine: perLine, extent: extent)
    case (.lines(let lines), .lines(let more)) where lines.count + more.count <= Self.most: .lines(lines + more)
    default: nil
    }
  }
}
