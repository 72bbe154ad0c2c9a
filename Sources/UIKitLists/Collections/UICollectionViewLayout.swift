import CollectionLayout
import QuartzCore

/// The base class of objects that determine the positions of items in a collection view.
///
/// An app subclasses it or uses `UICollectionViewFlowLayout`. The methods are called in this order: `prepare()`,
/// `collectionViewContentSize`, then the methods that return attributes for rectangles. For the sources of that order, see
/// Docs/behaviour/lists.md, "Collection view passes".
@preconcurrency @MainActor
open class UICollectionViewLayout: _UIMakeable {
  /// The collection view that uses this layout.
  open internal(set) weak var collectionView: UICollectionView? { didSet { collectionViewDidChange(from: oldValue) } }
  var isValid = false
  var pendingOffset = CGPoint.zero
  /// The distance by which the visible content moved because cells above it had other sizes than estimated.
  var pendingShift = CGPoint.zero
  /// The growth of the content that invalidation contexts specify. The value is `nil` if the layout must be queried.
  private var pendingGrowth: CGSize? = nil
  /// The mistakes of the layout that have been reported.
  var mistakes: Set<Mistake> = []
  /// The context of a change of bounds, while `invalidateLayout()` runs.
  private var boundsContext: UICollectionViewLayoutInvalidationContext?
  /// The update animation, while it places the items.
  var currentUpdate: CollectionUpdate?

  /// Creates a layout that belongs to no collection view yet.
  public override init() { super.init() }
  /// Returns `nil`, because Segue cannot decode storyboards yet.
  public required init?(coder: NSCoder) { nil }

  /// The class of this layout's attributes, a subclass of `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of this layout's invalidation contexts, a subclass of `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Attributes

  /// Called before the first query after an invalidation. The default implementation does nothing.
  open func prepare() {}
  /// The size of the whole content, in points. The default is zero.
  open var collectionViewContentSize: CGSize { .zero }
  /// Returns the attributes of all elements that touch a rectangle. The rectangle can be larger than the visible area. The default
  /// implementation returns `nil`.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the attributes of an item, visible or not. The default implementation returns `nil`.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a supplementary view, such as a header or a footer. The default implementation returns `nil`, which means
  /// that there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a decoration view. The default implementation returns `nil`, which means that there is none.
  ///
  /// The layout itself provides decoration views. The data source is not involved.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  // MARK: Decorations

