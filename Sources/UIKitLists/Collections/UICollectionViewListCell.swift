import QuartzCore
@_spi(UIKit) import UIKitCore

/// A cell that displays a row of a list. It has content, accessories at both sides and separators.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories of the cell, at its leading and trailing sides. The default is an empty array.
  open var accessories: [UICellAccessory] = [] { didSet { row.take(accessories) } }
  /// The indentation of the content, in levels. The default is 0, for which the cell uses the item's level in an outline.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// The width of one level of indentation, in points. The default is 10.
  open var indentationWidth: CGFloat = AccessoryMetrics.indentation { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
  /// A Boolean value that indicates whether accessories at the leading side are indented too. The default is `true`.
  open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { setNeedsLayout() } } }
  /// The layout guide that determines both ends of the separator, unless the list configures them. By default, it extends from the texts to
  /// the cell's edge.
  open private(set) lazy var separatorLayoutGuide = separator.makeGuide(in: self)

  /// Creates an empty cell with the background of a list.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeDefaultBackground()
  }
  public required init?(coder: NSCoder) { nil }

  private(set) lazy var row = AccessoryRow(of: self)
  private(set) lazy var separator = ListSeparator(in: self)
  /// The properties that the list gives this row.
  var look = ListRowLook() { didSet { if look != oldValue { lookDidChange(from: oldValue) } } }

  /// Returns the content configuration that rows of this list have. It has a text and a secondary text below it.
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
  /// Sets the background of the list that contains the cell, unless the app has set another one.
  private func takeDefaultBackground() {
    guard hasListBackground else { return }
    backgroundConfiguration = defaultBackgroundConfiguration()
    hasListBackground = true
  }
  /// A Boolean value that indicates whether the list has chosen the background.
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

  /// A Boolean value that indicates whether the row is selected or highlighted. Such a row has no separators next to it.
  /// (Docs/behaviour/lists.md, "Table cells")
  private var isChosen: Bool { isSelected || isHighlighted }
  private var isNextChosen: Bool { neighbour(1)?.isChosen ?? false }
  private func neighbour(_ step: Int) -> UICollectionViewListCell? {
    guard look.isInList, look.role == .cell, let list = listView, let path = list.indexPath(for: self), path.item + step >= 0 else {
      return nil
    }
    return list.cellForItem(at: IndexPath(item: path.item + step, section: path.section)) as? UICollectionViewListCell
  }

  // MARK: Accessibility

  @_spi(UIKit) open override var isElementByItself: Bool { true }
  @_spi(UIKit) open override var mergesTexts: Bool { true }
  /// The text that VoiceOver speaks for the cell. If the app sets none, it consists of the texts in the cell.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? runtime.services.screenReader.mergedLabel(of: self) }
    set { super.accessibilityLabel = newValue }
  }
  /// The accessibility traits of the cell: those that the app has set, and `.selected` while the cell is selected.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(isSelected ? .selected : []) }
    set { super.accessibilityTraits = newValue }
  }
  @_spi(UIKit) open override var traitsByThemselves: UIAccessibilityTraits { look.role == .header ? .header : [] }

  // MARK: Layout

  /// The indentation of the content, in levels.
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
  /// Returns the given width, and the height that the content and the accessories need.
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
