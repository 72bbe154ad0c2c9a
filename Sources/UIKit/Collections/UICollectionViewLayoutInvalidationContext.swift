import QuartzCore

/// What of a layout is out of date.
///
/// Layouts are prepared anew as a whole, whatever the context names; a layout of the app's own may look at it to keep what still holds.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: _UIObject {
  /// Everything, as after `reloadData()`; false after `invalidateLayout()`.
  public internal(set) var invalidateEverything = false
  /// How many sections and items there are is to be asked anew, as after `reloadData()` and updates.
  public internal(set) var invalidateDataSourceCounts = false
  /// The items that were named, each once; nil if none were.
  public private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The headers, footers and the like that were named, by kind, each once; nil if none were.
  public private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// Added to the content offset when the layout is prepared next, in points.
  open var contentOffsetAdjustment = CGPoint.zero

  /// Nothing named yet.
  public required init() { super.init(_r: ()) }

  /// Names items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    let new = items.add(indexPaths)
    if !new.isEmpty { invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + new }
  }
  /// Names headers, footers and the like.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    let new = supplementary[elementKind, default: Named()].add(indexPaths)
    if !new.isEmpty {
      invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging([elementKind: new], uniquingKeysWith: +)
    }
  }

  /// What the delegate has said of sizes still holds: for contexts that know of it.
  func keepDelegateMetrics() {}

  private var items = Named()
  private var supplementary: [String: Named] = [:]
  /// What was named so far.
  private struct Named {
    private var known: Set<IndexPath> = []
    /// Those that are new, in their order.
    mutating func add(_ indexPaths: [IndexPath]) -> [IndexPath] { indexPaths.filter { known.insert($0).inserted } }
  }
}

/// What of a flow layout is out of date.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Sizes, insets and spacings are to be asked of the delegate anew; true by default.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Items are to be placed anew; true by default.
  open var invalidateFlowLayoutAttributes = true

  override func keepDelegateMetrics() { invalidateFlowLayoutDelegateMetrics = false }
}
