import UIKit

/// A layout that puts all records on one slightly uneven pile, with the first on top.
final class PileLayout: UICollectionViewLayout {
  /// The number of visible records. The records below are transparent, because their shadows would otherwise add up.
  private static let seen = 6
  private static let angles: [CGFloat] = [-2, 5, -7, 3.5, 8, -4.5, 2, -6]
  private static let steps: [CGPoint] = [
    CGPoint(x: 0, y: 0), CGPoint(x: 7, y: 3), CGPoint(x: -8, y: 5), CGPoint(x: 4, y: -6), CGPoint(x: 10, y: 8), CGPoint(x: -6, y: -5),
  ]

  private var area: CGRect {
    guard let collectionView else { return .zero }
    return CGRect(origin: .zero, size: collectionView.bounds.inset(by: collectionView.adjustedContentInset).size)
  }
  private var headerHeight: CGFloat { PileHeader.height(for: collectionView?.traitCollection ?? .current) }
  private var captionHeight: CGFloat { RecordCell.captionHeight(for: collectionView?.traitCollection ?? .current) }
  private var side: CGFloat { min(area.width * 0.68, (area.height - headerHeight) * 0.72, 360) }

  override class var layoutAttributesClass: AnyClass { RecordAttributes.self }
  override var collectionViewContentSize: CGSize { area.size }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    let records = (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    let header = layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    return records + [header].compactMap { $0 }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let item = indexPath.item
    let attributes = RecordAttributes(forCellWith: indexPath)
    let step = Self.steps[item % Self.steps.count]
    attributes.size = CGSize(width: side, height: side + captionHeight)
    attributes.center = CGPoint(
      x: area.midX + step.x, y: (area.height + headerHeight) / 2 + step.y + captionHeight / 2)
    attributes.transform = CGAffineTransform(rotationAngle: Self.angles[item % Self.angles.count] * .pi / 180)
    attributes.alpha = item < Self.seen ? 1 : 0
    attributes.zIndex = 100 - item
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(x: 0, y: 0, width: area.width, height: headerHeight)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { collectionView?.bounds.size != newBounds.size }
}

/// A layout that puts the records next to each other, with captions below them.
final class ShelfLayout: UICollectionViewFlowLayout {
  private static let gap: CGFloat = 20
  private static let widest: CGFloat = 210

  override class var layoutAttributesClass: AnyClass { RecordAttributes.self }

  override func prepare() {
    let traits = collectionView?.traitCollection ?? .current
    let (headerHeight, captionHeight) = (PileHeader.height(for: traits), RecordCell.captionHeight(for: traits))
    guard let collectionView else { return super.prepare() }
    let width = collectionView.bounds.inset(by: collectionView.adjustedContentInset).width - 2 * PileHeader.margin
    let columns = max(2, ((width + Self.gap) / (Self.widest + Self.gap)).rounded(.up))
    let side = ((width - (columns - 1) * Self.gap) / columns).rounded(.down)
    let size = CGSize(width: side, height: side + captionHeight)
    if itemSize != size { itemSize = size }
    sectionInset = UIEdgeInsets(top: 4, left: PileHeader.margin, bottom: 20, right: PileHeader.margin)
    (minimumLineSpacing, minimumInteritemSpacing) = (14, Self.gap)
    headerReferenceSize = CGSize(width: 0, height: headerHeight)
    super.prepare()
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map(captioned)
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map(captioned)
  }
  private func captioned(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    (attributes as? RecordAttributes)?.caption = 1
    attributes.zIndex = attributes.representedElementCategory == .cell ? 100 - attributes.indexPath.item : 0
    return attributes
  }
}
