import QuartzCore

/// Which columns are seen, and how wide they are: from what the app prefers, and the room.
extension SplitColumns {
  private var hasThree: Bool { split.style == .tripleColumn }

  /// Tiles where the view lies, covers where it stands (K).
  var behavior: UISplitViewController.SplitBehavior {
    if split.preferredSplitBehavior == .displace, !hasThree { return .tile }
    if split.preferredSplitBehavior != .automatic { return split.preferredSplitBehavior }
    switch split.preferredDisplayMode {
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return hasThree ? .displace : .tile
    case .automatic, .secondaryOnly:
      let size = split.viewIfLoaded?.bounds.size ?? .zero
      return size.width > size.height ? .tile : .overlay
    }
  }

  /// What is seen unless somebody shows or hides a column.
  var wantedMode: UISplitViewController.DisplayMode {
    switch split.preferredDisplayMode {
    case .automatic:
      switch behavior {
      case .overlay: return .secondaryOnly
      case .automatic, .tile, .displace: return .oneBesideSecondary
      }
    case .secondaryOnly: return .secondaryOnly
    case .twoBesideSecondary, .twoDisplaceSecondary: return hasThree ? split.preferredDisplayMode : .oneBesideSecondary
    case .twoOverSecondary: return hasThree ? .twoOverSecondary : .oneOverSecondary
    case .oneBesideSecondary, .oneOverSecondary: return split.preferredDisplayMode
    }
  }

  /// What is seen once a column is shown that is not.
  func mode(showing column: UISplitViewController.Column) -> UISplitViewController.DisplayMode {
    let both = hasThree && column == .primary
    switch behavior {
    case .overlay: return both ? .twoOverSecondary : .oneOverSecondary
    case .displace: return both ? .twoDisplaceSecondary : .oneBesideSecondary
    case .automatic, .tile: return both ? .twoBesideSecondary : .oneBesideSecondary
    }
  }
  /// What is seen once a column is hidden that is.
  func mode(hiding column: UISplitViewController.Column) -> UISplitViewController.DisplayMode {
    guard hasThree, column == .primary else { return .secondaryOnly }
    return behavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
  }

  /// In a view of a size.
  func makeArrangement(_ size: CGSize) -> SplitArrangement {
    var made = SplitArrangement()
    (made.size, made.mode, made.reveal, made.hasThree) = (size, mode, gestures.reveal ?? 1, hasThree)
    made.primary = width(
      split.preferredPrimaryColumnWidth, split.preferredPrimaryColumnWidthFraction, split.minimumPrimaryColumnWidth,
      split.maximumPrimaryColumnWidth, size.width)
    made.supplementary = width(
      split.preferredSupplementaryColumnWidth, split.preferredSupplementaryColumnWidthFraction, split.minimumSupplementaryColumnWidth,
      split.maximumSupplementaryColumnWidth, size.width)
    let readsRightToLeft = split.viewIfLoaded?.readsRightToLeft ?? false
    made.isMirrored = readsRightToLeft != (split.primaryEdge == .trailing)
    return made
  }
  private func width(_ preferred: CGFloat, _ fraction: CGFloat, _ least: CGFloat, _ most: CGFloat, _ whole: CGFloat) -> CGFloat {
    let automatic = UISplitViewController.automaticDimension
    var width = preferred != automatic ? preferred : fraction != automatic ? fraction * whole : SplitMetrics.column
    if most != automatic { width = min(width, most) }
    if least != automatic { width = max(width, least) }
    return min(max(0, width), whole).rounded()
  }
}
