import QuartzCore

/// The widths of the columns, from the app's preferences and the available space.
extension SplitColumns {
  private var automatic: CGFloat { UISplitViewController.automaticDimension }

  /// Returns the width of a column for the app. Before the view is loaded, preferences have no effect on it.
  func width(of column: Column) -> CGFloat {
    guard let view = split.viewIfLoaded else {
      return hasThree && column == .primary ? SplitMetrics.unloadedPrimaryOfThree : SplitMetrics.column
    }
    if isCollapsed { return view.bounds.width }
    return column == .primary ? arrangement.primary : arrangement.supplementary
  }

  /// A Boolean value that indicates whether two columns fit next to the secondary column. Before the view appears, the value is `true`.
  var fitsThree: Bool {
    guard isMounted else { return true }
    let primary = least(split.minimumPrimaryColumnWidth, split.maximumPrimaryColumnWidth)
    let supplementary = least(split.minimumSupplementaryColumnWidth, split.maximumSupplementaryColumnWidth)
    return primary + supplementary <= roomOfTwo(split.viewIfLoaded?.bounds.width ?? 0)
  }
  /// Returns the space for two columns next to the secondary column.
  private func roomOfTwo(_ whole: CGFloat) -> CGFloat {
    whole - SplitMetrics.leastSecondary - SplitMetrics.separator - SplitMetrics.gap
  }
  private func least(_ least: CGFloat, _ most: CGFloat) -> CGFloat {
    if least != automatic { return least }
    return most == automatic ? SplitMetrics.leastColumn : min(most, SplitMetrics.leastColumn)
  }

  /// Returns the arrangement of the visible columns in a view of the given size.
  func makeArrangement(_ size: CGSize) -> SplitArrangement {
    var made = SplitArrangement()
    (made.size, made.mode, made.reveal, made.hasThree) = (size, mode, gestures.reveal ?? 1, hasThree)
    made.primary = width(
      split.preferredPrimaryColumnWidth, split.preferredPrimaryColumnWidthFraction, split.minimumPrimaryColumnWidth,
      split.maximumPrimaryColumnWidth, size.width)
    made.supplementary = width(
      split.preferredSupplementaryColumnWidth, split.preferredSupplementaryColumnWidthFraction, split.minimumSupplementaryColumnWidth,
      split.maximumSupplementaryColumnWidth, size.width)
    if mode == .twoBesideSecondary { narrow(&made) }
    let readsRightToLeft = split.viewIfLoaded?.readsRightToLeft ?? false
    made.isMirrored = readsRightToLeft != (split.primaryEdge == .trailing)
    return made
  }

  private func width(_ preferred: CGFloat, _ fraction: CGFloat, _ least: CGFloat, _ most: CGFloat, _ whole: CGFloat) -> CGFloat {
    var width = preferred != automatic ? preferred : fraction != automatic ? fraction * whole : SplitMetrics.column
    if most != automatic { width = min(width, most) }
    if least != automatic { width = max(width, least) }
    return min(max(0, width), whole).rounded()
  }

  /// Reduces two columns that leave less than the minimum width to the secondary column.
  ///
  /// Each column is reduced in proportion, but not below its own minimum width.
  private func narrow(_ made: inout SplitArrangement) {
    let (leastPrimary, leastSupplementary) = (
      min(made.primary, least(split.minimumPrimaryColumnWidth, split.maximumPrimaryColumnWidth)),
      min(made.supplementary, least(split.minimumSupplementaryColumnWidth, split.maximumSupplementaryColumnWidth))
    )
    let excess = made.primary + made.supplementary - roomOfTwo(made.size.width)
    let slack = made.primary + made.supplementary - leastPrimary - leastSupplementary
    guard excess > 0, slack > 0 else { return }
    let part = min(1, excess / slack)
    made.primary = (made.primary - part * (made.primary - leastPrimary)).rounded(.down)
    made.supplementary = (made.supplementary - part * (made.supplementary - leastSupplementary)).rounded(.down)
  }
}
