import CoreGraphics

/// The measures of split views, in points. (BEHAVIOUR-2 §24: K, but for the least widths, the gap and the width before loading, M)
enum SplitMetrics {
  static let column: CGFloat = 320, leastSecondary: CGFloat = 464, separator: CGFloat = 0.5
  /// The width of the primary of three columns before the view is loaded.
  static let unloadedPrimaryOfThree: CGFloat = 280
  /// The least width of a primary or supplementary column beside two others.
  static let leastColumn: CGFloat = 240
  /// The room that two columns beside the secondary one need in addition to their widths and the separator.
  static let gap: CGFloat = 10
  /// How dark the secondary gets under others.
  static let dim: CGFloat = 0.12
  /// How long columns take to come and go, in seconds.
  static let change = 0.3
  /// How wide the strip at the edge is from which a finger brings them in.
  static let edge: CGFloat = 20
}

/// Where columns lie, as numbers.
struct SplitArrangement: Equatable {
  var size = CGSize.zero
  var primary: CGFloat = 0, supplementary: CGFloat = 0
  var hasThree = false
  var mode = UISplitViewController.DisplayMode.secondaryOnly
  /// How far columns that lie over the secondary are in; 1 for all of it.
  var reveal: CGFloat = 1
  /// The primary column stands on the right.
  var isMirrored = false

  typealias Column = UISplitViewController.Column

  /// Those that are seen.
  var visible: [Column] {
    switch mode {
    case .automatic, .secondaryOnly: [.secondary]
    case .oneBesideSecondary, .oneOverSecondary: hasThree ? [.supplementary, .secondary] : [.primary, .secondary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      hasThree ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }
  }
  /// The secondary lies beneath others.
  var isOverlaid: Bool { mode == .oneOverSecondary || mode == .twoOverSecondary }
  /// The secondary is dim and hears no touches.
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

  /// The line at a column's end, where one stands beside it.
  func separator(after column: Column) -> CGRect {
    let frame = frame(of: column)
    return CGRect(
      x: isMirrored ? frame.minX - SplitMetrics.separator : frame.maxX, y: 0, width: SplitMetrics.separator, height: size.height)
  }
}
