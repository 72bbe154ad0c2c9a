import QuartzCore

/// Decides where items lie. Subclass it, or use `UICollectionViewFlowLayout`.
@preconcurrency @MainActor
open class UICollectionViewLayout: _UIObject {
  public internal(set) weak var collectionView: UICollectionView?
  var isValid = false

  public convenience init() { self.init(_r: ()) }

  /// Called before the layout is asked for anything new.
  open func prepare() {}
  /// How large all the content is.
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether other bounds need another layout; asked for every change of offset or size.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// The layout is out of date.
  open func invalidateLayout() {
    isValid = false
    collectionView?.setNeedsLayout()
  }
  /// Where scrolling should rest instead of `proposedContentOffset`.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }
  /// What an inserted item looks like before it appears: by default the same place, clear. (BEHAVIOUR §9)
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForItem(at: itemIndexPath)
    attributes?.alpha = 0
    return attributes
  }
}
