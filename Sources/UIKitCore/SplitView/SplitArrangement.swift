import CoreGraphics

/// The dimensions of split views, in points (Docs/behaviour/containers.md, "Split view controllers").
///
/// The minimum widths, the gap and the width before loading were measured. The other values are folklore.
enum SplitMetrics {
  static let column: CGFloat = 320, leastSecondary: CGFloat = 464, separator: CGFloat = 0.5
  /// The width of the primary column of three before the view is loaded.
  static let unloadedPrimaryOfThree: CGFloat = 280
  /// The minimum width of a primary or supplementary column next to two other columns.
  static let leastColumn: CGFloat = 240
  /// The additional space that two columns next to the secondary column need, besides their widths and the separator.
  static let gap: CGFloat = 10
  /// The opacity of the dimming view over the secondary column.
  static let dim: CGFloat = 0.12
  /// The duration of a change of columns, in seconds.
  static let change = 0.3
  /// The width of the area at the edge in which a drag shows hidden columns.
  static let edge: CGFloat = 20
}

/// The frames of the columns, as a value.
struct SplitArrangement: Equatable {
  var size = CGSize.zero
  var primary: CGFloat = 0, supplementary: CGFloat = 0
  var hasThree = false
  var mode = UISplitViewController.DisplayMode.secondaryOnly
  /// The visible fraction of the columns that overlay the secondary column. The value 1 means completely visible.
  var reveal: CGFloat = 1
  /// A Boolean value that indicates whether the primary column is on the right.
  var isMirrored = false

  typealias Column = UISplitViewController.Column

  /// The visible columns.
  var visible: [Column] {
    switch mode {
    case .automatic, .secondaryOnly: [.secondary]
    case .oneBesideSecondary, .oneOverSecondary: hasThree ? [.supplementary, .secondary] : [.primary, .secondary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      hasThree ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }
  }
  /// A Boolean value that indicates whether other columns overlay the secondary column.
  var isOverlaid: Bool { mode == .oneOverSecondary || mode == .twoOverSecondary }
  /// A Boolean value that indicates whether the secondary column is dimmed and receives no touches.
  var isDim: Bool { isOverlaid || mode == .twoDisplaceSecondary && hasThree }

  private func width(_ column: Column) -> CGFloat { column == .primary ? primary : supplementary }
  private var others: [Column] { visible.filter { $0 != .secondary } }
  private var othersWidth: CGFloat { others.reduce(0) { $0 + width($1) } }

  func frame(of column: Column) -> CGRect {
    let rect = unmirrored(column)
    guard isMirrored else { return rect }
    return CGRect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func unmirrored(_ column: Column) -> CGRect {
    let height = size.height
    guard column == .secondary else {
      guard visible.contains(column) else { return CGRect(x: -width(column), y: 0, width: width(column), height: height) }
      let before = others.prefix { $0 != column }.reduce(0) { $0 + width($1) }
      let away = isOverlaid ? (1 - reveal) * othersWidth : 0
      return CGRect(x: before - away, y: 0, width: width(column), height: height)
    }
    switch mode {
    case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary: return CGRect(origin: .zero, size: size)
    case .twoDisplaceSecondary where hasThree:
      return CGRect(x: othersWidth, y: 0, width: max(0, size.width - supplementary), height: height)
    case .oneBesideSecondary, .twoBesideSecondary, .twoDisplaceSecondary:
      let x = othersWidth + SplitMetrics.separator
      return CGRect(x: x, y: 0, width: max(0, size.width - x), height: height)
    }
  }

  /// Returns the frame of the separator at the end of a column that has another column next to it.
  func separator(after column: Column) -> CGRect {
    let frame = frame(of: column)
    return CGRect(
      x: isMirrored ? frame.minX - SplitMetrics.separator : frame.maxX, y: 0, width: SplitMetrics.separator, height: size.height)
  }
}
