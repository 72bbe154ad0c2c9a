extension UITableViewCell {
  /// The arrangement of a cell's standard texts and image.
  public enum CellStyle: Int, Sendable {
    /// A text at the leading edge, with an optional image before it.
    case `default` = 0
    /// A text at the leading edge and a secondary text at the trailing edge.
    case value1 = 1
    /// A small text in the tint colour at the leading edge, followed by a second text.
    case value2 = 2
    /// A text with a smaller one below it.
    case subtitle = 3
  }

  /// The appearance of the separators between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// The table view shows no separators.
    case none = 0
    /// A line separates each row from the next one.
    case singleLine = 1
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// A selected cell looks like any other cell.
    case none = 0
    /// A selected cell has a grey background. The colour was blue in early versions of iOS.
    case blue = 1
    /// A selected cell has a grey background.
    case gray = 2
    /// A selected cell has the system's background, which is grey.
    case `default` = 3
  }

  /// The editing control at the leading edge of a row in editing mode.
  public enum EditingStyle: Int, Sendable {
    /// The row has no editing control.
    case none = 0
    /// The row has a control that deletes it.
    case delete = 1
    /// The row has a control that inserts a new row.
    case insert = 2
  }

  /// The standard accessory at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// The cell has no accessory.
    case none = 0
    /// A chevron, which indicates that a tap on the row leads to another screen.
    case disclosureIndicator = 1
    /// A button that shows details of the row, and a chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button that shows details of the row.
    case detailButton = 4
  }

  /// The editing controls that a cell shows. Several of them can be combined.
  public struct StateMask: OptionSet, Sendable {
    /// The combined bits of the options.
    public let rawValue: UInt
    /// Creates a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The cell shows the control that deletes its row or inserts a new one.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The cell shows the button that deletes its row.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}

/// The position of a cell in its table view, and the properties that it takes from the table view.
struct CellEnvironment: Equatable {
  var style = UITableView.Style.plain
  /// The margin of the content, and the insets of the safe area at both sides.
  var margin = TableMetrics.margin
  var safeLeft: CGFloat = 0, safeRight: CGFloat = 0
  /// The additional inset at each side that limits the content to a readable width.
  var reading: CGFloat = 0
  /// Boolean values that indicate whether the row is the first and the last one of its section.
  var isFirst = false, isLast = false
  var separator = UITableViewCell.SeparatorStyle.singleLine
  var separatorColor: UIColor?
  /// The table's separator inset, if the app has set one. `addsSeparatorInset` indicates that it is added to the system's inset.
  var separatorInset: UIEdgeInsets?
  var addsSeparatorInset = false
}

/// The editing controls of a cell.
struct EditingLook: Equatable {
  var style = UITableViewCell.EditingStyle.none
  /// A Boolean value that indicates whether the control is a circle that selects the row.
  var isChoice = false
  var canMove = false
  /// A Boolean value that indicates whether there is a control at the leading edge.
  var hasControl: Bool { isChoice || style != .none }
}
