import CoreGraphics

/// Some lines one after the other.
enum FlowStretch: Hashable, Sendable {
  /// Items of one size in whole lines; only the very last line of all may have fewer. `extent` is a line's length and the spacing after it.
  case grid(items: Int, perLine: Int, extent: CGFloat)
  /// Lines of whatever there is.
  case lines([Line])

  struct Line: Hashable, Sendable {
    var sizes: [CGSize]
    /// Its length and the spacing after it.
    var extent: CGFloat
  }
  /// As many lines a stretch has at most: one is looked through from its start.
  static let most = 32

  /// How many items.
  var count: Int {
    switch self {
    case .grid(let items, _, _): items
    case .lines(let lines): lines.reduce(0) { $0 + $1.sizes.count }
    }
  }
  /// How long it is, with the spacing after it.
  var extent: CGFloat {
    switch self {
    case .grid(let items, let perLine, let extent): CGFloat((items + perLine - 1) / perLine) * extent
    case .lines(let lines): lines.reduce(0) { $0 + $1.extent }
    }
  }
  var shortestExtent: CGFloat {
    switch self {
    case .grid(_, _, let extent): extent
    case .lines(let lines): lines.lazy.map(\.extent).min() ?? .infinity
    }
  }

  /// The line of an item, the line's first item, the item's number in it, and how far the line is from the start.
  func line(of item: Int) -> (line: Int, first: Int, item: Int, offset: CGFloat) {
    switch self {
    case .grid(_, let perLine, let extent):
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
    switch self {
    case .grid(let items, let perLine, let extent):
      guard extent > 0 else { return 0..<items }
      let lines = (items + perLine - 1) / perLine
      let line = offset > 0 ? Int(min(offset / extent, CGFloat(lines - 1))) : 0
      return line * perLine..<min((line + 1) * perLine, items)
    case .lines(let lines):
      var (first, end) = (0, CGFloat(0))
      for line in lines.dropLast() {
        end += line.extent
        if offset < end { return first..<first + line.sizes.count }
        first += line.sizes.count
      }
      return first..<first + (lines.last?.sizes.count ?? 0)
    }
  }

  /// The lines before an item that begins one; nil if there are none.
  func prefix(_ items: Int) -> Self? {
    guard items > 0 else { return nil }
    switch self {
    case .grid(_, let perLine, let extent): return .grid(items: items, perLine: perLine, extent: extent)
    case .lines(let lines): return .lines(Array(lines[..<line(of: items).line]))
    }
  }

  /// The lines from an item on; nil if it begins none.
  func suffix(from item: Int) -> Self? {
    let place = line(of: item)
    guard place.item == 0 else { return nil }
    switch self {
    case .grid(let items, let perLine, let extent): return .grid(items: items - item, perLine: perLine, extent: extent)
    case .lines(let lines): return .lines(Array(lines[place.line...]))
    }
  }

  /// Both as one, if that is as good.
  func joined(to next: Self) -> Self? {
    switch (self, next) {
    case (.grid(let items, let perLine, let extent), .grid(let more, let nextPerLine, let nextExtent))
    where items % perLine == 0 && perLine == nextPerLine && extent == nextExtent:
      .grid(items: items + more, perLine: perLine, extent: extent)
    case (.lines(let lines), .lines(let more)) where lines.count + more.count <= Self.most: .lines(lines + more)
    default: nil
    }
  }
}
