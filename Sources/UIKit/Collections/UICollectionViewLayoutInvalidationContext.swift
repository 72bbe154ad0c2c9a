import QuartzCore

/// What of a layout is out of date.
///
/// A context that names items, headers or decorations invalidates these alone: the layout is prepared, and asked for the attributes of
/// what was named, as far as it is near what is seen; everything else stays as it was. A context that names nothing invalidates
/// everything that the layout says.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: _UIObject {
  /// Everything, as after `reloadData()`; false after `invalidateLayout()`.
  open internal(set) var invalidateEverything = false
  /// How many sections and items there are is to be asked anew, as after `reloadData()` and updates.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items that were named, each once; nil if none were.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The index paths of the supplementary views that were named, by kind, each once. A kind that was named with no index paths is there
  /// with an empty list. The default is `nil`.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The index paths of the decorations that were named, by kind, each once. A kind that was named with no index paths is there with an
  /// empty list. The default is `nil`.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The distance by which the content offset moves, in points. It moves when the layout is invalidated; within a batch and during layout,
  /// when the layout is prepared next. The default is zero.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The length by which the content size grows when the layout is invalidated, in points. The default is zero.
  ///
  /// With a context that names elements, the content keeps this size, and the layout is not asked for another. Without names, or with a
  /// growth of zero, the layout is asked when it is prepared next.
  open var contentSizeAdjustment = CGSize.zero

  /// What made it, as far as the collection view did.
  var cause = Cause.app
  enum Cause {
    case app
    /// Content has moved and nothing else.
    case scrolling
    /// A view wants another size than the layout gave it.
    case preference
  }

  /// Nothing named yet.
  public required init() { super.init(_r: ()) }

  /// Names items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    let new = add(indexPaths, .cell)
    if !new.isEmpty { invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + new }
  }
  /// Names headers, footers and the like.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    let new = add(indexPaths, .supplementary(elementKind))
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging([elementKind: new], uniquingKeysWith: +)
  }
  /// Names decorations.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    let new = add(indexPaths, .decoration(elementKind))
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging([elementKind: new], uniquingKeysWith: +)
  }

  /// What the delegate has said of sizes still holds: for contexts that know of it.
  func keepDelegateMetrics() {}
  /// Whether what is not named still holds.
  var isPartial: Bool { !invalidateEverything && !invalidateDataSourceCounts && !named.isEmpty }
  /// Whether cells that are seen may want other sizes now.
  var asksForPreferences: Bool { cause == .app && !isPartial }

  private(set) var named: Set<CollectionElement> = []
  /// Those that are new, in their order.
  private func add(_ indexPaths: [IndexPath], _ kind: CollectionElement.Kind) -> [IndexPath] {
    indexPaths.filter { named.insert(CollectionElement(kind: kind, indexPath: $0)).inserted }
  }
}

/// What of a flow layout is out of date.
///
/// Of a flow layout one item's size moves what comes after it: for what a context names to be all that is invalidated, both properties are
/// set to false.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Sizes, insets and spacings are to be asked of the delegate anew; true by default.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Items are to be placed anew; true by default.
  open var invalidateFlowLayoutAttributes = true

  /// What cells have turned out to be.
  var preferredSizes: [IndexPath: CGSize] = [:]

  override func keepDelegateMetrics() { invalidateFlowLayoutDelegateMetrics = false }
  override var isPartial: Bool {
    super.isPartial && !invalidateFlowLayoutDelegateMetrics && !invalidateFlowLayoutAttributes && preferredSizes.isEmpty
  }
  override var asksForPreferences: Bool {
    super.asksForPreferences && (invalidateEverything || invalidateFlowLayoutDelegateMetrics || invalidateFlowLayoutAttributes)
  }
}
