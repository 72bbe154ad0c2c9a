import QuartzCore
@_spi(UIKit) import UIKitCore

/// The view of a visible row in a table view. It has content, an accessory, a separator and editing controls.
///
/// For the sources of its behaviour, see Docs/behaviour/lists.md, "Table cells".
@preconcurrency @MainActor
open class UITableViewCell: _UIStyled, PooledView {
  /// The view to which an app adds the subviews of the cell. It covers the cell without the accessory and the editing controls.
  ///
  /// With a content configuration it is the view that displays the configuration.
  open var contentView: UIView { configured.contentView }
  private(set) lazy var configured = ConfiguredContent(of: self)
  let cellStyle: CellStyle
  /// The identifier under which the cell can be reused. A cell whose identifier is `nil` is not reused.
  open private(set) var reuseIdentifier: String?

  // MARK: Content

  /// The label of the cell's main text. Every cell style has one.
  open var textLabel: UILabel? { content.text() }
  /// The label of the secondary text. The value is `nil` in the default style.
  open var detailTextLabel: UILabel? { content.detail() }
  /// The view of the image before the text.
  open var imageView: UIImageView? { content.image() }
  private(set) lazy var content = CellContent(of: self)
  /// The indentation of the content, in steps of `indentationWidth`. The table view sets it if the delegate returns a level.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of one step of indentation, in points. The default is 10.
  open var indentationWidth = TableMetrics.indentation { didSet { setNeedsLayout() } }

  /// The view whose first line of text is the cell's first baseline. It is the configuration's view, or the first label with text.
  open override var forFirstBaselineLayout: UIView {
    contentConfiguration == nil ? content.texts.first ?? self : contentView.forFirstBaselineLayout
  }
  /// The view whose last line of text is the cell's last baseline. It is the configuration's view, or the last label with text.
  open override var forLastBaselineLayout: UIView {
    contentConfiguration == nil ? content.texts.last ?? self : contentView.forLastBaselineLayout
  }

  // MARK: Selection

