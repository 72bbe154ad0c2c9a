import UIKit

/// Between pile and shelf: the records also follow the fingers, and what is written beneath them fades in at the end of the way.
final class SpreadTransition: UICollectionViewTransitionLayout {
  private static let keys = (x: "shift.x", y: "shift.y")
  private var shift = CGPoint.zero
  /// Before that much of the shelf is there, the records cover what is written.
  private static let captionStart: CGFloat = 0.75
  /// From so much of the shelf on, records from deep in the pile are opaque: they come out from under the others, and not out of thin air.
  private static let opaqueFrom: CGFloat = 0.15

  /// How far the fingers have wandered since they came.
  func drag(by distance: CGPoint) {
    updateValue(distance.x, forAnimatedKey: Self.keys.x)
    updateValue(distance.y, forAnimatedKey: Self.keys.y)
    shift = distance
  }

  override var transitionProgress: CGFloat {
    didSet { shift = CGPoint(x: value(forAnimatedKey: Self.keys.x), y: value(forAnimatedKey: Self.keys.y)) }
  }

  /// How much of the shelf there is.
  private var openness: CGFloat { nextLayout is ShelfLayout ? transitionProgress : 1 - transitionProgress }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map(adjusted)
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map(adjusted)
  }

  private func adjusted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let record = attributes as? RecordAttributes, record.representedElementCategory == .cell else { return attributes }
    if record.alpha < 1 { record.alpha = min(max(openness / Self.opaqueFrom, 0), 1) }
    record.center = CGPoint(x: record.center.x + shift.x, y: record.center.y + shift.y)
    record.caption = min(max((openness - Self.captionStart) / (1 - Self.captionStart), 0), 1)
    return record
  }
}
