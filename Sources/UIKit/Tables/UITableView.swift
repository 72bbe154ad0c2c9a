import CollectionLayout
import QuartzCore

/// A scroll view of rows in sections, one below the other, that are views only while they are seen. (BEHAVIOUR-2 §19)
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// Says what is shown. Not kept alive; another one means `reloadData()`.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
  /// Hears of touches, selection and scrolling, and decides how rows look. Not kept alive.
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get {
      guard let any = (self as UIScrollView).delegate else { return nil }
      if knownDelegate !== any { knownDelegate = any as? any UITableViewDelegate }  // slow, and this is read for each row
      return knownDelegate
    }
    set {
      (self as UIScrollView).delegate = newValue
      delegateMayHaveMenus()
      planIsOutOfDate()
    }
  }
  private weak var knownDelegate: (any UITableViewDelegate)?
  /// Hears which rows will probably come into sight soon. Not kept alive.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether `prefetchDataSource` hears of rows; true by default.
  open var isPrefetchingEnabled = true
  var silentTableMethods: SilentMethods?, silentSourceMethods: SilentMethods?, silentPrefetchMethods: SilentMethods?

  /// How the table looks, for good.
  open private(set) var style: Style

  // MARK: Heights

  /// The height of rows of which the delegate says nothing; `automaticDimension` by default: they size themselves.
  open var rowHeight = UITableView.automaticDimension { didSet { if rowHeight != oldValue { planIsOutOfDate() } } }
  /// The height of headers of which the delegate says nothing; `automaticDimension` by default.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { if sectionHeaderHeight != oldValue { planIsOutOfDate() } } }
  /// The height of footers of which the delegate says nothing; `automaticDimension` by default.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { if sectionFooterHeight != oldValue { planIsOutOfDate() } } }
  /// A guess at the height of rows that are not seen yet; `automaticDimension` by default. With 0 all heights are asked for at once.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { if estimatedRowHeight != oldValue { planIsOutOfDate() } } }
  /// A guess at the height of headers that are not seen yet; `automaticDimension` by default.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// A guess at the height of footers that are not seen yet; `automaticDimension` by default.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The gap above headers of a plain table; `automaticDimension`, the default, stands for the system's.
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { planIsOutOfDate() } }
  /// Whether cells that are seen may change their height by themselves; true by default.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Looks

  /// Whether there are lines between rows; a single line by default.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { cellsLookDifferent() } }
  /// The colour of these lines; nil stands for the system's.
  open var separatorColor: UIColor? = .separator {
    didSet {
      cellsLookDifferent()
      noteLook("separatorColor", \UITableView.separatorColor, separatorColor)
    }
  }
  /// Where lines begin and end; only left and right count. The system's by default, which depends on the cell.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: contentMargin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      cellsLookDifferent()
    }
  }
  var ownSeparatorInset: UIEdgeInsets?
  /// Whether `separatorInset` counts from the cell's edges, as it does by default, or from the system's own inset.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { cellsLookDifferent() } }
  /// Whether the content of cells is no wider than is good for reading; false by default.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { cellsLookDifferent() } }
  /// Whether the content of cells keeps clear of what the safe area leaves out at the sides; true by default.
  open var insetsContentViewsToSafeArea = true { didSet { cellsLookDifferent() } }
  /// Behind everything; it does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }
  /// Above all sections. It keeps its own height and is as wide as the table; assign it again when it has another height.
  open var tableHeaderView: UIView? { didSet { exchangeEnd(oldValue, tableHeaderView) } }
  /// Below all sections. It keeps its own height and is as wide as the table; assign it again when it has another height.
  open var tableFooterView: UIView? { didSet { exchangeEnd(oldValue, tableFooterView) } }

  // MARK: Selection and editing

  /// Whether touches select rows; true by default.
  open var allowsSelection = true { didSet { if !allowsSelection { deselectAll() } } }
  /// Whether several rows can be selected at once; false by default.
  open var allowsMultipleSelection = false
  /// Whether touches select rows while the table is edited; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected at once while the table is edited; rows then show circles. False by default.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether rows show what they can be edited by; false by default.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  /// Shows or hides what rows can be edited by; open swipes close. Override it to follow.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }
  var editing = false

  // MARK: Section index

  /// With fewer rows there is no index; 0 by default.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { indexIsOutOfDate() } }
  /// The colour of the index's titles; nil stands for the tint.
  open var sectionIndexColor: UIColor? { didSet { index?.update() } }
  /// What is behind the index; nil shows the rows.
  open var sectionIndexBackgroundColor: UIColor? { didSet { index?.update() } }
  /// What is behind the index while a finger is on it; nil shows what else is there.
  open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { index?.update() } }
  var index: TableIndexView?
  var isIndexKnown = false

  // MARK: State

  /// The data source is being asked: what it asks meanwhile has no answer yet.
  var isAskingForPlan = false
  /// Where everything lies; nil until somebody asks.
  var plan: TablePlan?
  /// How far the content is to go along with heights that became known above it.
  var owedShift: CGFloat = 0
  /// What the screen leaves out at the sides.
  private var knownSides: [CGFloat] = [0, 0]
  /// The width for which rows were measured.
  var plannedWidth: CGFloat = 0
  /// Headers and footers turned out to be so high: what the next are guessed to be.
  var typicalHeader: CGFloat?, typicalFooter: CGFloat?
  var cellPool = ReusePool<UITableViewCell>(), titlePool = ReusePool<UITableViewHeaderFooterView>()
  /// The rows that come in by the passage that is being sent.
  var comers: Set<IndexPath> = []
  /// Cells that are seen want other heights, perhaps.
  var measuresAgain = false
  /// The views of what is seen.
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:], footers: [Int: UIView] = [:]
  /// The classes of delegates that were found to give views for headers or footers.
  var classesWithTitleViews: [TitleKind: ObjectIdentifier] = [:]
  /// The place of the header or footer that the delegate is being asked for.
  var askingForTitle: TitleSurroundings?
  /// The row that is being dequeued for, with the cell that it has already.
  var reconfiguring: (path: IndexPath, cell: UITableViewCell)?
  var selected: Set<IndexPath> = []
  /// The row under the finger, and the finger.
  var highlighted: IndexPath?
  weak var pressing: UITouch?
  /// Views are where the plan says.
  var isArranged = false
  /// The changes that are being gathered.
  var batch: TableBatch?
  /// Views that an animation takes out of sight, and how many such animations there were.
  var leaving: [LeavingTableView] = []
  var passages = 0
  /// The views are being sent on their way: nothing else places them meanwhile.
  var isSendingViews = false
  override var isArrangingSubviews: Bool { isLayingOut && isSendingViews }
  var newsOfScrolling = NewsOfScrolling.free
  /// The row that is held.
  var held: HeldRow? { didSet { if held == nil { edgeScroll.stop() } } }
  private(set) lazy var edgeScroll = EdgeScroll(of: self) { [unowned self] in heldRowIsElsewhere() }
  private(set) lazy var swipes = RowSwipes(in: self)
  /// The context menus of rows, where somebody may have some.
  var menus: ListMenu?
  var prefetched: Set<IndexPath> = []
  var lastPrefetchOffset: CGFloat = 0

  // MARK: Making

  /// An empty table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setBackground(style == .plain ? .systemBackground : .systemGroupedBackground)
    alwaysBounceVertical = true
    _ = swipes
  }
  /// An empty plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// There are no storyboards to decode from yet: returns nil.
  public required init?(coder: NSCoder) { nil }

  /// Asks for everything anew; selection is lost, and swipes close. The content stays where it is as far as there is some.
  open func reloadData() { forgetAll() }

  // MARK: Layout

  override var subviewsInReadingOrder: [UIView]? { elementsInReadingOrder }
  override var scrollStatus: String { rowStatus }
  open override func layoutSubviews() {
    super.layoutSubviews()
    showWhatIsSeen()
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
  }

  package override func layer(_ layer: CALayer, didChange property: AnimatableProperty) {
    super.layer(layer, didChange: property)
    if property == .boundsSize { widthMayHaveChanged() }
  }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    // Cards keep clear of the screen's sides: texts wrap elsewhere in them.
    let sides = [safeAreaInsets.left, safeAreaInsets.right]
    if style == .insetGrouped, sides != knownSides { remeasure() }
    knownSides = sides
    cellsLookDifferent()
  }
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.layoutDirection != traitCollection.layoutDirection { cellsLookDifferent() }
  }
  override func textSizeDidChange() {
    super.textSizeDidChange()
    remeasure()
  }
  override func tellOfScrolling() {
    if newsOfScrolling == .free { super.tellOfScrolling() } else { newsOfScrolling = .owed }
  }
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { letGo() }
  }

  // MARK: Touches

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer === swipes.gesture ? swipes.mayBegin() : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard pressing == nil, touches.count == 1, let touch = touches.first else { return }
    pressing = touch
    pressBegan(at: touch.location(in: self))
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = pressing, touches.contains(touch) else { return }
    pressing = nil
    pressEnded(at: touch.location(in: self))
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    guard let touch = pressing, touches.contains(touch) else { return }
    endPress()
  }
  /// A finger on the index stays there.
  open override func touchesShouldCancel(in view: UIView) -> Bool { !(view is TableIndexView) && super.touchesShouldCancel(in: view) }
  /// The finger chooses nothing any more.
  func endPress() {
    pressing = nil
    endHighlight()
  }

  // MARK: Index

  /// Asks the data source for the titles of the index again.
  open func reloadSectionIndexTitles() { defaultReloadSectionIndexTitles() }

  // MARK: Menus

  /// The interaction whose menus the delegate's are; nil while there is no delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

  // MARK: Places

  /// The rectangle of a section with header, rows and footer, seen or not.
  open func rect(forSection section: Int) -> CGRect { defaultRect(forSection: section) }
  /// The rectangle of a header, where it lies while nothing holds it.
  open func rectForHeader(inSection section: Int) -> CGRect { defaultRectForHeader(inSection: section) }
  /// The rectangle of a footer, where it lies while nothing holds it.
  open func rectForFooter(inSection section: Int) -> CGRect { defaultRectForFooter(inSection: section) }
  /// The rectangle of a row, seen or not; zero if there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { defaultRectForRow(at: indexPath) }
  /// The row at a point in the table's coordinates, seen or not; nil between rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { defaultIndexPathForRow(at: point) }
  /// The rows within a rectangle in the table's coordinates, in order. Returns `nil` without a data source.
  ///
  /// An empty rectangle stands for its origin. The last row counts if the rectangle reaches at least one point into it. A rectangle beside
  /// the table contains no rows.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { defaultIndexPathsForRows(in: rect) }
  /// The row that a cell shows now; nil if it shows none.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  /// The cell of a row; nil if it is not seen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { defaultCellForRow(at: indexPath) }
  /// The cells that the last layout pass has shown, in order.
  open var visibleCells: [UITableViewCell] { defaultVisibleCells }
  /// The rows within the visible rectangle, in order. After a change of the offset, these are the rows at the new offset, even before the
  /// layout pass that makes their cells.
  open var indexPathsForVisibleRows: [IndexPath]? { defaultIndexPathsForVisibleRows }
  /// The header of a section, if it is seen and such a view.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { headers[section] as? UITableViewHeaderFooterView }
  /// The footer of a section, if it is seen and such a view.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { footers[section] as? UITableViewHeaderFooterView }
  /// As many as the data source said when it was asked last.
  open var numberOfSections: Int { knownPlan()?.sections.count ?? 0 }
  /// As many as the data source said when it was asked last.
  open func numberOfRows(inSection section: Int) -> Int { defaultNumberOfRows(inSection: section) }
  /// Scrolls until a row lies where `scrollPosition` says, as far as there is content. A row of `NSNotFound` stands for the section's header.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    defaultScrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }
  /// Scrolls to the selected row that is nearest to what is seen.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    defaultScrollToNearestSelectedRow(at: scrollPosition, animated: animated)
  }

  // MARK: Reuse

  /// The class for cells of an identifier, a subclass of `UITableViewCell`; nil takes it back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    defaultRegister(cellClass, forCellReuseIdentifier: identifier)
  }
  /// The class for headers and footers of an identifier, a subclass of `UITableViewHeaderFooterView`; nil takes it back.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    defaultRegister(aClass, forHeaderFooterViewReuseIdentifier: identifier)
  }
  /// A used cell, or a new one of the class that was registered; nil without one.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    defaultDequeueReusableCell(withIdentifier: identifier)
  }
  /// A used cell, or a new one of the class that was registered, of the row's size; without one it stops with a message.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    defaultDequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
  /// A used header or footer, or a new one of the class that was registered; nil without one.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    defaultDequeueReusableHeaderFooterView(withIdentifier: identifier)
  }

  // MARK: Selection

  /// The selected row; of several the first.
  open var indexPathForSelectedRow: IndexPath? { selected.min() }
  /// The selected rows, in order; nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }
  /// Selects a row without telling the delegate, and scrolls there, but with `.none`; nil deselects all.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    defaultSelectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  /// Deselects a row without telling the delegate; animated, its background fades.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { setSelected(false, indexPath, animated: animated) }

  // MARK: Updates

  /// Makes all changes of the block at once, animated. The data change within the block, whose changes must account for the difference in
  /// numbers; else it stops with a message that names them. The completion hears whether the animation ran to its end.
  ///
  /// Without changes, the heights of visible rows are asked for again, and the rows move to their new places.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    defaultPerformBatchUpdates(updates, completion: completion)
  }
  /// Begins a batch; `endUpdates()` must follow. Batches within batches are part of the outermost.
  open func beginUpdates() { defaultBeginUpdates() }
  /// Ends a batch: its changes are made at once, animated.
  open func endUpdates() { defaultEndUpdates() }
  /// Whether a batch is open.
  open var hasUncommittedUpdates: Bool { batch != nil }
  /// Rows that are new in the data, at their places there.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { defaultInsertRows(at: indexPaths, with: animation) }
  /// Rows that were in the data, at the places that they had.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { defaultDeleteRows(at: indexPaths, with: animation) }
  /// Replaces the cells of rows. The rows are no longer selected.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { defaultReloadRows(at: indexPaths, with: animation) }
  /// A row that has another place in the data now.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { defaultMoveRow(at: indexPath, to: newIndexPath) }
  /// Sections that are new in the data, with their rows.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { defaultInsertSections(sections, with: animation) }
  /// Sections that were in the data, with their rows.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { defaultDeleteSections(sections, with: animation) }
  /// Asks the data source for the contents of sections again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { defaultReloadSections(sections, with: animation) }
  /// A section that has another place in the data now, with its rows.
  open func moveSection(_ section: Int, toSection newSection: Int) { defaultMoveSection(section, toSection: newSection) }
  /// Asks the data source to configure the existing cells of rows again. Rows that are not visible are left alone.
  open func reconfigureRows(at indexPaths: [IndexPath]) { defaultReconfigureRows(at: indexPaths) }
}