  var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  /// Registers the class of the decoration views of a kind. It must be a subclass of `UICollectionReusableView`. `nil` removes the
  /// registration.
  ///
  /// The views are created when they become visible, and are reused after they have disappeared.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    precondition(
      viewClass is UICollectionReusableView.Type?,
      "decoration views of kind '\(elementKind)': \(viewClass!) is not a subclass of UICollectionReusableView — register a class that is")
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.kind {
    case .cell: layoutAttributesForItem(at: element.indexPath)
    case .supplementary(let kind): layoutAttributesForSupplementaryView(ofKind: kind, at: element.indexPath)
    case .decoration(let kind): layoutAttributesForDecorationView(ofKind: kind, at: element.indexPath)
    }
  }

  // MARK: Hooks for layouts that consist of other layouts

  /// Called when the layout has been assigned to a collection view or removed from one.
  func collectionViewDidChange(from old: UICollectionView?) {}
  /// Called when this layout, or a layout that it consists of, has become invalid.
  func partDidBecomeInvalid() {}
  /// Called when the insets of the collection view have changed.
  func insetsDidChange() {
    let context = makeContext()
    context.keepDelegateMetrics()
    invalidateLayout(with: context)
  }
  /// Returns the swipe actions of a row. Returns `nil` if there are none.
  func swipeActions(at path: IndexPath, _ side: RowSwipe.Side) -> UISwipeActionsConfiguration? { nil }
  /// Called when the reading direction has changed.
  func directionDidChange() { if collectionView != nil { invalidateLayout() } }
  /// Called when the text size has changed.
  func textSizeDidChange() { if followsTraits { invalidateLayout() } }
  /// A Boolean value that indicates whether another text size invalidates the layout.
  var followsTraits: Bool { asksForPreferredAttributes }
  /// Returns the sections that scroll on their own and touch a rectangle.
  func scrollers(in rect: CGRect) -> [SectionScrollerPlan] { [] }
  /// Called when a section that scrolls on its own has scrolled.
  func sectionDidScroll(_ section: Int, to offset: CGPoint) {}
  /// Returns the offset that the layout wants instead of the present one. Returns `nil` if the content can stay.
  func heldContentOffset(insteadOf offset: CGPoint) -> CGPoint? { nil }

  // MARK: Invalidation

  /// Invalidates everything that the layout has computed. The base class calls `invalidateLayout(with:)` next.
  ///
  /// It is also called for a change of bounds if `shouldInvalidateLayout(forBoundsChange:)` returns `true`. The following call then has the
  /// context from `invalidationContext(forBoundsChange:)`.
  open func invalidateLayout() {
    let context = boundsContext ?? makeContext()
    boundsContext = nil
    invalidateLayout(with: context)
  }
  /// Invalidates the parts of the layout that a context contains. An override must call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let wasValid = isValid
    isValid = false
    let offset = checked(context.contentOffsetAdjustment, "an invalidation context's contentOffsetAdjustment", otherwise: .zero)
    let growth = checked(context.contentSizeAdjustment, "an invalidation context's contentSizeAdjustment", otherwise: .zero)
    let isAtOnce = context.cause == .app && collectionView?.takesAdjustmentsAtOnce == true
    if !context.isPartial || growth == .zero {
      pendingGrowth = nil
    } else if wasValid || pendingGrowth != nil {
      let before = pendingGrowth ?? .zero
      // The content already has this growth. It only prevents a query of the layout.
      pendingGrowth = isAtOnce ? before : before.grown(by: growth)
    }
    collectionView?.layoutDidBecomeInvalid(context)
    if isAtOnce {
      collectionView?.adjust(size: growth, offset: offset)
    } else {
      pendingOffset.x += offset.x
      pendingOffset.y += offset.y
    }
  }
  /// Returns whether the layout needs an update for other bounds. It is called for every change of offset or size. The default
  /// implementation returns `false`.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Returns the context that invalidates the layout for other bounds. It is called if `shouldInvalidateLayout(forBoundsChange:)` returns
  /// `true`.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Called after the bounds have changed, if `shouldInvalidateLayout(forBoundsChange:)` returned `true`. An override of
  /// `invalidateLayout()` need not call super.
  func boundsDidChange(_ context: UICollectionViewLayoutInvalidationContext) {
    boundsContext = context
    invalidateLayout()
    guard boundsContext != nil else { return }
    boundsContext = nil
    invalidateLayout(with: context)
  }

  /// Returns whether the layout needs an update because a view prefers other attributes. The default implementation returns `false`.
  ///
  /// It is called for cells and supplementary views that become visible. The preferred attributes are a changed copy of
  /// `originalAttributes`.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Returns the context that invalidates the layout because a view prefers other attributes.
  ///
  /// It is called if `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)` returns `true`.
  ///
  /// The default context contains no elements, so the layout is queried for everything that is visible. If no other element moves, an
  /// override adds only the item. If elements above the visible area move, it sets the distance in `contentOffsetAdjustment`.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }
  /// A Boolean value that indicates whether views are asked for preferred attributes.
  var asksForPreferredAttributes: Bool { true }
  /// Called before the layout is prepared for a batch. It allows the layout to keep what it has stored for items.
  func follow(_ diff: CollectionDiff) {}

  /// Returns the size of the content after a change. `size` is its size before the change.
  func takeContentSize(after size: CGSize) -> CGSize {
    defer { pendingGrowth = nil }
    guard let pendingGrowth else { return checked(collectionViewContentSize) }
    return checked(size.grown(by: pendingGrowth))
  }

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    guard let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type else {
      preconditionFailure("\(Self.self).invalidationContextClass is no subclass of UICollectionViewLayoutInvalidationContext")
    }
    return type.init()
  }

  // MARK: Scrolling

  /// Returns the offset at which scrolling comes to rest after a drag. The default implementation returns `proposedContentOffset`.
  ///
  /// The scroll view's delegate receives the result and may change it. The velocity is in points per millisecond, as in the delegate's
  /// method. Apple's documentation says seconds. Published paging layouts compare the velocity with 0.3, which makes sense only in
  /// milliseconds.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }
  /// Returns the content offset after updates or a change of layout. The default implementation returns `proposedContentOffset`.
  ///
  /// The proposal is the present offset, or the nearest one for which there is content.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

  // MARK: Updates

  /// Called when the layout is prepared for the end of a batch, before it is queried for initial and final attributes. The default
  /// implementation does nothing.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called within the animation after all items of a batch have been placed. The default implementation does nothing.
  open func finalizeCollectionViewUpdates() {}
  /// Returns the attributes with which an inserted item begins. Without attributes, the item appears without animation.
  ///
  /// The default implementation returns the item's final position with an alpha of 0.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    entrance(of: .cell(itemIndexPath))
  }
  /// Returns the attributes with which a deleted item ends. Without attributes, the item does not change until the end of the animation.
  ///
  /// The index path is the one before the update. The default implementation returns the item's present position with an alpha of 0.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    exit(of: .cell(itemIndexPath))
  }
  /// Returns the attributes with which an inserted supplementary view begins. The default is its final position with an alpha of 0.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { entrance(of: .supplementary(elementKind, elementIndexPath)) }
  /// Returns the attributes with which a deleted supplementary view ends. The default is its present position with an alpha of 0.
  ///
  /// The index path is the one before the update.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { exit(of: .supplementary(elementKind, elementIndexPath)) }
  /// Returns the attributes with which an inserted decoration view begins. Without attributes, the view appears without animation.
  ///
  /// The default implementation returns the view's final position with an alpha of 0.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { entrance(of: .decoration(elementKind, decorationIndexPath)) }
  /// Returns the attributes with which a deleted decoration view ends. Without attributes, the view does not change until the end of the
  /// animation.
  ///
  /// The index path is the one before the update. The default implementation returns the view's present position with an alpha of 0.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { exit(of: .decoration(elementKind, decorationIndexPath)) }

  /// Returns the supplementary views of a kind that an update deletes although their sections stay. The default implementation returns an
  /// empty array.
  ///
  /// The index paths are those before the update. The method is called after `prepare(forCollectionViewUpdates:)`.
  open func indexPathsToDeleteForSupplementaryView(ofElementKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the decoration views of a kind that an update deletes although their sections stay. The default implementation returns an
  /// empty array.
  ///
  /// The index paths are those before the update.
  open func indexPathsToDeleteForDecorationView(ofElementKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the supplementary views of a kind that an update inserts into existing sections. The default implementation returns an empty
  /// array.
  ///
  /// The index paths are those after the update.
  open func indexPathsToInsertForSupplementaryView(ofElementKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the decoration views of a kind that an update inserts into existing sections. The default implementation returns an empty
  /// array.
  ///
  /// The index paths are those after the update.
  open func indexPathsToInsertForDecorationView(ofElementKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Interactive movement

  /// Returns the destination of an item that the user moves to a position.
  ///
  /// The default implementation returns the index path of the item at that position. If there is none, the item stays where it is.
  open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath {
    let here = CGRect(x: position.x, y: position.y, width: 1, height: 1)
    let there = layoutAttributesForElements(in: here)?.filter { $0.kind == .cell && $0.frame.contains(position) }
    return there?.first { $0.indexPath == previousIndexPath }?.indexPath ?? there?.first?.indexPath ?? previousIndexPath
  }
  /// Returns the attributes of an item while the user moves it. By default, its centre is at the position, and it is in front of the other
  /// items.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let carried = layoutAttributesForItem(at: indexPath)?.copied ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    (carried.center, carried.zIndex, carried.scroller) = (position, Self.carriedHeight, nil)
    return carried
  }
  /// The `zIndex` of an item that the user moves. It is in front of pinned headers too.
  static let carriedHeight = 1000

  // MARK: Change of layout

  /// Called before an animated change from this layout to another one. The default implementation does nothing.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before an animated change from another layout to this one. The default implementation does nothing.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called within the animation after all items have been placed in a change from or to this layout. The default implementation does
  /// nothing.
  ///
  /// After an interactive transition, it is called when all items have reached their positions.
  open func finalizeLayoutTransition() {}

  // MARK: Animated change of the bounds

  /// Called when the size of the collection view has changed within an animation. The default implementation does nothing.
  ///
  /// The layout is prepared for the new size. Queries for initial and final attributes follow.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called within the animation after all items have been placed for the new bounds. The default implementation does nothing.
  open func finalizeAnimatedBoundsChange() {}
}
