/// The layout result of a table view. Sections follow each other from top to bottom, each with a header, its rows and a footer.
///
/// It contains only heights. Estimated heights are replaced one by one as they become known.
/// - Complexity: Creating one takes O(s) for s sections. Positions and searches take O(log n).
public struct TablePlan: Sendable {
  /// One section, from the gap above its header to the gap below its footer.
  public struct Section: Sendable {
    /// The space above the header and the space below the footer, in points. The default is 0.
    public var above = 0.0, below = 0.0
    /// The heights of the header and the footer, in points. The default of 0 means that there is none.
    public var header = 0.0, footer = 0.0
    /// Boolean values that indicate whether the heights of the header and the footer are estimates. The default is `false`.
    public var guessesHeader = false, guessesFooter = false
    /// The rows between the header and the footer.
    public var rows: RowHeights

    /// Creates a section without a header and a footer.
    public init(rows: RowHeights) { self.rows = rows }
    /// The height of the whole section, including the space above and below, in points.
    public var height: Double { above + header + rows.total + footer + below }
  }

  /// The space above the first section and the space below the last, in points.
  public var lead: Double, tail: Double
  /// The sections in order.
  public private(set) var sections: [Section]
  private var tree: SumTree
  /// The number of rows in the sections before each one, and the number of all rows as the last element.
  private var rowsAbove: [Int]

  /// Creates the layout result of a list of sections. The default of `lead` and `tail` is 0.
  public init(_ sections: [Section], lead: Double = 0, tail: Double = 0) {
    (self.sections, self.lead, self.tail) = (sections, lead, tail)
    tree = SumTree(sections.lazy.map(\.height))
    rowsAbove = [0]
    rowsAbove.reserveCapacity(sections.count + 1)
    for section in sections { rowsAbove.append(rowsAbove.last! + section.rows.count) }
  }

  /// The height of the whole content, in points.
  public var height: Double { lead + tree.sum(before: sections.count) + tail }
  /// The number of rows in each section.
  public var counts: [Int] { sections.map(\.rows.count) }

  /// Returns the number of rows in the sections before `section`. If `section` is the number of sections, it returns the number of all
  /// rows.
  /// - Complexity: O(1).
  public func rows(above section: Int) -> Int { rowsAbove[section] }

  /// Changes one section in a closure. The closure must not change the number of rows.
  public mutating func change(_ index: Int, _ body: (inout Section) -> Void) {
    let (before, count) = (sections[index].height, sections[index].rows.count)
    body(&sections[index])
    precondition(sections[index].rows.count == count, "a section with other rows is another plan")
    let after = sections[index].height
    if after != before { tree.add(after - before, at: index) }
  }

  // MARK: Places

  /// A vertical interval of the table.
  public struct Span: Hashable, Sendable {
    /// The top and the height of the interval, in points.
    public var y: Double, height: Double
    /// Creates an interval from its top and its height.
    public init(_ y: Double, _ height: Double) { (self.y, self.height) = (y, height) }
    /// The bottom of the interval, in points.
    public var end: Double { y + height }
    /// Returns a Boolean value that indicates whether two intervals overlap. Intervals that only touch do not.
    public func overlaps(_ other: Span) -> Bool { y < other.end && other.y < end }
  }

  /// Returns the interval of a whole section, including the space above and below.
  public func section(_ index: Int) -> Span { Span(top(of: index), sections[index].height) }
  /// Returns the interval of a header that is not held at the visible edge.
  public func header(_ index: Int) -> Span { Span(top(of: index) + sections[index].above, sections[index].header) }
  /// Returns the interval of a row.
  public func row(_ row: Int, in index: Int) -> Span {
    Span(rowsTop(of: index) + sections[index].rows.start(of: row), sections[index].rows[row])
  }
  /// Returns the interval of all rows of a section.
  public func rows(of index: Int) -> Span { Span(rowsTop(of: index), sections[index].rows.total) }
  /// Returns the interval of a footer that is not held at the visible edge.
  public func footer(_ index: Int) -> Span { Span(rowsTop(of: index) + sections[index].rows.total, sections[index].footer) }

  private func top(of index: Int) -> Double { lead + tree.sum(before: index) }
  private func rowsTop(of index: Int) -> Double { top(of: index) + sections[index].above + sections[index].header }

  // MARK: What lies where

  /// Returns the sections that have content in an interval.
  public func sections(in span: Span) -> Range<Int> {
    guard !sections.isEmpty, span.end > lead || span.y < height else { return 0..<0 }
    // Sections of zero height that begin exactly there are included.
    var first = tree.last(notBeyond: span.y - lead).index
    while first > 0, section(first - 1).end >= span.y, section(first - 1).height == 0 { first -= 1 }
    let last = tree.last(notBeyond: span.end - lead).index
    return first..<max(last + 1, first)
  }

  /// Returns the rows of a section that have content in an interval.
  public func rows(of index: Int, in span: Span) -> Range<Int> {
    let (top, rows) = (rowsTop(of: index), sections[index].rows)
    guard rows.count > 0, span.end > top, span.y < top + rows.total else { return 0..<0 }
    guard let first = rows.row(at: max(span.y - top, 0)), var last = rows.row(at: span.end - top) else { return 0..<0 }
    // A row that begins exactly at the end is not included.
    while last > first, top + rows.start(of: last) >= span.end { last -= 1 }
    return first..<last + 1
  }

  /// Returns the row at a vertical position, or `nil` if there is none.
  public func place(at y: Double) -> ItemPlace? {
    guard !sections.isEmpty else { return nil }
    for section in sections(in: Span(y, 0)) {
      let all = rows(of: section)
      guard all.y <= y, y < all.end, let row = sections[section].rows.row(at: y - all.y) else { continue }
      return ItemPlace(section, row)
    }
    return nil
  }
}
