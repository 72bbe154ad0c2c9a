import QuartzCore

/// An accessory at the side of a list cell, such as a chevron, a check mark or a control.
public struct UICellAccessory {
  /// The editing state in which an accessory is displayed.
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }
  /// The type of an accessory.
  public enum AccessoryType: Int, Sendable {
    case disclosureIndicator, detail, checkmark, delete, insert, reorder, multiselect, outlineDisclosure, label, customView
  }
  /// The side at which a custom view is displayed.
  public enum Placement {
    /// The view is at the leading side of the content.
    case leading(displayed: DisplayedState = .always)
    /// The view is at the trailing side of the content.
    case trailing(displayed: DisplayedState = .always)
  }
  /// The width that is reserved for an accessory.
  public enum LayoutDimension: Equatable, Sendable {
    /// The width of the accessory.
    case actual
    /// The width of the system's accessories, so that all rows are aligned.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The type of the accessory.
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

  // MARK: System accessories

  /// The options of a disclosure indicator.
  public struct DisclosureIndicatorOptions {
    /// A Boolean value that indicates whether the accessory is invisible but keeps its space. The value `nil` stands for `false`.
    public var isHidden: Bool?
    /// The width that is reserved for the accessory. The value `nil` stands for the accessory's own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint colour. The value `nil` stands for the system's colour.
    public var tintColor: UIColor?
    /// Creates options from the values that differ from the system's.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
    }
  }
  /// The options of a check mark.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  /// The options of a detail button.
  public typealias DetailOptions = DisclosureIndicatorOptions
  /// The options of a delete button.
  public typealias DeleteOptions = DisclosureIndicatorOptions
  /// The options of an insert button.
  public typealias InsertOptions = DisclosureIndicatorOptions
  /// The options of a reorder control.
  public typealias ReorderOptions = DisclosureIndicatorOptions
  /// The options of a selection circle.
  public typealias MultiselectOptions = DisclosureIndicatorOptions

  /// The options of an outline disclosure, which expands and collapses a row.
  public struct OutlineDisclosureOptions {
    /// The area that expands and collapses the row when the user touches it.
    public enum Style: Int, Sendable {
      /// The system chooses the area. Here it is always the disclosure itself.
      case automatic
      /// The area is the whole cell.
      case header
      /// The area is the disclosure itself.
      case cell
    }
    /// The area that expands and collapses the row. The default is `Style.automatic`.
    public var style: Style
    /// A Boolean value that indicates whether the accessory is invisible but keeps its space. The value `nil` stands for `false`.
    public var isHidden: Bool?
    /// The width that is reserved for the accessory. The value `nil` stands for the accessory's own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint colour. The value `nil` stands for the cell's tint colour.
    public var tintColor: UIColor?
    /// Creates options from the values that differ from the system's.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) { (self.style, self.isHidden, self.reservedLayoutWidth, self.tintColor) = (style, isHidden, reservedLayoutWidth, tintColor) }
  }
  /// The options of a text accessory.
  public struct LabelOptions {
    /// A Boolean value that indicates whether the accessory is invisible but keeps its space. The value `nil` stands for `false`.
    public var isHidden: Bool?
    /// The width that is reserved for the accessory. The value `nil` stands for the accessory's own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the text. The value `nil` stands for the secondary label colour.
    public var tintColor: UIColor?
    /// The font of the text. The value `nil` stands for the preferred font of the body style.
    public var font: UIFont?
    /// Creates options from the values that differ from the system's.
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

  /// Creates a chevron at the trailing side, which indicates that the row leads to another screen.
  public static func disclosureIndicator(displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()) -> Self {
    plain(.disclosureIndicator, displayed, options)
  }
  /// Creates a detail button at the trailing side. Without an action handler, a tap has no effect.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (@MainActor () -> Void)? = nil
  ) -> Self { plain(.detail, displayed, options, action: actionHandler) }
  /// Creates a check mark at the trailing side.
  public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = .init()) -> Self {
    plain(.checkmark, displayed, options)
  }
  /// Creates a red delete button at the leading side. Without an action handler, a tap has no effect.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (@MainActor () -> Void)? = nil
  ) -> Self { plain(.delete, displayed, isLeading: true, options, action: actionHandler) }
  /// Creates a green insert button at the leading side. Without an action handler, a tap has no effect.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: (@MainActor () -> Void)? = nil
  ) -> Self { plain(.insert, displayed, isLeading: true, options, action: actionHandler) }
  /// Creates a reorder control at the trailing side, with which the user moves the row.
  public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()) -> Self {
    plain(.reorder, displayed, options)
  }
  /// Creates a selection circle at the leading side. It is checked while the cell is selected.
  public static func multiselect(displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()) -> Self {
    plain(.multiselect, displayed, isLeading: true, options)
  }
  /// Creates a disclosure at the trailing side that expands and collapses the row. If there is an action handler, a tap calls it instead.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(), actionHandler: (@MainActor () -> Void)? = nil
  ) -> Self {
    var accessory = Self(
      .outlineDisclosure, displayed, dimension: options.reservedLayoutWidth, tint: options.tintColor, isHidden: options.isHidden)
    (accessory.action, accessory.outlineStyle) = (actionHandler, options.style)
    return accessory
  }
  /// Creates a text at the trailing side.
  public static func label(text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()) -> Self {
    var accessory = Self(.label, displayed, dimension: options.reservedLayoutWidth, tint: options.tintColor, isHidden: options.isHidden)
    (accessory.text, accessory.font) = (text, options.font)
    return accessory
  }

  // MARK: Custom views

  /// The configuration of an accessory that is a custom view.
  public struct CustomViewConfiguration {
    let customView: UIView
    let placement: Placement
    let isHidden: Bool?
    let reservedLayoutWidth: LayoutDimension?
    let tintColor: UIColor?
    /// Creates the configuration. The view keeps its size. `maintainsFixedSize` has no effect here.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
    }
  }
  /// Creates an accessory that is a custom view.
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
