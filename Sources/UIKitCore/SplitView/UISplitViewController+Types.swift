extension UISplitViewController {
  /// The style of a split view controller, which determines its columns. The raw values are those of UIKit.
  public enum Style: Int, Sendable {
    /// The split view controller has two controllers without column styles, as before iOS 14.
    case unspecified = 0
    /// The split view controller has a primary and a secondary column.
    case doubleColumn
    /// The split view controller has a supplementary column between the primary and the secondary column.
    case tripleColumn
  }

  /// A column of a split view controller. The raw values are those of UIKit.
  public enum Column: Int, Sendable {
    /// The first column.
    case primary = 0
    /// The column between the first and the last column, if there are three.
    case supplementary
    /// The last column, which always exists.
    case secondary
    /// The column that replaces all others in a compact width.
    case compact
  }

  /// The visible columns of a split view controller. The raw values are those of UIKit.
  public enum DisplayMode: Int, Sendable {
    /// The split behaviour and the available space determine the visible columns.
    case automatic = 0
    /// Only the secondary column is visible.
    case secondaryOnly
    /// One column is next to the secondary column.
    case oneBesideSecondary
    /// One column overlays the secondary column, which is dimmed.
    case oneOverSecondary
    /// Two columns are next to the secondary column.
    case twoBesideSecondary
    /// Two columns overlay the secondary column, which is dimmed.
    case twoOverSecondary
    /// Two columns displace the secondary column, which moves partly off the screen.
    case twoDisplaceSecondary
    /// The name of `secondaryOnly` before iOS 14.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The name of `oneBesideSecondary` before iOS 14.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The name of `oneOverSecondary` before iOS 14.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// The way in which columns make room for others. The raw values are those of UIKit.
  public enum SplitBehavior: Int, Sendable {
    /// The available space determines the behaviour.
    case automatic = 0
    /// The columns are next to each other.
    case tile
    /// The columns overlay the secondary column.
    case overlay
    /// The columns displace the secondary column.
    case displace
  }

  /// The edge of the primary column. The raw values are those of UIKit.
  public enum PrimaryEdge: Int, Sendable { case leading = 0, trailing }
  /// The background style of the primary column. The raw values are those of UIKit.
  public enum BackgroundStyle: Int, Sendable { case none = 0, sidebar }
  /// The visibility of the button that shows and hides columns. The raw values are those of UIKit.
  ///
  /// In the column styles, `automatic` and `always` show the button. `never` hides it.
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic = 0, never, always }
}
