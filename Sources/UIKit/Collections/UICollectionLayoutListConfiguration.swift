import QuartzCore

/// How the lines between a list's rows look.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line is drawn.
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }
  /// At the upper edge; by default there is none but the one of the row above.
  public var topSeparatorVisibility = Visibility.automatic
  /// At the lower edge; by default there is one, except where a card ends.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// Insets that stand for the list's own: up to where the texts begin.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)
  /// Of the line at the upper edge, of which leading and trailing count.
  public var topSeparatorInsets = Self.automaticInsets
  /// Of the line at the lower edge, of which leading and trailing count.
  public var bottomSeparatorInsets = Self.automaticInsets
  /// The colour.
  public var color = UIColor.separator
  /// The lines of a list with an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// How a section is a list: rows below each other, each as high as its content.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// How lists look.
  public enum Appearance: Int, Sendable, Hashable {
    /// Rows from edge to edge.
    case plain
    /// Rows from edge to edge, in groups.
    case grouped
    /// Rows in cards.
    case insetGrouped
    /// The rows of a sidebar.
    case sidebar
    /// The rows of a sidebar, from edge to edge.
    case sidebarPlain
  }
  /// What stands at a section's start.
  public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none
    /// A supplementary view of the kind `elementKindSectionHeader`.
    case supplementary
    /// The section's first item.
    case firstItemInSection
  }
  /// What stands at a section's end.
  public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none
    /// A supplementary view of the kind `elementKindSectionFooter`.
    case supplementary
  }

  /// How the list looks.
  public let appearance: Appearance
  /// Whether there are lines between rows; true by default, but for sidebars.
  public var showsSeparators: Bool
  /// How the lines look.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes the lines of single rows.
  public var itemSeparatorHandler:
    ((_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  /// Behind the list; nil stands for the appearance's.
  public var backgroundColor: UIColor?
  /// What stands at each section's start; nothing by default.
  public var headerMode = HeaderMode.none
  /// What stands at each section's end; nothing by default.
  public var footerMode = FooterMode.none
  /// Above each section's header, in points; nil stands for the appearance's.
  public var headerTopPadding: CGFloat?

  /// Says what a swipe from a row's leading edge offers; nil for nothing, of the row or of all. (BEHAVIOUR-2 §19.4)
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Says what a swipe from a row's trailing edge offers; nil for nothing, of the row or of all.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Says what a row offers that is swiped.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// A list with an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = appearance != .sidebar
  }
}
