import CollectionLayout
import QuartzCore

/// Lays items out in lines, one line after the other. (BEHAVIOUR §9)
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }

  private var plan: FlowPlan?

  open override func prepare() {
    guard let view = collectionView else { return }
    let insets = view.adjustedContentInset
    let isHorizontal = scrollDirection == .horizontal
    let breadth = isHorizontal ? view.bounds.height - insets.top - insets.bottom : view.bounds.width - insets.left - insets.right
    plan = FlowPlan(
      (0..<view.numberOfSections).map(section), breadth: breadth, isHorizontal: isHorizontal, scale: view.runtime.app.device.scale)
  }

  private func section(_ index: Int) -> FlowSection {
    guard let view = collectionView else { return FlowSection(itemSizes: []) }
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let insets = delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset
    let isHorizontal = scrollDirection == .horizontal
    func length(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
    return FlowSection(
      itemSizes: (0..<view.numberOfItems(inSection: index)).map {
        delegate?.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: $0, section: index)) ?? itemSize
      },
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right,
      lineSpacing: delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index) ?? minimumLineSpacing,
      itemSpacing: delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index) ?? minimumInteritemSpacing,
      headerLength: length(delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index) ?? headerReferenceSize),
      footerLength: length(delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index) ?? footerReferenceSize))
  }

  open override var collectionViewContentSize: CGSize { plan?.contentSize ?? .zero }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let plan else { return nil }
    var result: [UICollectionViewLayoutAttributes] = []
    for (s, section) in plan.sections.enumerated() {
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        guard let attributes = layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: s)) else { continue }
        if attributes.frame.intersects(rect) { result.append(attributes) }
      }
      for (i, frame) in section.items.enumerated() where frame.intersects(rect) {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: i, section: s))
        attributes.frame = frame
        result.append(attributes)
      }
    }
    return result
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let plan, plan.sections.indices.contains(indexPath.section),
      plan.sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = plan.sections[indexPath.section].items[indexPath.item]
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let section = plan?.sections[indexPath.section],
      let frame = elementKind == UICollectionView.elementKindSectionHeader ? section.header : section.footer
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = frame
    return attributes
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { $0.bounds.size != newBounds.size } ?? false
  }
}
