import CoreGraphics

/// The layout result of a flow layout. (Docs/behaviour/lists.md, "Flow layout")
public struct FlowPlan: Hashable, Sendable {
  /// The frames of one section's items, header and footer, in points.
  public struct Section: Hashable, Sendable {
    /// The frames of the items, in order.
    public fileprivate(set) var items: FlowItems
    /// The frames of the header and the footer. They are `nil` if the section has none.
    public fileprivate(set) var header, footer: CGRect?
    /// The interval that the section covers along the scrolling axis, in points.
    public fileprivate(set) var start: CGFloat = 0, end: CGFloat = 0
  }
  /// The layout results of all sections, in order.
  public private(set) var sections: [Section] = []
  /// The size of the whole content, in points.
  public private(set) var contentSize = CGSize.zero
  private var spans = FlowSpans()
  let axes: FlowAxes

  /// Creates the layout result for a list of sections.
  /// - Parameters:
  ///   - breadth: The available length across the scrolling axis, in points.
  ///   - isHorizontal: Whether the content scrolls horizontally. Lines are then columns.
  ///   - scale: The number of pixels per point. Origins are aligned to pixels.
  /// - Complexity: O(sections). It is O(items) for sections whose items differ in size.
  public init(_ input: [FlowSection], breadth: CGFloat, isHorizontal: Bool = false, scale: CGFloat) {
    axes = FlowAxes(isHorizontal: isHorizontal, scale: scale)
    var pen = Pen(breadth: breadth, axes: axes)
    for section in input {
      let start = pen.position
      var placed = pen.place(section)
      (placed.start, placed.end) = (start, pen.position)
      sections.append(placed)
    }
    listSpans()
    contentSize = isHorizontal ? CGSize(width: pen.position, height: breadth) : CGSize(width: breadth, height: pen.position)
  }

  /// Replaces the estimated sizes of items with measured ones, by section and item.
  ///
  /// - Complexity: O(log lines) for items that lie together, and O(sections).
  public mutating func measure(_ sizes: [Int: [Int: CGSize]]) {
    var growth: CGFloat = 0
    for s in sections.indices {
      if growth != 0 { sections[s].shift(by: growth, axes) }
      guard let sizes = sizes[s] else { continue }
      let more = sections[s].items.measure(sizes)
      sections[s].end += more
      sections[s].footer = sections[s].footer?.shifted(by: more, axes)
      growth += more
    }
    if axes.isHorizontal { contentSize.width += growth } else { contentSize.height += growth }
    listSpans()
  }

  private mutating func listSpans() {
    spans = FlowSpans()
    for section in sections {
      let items = section.items.span ?? (section.start, section.start)
      spans.append(min(section.start, section.end, items.start), max(section.start, section.end, items.end))
    }
    spans.close()
  }

  /// Returns the sections that may have content in a rectangle. It includes few others.
  public func sections(around rect: CGRect) -> Range<Int> {
    let stretch = stretch(rect)
    return spans.touching(stretch.start, stretch.end)
  }
  /// Returns the items of a section that overlap a rectangle, in order.
  ///
  /// - Complexity: O(items in it), and O(log lines) if the items differ in size.
  public func items(ofSection section: Int, in rect: CGRect) -> [Int] {
    let items = sections[section].items, stretch = stretch(rect)
    return items.touching(stretch.start, stretch.end).filter { items[$0].overlaps(rect) }
  }

  /// Returns the interval that a rectangle covers, one pixel longer at both ends. The alignment to pixels moves items by at most that much.
  private func stretch(_ rect: CGRect) -> (start: CGFloat, end: CGFloat) {
    let span = axes.span(rect)
    return (span.start - 1 / axes.scale, span.end + 1 / axes.scale)
  }

  /// The running position from which sections are placed, one after the other.
  private struct Pen {
    let breadth: CGFloat
    let axes: FlowAxes
    var position: CGFloat = 0

    init(breadth: CGFloat, axes: FlowAxes) { (self.breadth, self.axes) = (breadth, axes) }

    mutating func place(_ section: FlowSection) -> Section {
      let header = edge(section.headerLength)
      position += axes.isHorizontal ? section.left : section.top
      let items = placeItems(of: section)
      position += axes.isHorizontal ? section.right : section.bottom
      return Section(items: items, header: header, footer: edge(section.footerLength))
    }

    private mutating func edge(_ length: CGFloat) -> CGRect? {
      guard length > 0 else { return nil }
      defer { position += length }
      return axes.rect(along: position, across: 0, length: length, breadth: breadth)
    }

    private mutating func placeItems(of section: FlowSection) -> FlowItems {
      let (before, after) = axes.isHorizontal ? (section.top, section.bottom) : (section.left, section.right)
      let line = FlowLine(start: before, room: breadth - before - after, least: section.itemSpacing)
      switch section.sizes {
      case .uniform(let size, let count):
        let grid = FlowGrid(
          size, count: count, in: line, start: position, spacing: section.lineSpacing, axes: axes)
        position = grid.end
        return FlowItems(grid)
      case .each(let sizes): return placeLines(of: sizes, line, section.lineSpacing)
      case .estimated(let estimate, let measured):
        var stretches = FlowStretches(estimate, in: line, start: position, spacing: section.lineSpacing, axes: axes)
        stretches.measure(measured)
        position += stretches.length
        return FlowItems(stretches)
      }
    }

    private mutating func placeLines(of sizes: [CGSize], _ line: FlowLine, _ spacing: CGFloat) -> FlowItems {
      var items: [CGRect] = [], firsts: [Int] = [], spans = FlowSpans(), first = 0
      while first < sizes.count {
        let end = first + line.fitting(from: first, to: sizes.count) { axes.across(sizes[$0]) }
        let length = sizes[first..<end].map(axes.along).max()!
        let places = line.places(sizes[first..<end].map(axes.across), isLast: end == sizes.count)
        for (size, across) in zip(sizes[first..<end], places) {
          items.append(axes.item(size, along: position + (length - axes.along(size)) / 2, across: across))
        }
        firsts.append(first)
        spans.append(position, position + length)
        position += length
        first = end
        if first < sizes.count { position += spacing }
      }
      spans.close()
      return FlowItems(items, firsts: firsts, spans)
    }
  }
}

extension FlowPlan.Section {
  fileprivate mutating func shift(by distance: CGFloat, _ axes: FlowAxes) {
    items.shift(by: distance)
    (start, end) = (start + distance, end + distance)
    (header, footer) = (header?.shifted(by: distance, axes), footer?.shifted(by: distance, axes))
  }
}

extension CGRect {
  /// Returns the rectangle moved along the scrolling axis.
  func shifted(by distance: CGFloat, _ axes: FlowAxes) -> CGRect {
    axes.isHorizontal ? offsetBy(dx: distance, dy: 0) : offsetBy(dx: 0, dy: distance)
  }
}
