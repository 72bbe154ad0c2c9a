import CoreGraphics

/// Where a flow layout puts everything. (BEHAVIOUR §9)
public struct FlowPlan: Hashable, Sendable {
  /// Where one section's items, header and footer lie, in points.
  public struct Section: Hashable, Sendable {
    /// In order.
    public var items: [CGRect] = []
    /// Nil without one.
    public var header, footer: CGRect?
  }
  /// In order.
  public private(set) var sections: [Section] = []
  /// All of it, in points.
  public private(set) var contentSize = CGSize.zero

  /// - Parameters:
  ///   - breadth: The room across the scrolling direction.
  ///   - isHorizontal: Whether the content scrolls sideways; lines are then columns.
  ///   - scale: Pixels per point; origins lie on the pixel grid.
  public init(_ input: [FlowSection], breadth: CGFloat, isHorizontal: Bool = false, scale: CGFloat) {
    var pen = Pen(breadth: breadth, isHorizontal: isHorizontal, scale: scale)
    for section in input { sections.append(pen.place(section)) }
    contentSize = isHorizontal ? CGSize(width: pen.position, height: breadth) : CGSize(width: breadth, height: pen.position)
  }

  /// Places sections one after the other; `along` is the scrolling direction, `across` the lines'.
  private struct Pen {
    let breadth: CGFloat
    let isHorizontal: Bool
    let scale: CGFloat
    var position: CGFloat = 0

    mutating func place(_ section: FlowSection) -> Section {
      var result = Section()
      if section.headerLength > 0 {
        result.header = rect(along: position, across: 0, length: section.headerLength, breadth: breadth)
        position += section.headerLength
      }
      position += isHorizontal ? section.left : section.top
      placeItems(of: section, in: &result)
      position += isHorizontal ? section.right : section.bottom
      if section.footerLength > 0 {
        result.footer = rect(along: position, across: 0, length: section.footerLength, breadth: breadth)
        position += section.footerLength
      }
      return result
    }

    private mutating func placeItems(of section: FlowSection, in result: inout Section) {
      let (before, after) = isHorizontal ? (section.top, section.bottom) : (section.left, section.right)
      let room = breadth - before - after
      let sizes = section.itemSizes.map { isHorizontal ? ($0.width, $0.height) : ($0.height, $0.width) }  // (along, across)
      var first = 0
      while first < sizes.count {
        var (last, used) = (first, sizes[first].1)
        while last + 1 < sizes.count, used + section.itemSpacing + sizes[last + 1].1 <= room {
          last += 1
          used += section.itemSpacing + sizes[last].1
        }
        let line = sizes[first...last]
        let length = line.map(\.0).max()!
        var (across, gap) = Self.arrange(line.map(\.1), room: room, least: section.itemSpacing, isLast: last == sizes.count - 1)
        across += before
        for size in line {
          let along = position + (length - size.0) / 2
          result.items.append(rect(along: snap(along), across: snap(across), length: size.0, breadth: size.1))
          across += size.1 + gap
        }
        position += length
        first = last + 1
        if first < sizes.count { position += section.lineSpacing }
      }
    }

    /// Where the first item of a line begins, and how far apart the items are.
    private static func arrange(
      _ breadths: [CGFloat], room: CGFloat, least: CGFloat, isLast: Bool
    ) -> (start: CGFloat, gap: CGFloat) {
      let whole = breadths.reduce(0, +)
      guard isLast else {
        return breadths.count == 1 ? ((room - whole) / 2, 0) : (0, (room - whole) / CGFloat(breadths.count - 1))
      }
      guard let breadth = breadths.first, breadths.allSatisfy({ $0 == breadth }), breadth > 0 else { return (0, least) }
      // As if the line were filled with items like these.
      let count = ((room + least) / (breadth + least) + 1e-9).rounded(.down)
      return count <= 1 ? ((room - whole) / 2, 0) : (0, (room - count * breadth) / (count - 1))
    }

    private func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    private func rect(along: CGFloat, across: CGFloat, length: CGFloat, breadth: CGFloat) -> CGRect {
      isHorizontal
        ? CGRect(x: along, y: across, width: length, height: breadth) : CGRect(x: across, y: along, width: breadth, height: length)
    }
  }
}
