extension UISplitViewController {
  /// Which columns there are. The raw values are Apple's.
  public enum Style: Int, Sendable {
    /// As before iOS 14: two controllers.
    case unspecified = 0
    /// A primary and a secondary column.
    case doubleColumn
    /// A supplementary one between them.
    case tripleColumn
  }

  /// A column. The raw values are Apple's.
  public enum Column: Int, Sendable {
    /// The first.
    case primary = 0
    /// The one between first and last, of three.
    case supplementary
    /// The last, which is always there.
    case secondary
    /// What is shown in the place of all where the width is compact.
    case compact
  }

  /// Which columns are seen. The raw values are Apple's.
  public enum DisplayMode: Int, Sendable {
    /// As the split behaviour and the room suggest.
    case automatic = 0
    /// The secondary alone.
    case secondaryOnly
    /// One beside the secondary.
    case oneBesideSecondary
    /// One over the secondary, which is dim.
    case oneOverSecondary
    /// Two beside the secondary.
    case twoBesideSecondary
    /// Two over the secondary, which is dim.
    case twoOverSecondary
    /// Two that push the secondary aside.
    case twoDisplaceSecondary
    /// The earlier name of `secondaryOnly`.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The earlier name of `oneBesideSecondary`.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The earlier name of `oneOverSecondary`.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// How columns make room for others. The raw values are Apple's.
  public enum SplitBehavior: Int, Sendable {
    /// As the room suggests.
    case automatic = 0
    /// Beside each other.
    case tile
    /// Over the secondary.
    case overlay
    /// The secondary is pushed aside.
    case displace
  }

  /// At which edge the primary column stands. The raw values are Apple's.
  public enum PrimaryEdge: Int, Sendable { case leading = 0, trailing }
  /// How the primary column's background looks. The raw values are Apple's.
  public enum BackgroundStyle: Int, Sendable { case none = 0, sidebar }
  /// When there is a button that shows and hides columns. The raw values are Apple's.
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic = 0, never, always }
}
