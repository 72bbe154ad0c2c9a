import QuartzCore

/// The widths of columns, from what the app prefers and the room.
extension SplitColumns {
  private var automatic: CGFloat { UISplitViewController.automaticDimension }

  /// The width of a column as the app reads it. Before the view is loaded, preferences have no effect on it.
  func width(of column: Column) -> CGFloat {
    guard let view = split.viewIfLoaded else {
      return hasThree && column == .primary ? SplitMetrics.unloadedPrimaryOfThree : SplitMetrics.column
    }
    if isCollapsed { return view.bounds.width }
    return column == .primary ? arrangement.primary : arrangement.supplementary
  }

  /// Whether two columns fit beside the secondary one. Before the view appears, that is left open.
  var fitsThree: Bool {
    guard isMounted else { return true }
    let primary = least(split.minimumPrimaryColumnWidth, split.maximumPrimaryColumnWidth)
    let supplementary = least(split.minimumSupplementaryColumnWidth, split.maximumSupplementaryColumnWidth)
    return primary + supplementary <= roomOfTwo(split.viewIfLoaded?.bounds.width ?? 0)
  }
  /// The room that the secondary column leaves for two columns.
  private func roomOfTwo(_ whole: CGFloat) -> CGFloat {
    whole - SplitMetrics.leastSecondary - SplitMetrics.separator - SplitMetrics.gap
  }
  private func least(_ least: CGFloat, _ most: CGFloat) -> CGFloat {
    if least != automatic { return least }
    return most == automatic ? SplitMetrics.leastColumn : min(most, SplitMetrics.leastColumn)
  }

  /// The arrangement of the columns that are seen, in a view of a size.
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

  /// Two columns that leave the secondary one less than its least width give up some of theirs, each in proportion, down to their own least.
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
