import QuartzCore

/// The appearance of the separators between the rows of a list.
public struct UIListSeparatorConfiguration: Hashable {
  /// The rule that decides whether a separator is drawn.
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }
  /// The visibility of the separator at the top of a row. The default is `automatic`.
  ///
  /// With `automatic`, only the first row of a grouped section has a separator there. The row above draws the others.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator at the bottom of a row. The default is `automatic`.
  ///
  /// With `automatic`, it is drawn except where a card ends.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets that stand for the list's own insets. A separator with these insets begins where the texts of the row begin.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)
  /// The insets of the separator at the top of a row. Only `leading` and `trailing` have an effect. The default is `automaticInsets`.
  public var topSeparatorInsets = Self.automaticInsets
  /// The insets of the separator at the bottom of a row. Only `leading` and `trailing` have an effect. The default is `automaticInsets`.
  public var bottomSeparatorInsets = Self.automaticInsets
  /// The colour of the separators. The default is `UIColor.separator`.
  public var color = UIColor.separator
  /// Creates the default configuration of a list. The default values are the same for every appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// The configuration of a list section. Its rows lie below each other, and each is as high as its content.
///
/// For the sources of its behaviour, see Docs/behaviour/lists.md, "Table geometry".
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list.
  public enum Appearance: Int, Sendable, Hashable {
    /// The rows extend from edge to edge.
    case plain
    /// The rows extend from edge to edge, and gaps separate the sections.
    case grouped
    /// The rows of each section lie on a card that is inset from the sides.
    case insetGrouped
    /// The list has the appearance of a sidebar.
    case sidebar
    /// The list has the appearance of a sidebar, and its rows extend from edge to edge.
    case sidebarPlain
  }
  /// The kind of header that a section has.
  public enum HeaderMode: Int, Sendable {
    /// The section has no header.
    case none
    /// The header is a supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The header is the first item of the section.
    case firstItemInSection
  }
  /// The kind of footer that a section has.
  public enum FooterMode: Int, Sendable {
    /// The section has no footer.
    case none
    /// The footer is a supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// The appearance of the list.
  public let appearance: Appearance
  /// A Boolean value that indicates whether separators are drawn between the rows. The default is `true`, except for the appearance
  /// `sidebar`.
  public var showsSeparators: Bool
  /// The configuration of the separators in the whole list.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// The closure that returns the separator configuration of a single row. It receives the configuration of the section. The default is
  /// `nil`.
  public var itemSeparatorHandler:
    ((_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  /// The background colour of the list. The default is `nil`, which stands for the colour of the appearance.
  public var backgroundColor: UIColor?
  /// The kind of header that each section has. The default is `HeaderMode.none`.
  public var headerMode = HeaderMode.none
  /// The kind of footer that each section has. The default is `FooterMode.none`.
  public var footerMode = FooterMode.none
  /// The gap above the header of each section, in points. The default is `nil`, which stands for the gap of the appearance.
  public var headerTopPadding: CGFloat?

  /// The closure that returns the actions of a swipe from a row's leading edge. The default is `nil`, which offers no actions.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The closure that returns the actions of a swipe from a row's trailing edge. The default is `nil`, which offers no actions.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// A closure that returns the swipe actions of a row. If it returns `nil`, the row has none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// Creates the configuration of a list with an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = appearance != .sidebar
  }
}
