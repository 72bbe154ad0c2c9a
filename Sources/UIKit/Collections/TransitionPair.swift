import CollectionLayout
import QuartzCore

/// Where an element lies in both layouts of a transition.
@MainActor
struct TransitionPair {
  let from, to: UICollectionViewLayoutAttributes

  /// New attributes for the way between: of the nearer layout's, where they have more than the usual properties.
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
  /// In numbers; what is hidden is clear.
  fileprivate var pose: ItemPose { ItemPose(center: center, size: size, alpha: isHidden ? 0 : alpha, zIndex: zIndex) }
}

extension CATransform3D {
  /// Between, exact at the ends.
  fileprivate static func along(_ a: Self, _ b: Self, at progress: Double) -> Self {
    if a == b || progress == 0 { return a }
    return progress == 1 ? b : between(a, b, at: progress)
  }
}

extension UICollectionViewLayout {
  /// How an element ends that the next layout does not have.
  func exitInTransition(of attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    guard let view = collectionView else { return attributes.faded }
    var way = CollectionPassage(diff: CollectionDiff(unchanged: view.knownCounts)) { _ in attributes }
    way.latter = { _ in nil }
    passage = way
    defer { passage = nil }
    return attributesOfDisappearing(attributes.element)
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Whether it says more than that the transition layout itself is out of date.
  var concernsEnds: Bool { invalidateEverything || invalidateDataSourceCounts || !named.isEmpty }

  /// The same, in the words of another layout.
  func repeated(for layout: UICollectionViewLayout) -> UICollectionViewLayoutInvalidationContext {
    let context = layout.makeContext()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (invalidateEverything, invalidateDataSourceCounts)
    context.invalidateItems(at: invalidatedItemIndexPaths ?? [])
    for (kind, paths) in invalidatedSupplementaryIndexPaths ?? [:] { context.invalidateSupplementaryElements(ofKind: kind, at: paths) }
    for (kind, paths) in invalidatedDecorationIndexPaths ?? [:] { context.invalidateDecorationElements(ofKind: kind, at: paths) }
    return context
  }
}
