/// The display mode and the split behaviour that an app prefers.
struct SplitPreference {
  typealias DisplayMode = UISplitViewController.DisplayMode
  typealias SplitBehavior = UISplitViewController.SplitBehavior

  private(set) var mode = DisplayMode.automatic
  var behavior = SplitBehavior.automatic

  /// Sets the preferred display mode.
  ///
  /// - Parameter setsBehavior: A Boolean value that indicates whether a mode with a specific behaviour also sets the preferred behaviour,
  ///   as in the column styles.
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
