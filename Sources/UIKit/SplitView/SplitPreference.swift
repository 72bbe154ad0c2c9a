/// The columns that an app prefers, and the way in which they make room for others.
struct SplitPreference {
  typealias DisplayMode = UISplitViewController.DisplayMode
  typealias SplitBehavior = UISplitViewController.SplitBehavior

  private(set) var mode = DisplayMode.automatic
  var behavior = SplitBehavior.automatic

  /// Prefers columns.
  ///
  /// - Parameter setsBehavior: Whether a mode that says how its columns lie sets the behavior to that, as in the column styles.
  mutating func prefer(_ new: DisplayMode, setsBehavior: Bool) {
    mode = new
    guard setsBehavior else { return }
    switch new {
    case .automatic, .secondaryOnly: break
    case .oneBesideSecondary, .twoBesideSecondary: behavior = .tile
    case .oneOverSecondary, .twoOverSecondary: behavior = .overlay
    case .twoDisplaceSecondary: behavior = .displace
    }
  }
}
