import CollectionLayout
import QuartzCore
@_spi(UIKit) import UIKitCore

/// A scroll view whose items are arranged by a layout. Only the visible items have views.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The object that provides the items and their cells. The collection view does not retain it. Setting the property reloads the data.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The object that is notified of items that may become visible soon. The collection view does not retain it.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet {
      forgetPrefetching()
      setNeedsLayout()
    }
  }
  /// A Boolean value that indicates whether the collection view notifies `prefetchDataSource`. The default is `true`.
  open var isPrefetchingEnabled = true
  /// The content offset at the last prefetch.
  var prefetchOrigin: CGPoint?
  /// The item that the user moves to another place.
  var movement: ItemMovement? { didSet { if movement == nil { edgeScroll?.stop() } } }
  var edgeScroll: EdgeScroll?
  /// Boolean values that indicate whether the interactive movement itself is changing the positions of items, and whether the data source
  /// has refused the drop.
  var isRearranging = false, dropIsRefused = false
  /// The object that receives events of touches, selection and scrolling. The collection view does not retain it.
  @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
    get {
      guard let any = (self as UIScrollView).delegate else { return nil }
      if knownDelegate !== any { knownDelegate = any as? any UICollectionViewDelegate }  // The cast is slow.
      return knownDelegate
    }
    set {
      (self as UIScrollView).delegate = newValue
      list.delegateMayHaveMenus()
    }
  }
  private weak var knownDelegate: (any UICollectionViewDelegate)?
  var silentCollectionMethods: SilentMethods?
  /// The object that arranges the items. Setting another layout applies it at once. `setCollectionViewLayout(_:animated:)` animates the
  /// change.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set {
      let foreign = foreignDecorations(in: newValue)
      adopt(newValue)
      for element in foreign.sorted() { list.remove(element) }
    }
  }
  /// A Boolean value that indicates whether touches select items. The default is `true`.
  open var allowsSelection = true
  /// A Boolean value that indicates whether several items can be selected at once. A touch on a selected item deselects it. The default is
  /// `false`.
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether the items are in editing mode. Cells receive it in their configuration state. The default is
  /// `false`.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      closeSwipe(animated: true)
      for cell in visibleCells { cell.setNeedsUpdateConfiguration() }
    }
  }
  /// The view behind all items. It fills the visible area and does not scroll. The default is `nil`.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// The state of the list, and the updates that it performs.
  private(set) lazy var list = ListUpdateEngine(of: self)
  private(set) var layout: UICollectionViewLayout
  var pool = ReusePool<UICollectionReusableView>()
  /// The registrations that have been used, by their identifiers.
  var registrationKeys: [String: RegistrationKey] = [:]
  /// The number of items in each section. The value is `nil` until it is needed.
  var counts: [Int]?
  /// The visible sections that scroll on their own, and the scroll views that still contain a disappearing view.
  var scrollers: [Int: SectionScroller] = [:]
  var goingScrollers: [SectionScroller] = []
  /// The attributes that the layout has returned for a rectangle.
  var page: CollectionPage?
  /// A Boolean value that indicates whether the visible views may need other sizes.
  var asksForPreferences = false
  /// The invalidation context of the bounds that are being set.
  private var boundsContext: UICollectionViewLayoutInvalidationContext?
  /// A Boolean value that indicates whether the first layout pass in a window has begun.
  private var hasBegunInWindow = false
  /// The bounds at the last placement of the views.
  var laidOutBounds: CGRect?
  /// The attributes of the element that the data source is being asked to provide a view for.
  var attributesToDequeue: UICollectionViewLayoutAttributes?
  @_spi(UIKit) open override var isArrangingSubviews: Bool { isLayingOut && list.placement != .idle }
  /// The interactive layout transition, or the animation that follows it.
  var interaction: LayoutInteraction?
  /// The bounds before an animation changed their size. The value is `nil` once the layout has followed.
  var boundsBeforeAnimation: CGRect?

  /// Creates an empty collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    setBackground(.systemBackground)
    layout.collectionView = self
  }
  public required init?(coder: NSCoder) { nil }

  // MARK: Items

  /// The number of sections, as the data source returned it at the last query.
  open var numberOfSections: Int { knownCounts.count }
  /// Returns the number of items in a section, as the data source returned it at the last query. An unknown section stops the app with a
  /// message.
  open func numberOfItems(inSection section: Int) -> Int {
    precondition(knownCounts.indices.contains(section), "there is no section \(section); there are \(knownCounts.count)")
    return knownCounts[section]
  }

  /// Discards all views and queries the data source again. The selection is lost.
  open dynamic func reloadData() {
    list.forgetSelection()
    forgetMovement()
    closeSwipe(animated: false)
    list.menus?.forget()
    forgetPrefetching()
    list.batch?.start = nil
    list.removeAll()
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
  /// Exchanges the layout. The new layout is valid, or its own state says that it is not.
  func exchangeLayout(for new: UICollectionViewLayout) {
    layout = new
    new.collectionView = self
  }

  @_spi(UIKit) open override func layer(_ layer: CALayer, willChange property: AnimatableProperty, from old: Components, to new: Components)
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
  /// Queries the layout before the bounds change, because it compares the old bounds with the new ones. It is invalidated after the change.
  private func boundsWillChange(to new: CGRect) {
    guard layout.collectionView === self, layout.shouldInvalidateLayout(forBoundsChange: new) else { return }
    boundsContext = layout.invalidationContext(forBoundsChange: new)
    boundsContext?.cause = new.size == bounds.size ? .scrolling : .app
    if new.size != bounds.size, boundsBeforeAnimation == nil, laidOutBounds != nil, UIView.inheritedAnimationDuration > 0 {
      boundsBeforeAnimation = bounds
    }
  }
  @_spi(UIKit) open override func layer(_ layer: CALayer, didChange property: AnimatableProperty) {
    let context = boundsContext
    if let context {
      boundsContext = nil
      self.layout.boundsDidChange(context)
    }
    super.layer(layer, didChange: property)
    // After a change of the size, the content size belongs to the new size at once.
    if context != nil, property == .boundsSize, isKnownThroughout { prepareLayout() }
  }
  /// A Boolean value that indicates whether the layout can be prepared at any time. The items have been counted and displayed, and no
  /// change is under way.
  private var isKnownThroughout: Bool { laidOutBounds != nil && counts != nil && list.batch == nil && list.placement == .idle }

  /// Invalidates the layout once more before its first pass in a window.
  func beginInWindow() {
    guard window != nil, !hasBegunInWindow else { return }
    hasBegunInWindow = true
    layout.invalidateLayout()
  }

  /// Scrolls to an offset. After an interactive layout transition was released, an animated scroll begins at the end of the transition.
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
    // Text of another size needs other positions.
    guard let old = previousTraitCollection, layout.collectionView === self else { return }
    let isElsewhere = old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    if isElsewhere { layout.textSizeDidChange() }
  }
  @_spi(UIKit) open override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    closeSwipe(animated: false)
    if layout.collectionView === self { layout.directionDidChange() }
  }
  @_spi(UIKit) open override var subviewsInReadingOrder: [UIView]? { elementsInReadingOrder }
  open override func layoutSubviews() {
    super.layoutSubviews()
    followAnimatedBounds()
    showWhatIsSeen()
    prefetch()
    if backgroundView?.frame != bounds { backgroundView?.frame = bounds }
  }

  /// Returns the layout's proposal. The delegate receives it and may change it.
  @_spi(UIKit) open override func restingPlace(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    prepareLayout()
    let target = layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    return layout.checked(target, "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)", otherwise: proposed)
  }

  @_spi(UIKit) open override func tellOfScrolling() {
    if list.mayNotifyOfScrolling() { super.tellOfScrolling() }
  }

  // MARK: Interactive layout transition

  /// A closure that is called at the end of an interactive layout transition.
  ///
  /// - Parameters:
  ///   - completed: A Boolean value that indicates whether the transition was completed and not cancelled.
  ///   - finished: A Boolean value that indicates whether the animation ran to its end.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

  /// Begins a transition to another layout, whose progress the caller controls. Returns the layout of the transition.
  ///
  /// The delegate can provide that layout in `collectionView(_:transitionLayoutForOldLayout:newLayout:)`. Otherwise it is a plain
  /// `UICollectionViewTransitionLayout`.
  ///
  /// A call of `finishInteractiveTransition()` or `cancelInteractiveTransition()` must follow. Beginning another transition before the end
  /// stops the app with a message.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginInteraction(to: layout, completion) }
  /// Completes the interactive transition. The rest of the way is animated, and then the new layout is in effect.
  ///
  /// The animation begins at the speed at which the progress has changed. Without an interactive transition, the app stops with a message.
  open func finishInteractiveTransition() { releaseInteraction(completing: true) }
  /// Cancels the interactive transition. The way back is animated, and then the old layout is in effect again.
  ///
  /// The animation begins at the speed at which the progress has changed. Without an interactive transition, the app stops with a message.
  open func cancelInteractiveTransition() { releaseInteraction(completing: false) }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard newWindow == nil else { return }
    interaction?.leaveScreen()
    closeSwipe(animated: false)
    // Content beyond its ends returns when the view leaves the window.
    let place = dynamics.geometry.clamped(contentOffset)
    if laidOutBounds != nil, place != contentOffset { contentOffset = place }
  }

  // MARK: Interactive movement

  /// Begins to move an item interactively. Returns `false` if it cannot begin.
  ///
  /// That is the case if the item does not exist, if the data source does not allow it, or if another item is being moved.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }
  /// Moves the item to a point in the collection view's coordinates. The other items make room.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { carry(to: targetPosition) }
  /// Ends the movement. The item stays at its new position, and the data source updates its data.
  open func endInteractiveMovement() { drop() }
  /// Cancels the movement. The item returns to its original position.
  open func cancelInteractiveMovement() { takeBack() }

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
  /// Ends the touch without selecting an item.
  package func endPress() { list.endPress() }

  // MARK: Change of layout

  /// Changes the layout, with or without animation.
  ///
  /// In an animated change, each item moves from its position in the old layout to its position in the new one. Items that become visible
  /// begin with the initial attributes of the new layout. Items that disappear end with the final attributes of the old layout. By default
  /// these are the positions in the other layout. Where the other layout has no position, the item is transparent.
  ///
  /// The content offset stays the same as far as the new layout has content there. The layout's
  /// `targetContentOffset(forProposedContentOffset:)` and the delegate can change it. An interactive transition ends at its present
  /// progress.
  ///
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - animated: A Boolean value that indicates whether the change is animated.
  ///   - completion: The closure that is called at the end. Its argument indicates whether the animation ran to its end.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    defaultSetCollectionViewLayout(layout, animated: animated, completion: completion)
  }

  // MARK: Menus

  /// The interaction that shows the delegate's context menus. The value is `nil` until the collection view has had a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { list.menus?.interaction }

  // MARK: Queries

  /// Registers the class of the cells with a reuse identifier. It must be a subclass of `UICollectionViewCell`. `nil` removes the
  /// registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    defaultRegister(cellClass, forCellWithReuseIdentifier: identifier)
  }
  /// Registers the nib of the cells with a reuse identifier. `nil` removes the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { pool.register(nib, .cell, identifier) }
  /// Registers the nib of the supplementary views with a kind and a reuse identifier. `nil` removes the registration.
  open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
    pool.register(nib, .supplementary(kind), identifier)
  }
  /// Registers the class of the supplementary views with a kind and a reuse identifier. `nil` removes the registration.
  ///
  /// The class must be a subclass of `UICollectionReusableView`.
  open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
    defaultRegister(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }
  /// Returns a reused cell, or a new one of the registered class. If neither is possible, the app stops with a message.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    defaultDequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }
  /// Returns a reused supplementary view, or a new one of the registered class. If neither is possible, the app stops with a message.
  open func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionReusableView
  { defaultDequeueReusableSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath) }
  /// The visible cells, in the order of their index paths.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }
  /// The visible items, in order.
  open var indexPathsForVisibleItems: [IndexPath] { list.visible.keys.filter { $0.kind == .cell }.map(\.indexPath).sorted() }
  /// Returns the cell of an item. Returns `nil` if the item is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { list.visible[.cell(indexPath)] as? UICollectionViewCell }
  /// Returns the item that a cell displays. Returns `nil` if the cell displays no item of this collection view.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    list.element(of: cell)?.indexPath
  }
  /// Returns the supplementary view at an index path. Returns `nil` if the view is not visible.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    list.visible[.supplementary(elementKind, indexPath)]
  }
  /// Returns the visible supplementary views of a kind, in the order of their index paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }
  /// Returns the index paths of the visible supplementary views of a kind, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    list.visible.keys.filter { $0.supplementaryKind == elementKind }.map(\.indexPath).sorted()
  }
  /// Returns the item at a point in the collection view's coordinates, visible or not. Returns `nil` if the point is in no item.
  ///
  /// If several items overlap there, it is the frontmost one.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { defaultIndexPathForItem(at: point) }
  /// Returns the layout attributes of an item, visible or not. Returns `nil` if there is no such item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    defaultLayoutAttributesForItem(at: indexPath)
  }
  /// Returns the layout attributes of a supplementary view, visible or not. Returns `nil` if there is no such view.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    defaultLayoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
  }

  // MARK: Scrolling

  /// Scrolls until an item is at a position of the visible area, as far as there is content.
  ///
  /// An axis that `scrollPosition` does not contain keeps its offset. If `scrollPosition` is empty, the collection view scrolls by the
  /// smallest distance that shows the item.
  ///
  /// An item that does not exist stops the app with a message. So do two positions on one axis.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    defaultScrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Selection

  /// The selected items, in the order of their index paths. The array is empty if no item is selected.
  open var indexPathsForSelectedItems: [IndexPath]? { list.selected.sorted() }
  /// Selects an item and scrolls to it. The delegate is not notified. Without `allowsSelection` the method does nothing.
  ///
  /// - Parameters:
  ///   - indexPath: The item. `nil` deselects all items.
  ///   - animated: A Boolean value that indicates whether the scrolling is animated.
  ///   - scrollPosition: The position of the item after the scrolling. With an empty set the collection view does not scroll.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    defaultSelectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  /// Deselects an item. The delegate is not notified. Without `allowsSelection` the method does nothing.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { defaultDeselectItem(at: indexPath, animated: animated) }

  // MARK: Updates

  /// Performs several changes together, with animation.
  ///
  /// The closure changes the data and calls the methods that insert, delete, move or reload items and sections. These calls must account
  /// for the difference in the numbers of items and sections. Otherwise the app stops with a message that names the numbers.
  ///
  /// Without a closure, or without changes in it, the items still move to the positions of an invalidated layout.
  ///
  /// - Parameters:
  ///   - updates: The closure that makes the changes.
  ///   - completion: The closure that is called at the end. Its argument indicates whether the animation ran to its end.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    list.performBatch(updates, completion: completion)
  }
  /// Inserts items that are new in the data. `indexPaths` are their positions after the change.
  open func insertItems(at indexPaths: [IndexPath]) { list.insertItems(indexPaths, ()) }
  /// Deletes items that are no longer in the data. `indexPaths` are their positions before the change.
  open func deleteItems(at indexPaths: [IndexPath]) { list.deleteItems(indexPaths, ()) }
  /// Replaces the cells of items. The old cells fade into the new ones, and the items are no longer selected.
  open func reloadItems(at indexPaths: [IndexPath]) { list.reloadItems(indexPaths, ()) }
  /// Moves an item. `indexPath` is its position before the change, `newIndexPath` its position after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { list.moveItem(indexPath, to: newIndexPath, ()) }
  /// Inserts sections that are new in the data, with their items. `sections` are their numbers after the change.
  open func insertSections(_ sections: IndexSet) { list.insertSections(sections, ()) }
  /// Deletes sections that are no longer in the data, with their items. `sections` are their numbers before the change.
  open func deleteSections(_ sections: IndexSet) { list.deleteSections(sections, ()) }
  /// Reloads the items and the supplementary views of sections.
  open func reloadSections(_ sections: IndexSet) { list.reloadSections(sections, ()) }
  /// Moves a section with its items. `section` is its number before the change, `newSection` its number after it.
  open func moveSection(_ section: Int, toSection newSection: Int) { list.moveSection(section, to: newSection, ()) }
  /// Queries the data source again for items, which must configure the existing cells and return them.
  ///
  /// When the data source dequeues a cell, it receives the existing one. In a batch, the index paths are those before the changes.
  open func reconfigureItems(at indexPaths: [IndexPath]) { defaultReconfigureItems(at: indexPaths) }
}
