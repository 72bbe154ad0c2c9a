import CollectionLayout
import QuartzCore

/// The attributes that a layout has returned for a rectangle, with the elements that have become invalid.
@MainActor
struct CollectionPage {
  let rect: CGRect
  private(set) var attributes: [UICollectionViewLayoutAttributes]
  var stale: Set<CollectionElement> = []

  init(_ rect: CGRect, _ attributes: [UICollectionViewLayoutAttributes]) { (self.rect, self.attributes) = (rect, attributes) }

  /// A Boolean value that indicates whether querying only the invalid elements is less work than querying the rectangle.
  var isWorthMending: Bool { stale.count <= attributes.count }

  /// Replaces the attributes of the invalid elements by querying each of them.
  ///
  /// Returns `false` if an element that was outside the rectangle is now within it. Only a query for a rectangle determines which elements
  /// exist, because a layout may also place other elements when it is asked for one.
  mutating func mend(_ ask: (CollectionElement) -> UICollectionViewLayoutAttributes?) -> Bool {
    var fresh = Dictionary(uniqueKeysWithValues: stale.compactMap { element in ask(element).map { (element, $0) } })
    attributes = attributes.compactMap { stale.contains($0.element) ? fresh.removeValue(forKey: $0.element) : $0 }
    stale = []
    return !fresh.values.contains { $0.frame.overlaps(rect) }
  }
}

extension UICollectionView {
  /// Returns the layout's attributes in the visible area: those of cells, then all others.
  ///
  /// The layout is queried for whole pages, once for each page until it is invalid. For single invalid elements, it is queried
  /// individually. (Docs/behaviour/lists.md, "Collection view passes")
  func seenAttributes() -> [UICollectionViewLayoutAttributes] {
    let rect = bounds.pages
    if page?.rect != rect || page?.isWorthMending == false || !mendPage() {
      page = CollectionPage(rect, layout.checked(layout.layoutAttributesForElements(in: rect) ?? [], counts: knownCounts))
    }
    let seen = (page?.attributes ?? []).filter { !$0.isHidden && $0.frame.overlaps(bounds) }
    return withSwiped(withCarried(seen.filter { $0.kind == .cell })) + seen.filter { $0.kind != .cell }
  }

  /// Queries the invalid elements individually. Returns `false` if the whole page must be queried.
  private func mendPage() -> Bool {
    guard page?.stale.isEmpty == false else { return true }
    let (layout, counts) = (layout, knownCounts)
    return page?.mend { element in
      guard element.kind != .cell || counts.has(element.indexPath) else { return nil }
      return layout.attributes(of: element).flatMap { layout.isFit($0) ? $0 : nil }
    } ?? false
  }
}

extension CGRect {
  /// The smallest rectangle around this one whose edges are multiples of its size.
  fileprivate var pages: CGRect {
    guard width > 0, height > 0 else { return self }
    let (left, top) = ((minX / width).rounded(.down) * width, (minY / height).rounded(.down) * height)
    let (right, bottom) = ((maxX / width).rounded(.up) * width, (maxY / height).rounded(.up) * height)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
