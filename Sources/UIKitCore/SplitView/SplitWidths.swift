import InterfaceGeometry
import QuartzCore

/// The widths of the columns, from the app's preferences and the available space.
extension SplitColumns {
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
    return SplitWidth.fit(primaryWidth, supplementaryWidth, in: split.viewIfLoaded?.bounds.width ?? 0)
  }

  /// Returns the arrangement of the visible columns in a view of the given size.
  func makeArrangement(_ size: CGSize) -> SplitArrangement {
    let readsRightToLeft = split.viewIfLoaded?.readsRightToLeft ?? false
    return SplitArrangement(
      size: size, mode: mode.arrangementMode, hasThree: hasThree, reveal: gestures.reveal ?? 1,
      isMirrored: readsRightToLeft != (split.primaryEdge == .trailing), primary: primaryWidth, supplementary: supplementaryWidth)
  }

  private var primaryWidth: SplitWidth {
    SplitWidth(
      preferred: stated(split.preferredPrimaryColumnWidth), fraction: stated(split.preferredPrimaryColumnWidthFraction),
      minimum: stated(split.minimumPrimaryColumnWidth), maximum: stated(split.maximumPrimaryColumnWidth))
  }
  private var supplementaryWidth: SplitWidth {
    SplitWidth(
      preferred: stated(split.preferredSupplementaryColumnWidth), fraction: stated(split.preferredSupplementaryColumnWidthFraction),
      minimum: stated(split.minimumSupplementaryColumnWidth), maximum: stated(split.maximumSupplementaryColumnWidth))
  }
  /// Returns a preference of the app, or `nil` if it is automatic.
  private func stated(_ preference: CGFloat) -> CGFloat? {
    preference == UISplitViewController.automaticDimension ? nil : preference
  }
}

/// The columns of an arrangement as an app sees them.
extension SplitArrangement {
  /// The visible columns.
  var visible: [UISplitViewController.Column] { columns.map(\.uikit) }

  /// Returns the frame of a column. The column for a compact width has no frame.
  func frame(of column: UISplitViewController.Column) -> CGRect { Column(column).map(frame) ?? .zero }

  /// Returns the frame of the separator at the end of a column that has another column next to it.
  func separator(after column: UISplitViewController.Column) -> CGRect { Column(column).map(separator) ?? .zero }
}

extension SplitArrangement.Column {
  fileprivate init?(_ column: UISplitViewController.Column) {
    switch column {
    case .primary: self = .primary
    case .supplementary: self = .supplementary
    case .secondary: self = .secondary
    case .compact: return nil
    }
  }
  fileprivate var uikit: UISplitViewController.Column {
    switch self {
    case .primary: .primary
    case .supplementary: .supplementary
    case .secondary: .secondary
    }
  }
}

extension UISplitViewController.DisplayMode {
  fileprivate var arrangementMode: SplitArrangement.Mode {
    switch self {
    case .automatic, .secondaryOnly: .secondaryOnly
    case .oneBesideSecondary: .oneBeside
    case .oneOverSecondary: .oneOver
    case .twoBesideSecondary: .twoBeside
    case .twoOverSecondary: .twoOver
    case .twoDisplaceSecondary: .twoDisplace
    }
  }
}
