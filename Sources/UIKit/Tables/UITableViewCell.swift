import QuartzCore

/// A row of a table view while it is seen: content, an accessory, a line below, and what it can be edited by. (BEHAVIOUR-2 §19.2)
@preconcurrency @MainActor
open class UITableViewCell: _UIStyled, PooledView {
  /// Where an app's own views belong: the cell without its accessory and its controls for editing. With a content configuration it is the view
  /// that shows that.
  open var contentView: UIView { configured.contentView }
  private(set) lazy var configured = ConfiguredContent(of: self)
  let cellStyle: CellStyle
  /// By which it can be used again; nil if it cannot.
  open private(set) var reuseIdentifier: String?

  // MARK: Content

  /// The text; nil in no style.
  open var textLabel: UILabel? { content.text() }
  /// The second text; nil in the default style.
  open var detailTextLabel: UILabel? { content.detail() }
  /// The image before the text.
  open var imageView: UIImageView? { content.image() }
  private(set) lazy var content = CellContent(of: self)
  /// How many steps the content is indented; set by the table.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// How wide a step is; 10 points by default.
  open var indentationWidth = TableMetrics.indentation { didSet { setNeedsLayout() } }

  /// The view whose first line of text stands for the cell's: the one that a configuration shows, or the first text.
  open override var forFirstBaselineLayout: UIView {
    contentConfiguration == nil ? content.texts.first ?? self : contentView.forFirstBaselineLayout
  }
  /// The view whose last line of text stands for the cell's: the one that a configuration shows, or the last text.
  open override var forLastBaselineLayout: UIView {
    contentConfiguration == nil ? content.texts.last ?? self : contentView.forLastBaselineLayout
  }

  // MARK: Selection

