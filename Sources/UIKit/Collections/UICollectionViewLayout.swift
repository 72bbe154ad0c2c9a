import CollectionLayout
import QuartzCore

/// Decides where items lie. Subclass it, or use `UICollectionViewFlowLayout`.
///
/// The order: `prepare()`, `collectionViewContentSize`, then attributes for rectangles. (BEHAVIOUR §9)
@preconcurrency @MainActor
open class UICollectionViewLayout: _UIMakeable {
  /// The view whose layout this is now.
  public internal(set) weak var collectionView: UICollectionView? { didSet { collectionViewDidChange(from: oldValue) } }
  var isValid = false
  var pendingOffset = CGPoint.zero
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

  /// Where an element lies, if the layout says so in numbers.
  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    statedAttributes(of: element).flatMap { isSound($0) ? $0 : nil }
  }
  private func statedAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.kind {
    case .cell: layoutAttributesForItem(at: element.indexPath)
    case .supplementary(let kind): layoutAttributesForSupplementaryView(ofKind: kind, at: element.indexPath)
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
  /// Where the layout wants the content to stand that stands at `offset`; nil if it has no wish.
  func heldContentOffset(insteadOf offset: CGPoint) -> CGPoint? { nil }
  /// What was complained of.
  var complaints: Set<String> = []

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
    isValid = false
    pendingOffset.x += context.contentOffsetAdjustment.x
    pendingOffset.y += context.contentOffsetAdjustment.y
    collectionView?.layoutDidBecomeInvalid(context)
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
