import CoreGraphics

/// The layout of a row of items with a title between them, in points.
///
/// Leading and trailing items are listed from the edge inwards. The title is centred in the bar. If the items leave too little room on one
/// side, the title moves to the other side, and is then truncated. (Docs/behaviour/bars.md, "Bar metrics")
package struct BarRow {
  package var size: CGSize
  /// The distance of the outermost items from the edges.
  package var leadingInset: CGFloat, trailingInset: CGFloat
  /// The distance between two items, and the smallest distance between items and the title.
  package var gap: CGFloat
  package var leading: [CGSize] = [], trailing: [CGSize] = []
  package var title = CGSize.zero
  /// A Boolean value that indicates whether the leading side is on the right.
  package var isMirrored: Bool

  /// Creates a row without items and without a title.
  package init(size: CGSize, leadingInset: CGFloat, trailingInset: CGFloat, gap: CGFloat, isMirrored: Bool = false) {
    (self.size, self.leadingInset, self.trailingInset) = (size, leadingInset, trailingInset)
    (self.gap, self.isMirrored) = (gap, isMirrored)
  }

  /// The frames of the items and of the title, in the bar's coordinates.
  package struct Places: Equatable {
    package var leading: [CGRect], trailing: [CGRect]
    package var title: CGRect
  }

  package var places: Places {
    var start = leadingInset
    let first = leading.map { item in
      defer { start += item.width + gap }
      return place(item, x: start)
    }
    var end = size.width - trailingInset
    let last = trailing.map { item in
      end -= item.width
      defer { end -= gap }
      return place(item, x: end)
    }
    // Both `start` and `end` now include the distance to the title.
    let room = max(0, end - start)
    let width = min(title.width, room)
    let middle = (size.width - width) / 2
    let x = min(max(middle, start), max(start, end - width))
    return Places(leading: first, trailing: last, title: place(CGSize(width: width, height: title.height), x: x))
  }

  /// A Boolean value that indicates whether the whole title fits in the centre of the bar.
  package var fitsTitleInTheMiddle: Bool {
    let places = places.title
    return places.width >= title.width && abs(places.midX - size.width / 2) < 1
  }

  private func place(_ item: CGSize, x: CGFloat) -> CGRect {
    let height = min(item.height, size.height)
    return CGRect(
      x: isMirrored ? size.width - x - item.width : x, y: ((size.height - height) / 2).rounded(.down), width: item.width, height: height)
  }
}
