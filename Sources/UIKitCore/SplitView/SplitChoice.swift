import QuartzCore

/// The choice of the visible columns, from the app's preferences and the available space.
extension SplitColumns {
  typealias DisplayMode = UISplitViewController.DisplayMode

  var hasThree: Bool { split.style == .tripleColumn }

  /// The way in which columns make room for others. The default in the column styles is to tile.
  ///
  /// Without a style, it depends on the available space (folklore).
  var behavior: UISplitViewController.SplitBehavior {
    switch split.preferredSplitBehavior {
    case .displace where !hasThree: return .tile
    case .automatic: return split.style == .unspecified ? classicBehavior : .tile
    case .tile, .overlay, .displace: return split.preferredSplitBehavior
    }
  }
  private var classicBehavior: UISplitViewController.SplitBehavior {
    switch split.preferredDisplayMode {
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .automatic, .secondaryOnly:
      let size = split.viewIfLoaded?.bounds.size ?? .zero
      return size.height > size.width ? .overlay : .tile
    case .oneBesideSecondary, .twoBesideSecondary, .twoDisplaceSecondary: return .tile
    }
  }

  /// The visible columns when the split view appears or changes its size. No column overlays the secondary column without a request.
  var openingMode: DisplayMode {
    switch split.preferredDisplayMode {
    case .automatic: behavior == .overlay ? .secondaryOnly : behavior == .tile ? tiledMode : .oneBesideSecondary
    case .secondaryOnly, .oneOverSecondary, .twoOverSecondary: .secondaryOnly
    case .oneBesideSecondary: .oneBesideSecondary
    case .twoBesideSecondary, .twoDisplaceSecondary: tiledMode
    }
  }
  /// The mode with as many columns next to the secondary column as fit.
  private var tiledMode: DisplayMode { hasThree && fitsThree ? .twoBesideSecondary : .oneBesideSecondary }

  /// The visible columns after the app sets its preference while the split view is visible.
  var askedMode: DisplayMode {
    switch split.preferredDisplayMode {
    case .oneOverSecondary: .oneOverSecondary
    case .twoOverSecondary: hasThree ? .twoOverSecondary : .oneOverSecondary
    case .twoBesideSecondary where hasThree, .twoDisplaceSecondary where hasThree: fitsThree ? .twoBesideSecondary : .twoOverSecondary
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary, .twoDisplaceSecondary: openingMode
    }
  }

  /// Returns the mode that the app prefers when it shows a hidden column.
  func wish(showing column: UISplitViewController.Column) -> DisplayMode {
    let both = hasThree && column == .primary
    switch behavior {
    case .overlay: return both ? .twoOverSecondary : .oneOverSecondary
    case .displace: return both ? .twoDisplaceSecondary : .oneBesideSecondary
    case .automatic, .tile: return both ? .twoBesideSecondary : .oneBesideSecondary
    }
  }
  /// Returns the mode when a hidden column is shown. Two columns are next to the secondary column only if they fit.
  func mode(showing column: UISplitViewController.Column) -> DisplayMode {
    switch wish(showing: column) {
    case .twoBesideSecondary: fitsThree ? .twoBesideSecondary : .twoOverSecondary
    case .twoDisplaceSecondary: fitsThree ? .twoBesideSecondary : .twoDisplaceSecondary
    case let other: other
    }
  }
  /// Returns the mode when a column is hidden.
  func mode(hiding column: UISplitViewController.Column) -> DisplayMode {
    guard hasThree, column == .primary else { return .secondaryOnly }
    return behavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
  }
  /// The mode after the user dismisses the columns that dim the secondary column.
  var modeWithoutDim: DisplayMode { behavior == .overlay ? .secondaryOnly : mode(hiding: .primary) }
}
