import CoreGraphics

/// Where the items of a section lie, in order, in points.
public struct FlowItems: RandomAccessCollection, Hashable, Sendable {
  private enum Kind: Hashable {
    case none
    case grid(FlowGrid)
    /// Each item, the first of each line, and what the lines cover.
    case lines([CGRect], firsts: [Int], FlowSpans)
    /// Lines of which some are not measured.
    case stretches(FlowStretches)
  }
  private var kind: Kind

  init(_ grid: FlowGrid) { kind = .grid(grid) }
  init(_ stretches: FlowStretches) { kind = .stretches(stretches) }
  init(_ items: [CGRect], firsts: [Int], _ spans: FlowSpans) { kind = .lines(items, firsts: firsts, spans) }

  /// The first item's number.
  public var startIndex: Int { 0 }
  /// How many there are.
  public var endIndex: Int {
    switch kind {
    case .none: 0
    case .grid(let grid): grid.count
    case .lines(let items, _, _): items.count
    case .stretches(let stretches): stretches.count
    }
  }
  /// Where an item lies.
  public subscript(item: Int) -> CGRect {
    switch kind {
    case .none: .null
    case .grid(let grid): grid[item]
    case .lines(let items, _, _): items[item]
    case .stretches(let stretches): stretches[item]
    }
  }

  /// What they cover of the scrolling direction; nil without any.
  var span: (start: CGFloat, end: CGFloat)? {
    switch kind {
    case .none: nil
    case .grid(let grid): grid.span
    case .lines(_, _, let spans): spans.whole
    case .stretches(let stretches): stretches.span
    }
  }

  /// Items turned out to be of other sizes; by how much the lines together became longer. Of items that are not estimated, nothing.
  mutating func measure(_ sizes: [Int: CGSize]) -> CGFloat {
    guard case .stretches(var stretches) = kind else { return 0 }
    kind = .none  // so that nothing is copied
    let before = stretches.length
    stretches.measure(sizes)
    let growth = stretches.length - before
    kind = .stretches(stretches)
    return growth
  }
  /// All of them further along.
  mutating func shift(by distance: CGFloat) {
    switch kind {
    case .none, .lines: break
    case .grid(var grid):
      grid.start += distance
      kind = .grid(grid)
    case .stretches(var stretches):
      kind = .none
      stretches.start += distance
      kind = .stretches(stretches)
    }
  }

  /// The items of the lines that may touch a stretch of the scrolling direction, and hardly any more.
  func touching(_ start: CGFloat, _ end: CGFloat) -> Range<Int> {
    switch kind {
    case .none: return 0..<0
    case .grid(let grid): return grid.touching(start, end)
    case .stretches(let stretches): return stretches.touching(start, end)
    case .lines(let items, let firsts, let spans):
      let lines = spans.touching(start, end)
      guard !lines.isEmpty else { return 0..<0 }
      return firsts[lines.lowerBound]..<(lines.upperBound < firsts.count ? firsts[lines.upperBound] : items.count)
    }
  }
}
