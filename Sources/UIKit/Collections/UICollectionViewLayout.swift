import CollectionLayout
import QuartzCore

/// Decides where items lie. Subclass it, or use `UICollectionViewFlowLayout`.
///
/// The order: `prepare()`, `collectionViewContentSize`, then attributes for rectangles. (BEHAVIOUR §9)
@preconcurrency @MainActor
open class UICollectionViewLayout: _UIMakeable {
  /// The view whose layout this is now.
  open internal(set) weak var collectionView: UICollectionView? { didSet { collectionViewDidChange(from: oldValue) } }
  var isValid = false
  var pendingOffset = CGPoint.zero
  /// By how much what is seen has moved since cells above it turned out to be of other sizes.
  var pendingShift = CGPoint.zero
  /// What contexts say that the content becomes larger by, unless the layout is to be asked.
  private var pendingGrowth: CGSize? = nil
  /// What it got wrong and was said.
  var mistakes: Set<Mistake> = []
  /// What a change of bounds makes out of date, on its way through `invalidateLayout()`.
  private var boundsContext: UICollectionViewLayoutInvalidationContext?
  /// The way that items go, while they are sent on it.
  var passage: CollectionPassage?

  /// A layout that belongs to no view yet.
  public override init() { super.init() }
  /// There are no storyboards to decode from yet: returns nil.
  public required init?(coder: NSCoder) { nil }

  /// The class of this layout's attributes, a subclass of `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of this layout's invalidation contexts, a subclass of `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Attributes

  /// Called before the layout is asked for anything new.
  open func prepare() {}
  /// How large all the content is.
  open var collectionViewContentSize: CGSize { .zero }
  /// Attributes of all that touches a rectangle, which is larger than what is seen.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where an item lies, seen or not.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a header, a footer or the like lies; nil if there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a decoration lies; nil if there is none. Decorations are the layout's own: no data source is asked for their views.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  // MARK: Decorations

