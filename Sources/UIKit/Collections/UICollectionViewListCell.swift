import QuartzCore

/// A row of a list: content, accessories at its sides, and a line below.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// What stands at the sides; nothing by default.
  open var accessories: [UICellAccessory] = [] { didSet { row.take(accessories) } }
  /// How many levels the content is further in; that of the hierarchy that the item is in, if it is not set.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// How far one level is further in; 10 points by default.
  open var indentationWidth: CGFloat = AccessoryMetrics.indentation { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
  /// Whether accessories at the leading side are further in too; true by default.
  open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { setNeedsLayout() } } }
  /// Whose leading and trailing edges the line below keeps to, where the list does not say otherwise: the texts', and the cell's.
  open private(set) lazy var separatorLayoutGuide = separator.makeGuide(in: self)

  /// An empty row with the background of a list.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeDefaultBackground()
  }
  public required init?(coder: NSCoder) { nil }

  private(set) lazy var row = AccessoryRow(of: self)
  private(set) lazy var separator = ListSeparator(in: self)
  /// What the list says of this row.
  var look = ListRowLook() { didSet { if look != oldValue { lookDidChange(from: oldValue) } } }

  /// The content that rows of the list that this stands in have: a text and a secondary text below.
  open func defaultContentConfiguration() -> UIListContentConfiguration { look.role.content(in: look.appearance) }
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { look.role.background(in: look.appearance) }

  override func prepare(for attributes: UICollectionViewLayoutAttributes) { if let look = attributes.listLook { self.look = look } }
  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let look = layoutAttributes.listLook { self.look = look }
  }
  private func lookDidChange(from old: ListRowLook) {
    configured.card = look.card
    let isElsewhere = look.appearance != old.appearance || look.role != old.role || !old.isInList
    if look.isInList, isElsewhere { takeDefaultBackground() }
    setNeedsLayout()
  }
  /// Shows the background of the list that the cell stands in, unless the app has chosen one.
  private func takeDefaultBackground() {
    guard hasListBackground else { return }
    backgroundConfiguration = defaultBackgroundConfiguration()
    hasListBackground = true
  }
  /// The background is the list's own choice.
  private var hasListBackground = true
  open override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set {
      hasListBackground = false
      super.backgroundConfiguration = newValue
    }
  }

  open override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    row.update(for: state)
    neighbour(-1)?.setNeedsLayout()
  }

  /// Next to a chosen row there are no lines. (BEHAVIOUR-2 §19.2)
  private var isChosen: Bool { isSelected || isHighlighted }
  private var isNextChosen: Bool { neighbour(1)?.isChosen ?? false }
  private func neighbour(_ step: Int) -> UICollectionViewListCell? {
    guard look.isInList, look.role == .cell, let list = listView, let path = list.indexPath(for: self), path.item + step >= 0 else {
      return nil
    }
    return list.cellForItem(at: IndexPath(item: path.item + step, section: path.section)) as? UICollectionViewListCell
  }

  // MARK: Accessibility

  override var isElementByItself: Bool { true }
  override var mergesTexts: Bool { true }
  /// What was set; else what the texts in it say.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? mergedLabel }
    set { super.accessibilityLabel = newValue }
  }
  /// What was set, and whether it is selected.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(isSelected ? .selected : []) }
    set { super.accessibilityTraits = newValue }
  }
  override var traitsByThemselves: UIAccessibilityTraits { look.role == .header ? .header : [] }

  // MARK: Layout

  /// How many levels the content is further in.
  var shownLevel: Int {
    if indentationLevel != 0 { return indentationLevel }
    guard let list = listView, let path = list.indexPath(for: self) else { return 0 }
    return (list.dataSource as? any OutlineSource)?.level(at: path) ?? 0
  }
  override var contentFrame: CGRect { row.contentFrame(in: bounds) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    row.layOut(in: bounds)
    separator.layOut(look, isChosen: isChosen, isNextChosen: isNextChosen)
  }
  /// As wide as it is given; as high as content and accessories need.
  override func fittingSize(_ given: CGSize) -> CGSize {
    guard configured.contentConfiguration != nil || !contentView.constraints.isEmpty else {
      let own = sizeThatFits(given)
      return CGSize(width: given.width, height: look.isInList && own == given ? max(given.height, ListMetrics.leastHeight) : own.height)
    }
    let room = row.contentFrame(in: CGRect(origin: .zero, size: given)).width
    let content =
      contentView.constraints.isEmpty
      ? contentView.sizeThatFits(CGSize(width: room, height: given.height))
      : contentView.systemLayoutSizeFitting(
        CGSize(width: room, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: given.width, height: content.height)
  }
  override func fittingSize(_ given: CGSize, _ axes: UIAxis) -> CGSize { fittingSize(given) }
  override func previewParameters(on ground: UIColor?) -> UIPreviewParameters {
    .row(bounds, look.appearance == .plain || look.appearance == .sidebarPlain ? ground : .secondarySystemGroupedBackground)
  }
  override func takesTouch() -> Bool { row.takesTouch(canBeSelected: false) }
}
