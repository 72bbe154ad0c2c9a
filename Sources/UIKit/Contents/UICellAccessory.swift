import QuartzCore

/// A small thing at the side of a list's cell: an arrow, a check mark, a control.
public struct UICellAccessory {
  /// When it is shown.
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }
  /// What kind of accessory it is.
  public enum AccessoryType: Int, Sendable {
    case disclosureIndicator, detail, checkmark, delete, insert, reorder, multiselect, outlineDisclosure, label, customView
  }
  /// At which side it stands, for views of the app's own.
  public enum Placement {
    /// Before the content.
    case leading(displayed: DisplayedState = .always)
    /// After the content.
    case trailing(displayed: DisplayedState = .always)
  }
  /// How much room is kept for it along the row.
  public enum LayoutDimension: Equatable, Sendable {
    /// As much as it takes.
    case actual
    /// As much as the system's accessories take, so that all rows look alike.
    case standard
    /// In points.
    case custom(CGFloat)
  }

  /// What kind of accessory it is.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let isLeading: Bool
  let dimension: LayoutDimension
  let tintColor: UIColor?
  let isHidden: Bool
  var action: (@MainActor () -> Void)?
  var text = ""
  var font: UIFont?
  var customView: UIView?
  var outlineStyle = OutlineDisclosureOptions.Style.automatic

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, isLeading: Bool = false, dimension: LayoutDimension? = nil, tint: UIColor? = nil,
    isHidden: Bool? = nil
  ) {
    (accessoryType, self.displayed, self.isLeading) = (type, displayed, isLeading)
    (self.dimension, tintColor, self.isHidden) = (dimension ?? .actual, tint, isHidden ?? false)
  }

  // MARK: The system's

  /// How an arrow that leads further looks.
  public struct DisclosureIndicatorOptions {
    /// Whether it keeps its room without being seen; nil stands for no.
    public var isHidden: Bool?
    /// How much room is kept for it; nil stands for as much as it takes.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil stands for the system's.
    public var tintColor: UIColor?
    /// With what differs from the system's.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
    }
  }
  /// How the other accessories look that have a colour and nothing more.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  /// How an info button looks.
  public typealias DetailOptions = DisclosureIndicatorOptions
  /// How a delete button looks.
  public typealias DeleteOptions = DisclosureIndicatorOptions
  /// How an insert button looks.
  public typealias InsertOptions = DisclosureIndicatorOptions
  /// How the handle for moving looks.
  public typealias ReorderOptions = DisclosureIndicatorOptions
  /// How a check box looks.
  public typealias MultiselectOptions = DisclosureIndicatorOptions

  /// How the arrow looks that expands and collapses, and what it answers to.
  public struct OutlineDisclosureOptions {
    /// What the user touches to expand.
    public enum Style: Int, Sendable {
      /// The whole cell where it cannot be selected, else the arrow.
      case automatic
      /// The whole cell.
      case header
      /// The arrow alone.
      case cell
    }
    /// What the user touches to expand.
    public var style: Style
    /// Whether it keeps its room without being seen; nil stands for no.
    public var isHidden: Bool?
    /// How much room is kept for it.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil stands for the tint.
    public var tintColor: UIColor?
    /// With what differs from the system's.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) { (self.style, self.isHidden, self.reservedLayoutWidth, self.tintColor) = (style, isHidden, reservedLayoutWidth, tintColor) }
  }
  /// How a text at the side looks.
  public struct LabelOptions {
    /// Whether it keeps its room without being seen; nil stands for no.
    public var isHidden: Bool?
    /// How much room is kept for it.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil stands for gray.
    public var tintColor: UIColor?
    /// In which font; nil stands for body.
    public var font: UIFont?
    /// With what differs from the system's.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, font: UIFont? = nil) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor, self.font) = (isHidden, reservedLayoutWidth, tintColor, font)
    }
  }

  private static func plain(
    _ type: AccessoryType, _ displayed: DisplayedState, isLeading: Bool = false, _ options: DisclosureIndicatorOptions,
    action: (@MainActor () -> Void)? = nil
  ) -> Self {
    var accessory = Self(
      type, displayed, isLeading: isLeading, dimension: options.reservedLayoutWidth, tint: options.tintColor, isHidden: options.isHidden)
    accessory.action = action
    return accessory
  }

  /// An arrow that says that the row leads further.
  public static func disclosureIndicator(displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()) -> Self {
    plain(.disclosureIndicator, displayed, options)
  }
  /// An info button.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (@MainActor () -> Void)? = nil
  ) -> Self { plain(.detail, displayed, options, action: actionHandler) }
  /// A check mark.
  public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = .init()) -> Self {
    plain(.checkmark, displayed, options)
  }
  /// A red button at the leading side. Without an action it does nothing.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (@MainActor () -> Void)? = nil
  ) -> Self { plain(.delete, displayed, isLeading: true, options, action: actionHandler) }
  /// A green button at the leading side. Without an action it does nothing.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: (@MainActor () -> Void)? = nil
  ) -> Self { plain(.insert, displayed, isLeading: true, options, action: actionHandler) }
  /// A handle by which the user moves the row.
  public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()) -> Self {
    plain(.reorder, displayed, options)
  }
  /// A check box at the leading side, checked while the cell is selected.
  public static func multiselect(displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()) -> Self {
    plain(.multiselect, displayed, isLeading: true, options)
  }
  /// An arrow that expands and collapses the row.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(), actionHandler: (@MainActor () -> Void)? = nil
  ) -> Self {
    var accessory = Self(
      .outlineDisclosure, displayed, dimension: options.reservedLayoutWidth, tint: options.tintColor, isHidden: options.isHidden)
    (accessory.action, accessory.outlineStyle) = (actionHandler, options.style)
    return accessory
  }
  /// A text at the trailing side.
  public static func label(text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()) -> Self {
    var accessory = Self(.label, displayed, dimension: options.reservedLayoutWidth, tint: options.tintColor, isHidden: options.isHidden)
    (accessory.text, accessory.font) = (text, options.font)
    return accessory
  }

  // MARK: The app's own

  /// A view of the app's own, where it stands and how much room it takes.
  public struct CustomViewConfiguration {
    let customView: UIView
    let placement: Placement
    let isHidden: Bool?
    let reservedLayoutWidth: LayoutDimension?
    let tintColor: UIColor?
    /// A view of the size that it has.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
    }
  }
  /// A view of the app's own.
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    let (isLeading, displayed): (Bool, DisplayedState) =
      switch configuration.placement {
      case .leading(let displayed): (true, displayed)
      case .trailing(let displayed): (false, displayed)
      }
    var accessory = Self(
      .customView, displayed, isLeading: isLeading, dimension: configuration.reservedLayoutWidth, tint: configuration.tintColor,
      isHidden: configuration.isHidden)
    accessory.customView = configuration.customView
    return accessory
  }

  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}