  /// What a selected cell looks like; grey by default, with `.none` as if it were not selected.
  open var selectionStyle = SelectionStyle.default { didSet { showSelection(animated: false) } }
  /// Set by the table.
  open var isSelected: Bool {
    get { selectedNow }
    set { setSelected(newValue, animated: false) }
  }
  /// Set by the table, while a finger is on the cell.
  open var isHighlighted: Bool {
    get { highlightedNow }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Selects the cell or not. Override it to look different.
  open func setSelected(_ selected: Bool, animated: Bool) {
    let isChange = selected != selectedNow
    selectedNow = selected
    showSelection(animated: animated)
    if isChange { setNeedsUpdateConfiguration() }
  }
  /// Highlights the cell or not. Override it to look different.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    let isChange = highlighted != highlightedNow
    highlightedNow = highlighted
    showSelection(animated: animated)
    if isChange { setNeedsUpdateConfiguration() }
  }
  private(set) var selectedNow = false, highlightedNow = false
  /// What fills the cell; the table's, until an app sets one.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasOwnBackground = true
      super.backgroundColor = newValue
    }
  }
  private(set) var hasOwnBackground = false
  /// Behind the content.
  open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView) } }
  /// Behind the content while the cell is selected or highlighted; a grey one by default.
  open var selectedBackgroundView: UIView? {
    didSet {
      exchange(oldValue, selectedBackgroundView)
      ownsSelectedBackground = false
      showSelection(animated: false)
    }
  }
  /// In its place while several cells can be selected; nil stands for the same.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      exchange(oldValue, multipleSelectionBackgroundView)
      showSelection(animated: false)
    }
  }
  /// The grey one is the cell's own.
  var ownsSelectedBackground = false
  var isSelectionSeen = false

  // MARK: Accessory

  /// What is at the trailing edge; nothing by default.
  open var accessoryType = AccessoryType.none { didSet { accessoryDidChange() } }
  /// A view in its place, which keeps its size.
  open var accessoryView: UIView? { didSet { accessoryDidChange(from: oldValue) } }
  /// What is there while the table is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { accessoryDidChange() } }
  /// A view in its place.
  open var editingAccessoryView: UIView? { didSet { accessoryDidChange(from: oldValue) } }
  var accessories: [UIView] = []
  var shownAccessory: ShownAccessory?

  // MARK: Separator

  /// Where the line below begins and ends, in the place of the table's; only left and right count.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? surroundings.separatorInset ?? UIEdgeInsets(top: 0, left: surroundings.margin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  var ownSeparatorInset: UIEdgeInsets?
  private(set) lazy var lines = CellLines(of: self)

  // MARK: Editing

  /// Whether the cell shows what it can be edited by; set by the table.
  open var isEditing: Bool {
    get { editingNow }
    set { setEditing(newValue, animated: false) }
  }
  /// Shows what the cell can be edited by, or not.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }
  var editingNow = false
  /// What the cell offers while the table is edited.
  open var editingStyle: EditingStyle { editingLook.style }
  /// Whether the button that deletes the row is shown, beneath a swipe or beside its circle.
  open internal(set) var showingDeleteConfirmation = false
  /// Kept, and without effect: the table shows the control to move a row by wherever its data source can move that row.
  open var showsReorderControl = false
  /// Whether the content makes room for the controls at the leading edge; set by the table.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  var editingLook = EditingLook() { didSet { if editingLook != oldValue { setNeedsLayout() } } }
  private(set) lazy var controls = CellControls(of: self)
  /// The table changes how the cell looks: it did so in this way.
  open func willTransition(to state: StateMask) {}
  /// The cell looks different now.
  open func didTransition(to state: StateMask) {}

  // MARK: Making

  /// A cell of a style; without an identifier it is not used again.
  public override init(style: CellStyle, reuseIdentifier: String?) {
    (cellStyle, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.frame = bounds
    contentView.layoutMargins = UIEdgeInsets(
      top: TableMetrics.textInset, left: TableMetrics.margin, bottom: TableMetrics.textInset, right: TableMetrics.margin)
    contentView.insetsLayoutMarginsFromSafeArea = false
  }
  /// A cell of the default style that is not used again.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }
  /// There are no storyboards to decode from yet: returns nil.
  public required init?(coder: NSCoder) { nil }

  /// About to be used again for another row.
  open func prepareForReuse() {}
  func wasPutAway() {
    (selectedNow, highlightedNow) = (false, false)
    showSelection(animated: false)
    layer.zPosition = 0
    layer.isVeiled = false  // a menu had lifted what it showed
  }

  // MARK: Configurations

  /// What the cell shows; nil, the default, leaves the content view to the cell's style and the app.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.contentConfiguration }
    set {
      configured.contentConfiguration = newValue
      contentSizeMayHaveChanged()
    }
  }
  /// Whether the content configuration is updated for the cell's state; true by default.
  open var automaticallyUpdatesContentConfiguration = true
  /// A content configuration that suits the cell's style, without any content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  /// What lies behind the content, instead of background colour and views; nil by default.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.backgroundConfiguration }
    set {
      configured.backgroundConfiguration = newValue
      takeBackground()
    }
  }
  /// Whether the background configuration is updated for the cell's state; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// What configurations depend on.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing, state.isReordering) = (selectedNow, highlightedNow, editingNow, isHeld)
    (state.isDisabled, state.isSwiped) = (!isUserInteractionEnabled, showingDeleteConfirmation)
    return state
  }
  /// Asks for an update in the next layout, however often it is called before.
  open func setNeedsUpdateConfiguration() { configured.setNeedsUpdate() }
  /// Takes a state over; called before the cell is shown and when its state has changed. By default it updates the configurations, as far as
  /// they are updated automatically.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configured.update(
      for: state, content: automaticallyUpdatesContentConfiguration, background: automaticallyUpdatesBackgroundConfiguration)
  }
  /// A function that takes a state over; called after `updateConfiguration(using:)`.
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

  override var isElementByItself: Bool { true }
  override var mergesTexts: Bool { true }
  override var keepsElementsTogether: Bool { true }
  /// What was set; else what the texts in it say.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? mergedLabel }
    set { super.accessibilityLabel = newValue }
  }
  /// What was set, and whether it is selected; a button, where it leads on. (A choice.)
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(isSelected ? .selected : []) }
    set { super.accessibilityTraits = newValue }
  }
  override var traitsByThemselves: UIAccessibilityTraits {
    let type = editingNow ? editingAccessoryType : accessoryType
    return type == .disclosureIndicator || type == .detailDisclosureButton ? .button : []
  }
  /// What was set; else what swipes over it offer.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { super.accessibilityCustomActions ?? swipesAsActions }
    set { super.accessibilityCustomActions = newValue }
  }

  // MARK: In a table

  /// What the table says of the cell's place.
  var surroundings = CellSurroundings() { didSet { if surroundings != oldValue { surroundingsDidChange() } } }
  /// The table that shows the cell.
  var table: UITableView? { superview as? UITableView }
  override var placeForSafeArea: CGRect { table?.restingPlace(ofSwiped: self) ?? frame }
  override var heightInStack: Int { isHeld ? 3 : isLeaving ? -1 : 0 }
  /// It is on its way out, behind those that stay.
  var isLeaving = false
  /// A finger moves it to another place.
  var isHeld = false

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    arrange()
  }
  /// As high as the content needs at a width, with its line: as its constraints say, else as its text, or its `sizeThatFits(_:)`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: fittingHeight(targetSize.width)) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight(size.width)) }
  /// The row may want another height: it takes it in the next layout, where the table's `selfSizingInvalidation` allows it.
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
