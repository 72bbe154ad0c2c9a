import CollectionLayout
import QuartzCore

/// What a layout says is looked at before views are put there: what is not a number, and what is said twice, is left out, and named once.
extension UICollectionViewLayout {
  /// What the layout has in a rectangle, each element once, all in numbers.
  func soundAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let all = layoutAttributesForElements(in: rect) else { return [] }
    var met: Set<CollectionElement> = []
    met.reserveCapacity(all.count)
    return all.filter { attributes in
      guard isSound(attributes) else { return false }
      guard met.insert(attributes.element).inserted else {
        complain("says twice where \(attributes.element.name) lies; the first counts")
        return false
      }
      return true
    }
  }

  /// The same, if it is in numbers.
  func soundly(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    attributes.flatMap { isSound($0) ? $0 : nil }
  }

  /// Whether a view can lie there. A size below nothing becomes nothing.
  func isSound(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let (center, size) = (attributes.center, attributes.size)
    guard center.x.isFinite, center.y.isFinite, size.width.isFinite, size.height.isFinite, attributes.alpha.isFinite,
      attributes.transform3D.isFinite
    else {
      complain("gives \(attributes.element.name) a place that is not a number; it is not shown there")
      return false
    }
    if size.width < 0 || size.height < 0 {
      complain("gives \(attributes.element.name) the size \(size.width)×\(size.height), which is below nothing; it is shown as empty")
      attributes.size = CGSize(width: max(size.width, 0), height: max(size.height, 0))
    }
    return true
  }

  private func complain(_ what: String) {
    guard complaints.count < Self.mostComplaints, complaints.insert(what).inserted else { return }
    (collectionView?.runtime ?? .current).report("\(type(of: self)) \(what).")
  }
  /// So many different things are said of one layout: who has a million items at NaN is told enough.
  private static let mostComplaints = 10
}

extension CollectionElement {
  fileprivate var name: String {
    let place = "\(indexPath.item) of section \(indexPath.section)"
    return supplementaryKind.map { "the \($0) \(place)" } ?? "item \(place)"
  }
}
