import CollectionLayout
import QuartzCore

/// The attributes of an element in the two layouts of a transition.
@MainActor
struct TransitionPair {
  let from, to: UICollectionViewLayoutAttributes

  /// Returns attributes between the two. Additional properties are those of the nearer layout.
  func attributes(at progress: Double) -> UICollectionViewLayoutAttributes {
    let result = (progress < 0.5 ? from : to).copied
    let pose = ItemPose.between(from.pose, to.pose, at: progress)
    (result.center, result.size) = (pose.center, pose.size)
    (result.alpha, result.zIndex) = (pose.alpha, pose.zIndex)
    result.transform3D = .along(from.transform3D, to.transform3D, at: progress)
    result.isHidden = from.isHidden && to.isHidden
    return result
  }
}

extension UICollectionViewLayoutAttributes {
  /// The geometry in numbers. A hidden element is transparent.
  fileprivate var pose: ItemPose { ItemPose(center: center, size: size, alpha: isHidden ? 0 : alpha, zIndex: zIndex) }
}

extension CATransform3D {
  /// Returns a transform between two transforms, which is exact at the ends.
  fileprivate static func along(_ a: Self, _ b: Self, at progress: Double) -> Self {
    if a == b || progress == 0 { return a }
    return progress == 1 ? b : between(a, b, at: progress)
  }
}

extension UICollectionViewLayout {
  /// Returns the final attributes of an element that the next layout does not have.
  func exitInTransition(of attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    guard let view = collectionView else { return attributes.faded }
    var update = CollectionUpdate(ElementMapping(CollectionDiff(unchanged: view.knownCounts))) { _ in attributes }
    update.latter = { _ in nil }
    currentUpdate = update
    defer { currentUpdate = nil }
    return attributesOfDisappearing(attributes.element)
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// A Boolean value that indicates whether the context invalidates more than the transition layout itself.
  var concernsEnds: Bool { invalidateEverything || invalidateDataSourceCounts || !named.isEmpty }

  /// Returns a context of another layout with the same contents.
  func repeated(for layout: UICollectionViewLayout) -> UICollectionViewLayoutInvalidationContext {
    let context = layout.makeContext()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (invalidateEverything, invalidateDataSourceCounts)
    context.invalidateItems(at: invalidatedItemIndexPaths ?? [])
    for (kind, paths) in invalidatedSupplementaryIndexPaths ?? [:] { context.invalidateSupplementaryElements(ofKind: kind, at: paths) }
    for (kind, paths) in invalidatedDecorationIndexPaths ?? [:] { context.invalidateDecorationElements(ofKind: kind, at: paths) }
    return context
  }
}
