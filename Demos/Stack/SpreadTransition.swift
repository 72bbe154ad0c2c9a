import UIKit

/// The transition layout between the pile and the shelf. The records also follow the fingers, and their captions fade in at the end.
final class SpreadTransition: UICollectionViewTransitionLayout {
  private static let keys = (x: "shift.x", y: "shift.y")
  private var shift = CGPoint.zero
  /// The openness from which the captions fade in. Before that, the records cover them.
  private static let captionStart: CGFloat = 0.75
  /// The openness from which records from deep in the pile are opaque. They emerge from under the others and do not appear suddenly.
  private static let opaqueFrom: CGFloat = 0.15

  /// Moves the records by the distance of the fingers from their start.
  func drag(by distance: CGPoint) {
    updateValue(distance.x, forAnimatedKey: Self.keys.x)
    updateValue(distance.y, forAnimatedKey: Self.keys.y)
    shift = distance
  }

  override var transitionProgress: CGFloat {
    didSet { shift = CGPoint(x: value(forAnimatedKey: Self.keys.x), y: value(forAnimatedKey: Self.keys.y)) }
  }

  /// The openness, from 0 for the pile to 1 for the shelf.
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
