import CollectionLayout
import QuartzCore

/// A scroll view of items that a layout places and that are views only while they are seen.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Says what is shown. Not kept alive; another one means `reloadData()`.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Hears early of items that may soon come into sight. Not kept alive.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet {
      prefetching = Prefetching()
      setNeedsLayout()
    }
  }
  /// Whether it does; true by default.
  open var isPrefetchingEnabled = true
  var prefetching = Prefetching()
  /// The item that the user carries to another place.
  var movement: ItemMovement? { didSet { if movement == nil { edgeScroll?.stop() } } }
  var edgeScroll: EdgeScroll?
  /// What rows offer that are swiped, where the layout has a list that does; and the context menus of items, where somebody may have some.
  var swipes: RowSwipes?, menus: ListMenu?
  /// The movement changes the places of items itself; the data did not follow.
  var isRearranging = false, dropIsRefused = false
  /// Hears of touches, selection and scrolling. Not kept alive.
  @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
    get {
      guard let any = (self as UIScrollView).delegate else { return nil }
      if knownDelegate !== any { knownDelegate = any as? any UICollectionViewDelegate }  // slow, and this is read for each item
      return knownDelegate
    }
    set {
      (self as UIScrollView).delegate = newValue
      delegateMayHaveMenus()
    }
  }
  private weak var knownDelegate: (any UICollectionViewDelegate)?
  var silentCollectionMethods: SilentMethods?
  /// Places everything. Another one takes over at once; `setCollectionViewLayout(_:animated:)` moves items there.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set {
      let foreign = foreignDecorations(in: newValue)
      adopt(newValue)
      for element in foreign.sorted() { retire(element) }
    }
  }
  /// Whether touches select items; true by default.
  open var allowsSelection = true
  /// Whether several items can be selected at once, a touch on a selected one taking it out; false by default.
  open var allowsMultipleSelection = false
  /// Whether the items are being edited, which cells hear of in their configuration's state; false by default.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      closeSwipe(animated: true)
      for cell in visibleCells { cell.setNeedsUpdateConfiguration() }
    }
  }
  /// Behind all items; it does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  private(set) var layout: UICollectionViewLayout
  var pool = ReusePool<UICollectionReusableView>()
  /// The registrations that were used, by their identifiers.
  var registrationKeys: [String: RegistrationKey] = [:]
  /// The views of what is seen.
  var shown: [CollectionElement: UICollectionReusableView] = [:]
  var selected: Set<IndexPath> = []
  /// The item under the finger, and the finger.
  var highlighted: IndexPath?
  weak var pressing: UITouch?
  /// How many items there are in each section; nil until somebody asks.
  var counts: [Int]?
  /// The sections that scroll by themselves and are seen; and scroll views from which something is still on its way out.
  var scrollers: [Int: SectionScroller] = [:]
  var goingScrollers: [SectionScroller] = []
  /// What the layout said of a rectangle.
  var page: CollectionPage?
  /// Views that are seen may want other sizes.
  var asksForPreferences = false
  /// What bounds that are being set make out of date.
  private var boundsContext: UICollectionViewLayoutInvalidationContext?
  /// Views are where the layout says. Not the same as a valid layout: a question about an item makes that valid, and moves nothing.
  var isArranged = false
  /// The first pass in a window has begun.
  private var hasBegunInWindow = false
  /// Where the views were put last.
  var laidOutBounds: CGRect?
  /// The changes that are being gathered.
  var batch: CollectionBatch?
  /// The item that is being asked for anew, and the cell that it keeps.
  var reconfiguring: (path: IndexPath, cell: UICollectionViewCell)?
  /// The attributes of the element whose view the data source is being asked for.
  var attributesToDequeue: UICollectionViewLayoutAttributes?
  /// Views that an animation takes out of sight, and how many such animations there were.
  var leaving: [LeavingView] = []
  var passages = 0
  /// A passage is sending the views on their way: a cell that lays itself out meanwhile does not have the others placed.
  var isSendingViews = false
  /// The views of what is seen are being brought in and put in their places.
  var isShowingViews = false
  override var isArrangingSubviews: Bool { isLayingOut && (isShowingViews || isSendingViews) }
  var newsOfScrolling = NewsOfScrolling.free
  /// The change of layout that a finger drives, or that goes on after it.
  var interaction: LayoutInteraction?
  /// The bounds before an animation changed their size; the layout has not followed yet.
  var boundsBeforeAnimation: CGRect?

  /// An empty collection view.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    setBackground(.systemBackground)
    layout.collectionView = self
  }
  public required init?(coder: NSCoder) { nil }

  // MARK: Items

  /// As many as the data source said when it was asked last.
  open var numberOfSections: Int { knownCounts.count }
  /// As many as the data source said when it was asked last.
  open func numberOfItems(inSection section: Int) -> Int {
    precondition(knownCounts.indices.contains(section), "there is no section \(section); there are \(knownCounts.count)")
    return knownCounts[section]
  }

  /// Asks for everything anew; selection is lost.
  open func reloadData() {
    (selected, highlighted) = ([], nil)
    forgetMovement()
    closeSwipe(animated: false)
    menus?.forget()
    prefetching = Prefetching()
    batch?.start = nil
    retireAll()
    let context = layout.makeContext()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
    layout.invalidateLayout(with: context)
  }

  // MARK: Layout

  func adopt(_ new: UICollectionViewLayout) {
    guard new !== layout else { return }
    interaction?.cutShort()
    guard new !== layout else { return }
    closeSwipe(animated: true)
    let old = layout
    exchangeLayout(for: new)
    old.collectionView = nil
    new.invalidateLayout()
  }
  /// Another layout, which is up to date or knows that it is not.
  func exchangeLayout(for new: UICollectionViewLayout) {
    layout = new
    new.collectionView = self
  }

  package override func layer(_ layer: CALayer, willChange property: AnimatableProperty, from old: Components, to new: Components)
    -> (any CAAction)?
  {
    let action = super.layer(layer, willChange: property, from: old, to: new)
    switch property {
    case .boundsOrigin: boundsWillChange(to: CGRect(origin: CGPoint(x: new[0], y: new[1]), size: bounds.size))
    case .boundsSize: boundsWillChange(to: CGRect(origin: bounds.origin, size: CGSize(width: new[0], height: new[1])))
    default: break
    }
    return action
  }
  /// The layout is asked while the bounds are still the old ones, as it compares the two; it is invalidated when they are new.
  private func boundsWillChange(to new: CGRect) {
    guard layout.collectionView === self, layout.shouldInvalidateLayout(forBoundsChange: new) else { return }
    boundsContext = layout.invalidationContext(forBoundsChange: new)
    boundsContext?.cause = new.size == bounds.size ? .scrolling : .app
    if new.size != bounds.size, boundsBeforeAnimation == nil, laidOutBounds != nil, UIView.inheritedAnimationDuration > 0 {
      boundsBeforeAnimation = bounds
    }
  }
  package override func layer(_ layer: CALayer, didChange property: AnimatableProperty) {
    let context = boundsContext
    if let context {
      boundsContext = nil
      self.layout.boundsDidChange(context)
    }
    super.layer(layer, didChange: property)
    // Whoever sets another size finds the content size that belongs to it.
    if context != nil, property == .boundsSize, isKnownThroughout { prepareLayout() }
  }
  /// Whether the layout can be prepared at any time: the items have been counted and shown, and nothing is changing them.
  private var isKnownThroughout: Bool { laidOutBounds != nil && counts != nil && batch == nil && !isSendingViews && !isShowingViews }

  /// A layout is invalidated once more before its first pass in a window.
  func beginInWindow() {
    guard window != nil, !hasBegunInWindow else { return }
    hasBegunInWindow = true
    layout.invalidateLayout()
  }

  /// During a change of layout that was let go, an animated scroll begins when that is over.
  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated, let interaction, interaction.keep(contentOffset) { return }
    super.setContentOffset(contentOffset, animated: animated)
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    if layout.collectionView === self { layout.insetsDidChange() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // Text of another size takes other places.
    guard let old = previousTraitCollection, layout.collectionView === self else { return }
    let isElsewhere = old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    if isElsewhere { layout.textSizeDidChange() }
  }
  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    closeSwipe(animated: false)
    if layout.collectionView === self { layout.directionDidChange() }
  }
  override var subviewsInReadingOrder: [UIView]? { elementsInReadingOrder }
  open override func layoutSubviews() {
    super.layoutSubviews()
    followAnimatedBounds()
    showWhatIsSeen()
    prefetch()
    if backgroundView?.frame != bounds { backgroundView?.frame = bounds }
  }

  /// The layout's proposal; the delegate hears of it and may change it again.
  override func restingPlace(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    prepareLayout()
    let target = layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    return layout.checked(target, "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)", otherwise: proposed)
  }

  override func tellOfScrolling() {
    if newsOfScrolling == .free { super.tellOfScrolling() } else { newsOfScrolling = .owed }
  }

  // MARK: Change of layout under a finger

  /// What hears of the end of a change of layout that a finger drove: whether it was completed, and whether its animation ran to its end.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

  /// Begins a change to another layout whose progress the caller sets. What is returned is the layout until the change is over.
  ///
  /// It is the delegate's `collectionView(_:transitionLayoutForOldLayout:newLayout:)`, or a plain one. `finishInteractiveTransition()` or
  /// `cancelInteractiveTransition()` must follow; to begin another before that is over stops with a message.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginInteraction(to: layout, completion) }
  /// Lets go: what is left of the way is animated, at first as fast as progress changed, and the new layout takes over. Without a change that
  /// is held it stops with a message.
  open func finishInteractiveTransition() { releaseInteraction(completing: true) }
  /// Lets go: the way back is animated, at first as fast as progress changed, and the old layout takes over again. Without a change that is
  /// held it stops with a message.
  open func cancelInteractiveTransition() { releaseInteraction(completing: false) }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard newWindow == nil else { return }
    interaction?.leaveScreen()
    closeSwipe(animated: false)
    // Content that was put beyond its ends is back when the view has left the window.
    let place = dynamics.geometry.clamped(contentOffset)
    if laidOutBounds != nil, place != contentOffset { contentOffset = place }
  }

  // MARK: Items that the user carries

  /// Begins to carry an item. False if there is none, if the data source does not let it, or if another one is carried.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }
  /// Carries the item to a point in the collection view's coordinates; the others make room.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { carry(to: targetPosition) }
  /// Drops the item where it is, and has the data source follow.
  open func endInteractiveMovement() { drop() }
  /// Takes the item back to where it came from.
  open func cancelInteractiveMovement() { takeBack() }

  // MARK: Touches

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let swipes, gestureRecognizer === swipes.gesture else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return swipes.mayBegin()
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
  /// The finger chooses nothing any more.
  func endPress() {
    pressing = nil
    endHighlight()
  }

  // MARK: Layout change

  /// Takes another layout over. Animated, each item moves from where the old layout had it to where the new one has it. What comes into sight
  /// begins as the new layout's initial attributes say, what goes ends as the old one's final attributes say: by default in their places in the
  /// other layout, or clear where that has none. The completion hears whether the animation ran to its end.
  ///
  /// Content stays at its offset as far as the new layout has content there, unless its `targetContentOffset(forProposedContentOffset:)`, or
  /// the delegate, knows better. A change that a finger drives ends where it stands.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    defaultSetCollectionViewLayout(layout, animated: animated, completion: completion)
  }

  // MARK: Menus

  /// The interaction whose menus the delegate's are; nil while there is no delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

  // MARK: Queries

  /// The class for cells of an identifier, a subclass of `UICollectionViewCell`; nil takes it back.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    defaultRegister(cellClass, forCellWithReuseIdentifier: identifier)
  }
  /// The class for headers, footers and the like of an identifier, a subclass of `UICollectionReusableView`; nil takes it back.
  open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
    defaultRegister(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }
  /// A used cell, or a new one of the class that was registered; without one it stops with a message.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    defaultDequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }
  /// A used view, or a new one of the class that was registered; without one it stops with a message.
  open func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionReusableView
  { defaultDequeueReusableSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath) }
  /// The cells that are views now, in the order of their index paths.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }
  /// The items that have views now, in order.
  open var indexPathsForVisibleItems: [IndexPath] { shown.keys.filter { $0.kind == .cell }.map(\.indexPath).sorted() }
  /// The cell of an item; nil if it is not seen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown[.cell(indexPath)] as? UICollectionViewCell }
  /// The item that a cell shows now; nil if it shows none.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.indexPath
  }
  /// A header, a footer or the like; nil if it is not seen.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    shown[.supplementary(elementKind, indexPath)]
  }
  /// The views of a kind that are seen, in the order of their index paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }
  /// Where views of a kind are seen, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.filter { $0.supplementaryKind == elementKind }.map(\.indexPath).sorted()
  }
  /// The item at a point in the collection view's coordinates, of several the one in front, seen or not; nil between items.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { defaultIndexPathForItem(at: point) }
  /// Where an item lies, seen or not.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    defaultLayoutAttributesForItem(at: indexPath)
  }
  /// Where a header, a footer or the like lies, seen or not.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    defaultLayoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
  }

  // MARK: Scrolling

  /// Scrolls until an item lies where `scrollPosition` says, as far as there is content; an axis that it does not name stays. Without any,
  /// it scrolls as little as shows the item.
  ///
  /// An index path beyond the items, and two positions on one axis, stop with a message.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    defaultScrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Selection

  /// What is selected, in the order of index paths.
  open var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }
  /// Selects an item without telling the delegate, and scrolls there; nil deselects all. Without `allowsSelection` it does nothing.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    defaultSelectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  /// Deselects an item without telling the delegate. Without `allowsSelection` it does nothing.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { defaultDeselectItem(at: indexPath, animated: animated) }

  // MARK: Updates

  /// Makes all changes of the block at once, animated. The data change within the block, whose changes must account for the difference in
  /// numbers; else it stops with a message that names them. The completion hears whether the animation ran to its end.
  ///
  /// Without a block, or without changes in it, items still move where a changed layout puts them.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    defaultPerformBatchUpdates(updates, completion: completion)
  }
  /// Items that are new in the data, at their places there.
  open func insertItems(at indexPaths: [IndexPath]) { defaultInsertItems(at: indexPaths) }
  /// Items that were in the data, at the places that they had.
  open func deleteItems(at indexPaths: [IndexPath]) { defaultDeleteItems(at: indexPaths) }
  /// Replaces the cells of items. The old cells fade into the new ones, and the items are no longer selected.
  open func reloadItems(at indexPaths: [IndexPath]) { defaultReloadItems(at: indexPaths) }
  /// An item that has another place in the data now.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { defaultMoveItem(at: indexPath, to: newIndexPath) }
  /// Sections that are new in the data, with their items.
  open func insertSections(_ sections: IndexSet) { defaultInsertSections(sections) }
  /// Sections that were in the data, with their items.
  open func deleteSections(_ sections: IndexSet) { defaultDeleteSections(sections) }
  /// Asks the data source for the contents of sections again.
  open func reloadSections(_ sections: IndexSet) { defaultReloadSections(sections) }
  /// A section that has another place in the data now, with its items.
  open func moveSection(_ section: Int, toSection newSection: Int) { defaultMoveSection(section, toSection: newSection) }
  /// Asks the data source to configure the existing cells of items again. When it dequeues a cell, it receives the existing one. In a batch,
  /// the index paths are those before the updates.
  open func reconfigureItems(at indexPaths: [IndexPath]) { defaultReconfigureItems(at: indexPaths) }
}
