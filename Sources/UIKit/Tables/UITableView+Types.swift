import QuartzCore

extension UITableView {
  /// How a table looks.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers and footers stay in sight as long as their section.
    case plain = 0
    /// Sections apart from each other.
    case grouped = 1
    /// Sections on cards.
    case insetGrouped = 2
  }

  /// Where a row comes to lie when it is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Where the least movement brings it.
    case none = 0
    /// At the upper edge.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the lower edge.
    case bottom = 3
  }

  /// How rows and sections come and go.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// They come from the right, and go there.
    case right = 1
    /// They come from the left, and go there.
    case left = 2
    /// They come from beneath what is above, and go there.
    case top = 3
    /// They come from beneath what is below, and go there.
    case bottom = 4
    /// They are there and gone at once; the others still move.
    case none = 5
    /// They open and close in their middle.
    case middle = 6
    /// The system chooses: they fade.
    case automatic = 100
  }

  /// What separator insets count from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The cell's edges.
    case fromCellEdges = 0
    /// The system's own inset.
    case fromAutomaticInsets = 1
  }

  /// Whether what is seen may change its size by itself.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// No.
    case disabled = 0
    /// When it says so, by `invalidateIntrinsicContentSize()`.
    case enabled = 1
  }

  /// Stands for a height that the content decides, or for the system's usual one.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// Among the titles of a section index, a magnifying glass.
  public nonisolated static let indexSearch = "{search}"
  /// Posted when a touch has changed what is selected; its object is the table view.
  public nonisolated static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")
}

extension UITableView {
  /// Calls the delegate, unless its class is known not to have the method; nil if nobody answers.
  @discardableResult
  func ask<Answer>(_ method: OptionalRequirement, _ call: (any UITableViewDelegate) -> Answer) -> Answer? {
    guard let delegate else { return nil }
    return SilentMethods.ask(method, of: delegate, silentTableMethods, keep: { silentTableMethods = $0 }) { call(delegate) }
  }
  /// Calls the data source, likewise.
  @discardableResult
  func askSource<Answer>(_ method: OptionalRequirement, _ call: (any UITableViewDataSource) -> Answer) -> Answer? {
    guard let dataSource else { return nil }
    return SilentMethods.ask(method, of: dataSource, silentSourceMethods, keep: { silentSourceMethods = $0 }) { call(dataSource) }
  }
}