  /// The appearance of the cell while it is selected. The default is `SelectionStyle.default`, a grey background.
  open var selectionStyle = SelectionStyle.default { didSet { showSelection(animated: false) } }
  /// A Boolean value that indicates whether the cell is selected. The table view sets it.
  open var isSelected: Bool {
    get { selectedNow }
    set { setSelected(newValue, animated: false) }
  }
  /// A Boolean value that indicates whether the cell is highlighted. The table view sets it during a touch.
  open var isHighlighted: Bool {
    get { highlightedNow }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Selects or deselects the cell. A subclass can override this method to change the cell's appearance.
  open func setSelected(_ selected: Bool, animated: Bool) {
    let isChange = selected != selectedNow
    selectedNow = selected
    showSelection(animated: animated)
    if isChange { setNeedsUpdateConfiguration() }
  }
  /// Highlights the cell, or ends the highlight. A subclass can override this method to change the cell's appearance.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    let isChange = highlighted != highlightedNow
    highlightedNow = highlighted
    showSelection(animated: animated)
    if isChange { setNeedsUpdateConfiguration() }
  }
  private(set) var selectedNow = false, highlightedNow = false
  /// The background colour of the cell. The table view chooses it until the app sets one.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasOwnBackground = true
      super.backgroundColor = newValue
    }
  }
  private(set) var hasOwnBackground = false
  /// The view behind the content. The default is `nil`.
  open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView) } }
  /// The view behind the content while the cell is selected or highlighted. A grey view is created on demand.
  open var selectedBackgroundView: UIView? {
    didSet {
      exchange(oldValue, selectedBackgroundView)
      showSelection(animated: false)
    }
  }
  /// The view that replaces `selectedBackgroundView` while several rows can be selected. The default is `nil`.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      exchange(oldValue, multipleSelectionBackgroundView)
      showSelection(animated: false)
    }
  }
  var isSelectionSeen = false

  // MARK: Accessory

  /// The standard accessory at the trailing edge. The default is `AccessoryType.none`.
  open var accessoryType = AccessoryType.none { didSet { accessoryDidChange() } }
  /// The view that replaces the standard accessory. It keeps its size. The default is `nil`.
  open var accessoryView: UIView? { didSet { accessoryDidChange(from: oldValue) } }
  /// The standard accessory in editing mode. The default is `AccessoryType.none`.
  open var editingAccessoryType = AccessoryType.none { didSet { accessoryDidChange() } }
  /// The view that replaces the standard accessory in editing mode. It keeps its size. The default is `nil`.
  open var editingAccessoryView: UIView? { didSet { accessoryDidChange(from: oldValue) } }
  var accessories: [UIView] = []
  var shownAccessory: ShownAccessory?

  // MARK: Separator

  /// The inset of the separator below the cell. Only `left` and `right` have an effect. The default is the table view's inset.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? environment.separatorInset ?? UIEdgeInsets(top: 0, left: environment.margin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  var ownSeparatorInset: UIEdgeInsets?
  private(set) lazy var lines = CellLines(of: self)

  // MARK: Editing

  /// A Boolean value that indicates whether the cell shows its editing controls. The table view sets it.
  open var isEditing: Bool {
    get { editingNow }
    set { setEditing(newValue, animated: false) }
  }
  /// Shows or hides the editing controls. The table view calls this method when its own editing mode changes.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }
  var editingNow = false
  /// The editing control that the cell has in editing mode.
  open var editingStyle: EditingStyle { editingLook.style }
  /// A Boolean value that indicates whether the button that deletes the row is visible. A swipe or a tap on the editing control reveals it.
  open internal(set) var showingDeleteConfirmation = false
  /// A Boolean value that has no effect here. The table view shows the reorder control whenever its data source can move the row.
  open var showsReorderControl = false
  /// A Boolean value that indicates whether the content moves to make room for the editing control. The default is `true`. The table view
  /// sets it if the delegate returns a value.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  var editingLook = EditingLook() { didSet { if editingLook != oldValue { setNeedsLayout() } } }
  private(set) lazy var controls = CellControls(of: self)
  /// Called before the editing controls of the cell change, and before the animation. The default implementation does nothing.
  open func willTransition(to state: StateMask) {}
  /// Called after the editing controls of the cell have changed, at the end of the animation. The default implementation does nothing.
  open func didTransition(to state: StateMask) {}

  // MARK: Initialization

  /// Creates a cell with a style. A cell without a reuse identifier is not reused.
  public override init(style: CellStyle, reuseIdentifier: String?) {
    (cellStyle, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.frame = bounds
    contentView.layoutMargins = UIEdgeInsets(
      top: TableMetrics.textInset, left: TableMetrics.margin, bottom: TableMetrics.textInset, right: TableMetrics.margin)
    contentView.insetsLayoutMarginsFromSafeArea = false
  }
  /// Creates a cell with the default style that is not reused.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }
  /// Returns `nil`, because Segue cannot decode storyboards yet.
  public required init?(coder: NSCoder) { nil }

  /// Called before the cell is reused for another row. A subclass overrides this method to reset its state. The default implementation does
  /// nothing.
  open func prepareForReuse() {}
  func wasPutAway() {
    (selectedNow, highlightedNow) = (false, false)
    showSelection(animated: false)
    layer.zPosition = 0
    layer.isVeiled = false  // A menu had lifted the cell's content.
  }

  // MARK: Configurations

  /// The configuration that determines the cell's content. The default is `nil`, which leaves the content to the cell's style and the app.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.contentConfiguration }
    set {
      configured.contentConfiguration = newValue
      contentSizeMayHaveChanged()
    }
  }
  /// A Boolean value that indicates whether the content configuration is updated when the cell's state changes. The default is `true`.
  open var automaticallyUpdatesContentConfiguration = true
  /// Returns a content configuration that suits the cell's style. It has no text and no image yet.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  /// The configuration of the background. It replaces the background colour and the background views. The default is `nil`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.backgroundConfiguration }
    set {
      configured.backgroundConfiguration = newValue
      takeBackground()
    }
  }
  /// A Boolean value that indicates whether the background configuration is updated when the cell's state changes. The default is `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The state of the cell on which its configurations depend.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing, state.isReordering) = (selectedNow, highlightedNow, editingNow, role == .held)
    (state.isDisabled, state.isSwiped) = (!isUserInteractionEnabled, showingDeleteConfirmation)
    return state
  }
  /// Requests an update of the configurations in the next layout pass. Several requests before that pass result in one update.
  open func setNeedsUpdateConfiguration() { configured.setNeedsUpdate() }
  /// Called to apply a state, before the cell is shown and after its state has changed.
  ///
  /// The default implementation updates the configurations that are updated automatically.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configured.update(
      for: state, content: automaticallyUpdatesContentConfiguration, background: automaticallyUpdatesBackgroundConfiguration)
  }
  /// The closure that applies a state. It is called after `updateConfiguration(using:)`. The default is `nil`.
  open var configurationUpdateHandler: ((_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  func updateConfigurationIfNeeded() {
    configured.updateIfNeeded {
      let state = configurationState
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }

  // MARK: Accessibility

  @_spi(UIKit) open override var isElementByItself: Bool { true }
  @_spi(UIKit) open override var mergesTexts: Bool { true }
  @_spi(UIKit) open override var keepsElementsTogether: Bool { true }
  /// The text that VoiceOver speaks for the cell. If the app sets none, it consists of the texts in the cell.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? runtime.services.screenReader.mergedLabel(of: self) }
    set { super.accessibilityLabel = newValue }
  }
  /// The accessibility traits of the cell: those that the app has set, and `.selected` while the cell is selected.
  ///
  /// A cell with a disclosure indicator has the button trait. That is a choice of Segue.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(isSelected ? .selected : []) }
    set { super.accessibilityTraits = newValue }
  }
  @_spi(UIKit) open override var traitsByThemselves: UIAccessibilityTraits {
    let type = editingNow ? editingAccessoryType : accessoryType
    return type == .disclosureIndicator || type == .detailDisclosureButton ? .button : []
  }
  /// The actions that VoiceOver offers for the cell. If the app sets none, these are the swipe actions of the row.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { super.accessibilityCustomActions ?? swipesAsActions }
    set { super.accessibilityCustomActions = newValue }
  }

  // MARK: Position in the table view

  /// The position of the cell in its table view, and the properties that it takes from the table view.
  var environment = CellEnvironment() { didSet { if environment != oldValue { environmentDidChange() } } }
  /// The table view that displays the cell.
  var table: UITableView? { superview as? UITableView }
  @_spi(UIKit) open override var placeForSafeArea: CGRect { table?.restingPlace(ofSwiped: self) ?? frame }
  @_spi(UIKit) open override var heightInStack: Int { role.rawValue }
  /// The role of a cell in the table view. The raw values are stacking heights.
  enum Role: Int {
    /// An animation removes the cell, which lies behind the cells that stay.
    case disappearing = -1
    /// The cell displays a row.
    case displayed = 0
    /// The user moves the cell by its reorder control.
    case held = 3
  }
  var role = Role.displayed
  /// Called when the cell displays a row again or is recycled.
  func endDisappearance() { if role == .disappearing { role = .displayed } }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    arrange()
  }
  /// Returns the target width, and the height that the content needs at this width. The height includes the separator.
  ///
  /// The constraints of the content determine the height. Without constraints the text does, or the content view's `sizeThatFits(_:)`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: fittingHeight(targetSize.width)) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight(size.width)) }
  /// Requests another height for the row in the next layout pass, if the table's `selfSizingInvalidation` allows it.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentSizeMayHaveChanged()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    content.traitsDidChange()
    if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { accessoryMayHaveGrown() }
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    content.tintDidChange()
  }
}
