import QuartzCore

extension UITableView {
  /// The appearance of a table view and of its sections.
  public enum Style: Int, Sendable {
    /// Rows extend from edge to edge. The headers and footers of a section stay visible while the section scrolls past.
    case plain = 0
    /// Sections are separated by gaps. Headers and footers scroll with their sections.
    case grouped = 1
    /// Sections are separated by gaps. The rows of each section lie on a card with rounded corners, inset from the table's sides.
    case insetGrouped = 2
  }

  /// The position of a row after the table view has scrolled to it.
  public enum ScrollPosition: Int, Sendable {
    /// The table view scrolls by the smallest distance that makes the row fully visible.
    case none = 0
    /// The row is at the top of the visible area.
    case top = 1
    /// The row is in the middle of the visible area.
    case middle = 2
    /// The row is at the bottom of the visible area.
    case bottom = 3
  }

  /// The animation of rows and sections that are inserted, deleted or reloaded.
  public enum RowAnimation: Int, Sendable {
    /// The row fades in or out.
    case fade = 0
    /// The row slides in from the right, or out to the right.
    case right = 1
    /// The row slides in from the left, or out to the left.
    case left = 2
    /// The row slides in from beneath the row above it, or out beneath that row.
    case top = 3
    /// The row slides in from beneath the row below it, or out beneath that row.
    case bottom = 4
    /// The row appears or disappears at once. The other rows still move to their new positions.
    case none = 5
    /// The row opens from its middle line, or closes to it.
    case middle = 6
    /// The table view chooses the animation. Here it is always a fade.
    case automatic = 100
  }

  /// The position from which separator insets are measured.
  public enum SeparatorInsetReference: Int, Sendable {
    /// Insets are measured from the edges of the cell.
    case fromCellEdges = 0
    /// Insets are added to the inset that the table view chooses for the cell.
    case fromAutomaticInsets = 1
  }

  /// The table view's response when the content of a visible cell changes its size.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// The table view ignores such changes.
    case disabled = 0
    /// The table view updates the row's height when the cell calls `invalidateIntrinsicContentSize()`.
    case enabled = 1
  }

  /// The value that stands for an automatic height. The content determines the height of a row, and the system the height of anything else.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The title of a section index that is drawn as a magnifying glass. A touch on it scrolls to the top of the table view.
  public nonisolated static let indexSearch = "{search}"
  /// The name of the notification that is posted after a touch has changed the selection. Its object is the table view.
  public nonisolated static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")
}

extension UITableView {
  /// Calls a method of the delegate and returns its answer. Returns `nil` without a delegate, and if the delegate's class lacks the method.
  @discardableResult
  func ask<Answer>(_ method: OptionalRequirement, _ call: (any UITableViewDelegate) -> Answer) -> Answer? {
    guard let delegate else { return nil }
    return SilentMethods.ask(method, of: delegate, silentTableMethods, keep: { silentTableMethods = $0 }) { call(delegate) }
  }
  /// Calls a method of the data source and returns its answer. Returns `nil` without a data source, and if the data source's class lacks
  /// the method.
  @discardableResult
  func askSource<Answer>(_ method: OptionalRequirement, _ call: (any UITableViewDataSource) -> Answer) -> Answer? {
    guard let dataSource else { return nil }
    return SilentMethods.ask(method, of: dataSource, silentSourceMethods, keep: { silentSourceMethods = $0 }) { call(dataSource) }
  }
}
