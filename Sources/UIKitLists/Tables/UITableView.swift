import CollectionLayout
import QuartzCore
@_spi(UIKit) import UIKitCore

/// A scroll view that shows rows in a single column, grouped into sections. Only the visible rows have views.
///
/// For the sources of its behaviour, see Docs/behaviour/lists.md, "Table geometry".
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The object that provides the rows and their cells. The table view does not retain it. Setting another object reloads the data.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
  /// The object that receives events of touches, selection and scrolling, and customizes the rows. The table view does not retain it.
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get {
      guard let any = (self as UIScrollView).delegate else { return nil }
      if knownDelegate !== any { knownDelegate = any as? any UITableViewDelegate }  // The cast is slow.
      return knownDelegate
    }
    set {
      (self as UIScrollView).delegate = newValue
      list.delegateMayHaveMenus()
      planIsOutOfDate()
    }
  }
  private weak var knownDelegate: (any UITableViewDelegate)?
  /// The object that is notified of rows that will probably become visible soon. The table view does not retain it.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// A Boolean value that indicates whether the table view notifies `prefetchDataSource`. The default is `true`.
  open var isPrefetchingEnabled = true
  var silentTableMethods: SilentMethods?, silentSourceMethods: SilentMethods?, silentPrefetchMethods: SilentMethods?

  /// The style of the table view. It cannot change after initialization.
  open private(set) var style: Style

  // MARK: Heights

  /// The height of rows in points, unless the delegate returns another one. The default is `automaticDimension`: the content of a cell
  /// determines its height.
  open var rowHeight = UITableView.automaticDimension { didSet { if rowHeight != oldValue { planIsOutOfDate() } } }
  /// The height of section headers in points, unless the delegate returns another one. The default is `automaticDimension`.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { if sectionHeaderHeight != oldValue { planIsOutOfDate() } } }
  /// The height of section footers in points, unless the delegate returns another one. The default is `automaticDimension`.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { if sectionFooterHeight != oldValue { planIsOutOfDate() } } }
  /// The estimated height in points of rows that have not been visible yet. The default is `automaticDimension`.
  ///
  /// If the value is 0, the table view requests the heights of all rows at once.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { if estimatedRowHeight != oldValue { planIsOutOfDate() } } }
  /// The estimated height in points of section headers that have not been visible yet. The default is `automaticDimension`.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The estimated height in points of section footers that have not been visible yet. The default is `automaticDimension`.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The gap above section headers of a plain table, in points. The default is `automaticDimension`, which stands for the system's gap.
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { planIsOutOfDate() } }
  /// The table view's response when a visible cell needs another height. The default is `SelfSizingInvalidation.enabled`.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Appearance

  /// The style of the separators between rows. The default is a single line.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { cellsLookDifferent() } }
  /// The colour of the separators. The default is `UIColor.separator`. If the value is `nil`, the system's colour is used.
  open var separatorColor: UIColor? = .separator {
    didSet {
      cellsLookDifferent()
      noteLook("separatorColor", \UITableView.separatorColor, separatorColor)
    }
  }
  /// The inset of the separators from the cell's sides. Only `left` and `right` have an effect. The default is the system's inset, which
  /// depends on the cell.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: contentMargin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      cellsLookDifferent()
    }
  }
  var ownSeparatorInset: UIEdgeInsets?
  /// The position from which `separatorInset` is measured. The default is `SeparatorInsetReference.fromCellEdges`.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { cellsLookDifferent() } }
  /// A Boolean value that indicates whether the content of cells is at most as wide as is comfortable to read. The default is `false`.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { cellsLookDifferent() } }
  /// A Boolean value that indicates whether the content of cells stays within the safe area at the sides. The default is `true`.
  open var insetsContentViewsToSafeArea = true { didSet { cellsLookDifferent() } }
  /// The view behind all rows, headers and footers. It fills the visible area and does not scroll. The default is `nil`.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }
  /// The view above the first section. The default is `nil`.
  ///
  /// The view keeps its height and becomes as wide as the table. To apply another height, assign the view again.
  open var tableHeaderView: UIView? { didSet { exchangeEnd(oldValue, tableHeaderView) } }
  /// The view below the last section. The default is `nil`.
  ///
  /// The view keeps its height and becomes as wide as the table. To apply another height, assign the view again.
  open var tableFooterView: UIView? { didSet { exchangeEnd(oldValue, tableFooterView) } }

  // MARK: Selection and editing

  /// A Boolean value that indicates whether touches select rows. The default is `true`. Setting `false` deselects all rows.
  open var allowsSelection = true { didSet { if !allowsSelection { list.deselectAll() } } }
  /// A Boolean value that indicates whether several rows can be selected at once. The default is `false`.
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether touches select rows in editing mode. The default is `false`.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether several rows can be selected at once in editing mode. The default is `false`.
  ///
  /// If it is `true`, the rows show circles that mark the selection.
  open var allowsMultipleSelectionDuringEditing = false
  /// A Boolean value that indicates whether the table view is in editing mode, in which its rows show editing controls. The default is
  /// `false`.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  /// Enters or leaves editing mode, and closes open swipe actions. A subclass can override this method to respond to the change.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }
  var editing = false

  // MARK: Section index

  /// The number of rows from which the section index is shown. The default is 0.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { indexIsOutOfDate() } }
  /// The colour of the titles in the section index. If the value is `nil`, which is the default, the tint colour is used.
  open var sectionIndexColor: UIColor? { didSet { index?.update() } }
  /// The background colour of the section index. The default is `nil`, which leaves the rows visible behind the titles.
  open var sectionIndexBackgroundColor: UIColor? { didSet { index?.update() } }
  /// The background colour of the section index during a touch. If the value is `nil`, `sectionIndexBackgroundColor` is used.
  open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { index?.update() } }
  var index: TableIndexView?
  var isIndexKnown = false

  // MARK: State

  /// The state of the list, and the updates that it performs.
  private(set) lazy var list = ListUpdateEngine(of: self)
  /// A Boolean value that indicates whether the data source is being queried. Its own queries to the table view have no result
  /// meanwhile.
  var isAskingForPlan = false
  /// The positions of all rows, headers and footers. The value is `nil` until it is needed.
  var plan: TablePlan?
  /// The distance by which the content must scroll because of heights that became known above the visible area.
  var owedShift: CGFloat = 0
  /// The widths of the safe area's insets at both sides.
  private var knownSides: [CGFloat] = [0, 0]
  /// The width for which the rows were measured.
  var plannedWidth: CGFloat = 0
  /// The measured heights of a header and a footer, which serve as the estimate for the next ones.
  var typicalHeader: CGFloat?, typicalFooter: CGFloat?
  var cellPool = ReusePool<UITableViewCell>(), titlePool = ReusePool<UITableViewHeaderFooterView>()
  /// The rows that the current update animation inserts into the visible area.
  var appearingRows: Set<IndexPath> = []
  /// A Boolean value that indicates whether the visible cells may need other heights.
  var measuresAgain = false
  /// The classes of delegates that were found to provide views for headers or footers.
  var classesWithTitleViews: [TitleKind: ObjectIdentifier] = [:]
  /// The position of the header or footer that the delegate is being asked for.
  var askingForTitle: TitleEnvironment?
  @_spi(UIKit) open override var isArrangingSubviews: Bool { isLayingOut && list.placement != .idle }
  /// The row that the user moves by its reorder control.
  var held: HeldRow? { didSet { if held == nil { edgeScroll.stop() } } }
  private(set) lazy var edgeScroll = EdgeScroll(of: self) { [unowned self] in heldRowIsElsewhere() }
  var lastPrefetchOffset: CGFloat = 0

  // MARK: Initialization

  /// Creates an empty table view with a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setBackground(style == .plain ? .systemBackground : .systemGroupedBackground)
    alwaysBounceVertical = true
    list.swipes = RowSwipes(in: self)
  }
  /// Creates an empty table view with the plain style.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Returns `nil`, because Segue cannot decode storyboards yet.
  public required init?(coder: NSCoder) { nil }

  /// Discards all cells and queries the data source again. The selection is lost, and open swipe actions close.
  ///
  /// The content offset stays the same as far as there is content.
  open dynamic func reloadData() { forgetAll() }

  // MARK: Layout

  @_spi(UIKit) open override var subviewsInReadingOrder: [UIView]? { elementsInReadingOrder }
  @_spi(UIKit) open override var scrollStatus: String { rowStatus }
  open override func layoutSubviews() {
    super.layoutSubviews()
    showWhatIsSeen()
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
  }

  @_spi(UIKit) open override func layer(_ layer: CALayer, didChange property: AnimatableProperty) {
    super.layer(layer, didChange: property)
    if property == .boundsSize { widthMayHaveChanged() }
  }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    // Cards stay within the safe area at the sides, so their text wraps at another width.
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
  @_spi(UIKit) open override func textSizeDidChange() {
    super.textSizeDidChange()
    remeasure()
  }
  @_spi(UIKit) open override func tellOfScrolling() {
    if list.mayNotifyOfScrolling() { super.tellOfScrolling() }
  }
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { letGo() }
  }

  // MARK: Touches

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    list.swipeMayBegin(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    list.touchesBegan(touches)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    list.touchesEnded(touches)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    list.touchesCancelled(touches)
  }
  /// Returns `false` for the section index, so that a touch on it does not turn into scrolling.
  open override func touchesShouldCancel(in view: UIView) -> Bool { !(view is TableIndexView) && super.touchesShouldCancel(in: view) }
  /// Ends the touch without selecting a row.
  package func endPress() { list.endPress() }

  // MARK: Reloading the section index

  /// Queries the data source for the titles of the section index again.
  open func reloadSectionIndexTitles() { defaultReloadSectionIndexTitles() }

  // MARK: Menus

  /// The interaction that shows the delegate's context menus. The value is `nil` until the table view has had a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { list.menus?.interaction }

  // MARK: Positions

  /// Returns the rectangle of a section in the table's coordinates, visible or not. It includes the header, the rows and the footer.
  open func rect(forSection section: Int) -> CGRect { defaultRect(forSection: section) }
  /// Returns the rectangle of a section header in the table's coordinates. The result ignores that a plain table holds the header at the
  /// top.
  open func rectForHeader(inSection section: Int) -> CGRect { defaultRectForHeader(inSection: section) }
  /// Returns the rectangle of a section footer in the table's coordinates. The result ignores that a plain table holds the footer at the
  /// bottom.
  open func rectForFooter(inSection section: Int) -> CGRect { defaultRectForFooter(inSection: section) }
  /// Returns the rectangle of a row in the table's coordinates, visible or not. Returns zero if there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { defaultRectForRow(at: indexPath) }
  /// Returns the row at a point in the table's coordinates, visible or not. Returns `nil` if the point is in no row.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { defaultIndexPathForRow(at: point) }
  /// Returns the rows within a rectangle in the table's coordinates, in order. Returns `nil` without a data source.
  ///
  /// An empty rectangle stands for its origin. The last row counts if the rectangle reaches at least one point into it. A rectangle next to
  /// the table contains no rows.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { defaultIndexPathsForRows(in: rect) }
  /// Returns the row that a cell displays. Returns `nil` if the cell displays no row of this table view.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { list.element(of: cell)?.cellPath }
  /// Returns the cell of a row. Returns `nil` if the row is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { defaultCellForRow(at: indexPath) }
  /// The cells that the last layout pass has made visible, in order.
  open var visibleCells: [UITableViewCell] { defaultVisibleCells }
  /// The rows within the visible rectangle, in order.
  ///
  /// After a change of the content offset, these are the rows at the new offset. They are known before the layout pass that creates their
  /// cells.
  open var indexPathsForVisibleRows: [IndexPath]? { defaultIndexPathsForVisibleRows }
  /// Returns the header of a section. Returns `nil` if the header is not visible or not a `UITableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    list.visible[.title(.header, section: section)] as? UITableViewHeaderFooterView
  }
  /// Returns the footer of a section. Returns `nil` if the footer is not visible or not a `UITableViewHeaderFooterView`.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    list.visible[.title(.footer, section: section)] as? UITableViewHeaderFooterView
  }
  /// The number of sections, as the data source returned it at the last query.
  open var numberOfSections: Int { knownPlan()?.sections.count ?? 0 }
  /// Returns the number of rows in a section, as the data source returned it at the last query. An unknown section stops the app with a
  /// message.
  open func numberOfRows(inSection section: Int) -> Int { defaultNumberOfRows(inSection: section) }
  /// Scrolls until a row is at a position of the visible area, as far as there is content.
  ///
  /// If the row of `indexPath` is `NSNotFound`, the section's header takes its role. A row that does not exist stops the app with a
  /// message.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    defaultScrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }
  /// Scrolls to the selected row that is nearest to the middle of the visible area. Does nothing if no row is selected.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    defaultScrollToNearestSelectedRow(at: scrollPosition, animated: animated)
  }

  // MARK: Reuse

  /// Registers the class of the cells with a reuse identifier. It must be a subclass of `UITableViewCell`. `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    defaultRegister(cellClass, forCellReuseIdentifier: identifier)
  }
  /// Registers the nib of the cells with a reuse identifier. `nil` removes the registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { cellPool.register(nib, .cell, identifier) }
  /// Registers the nib of the headers and footers with a reuse identifier. `nil` removes the registration.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    titlePool.register(nib, TitleKind.header.poolKind, identifier)
  }
  /// Registers the class of the headers and footers with a reuse identifier. `nil` removes the registration.
  ///
  /// The class must be a subclass of `UITableViewHeaderFooterView`.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    defaultRegister(aClass, forHeaderFooterViewReuseIdentifier: identifier)
  }
  /// Returns a reused cell, or a new one of the registered class. Returns `nil` if there is no cell to reuse and no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    defaultDequeueReusableCell(withIdentifier: identifier)
  }
  /// Returns a reused cell, or a new one of the registered class, in the size of the row.
  ///
  /// If there is no cell to reuse and no class is registered, the app stops with a message.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    defaultDequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
  /// Returns a reused header or footer, or a new one of the registered class. Returns `nil` if there is none to reuse and no class is
  /// registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    defaultDequeueReusableHeaderFooterView(withIdentifier: identifier)
  }

  // MARK: Selection

  /// The selected row. If several rows are selected, it is the first of them. The value is `nil` if no row is selected.
  open var indexPathForSelectedRow: IndexPath? { list.selected.min() }
  /// The selected rows, in order. The value is `nil` if no row is selected.
  open var indexPathsForSelectedRows: [IndexPath]? { list.selected.isEmpty ? nil : list.selected.sorted() }
  /// Selects a row and scrolls to it. The delegate is not notified.
  ///
  /// - Parameters:
  ///   - indexPath: The row. `nil` deselects all rows.
  ///   - animated: A Boolean value that indicates whether the selection and the scrolling are animated.
  ///   - scrollPosition: The position of the row after the scrolling. With `.none` the table view does not scroll.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    defaultSelectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  /// Deselects a row. The delegate is not notified. If the change is animated, the cell's selection background fades out.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { list.setSelected(false, indexPath, animated: animated) }

  // MARK: Updates

  /// Performs several changes together, with animation.
  ///
  /// The closure changes the data and calls the methods that insert, delete, move or reload rows and sections. These calls must account for
  /// the difference in the numbers of rows and sections. Otherwise the app stops with a message that names the numbers.
  ///
  /// Without any changes, the table view requests the heights of the visible rows again, and the rows move to their new positions.
  ///
  /// - Parameters:
  ///   - updates: The closure that makes the changes.
  ///   - completion: The closure that is called at the end. Its argument indicates whether the animation ran to its end.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    list.performBatch(updates, completion: completion)
  }
  /// Begins a batch of changes. Each call needs a matching call of `endUpdates()`. Nested batches belong to the outermost one.
  open func beginUpdates() { list.openBatch(dataAreUnchanged: true) }
  /// Ends a batch of changes. At the end of the outermost batch, all its changes are performed together, with animation.
  open func endUpdates() { defaultEndUpdates() }
  /// A Boolean value that indicates whether a batch of changes is open.
  open var hasUncommittedUpdates: Bool { list.batch != nil }
  /// Inserts rows that are new in the data. `indexPaths` are their positions after the change.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { list.insertItems(indexPaths, animation) }
  /// Deletes rows that are no longer in the data. `indexPaths` are their positions before the change.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { list.deleteItems(indexPaths, animation) }
  /// Replaces the cells of rows. The rows are no longer selected.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { list.reloadItems(indexPaths, animation) }
  /// Moves a row. `indexPath` is its position before the change, `newIndexPath` its position after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { list.moveItem(indexPath, to: newIndexPath, .automatic) }
  /// Inserts sections that are new in the data, with their rows. `sections` are their numbers after the change.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { list.insertSections(sections, animation) }
  /// Deletes sections that are no longer in the data, with their rows. `sections` are their numbers before the change.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { list.deleteSections(sections, animation) }
  /// Reloads the rows, the header and the footer of sections.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { list.reloadSections(sections, animation) }
  /// Moves a section with its rows. `section` is its number before the change, `newSection` its number after it.
  open func moveSection(_ section: Int, toSection newSection: Int) { list.moveSection(section, to: newSection, .automatic) }
  /// Queries the data source again for rows, which must configure the existing cells and return them. Rows that are not visible are left
  /// alone.
  open func reconfigureRows(at indexPaths: [IndexPath]) { defaultReconfigureRows(at: indexPaths) }
}
