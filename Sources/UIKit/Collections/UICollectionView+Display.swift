import CollectionLayout
import QuartzCore

/// Views for what is seen, and for nothing else.
extension UICollectionView {
  /// Brings layout and views up to date.
  func showWhatIsSeen() {
    boundsBeforeAnimation = nil
    prepareLayout()
    guard !isArranged || laidOutBounds != bounds else { return }
    (isArranged, laidOutBounds) = (true, bounds)
    let wanted = seenAttributes()
    let elements = Set(wanted.map(\.element))
    for element in shown.keys.filter({ !elements.contains($0) }).sorted() { retire(element) }
    for attributes in wanted { view(for: attributes).place(attributes) }
  }

  /// What the layout has in the viewport: cells, then the rest.
  ///
  /// The layout is asked for whole pages, and once for each until it is out of date. (BEHAVIOUR §9)
  func seenAttributes() -> [UICollectionViewLayoutAttributes] {
    let rect = bounds.pages
    if page?.rect != rect { page = (rect, layout.soundAttributes(in: rect)) }
    let seen = (page?.attributes ?? []).filter { !$0.isHidden && $0.frame.overlaps(bounds) }
    return seen.filter { $0.kind == .cell } + seen.filter { $0.kind != .cell }
  }

  /// The view of an element, which comes into sight in its place at once, whatever animates around it.
  func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    if let view = shown[attributes.element] ?? comeBack(attributes.element) { return view }
    return withoutAnimation { bringIn(attributes.element, as: attributes) }
  }

  /// Makes a view and shows it as `attributes` say.
  func bringIn(_ element: CollectionElement, as attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    let view = makeView(element)
    shown[element] = view
    if let cell = view as? UICollectionViewCell {
      cell.isSelected = selected.contains(element.indexPath)
      cell.isHighlighted = highlighted == element.indexPath
    }
    view.place(attributes)
    switch (element.kind, view) {
    case (.cell, let cell as UICollectionViewCell):
      ask(.collectionViewWillDisplayForItemAt) {
        $0.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
      }
    case (.supplementary(let kind), _):
      ask(.collectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath) {
        $0.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.indexPath)
      }
    default: break
    }
    stack(view)
    return view
  }

  private func makeView(_ element: CollectionElement) -> UICollectionReusableView {
    guard let dataSource else { preconditionFailure("\(self) shows items without a data source") }
    let view: UICollectionReusableView
    let source: String
    switch element.kind {
    case .cell:
      view = dataSource.collectionView(self, cellForItemAt: element.indexPath)
      source = "collectionView(_:cellForItemAt:)"
    case .supplementary(let kind):
      view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: element.indexPath)
      source = "collectionView(_:viewForSupplementaryElementOfKind:at:)"
    }
    precondition(view.reuseIdentifier != nil, "the view that \(source) returns for \(element.indexPath) was not dequeued")
    return view
  }

  /// In front of those of its `zIndex`, and behind those with a higher one and what is not the collection view's own.
  func stack(_ view: UICollectionReusableView) {
    let height = view.heightInStack
    let below = subviews.lastIndex { $0.heightInStack <= height && $0 !== view }
    let index = below.map { $0 + 1 } ?? (backgroundView == nil ? 0 : 1)
    insertSubview(view, at: index)
  }

  func withoutAnimation<T>(_ body: () -> T) -> T {
    var result: [T] = []
    UIView.performWithoutAnimation { result = [body()] }
    return result[0]
  }

  // MARK: Out of sight

  func retire(_ element: CollectionElement) {
    if let view = shown.removeValue(forKey: element) { putAway(view, element) }
  }
  func retireAll() {
    for element in shown.keys.sorted() { retire(element) }
    let leavers = leaving
    leaving = []
    for leaver in leavers { putAway(leaver.view, leaver.last) }
  }

  func putAway(_ view: UICollectionReusableView, _ element: CollectionElement) {
    // The view's cancelled touch would go up from a view that has no superview any more.
    if let touched = pressing?.view, touched.isDescendant(of: view) { endPress() }
    view.removeFromSuperview()
    switch (element.kind, view) {
    case (.cell, let cell as UICollectionViewCell):
      cell.isHighlighted = false
      ask(.collectionViewDidEndDisplayingForItemAt) {
        $0.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
      }
    case (.supplementary(let kind), _):
      ask(.collectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath) {
        $0.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: element.indexPath)
      }
    default: break
    }
    pool.give(view, element.kind)
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
