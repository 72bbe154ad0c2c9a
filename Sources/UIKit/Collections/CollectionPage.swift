import CollectionLayout
import QuartzCore

/// What a layout said of a rectangle, and what of that is out of date.
@MainActor
struct CollectionPage {
  let rect: CGRect
  private(set) var attributes: [UICollectionViewLayoutAttributes]
  var stale: Set<CollectionElement> = []

  init(_ rect: CGRect, _ attributes: [UICollectionViewLayoutAttributes]) { (self.rect, self.attributes) = (rect, attributes) }

  /// Whether it takes less to ask for what is out of date than for all of it.
  var isWorthMending: Bool { stale.count <= attributes.count }

  /// Puts what the layout says now in the place of what it said of the elements that are out of date. False if one of them was not on the page
  /// and would be now: which elements there are, a layout says for a rectangle alone, and may place others too when it is asked for one.
  mutating func mend(_ ask: (CollectionElement) -> UICollectionViewLayoutAttributes?) -> Bool {
    var fresh = Dictionary(uniqueKeysWithValues: stale.compactMap { element in ask(element).map { (element, $0) } })
    attributes = attributes.compactMap { stale.contains($0.element) ? fresh.removeValue(forKey: $0.element) : $0 }
    stale = []
    return !fresh.values.contains { $0.frame.overlaps(rect) }
  }
}

extension UICollectionView {
  /// What the layout has in the viewport: cells, then the rest.
  ///
  /// The layout is asked for whole pages, and once for each until it is out of date; for what alone is out of date it is asked by itself.
  /// (BEHAVIOUR §9)
  func seenAttributes() -> [UICollectionViewLayoutAttributes] {
    let rect = bounds.pages
    if page?.rect != rect || page?.isWorthMending == false || !mendPage() {
      page = CollectionPage(rect, layout.checked(layout.layoutAttributesForElements(in: rect) ?? [], counts: knownCounts))
    }
    let seen = (page?.attributes ?? []).filter { !$0.isHidden && $0.frame.overlaps(bounds) }
    return withSwiped(withCarried(seen.filter { $0.kind == .cell })) + seen.filter { $0.kind != .cell }
  }

  /// Asks for what is out of date by itself. False where the whole page is to be asked for.
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
  /// The multiples of this rectangle's own size that it touches.
  fileprivate var pages: CGRect {
    guard width > 0, height > 0 else { return self }
    let (left, top) = ((minX / width).rounded(.down) * width, (minY / height).rounded(.down) * height)
    let (right, bottom) = ((maxX / width).rounded(.up) * width, (maxY / height).rounded(.up) * height)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
