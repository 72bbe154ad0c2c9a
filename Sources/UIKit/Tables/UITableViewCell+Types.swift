extension UITableViewCell {
  /// How a cell arranges its own texts and image.
  public enum CellStyle: Int, Sendable {
    /// One text.
    case `default` = 0
    /// A text, and another one at the trailing edge.
    case value1 = 1
    /// A small text in the tint, and another one beside it.
    case value2 = 2
    /// A text, and a smaller one below.
    case subtitle = 3
  }

  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// One below each row.
    case singleLine = 1
  }

  /// What a selected cell looks like.
  public enum SelectionStyle: Int, Sendable {
    /// As if it were not selected.
    case none = 0
    /// Blue once; grey today.
    case blue = 1
    /// Grey.
    case gray = 2
    /// As the system does: grey.
    case `default` = 3
  }

  /// What a row offers while the table is edited.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// To delete it.
    case delete = 1
    /// To insert one.
    case insert = 2
  }

  /// What is at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron: a touch leads somewhere.
    case disclosureIndicator = 1
    /// A button for details, and a chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// How a cell looks while it is edited; parts may be combined.
  public struct StateMask: OptionSet, Sendable {
    /// A bit a part.
    public let rawValue: UInt
    /// Any of the bits below.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It shows a control to delete it, or to insert one.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// It shows the button that deletes it.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}

/// What a table says of a cell's place.
struct CellSurroundings: Equatable {
  var style = UITableView.Style.plain
  /// The sides of content, and what the safe area leaves out at either side.
  var margin = TableMetrics.margin
  var safeLeft: CGFloat = 0, safeRight: CGFloat = 0
  /// How far content is brought in for reading, at each side.
  var reading: CGFloat = 0
  /// Where it is in its section.
  var isFirst = false, isLast = false
  var separator = UITableViewCell.SeparatorStyle.singleLine
  var separatorColor: UIColor?
  /// As the table has it, if anybody set it; counted from the system's own if that is what it refers to.
  var separatorInset: UIEdgeInsets?
  var addsSeparatorInset = false
}

/// What a cell shows while its table is edited.
struct EditingLook: Equatable {
  var style = UITableViewCell.EditingStyle.none
  /// A circle to select it by.
  var isChoice = false
  var canMove = false
  /// Whether anything is at the leading edge.
  var hasControl: Bool { isChoice || style != .none }
}
