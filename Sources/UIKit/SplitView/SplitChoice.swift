import QuartzCore

/// The choice of the columns that are seen, from the preferences of the app and the room.
extension SplitColumns {
  typealias DisplayMode = UISplitViewController.DisplayMode

  var hasThree: Bool { split.style == .tripleColumn }

  /// The way in which columns make room for others. The default in the column styles is to tile; without a style it
  /// depends on the room (K).
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

  /// The columns that are seen when the split view opens, or gets another size. None lie over the secondary one: those have to be asked for.
  var openingMode: DisplayMode {
    switch split.preferredDisplayMode {
    case .automatic: behavior == .overlay ? .secondaryOnly : behavior == .tile ? tiledMode : .oneBesideSecondary
    case .secondaryOnly, .oneOverSecondary, .twoOverSecondary: .secondaryOnly
    case .oneBesideSecondary: .oneBesideSecondary
    case .twoBesideSecondary, .twoDisplaceSecondary: tiledMode
    }
  }
  /// As many columns beside the secondary one as fit.
  private var tiledMode: DisplayMode { hasThree && fitsThree ? .twoBesideSecondary : .oneBesideSecondary }

  /// The columns that are seen when the app sets its preference while the split view is seen.
  var askedMode: DisplayMode {
    switch split.preferredDisplayMode {
    case .oneOverSecondary: .oneOverSecondary
    case .twoOverSecondary: hasThree ? .twoOverSecondary : .oneOverSecondary
    case .twoBesideSecondary where hasThree, .twoDisplaceSecondary where hasThree: fitsThree ? .twoBesideSecondary : .twoOverSecondary
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary, .twoDisplaceSecondary: openingMode
    }
  }

  /// The columns that the app prefers once it shows one that is not seen.
  func wish(showing column: UISplitViewController.Column) -> DisplayMode {
    let both = hasThree && column == .primary
    switch behavior {
    case .overlay: return both ? .twoOverSecondary : .oneOverSecondary
    case .displace: return both ? .twoDisplaceSecondary : .oneBesideSecondary
    case .automatic, .tile: return both ? .twoBesideSecondary : .oneBesideSecondary
    }
  }
  /// The columns that are seen once one is shown that is not: two beside the secondary one only where they fit.
  func mode(showing column: UISplitViewController.Column) -> DisplayMode {
    switch wish(showing: column) {
    case .twoBesideSecondary: fitsThree ? .twoBesideSecondary : .twoOverSecondary
    case .twoDisplaceSecondary: fitsThree ? .twoBesideSecondary : .twoDisplaceSecondary
    case let other: other
    }
  }
  /// The columns that are seen once one of them is hidden.
  func mode(hiding column: UISplitViewController.Column) -> DisplayMode {
    guard hasThree, column == .primary else { return .secondaryOnly }
    return behavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
  }
  /// The columns that are seen once the user leaves those that make the secondary one dim.
  var modeWithoutDim: DisplayMode { behavior == .overlay ? .secondaryOnly : mode(hiding: .primary) }
}