  var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  /// The class for decoration views of a kind, a subclass of `UICollectionReusableView`; nil takes it back. The views are made and used
  /// again as their attributes come into sight and leave it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    precondition(
      viewClass is UICollectionReusableView.Type?,
      "decoration views of kind '\(elementKind)' are to be of \(viewClass!), which is no UICollectionReusableView")
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.kind {
    case .cell: layoutAttributesForItem(at: element.indexPath)
    case .supplementary(let kind): layoutAttributesForSupplementaryView(ofKind: kind, at: element.indexPath)
    case .decoration(let kind): layoutAttributesForDecorationView(ofKind: kind, at: element.indexPath)
    }
  }

  // MARK: Hooks for a layout that is made of others

  /// The layout has got a view, or has none any more.
  func collectionViewDidChange(from old: UICollectionView?) {}
  /// This layout, or one that it is made of, is out of date.
  func partDidBecomeInvalid() {}
  /// Room at the edges of the view has changed.
  func insetsDidChange() {
    let context = makeContext()
    context.keepDelegateMetrics()
    invalidateLayout(with: context)
  }
  /// What a row of a list offers that is swiped; nil for nothing.
  func swipeActions(at path: IndexPath, _ side: RowSwipe.Side) -> UISwipeActionsConfiguration? { nil }
  /// People read the other way now.
  func directionDidChange() { if collectionView != nil { invalidateLayout() } }
  /// Text has another size now.
  func textSizeDidChange() { if followsTraits { invalidateLayout() } }
  /// Whether it is out of date with another size of text.
  var followsTraits: Bool { asksForPreferredAttributes }
  /// The sections that scroll by themselves, as far as they touch a rectangle.
  func scrollers(in rect: CGRect) -> [SectionScrollerPlan] { [] }
  /// One of them has been scrolled.
  func sectionDidScroll(_ section: Int, to offset: CGPoint) {}
  /// Where the layout wants the content to stand that stands at `offset`; nil if it has no wish.
  func heldContentOffset(insteadOf offset: CGPoint) -> CGPoint? { nil }

  // MARK: Invalidation

  /// What the layout says is out of date. Base classes go on with `invalidateLayout(with:)`.
  ///
  /// Also called for a change of bounds that `shouldInvalidateLayout(forBoundsChange:)` minds; what follows then has the context that
  /// `invalidationContext(forBoundsChange:)` made. (BEHAVIOUR-2 §26)
  open func invalidateLayout() {
    let context = boundsContext ?? makeContext()
    boundsContext = nil
    invalidateLayout(with: context)
  }
  /// What the context names is out of date. An override calls super.
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
      // A growth that the content has already keeps the layout from being asked, and adds nothing.
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
  /// Whether other bounds need another layout; asked for every change of offset or size. False by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// What is out of date with other bounds; asked where `shouldInvalidateLayout(forBoundsChange:)` says that something is.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// The bounds are new, and `shouldInvalidateLayout(forBoundsChange:)` minds. An override of `invalidateLayout()` need not call super.
  func boundsDidChange(_ context: UICollectionViewLayoutInvalidationContext) {
    boundsContext = context
    invalidateLayout()
    guard boundsContext != nil else { return }
    boundsContext = nil
    invalidateLayout(with: context)
  }

  /// Whether the layout minds that a view wants other attributes than it gave it; asked for cells, headers and the like that come into sight.
  /// False by default. The index path, the kind and whatever else is not set anew are those of `originalAttributes`.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// What is out of date since a view wants other attributes; asked where
  /// `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)` says that something is.
  ///
  /// By default it names nothing: the layout is asked anew for all that is seen. One that knows that nothing else moves names the item; one
  /// that moves what is above the viewport says by how much in `contentOffsetAdjustment`.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }
  /// Whether views are asked at all.
  var asksForPreferredAttributes: Bool { true }
  /// Which item of before a batch is which one now, for what the layout keeps of items. (Called before it is prepared for the batch.)
  func follow(_ diff: CollectionDiff) {}

  /// How large the content is now, after it was as large as `size`.
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

  /// Where scrolling that a finger has let go should rest instead of `proposedContentOffset`. The scroll view's delegate hears of the result
  /// and may change it again.
  ///
  /// The velocity is in points per millisecond, as the delegate's is. Apple's documentation says seconds; the paging layouts that people
  /// use on devices compare it with 0.3, which makes sense in milliseconds alone.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }
  /// Where content should stand after updates or a change of layout, instead of where it stood, or at the nearest place that there still is.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

  // MARK: Updates

  /// The layout is prepared for what comes after a batch, and is about to be asked how items come and go.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// All items of a batch have been sent on their way; called within the animation.
  open func finalizeCollectionViewUpdates() {}
  /// How an item that comes in begins: by default at its place, clear. Nil lets it appear without animation.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    entrance(of: .cell(itemIndexPath))
  }
  /// How an item that goes ends, by its index path of before: by default at its place, clear. Nil leaves it as it is until the end.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    exit(of: .cell(itemIndexPath))
  }
  /// How a header, a footer or the like that comes in begins.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { entrance(of: .supplementary(elementKind, elementIndexPath)) }
  /// How a header, a footer or the like that goes ends, by its index path of before.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { exit(of: .supplementary(elementKind, elementIndexPath)) }
  /// How a decoration that comes in begins: by default at its place, clear. Nil lets it appear without animation.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { entrance(of: .decoration(elementKind, decorationIndexPath)) }
  /// How a decoration that goes ends, by its index path of before: by default at its place, clear. Nil leaves it as it is until the end.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { exit(of: .decoration(elementKind, decorationIndexPath)) }

  /// The headers and the like of a kind that an update takes away though their sections stay, by their index paths of before. Asked after
  /// `prepare(forCollectionViewUpdates:)`; none by default.
  open func indexPathsToDeleteForSupplementaryView(ofElementKind elementKind: String) -> [IndexPath] { [] }
  /// The decorations of a kind that an update takes away though their sections stay, by their index paths of before.
  open func indexPathsToDeleteForDecorationView(ofElementKind elementKind: String) -> [IndexPath] { [] }
  /// The headers and the like of a kind that an update brings though their sections were there, by their index paths of afterwards.
  open func indexPathsToInsertForSupplementaryView(ofElementKind elementKind: String) -> [IndexPath] { [] }
  /// The decorations of a kind that an update brings though their sections were there, by their index paths of afterwards.
  open func indexPathsToInsertForDecorationView(ofElementKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Items that the user carries

  /// Where an item goes that is carried to a position: to the place of the item there; else it stays.
  open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath {
    let here = CGRect(x: position.x, y: position.y, width: 1, height: 1)
    let there = layoutAttributesForElements(in: here)?.filter { $0.kind == .cell && $0.frame.contains(position) }
    return there?.first { $0.indexPath == previousIndexPath }?.indexPath ?? there?.first?.indexPath ?? previousIndexPath
  }
  /// How an item looks that is carried: in front of the others, where it is carried to.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let carried = layoutAttributesForItem(at: indexPath)?.copied ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    (carried.center, carried.zIndex, carried.scroller) = (position, Self.carriedHeight, nil)
    return carried
  }
  /// In front of pinned headers too.
  static let carriedHeight = 1000

  // MARK: Change of layout

  /// Another layout is about to take over, animated.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// This layout is about to take over, animated.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// All items have been sent on their way to or from this layout; called within the animation. After a change that a finger drove, all
  /// items have arrived.
  open func finalizeLayoutTransition() {}

  // MARK: Animated bounds

  /// The view's size has changed within an animation; the layout is prepared for the new one, and is about to be asked how items come into
  /// sight and go.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// All items have been sent on their way to where the new bounds have them; called within the animation.
  open func finalizeAnimatedBoundsChange() {}
}
