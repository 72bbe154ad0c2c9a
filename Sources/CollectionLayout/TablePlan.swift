/// Where everything of a table lies, top to bottom: sections one below the other, each with a header, its rows and a footer.
///
/// It knows heights and nothing else. Heights that are guesses become known one by one.
/// - Complexity: making one is O(s) for s sections; what lies at a place, and the place of anything, are O(log n).
public struct TablePlan: Sendable {
  /// One section, from the gap above its header to the gap below its footer.
  public struct Section: Sendable {
    /// Room above the header, and below the footer.
    public var above = 0.0, below = 0.0
    /// The heights of header and footer; 0 where there is none.
    public var header = 0.0, footer = 0.0
    /// Whether these are guesses.
    public var guessesHeader = false, guessesFooter = false
    /// The rows between the two.
    public var rows: RowHeights

    /// A section of rows alone.
    public init(rows: RowHeights) { self.rows = rows }
    /// Everything together.
    public var height: Double { above + header + rows.total + footer + below }
  }

  /// The room above the first section, and below the last.
  public var lead: Double, tail: Double
  /// All sections.
  public private(set) var sections: [Section]
  private var tree: SumTree
  /// How many rows there are above each section, and in all.
  private var rowsAbove: [Int]

  /// Sections below a lead.
  public init(_ sections: [Section], lead: Double = 0, tail: Double = 0) {
    (self.sections, self.lead, self.tail) = (sections, lead, tail)
    tree = SumTree(sections.lazy.map(\.height))
    rowsAbove = [0]
    rowsAbove.reserveCapacity(sections.count + 1)
    for section in sections { rowsAbove.append(rowsAbove.last! + section.rows.count) }
  }

  /// How high all of it is.
  public var height: Double { lead + tree.sum(before: sections.count) + tail }
  /// How many rows each section has.
  public var counts: [Int] { sections.map(\.rows.count) }

  /// How many rows there are in the sections above one; above the number of sections, in all.
  /// - Complexity: O(1).
  public func rows(above section: Int) -> Int { rowsAbove[section] }

  /// Changes one section, whose rows stay as many as they are.
  public mutating func change(_ index: Int, _ body: (inout Section) -> Void) {
    let (before, count) = (sections[index].height, sections[index].rows.count)
    body(&sections[index])
    precondition(sections[index].rows.count == count, "a section with other rows is another plan")
    let after = sections[index].height
    if after != before { tree.add(after - before, at: index) }
  }

  // MARK: Places

  /// A stretch of the table's height.
  public struct Span: Hashable, Sendable {
    /// Where it begins, and how high it is.
    public var y: Double, height: Double
    /// A stretch.
    public init(_ y: Double, _ height: Double) { (self.y, self.height) = (y, height) }
    /// Where it ends.
    public var end: Double { y + height }
    /// Whether it has something in common with another; touching ends do not.
    public func overlaps(_ other: Span) -> Bool { y < other.end && other.y < end }
  }

  /// A whole section, with the gaps above and below.
  public func section(_ index: Int) -> Span { Span(top(of: index), sections[index].height) }
  /// A header, where it lies while nothing holds it.
  public func header(_ index: Int) -> Span { Span(top(of: index) + sections[index].above, sections[index].header) }
  /// A row.
  public func row(_ row: Int, in index: Int) -> Span {
    Span(rowsTop(of: index) + sections[index].rows.start(of: row), sections[index].rows[row])
  }
  /// All rows of a section.
  public func rows(of index: Int) -> Span { Span(rowsTop(of: index), sections[index].rows.total) }
  /// A footer, where it lies while nothing holds it.
  public func footer(_ index: Int) -> Span { Span(rowsTop(of: index) + sections[index].rows.total, sections[index].footer) }

  private func top(of index: Int) -> Double { lead + tree.sum(before: index) }
  private func rowsTop(of index: Int) -> Double { top(of: index) + sections[index].above + sections[index].header }

  // MARK: What lies where

  /// The sections that have something within a span.
  public func sections(in span: Span) -> Range<Int> {
    guard !sections.isEmpty, span.end > lead || span.y < height else { return 0..<0 }
    // Sections without height at the very place begin there too.
    var first = tree.last(notBeyond: span.y - lead).index
    while first > 0, section(first - 1).end >= span.y, section(first - 1).height == 0 { first -= 1 }
    let last = tree.last(notBeyond: span.end - lead).index
    return first..<max(last + 1, first)
  }

  /// The rows of a section that have something within a span.
  public func rows(of index: Int, in span: Span) -> Range<Int> {
    let (top, rows) = (rowsTop(of: index), sections[index].rows)
    guard rows.count > 0, span.end > top, span.y < top + rows.total else { return 0..<0 }
    guard let first = rows.row(at: max(span.y - top, 0)), var last = rows.row(at: span.end - top) else { return 0..<0 }
    // One that begins exactly at the end is not within.
    while last > first, top + rows.start(of: last) >= span.end { last -= 1 }
    return first..<last + 1
  }

  /// The row at a height; nil where there is none.
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
