import CoreGraphics

/// The frames of a section's items, in order and in points.
public struct FlowItems: RandomAccessCollection, Hashable, Sendable {
  private enum Kind: Hashable {
    case none
    case grid(FlowGrid)
    /// The frame of each item, the first item of each line, and the intervals that the lines cover.
    case lines([CGRect], firsts: [Int], FlowSpans)
    /// Lines in which some items are not measured.
    case stretches(FlowStretches)
  }
  private var kind: Kind

  init(_ grid: FlowGrid) { kind = .grid(grid) }
  init(_ stretches: FlowStretches) { kind = .stretches(stretches) }
  init(_ items: [CGRect], firsts: [Int], _ spans: FlowSpans) { kind = .lines(items, firsts: firsts, spans) }

  /// The index of the first item, which is 0.
  public var startIndex: Int { 0 }
  /// The number of items.
  public var endIndex: Int {
    switch kind {
    case .none: 0
    case .grid(let grid): grid.count
    case .lines(let items, _, _): items.count
    case .stretches(let stretches): stretches.count
    }
  }
  /// Returns the frame of an item.
  public subscript(item: Int) -> CGRect {
    switch kind {
    case .none: .null
    case .grid(let grid): grid[item]
    case .lines(let items, _, _): items[item]
    case .stretches(let stretches): stretches[item]
    }
  }

  /// The interval that the items cover along the scrolling axis. It is `nil` if there are no items.
  var span: (start: CGFloat, end: CGFloat)? {
    switch kind {
    case .none: nil
    case .grid(let grid): grid.span
    case .lines(_, _, let spans): spans.whole
    case .stretches(let stretches): stretches.span
    }
  }

  /// Stores the measured sizes of items. Returns the growth of all lines together, which is 0 if the items are not estimated.
  mutating func measure(_ sizes: [Int: CGSize]) -> CGFloat {
    guard case .stretches(var stretches) = kind else { return 0 }
    kind = .none  // this prevents a copy
    let before = stretches.length
    stretches.measure(sizes)
    let growth = stretches.length - before
    kind = .stretches(stretches)
    return growth
  }
  /// Moves all items along the scrolling axis.
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

  /// Returns the items of the lines that may touch an interval of the scrolling axis. It includes few others.
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
