import CoreGraphics

/// Where the items of a section lie, in order, in points.
public struct FlowItems: RandomAccessCollection, Hashable, Sendable {
  private enum Kind: Hashable {
    case grid(FlowGrid)
    /// Each item, the first of each line, and what the lines cover.
    case lines([CGRect], firsts: [Int], FlowSpans)
  }
  private let kind: Kind

  init(_ grid: FlowGrid) { kind = .grid(grid) }
  init(_ items: [CGRect], firsts: [Int], _ spans: FlowSpans) { kind = .lines(items, firsts: firsts, spans) }

  /// The first item's number.
  public var startIndex: Int { 0 }
  /// How many there are.
  public var endIndex: Int {
    switch kind {
    case .grid(let grid): grid.count
    case .lines(let items, _, _): items.count
    }
  }
  /// Where an item lies.
  public subscript(item: Int) -> CGRect {
    switch kind {
    case .grid(let grid): grid[item]
    case .lines(let items, _, _): items[item]
    }
  }

  /// What they cover of the scrolling direction; nil without any.
  var span: (start: CGFloat, end: CGFloat)? {
    switch kind {
    case .grid(let grid): grid.span
    case .lines(_, _, let spans): spans.whole
    }
  }

  /// The items of the lines that may touch a stretch of the scrolling direction, and hardly any more.
  func touching(_ start: CGFloat, _ end: CGFloat) -> Range<Int> {
    switch kind {
    case .grid(let grid): return grid.touching(start, end)
    case .lines(let items, let firsts, let spans):
      let lines = spans.touching(start, end)
      guard !lines.isEmpty else { return 0..<0 }
      return firsts[lines.lowerBound]..<(lines.upperBound < firsts.count ? firsts[lines.upperBound] : items.count)
    }
  }
}
