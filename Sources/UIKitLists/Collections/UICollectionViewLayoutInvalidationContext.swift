import QuartzCore

/// The parts of a layout that are out of date.
///
/// A context that contains elements invalidates only these. The layout is prepared and queried for their attributes, as far as they are
/// near the visible area. Everything else stays the same. A context that contains no elements invalidates the whole layout.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: _UIObject {
  /// A Boolean value that indicates whether everything is invalid, as after `reloadData()`. It is `false` after `invalidateLayout()`.
  open internal(set) var invalidateEverything = false
  /// A Boolean value that indicates whether the data source must be queried for the numbers of sections and items. It is `true` after
  /// `reloadData()` and updates.
  open internal(set) var invalidateDataSourceCounts = false
  /// The invalid items, each once. The value is `nil` if none were added.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The index paths of the invalid supplementary views by kind, each once. The default is `nil`.
  ///
  /// A kind that was added without index paths has an empty array.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The index paths of the invalid decoration views by kind, each once. The default is `nil`.
  ///
  /// A kind that was added without index paths has an empty array.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The distance by which the content offset moves, in points. The default is zero.
  ///
  /// The offset moves when the layout is invalidated. Within a batch and during layout, it moves when the layout is prepared next.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The length by which the content size grows when the layout is invalidated, in points. The default is zero.
  ///
  /// If the context contains elements, the content keeps this size, and the layout is not queried for another. Without elements, or with a
  /// growth of zero, the layout is queried when it is prepared next.
  open var contentSizeAdjustment = CGSize.zero

  /// The cause of the invalidation, as far as the collection view created the context.
  var cause = Cause.app
  enum Cause {
    case app
    /// The content has scrolled, and nothing else has changed.
    case scrolling
    /// A view prefers another size than the layout gave it.
    case preference
  }

  /// Creates a context that contains no elements.
  public required init() { super.init(_r: ()) }

  /// Adds items to the invalid elements.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    let new = add(indexPaths, .cell)
    if !new.isEmpty { invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + new }
  }
  /// Adds supplementary views, such as headers and footers, to the invalid elements.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    let new = add(indexPaths, .supplementary(elementKind))
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging([elementKind: new], uniquingKeysWith: +)
  }
  /// Adds decoration views to the invalid elements.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    let new = add(indexPaths, .decoration(elementKind))
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging([elementKind: new], uniquingKeysWith: +)
  }

  /// Marks the delegate's answers about sizes as valid, if the context distinguishes them.
  func keepDelegateMetrics() {}
  /// A Boolean value that indicates whether all other elements stay valid.
  var isPartial: Bool { !invalidateEverything && !invalidateDataSourceCounts && !named.isEmpty }
  /// A Boolean value that indicates whether the visible cells may prefer other sizes now.
  var asksForPreferences: Bool { cause == .app && !isPartial }

  private(set) var named: Set<CollectionElement> = []
  /// Adds elements and returns the new ones, in order.
  private func add(_ indexPaths: [IndexPath], _ kind: CollectionElement.Kind) -> [IndexPath] {
    indexPaths.filter { named.insert(CollectionElement(kind: kind, indexPath: $0)).inserted }
  }
}

/// The parts of a flow layout that are out of date.
///
/// The size of one item moves the items after it. To invalidate only the elements of the context, set both properties to `false`.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// A Boolean value that indicates whether the delegate must be queried for sizes, insets and spacings. The default is `true`.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// A Boolean value that indicates whether the items must be placed again. The default is `true`.
  open var invalidateFlowLayoutAttributes = true

  /// The sizes that cells prefer.
  var preferredSizes: [IndexPath: CGSize] = [:]

  override func keepDelegateMetrics() { invalidateFlowLayoutDelegateMetrics = false }
  override var isPartial: Bool {
    super.isPartial && !invalidateFlowLayoutDelegateMetrics && !invalidateFlowLayoutAttributes && preferredSizes.isEmpty
  }
  override var asksForPreferences: Bool {
    super.asksForPreferences && (invalidateEverything || invalidateFlowLayoutDelegateMetrics || invalidateFlowLayoutAttributes)
  }
}
