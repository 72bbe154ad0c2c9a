import CoreGraphics

/// The dimensions of split views, in points (Docs/behaviour/containers.md, "Split view controllers").
///
/// The minimum widths, the gap and the width before loading were measured. The other values are folklore.
package enum SplitMetrics {
  package static let column: CGFloat = 320, leastSecondary: CGFloat = 464, separator: CGFloat = 0.5
  /// The width of the primary column of three before the view is loaded.
  package static let unloadedPrimaryOfThree: CGFloat = 280
  /// The minimum width of a primary or supplementary column next to two other columns.
  package static let leastColumn: CGFloat = 240
  /// The additional space that two columns next to the secondary column need, besides their widths and the separator.
  package static let gap: CGFloat = 10
  /// The opacity of the dimming view over the secondary column.
  package static let dim: CGFloat = 0.12
  /// The duration of a change of columns, in seconds.
  package static let change = 0.3
  /// The width of the area at the edge in which a drag shows hidden columns.
  package static let edge: CGFloat = 20
}

/// The frames of the columns, as a value.
package struct SplitArrangement: Equatable {
  package enum Column: Sendable { case primary, supplementary, secondary }

  /// The visible columns, and the way in which they share the space.
  package enum Mode: Sendable {
    /// Only the secondary column is visible.
    case secondaryOnly
    /// One or two columns are next to the secondary column.
    case oneBeside, twoBeside
    /// One or two columns overlay the secondary column, which is dimmed.
    case oneOver, twoOver
    /// Two columns displace the secondary column, which moves partly off the screen.
    case twoDisplace
  }

  package let size: CGSize
  /// The widths of the two columns, in points.
  package private(set) var primary: CGFloat, supplementary: CGFloat
  private let hasThree: Bool
  private let mode: Mode
  /// The visible fraction of the columns that overlay the secondary column. The value 1 means completely visible.
  package let reveal: CGFloat
  /// A Boolean value that indicates whether the primary column is on the right.
  package let isMirrored: Bool

  /// Creates the arrangement of the visible columns in a view of the given size.
  ///
  /// Two columns next to the secondary column are reduced if they leave less than the minimum width to it.
  package init(
    size: CGSize, mode: Mode, hasThree: Bool, reveal: CGFloat, isMirrored: Bool, primary: SplitWidth, supplementary: SplitWidth
  ) {
    (self.size, self.mode, self.hasThree, self.reveal, self.isMirrored) = (size, mode, hasThree, reveal, isMirrored)
    self.primary = primary.width(in: size.width)
    self.supplementary = supplementary.width(in: size.width)
    if mode == .twoBeside { narrow(primary, supplementary) }
  }

  /// Reduces two columns that leave less than the minimum width to the secondary column.
  ///
  /// Each column is reduced in proportion, but not below its own minimum width.
  private mutating func narrow(_ one: SplitWidth, _ other: SplitWidth) {
    let leastPrimary = min(primary, one.minimumOfThree), leastSupplementary = min(supplementary, other.minimumOfThree)
    let excess = primary + supplementary - SplitWidth.roomOfTwo(in: size.width)
    let slack = primary + supplementary - leastPrimary - leastSupplementary
    guard excess > 0, slack > 0 else { return }
    let part = min(1, excess / slack)
    primary = (primary - part * (primary - leastPrimary)).rounded(.down)
    supplementary = (supplementary - part * (supplementary - leastSupplementary)).rounded(.down)
  }

  /// The visible columns.
  package var columns: [Column] {
    switch mode {
    case .secondaryOnly: [.secondary]
    case .oneBeside, .oneOver: hasThree ? [.supplementary, .secondary] : [.primary, .secondary]
    case .twoBeside, .twoOver, .twoDisplace: hasThree ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }
  }
  /// A Boolean value that indicates whether other columns overlay the secondary column.
  package var isOverlaid: Bool { mode == .oneOver || mode == .twoOver }
  /// A Boolean value that indicates whether the secondary column is dimmed and receives no touches.
  package var isDim: Bool { isOverlaid || mode == .twoDisplace && hasThree }

  private func width(_ column: Column) -> CGFloat { column == .primary ? primary : supplementary }
  private var others: [Column] { columns.filter { $0 != .secondary } }
  private var othersWidth: CGFloat { others.reduce(0) { $0 + width($1) } }

  /// Returns the frame of a column. A column that is not visible is outside of the view, next to its edge.
  package func frame(of column: Column) -> CGRect {
    let rect = unmirrored(column)
    guard isMirrored else { return rect }
    return CGRect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func unmirrored(_ column: Column) -> CGRect {
    let height = size.height
    guard column == .secondary else {
      guard columns.contains(column) else { return CGRect(x: -width(column), y: 0, width: width(column), height: height) }
      let before = others.prefix { $0 != column }.reduce(0) { $0 + width($1) }
      let away = isOverlaid ? (1 - reveal) * othersWidth : 0
      return CGRect(x: before - away, y: 0, width: width(column), height: height)
    }
    switch mode {
    case .secondaryOnly, .oneOver, .twoOver: return CGRect(origin: .zero, size: size)
    case .twoDisplace where hasThree:
      return CGRect(x: othersWidth, y: 0, width: max(0, size.width - supplementary), height: height)
    case .oneBeside, .twoBeside, .twoDisplace:
      let x = othersWidth + SplitMetrics.separator
      return CGRect(x: x, y: 0, width: max(0, size.width - x), height: height)
    }
  }

  /// Returns the frame of the separator at the end of a column that has another column next to it.
  package func separator(after column: Column) -> CGRect {
    let frame = frame(of: column)
    return CGRect(
      x: isMirrored ? frame.minX - SplitMetrics.separator : frame.maxX, y: 0, width: SplitMetrics.separator, height: size.height)
  }
}
