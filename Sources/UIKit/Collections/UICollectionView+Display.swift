import CollectionLayout
import QuartzCore

/// Views for what is seen, and for nothing else.
extension UICollectionView {
  /// Brings layout and views up to date.
  func showWhatIsSeen() {
    guard !isSendingViews else { return }
    let wasShowing = isShowingViews
    isShowingViews = true
    arrangeUntilStable()
    isShowingViews = wasShowing
    if !isArranged, !wasShowing { setNeedsLayout() }
  }

  private func arrangeUntilStable() {
    boundsBeforeAnimation = nil
    beginInWindow()
    prepareLayout()
    var round = 0
    while !isArranged || laidOutBounds != bounds {
      round += 1
      (isArranged, laidOutBounds) = (true, bounds)
      let wanted = seenAttributes()
      updateScrollers()
      let elements = Set(wanted.map(\.element))
      for element in shown.keys.filter({ !elements.contains($0) }).sorted() { retire(element) }
      askForPreferences(among: wanted)
      for attributes in wanted { put(view(for: attributes), attributes) }
      sweepScrollers()
      // Views that turned out to be of another size move the others, and what comes into sight by that has a size of its own.
      guard !isArranged, mayAskAgain(after: round) else { return }
      prepareLayout()
    }
  }

  /// The view of an element, which comes into sight in its place at once, whatever animates around it.
  func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    if let view = shown[attributes.element] ?? comeBack(attributes) { return view }
    return withoutAnimation { bringIn(attributes.element, as: attributes, in: attributes) }
  }

  /// Makes a view and shows it as `attributes` say; its place is, or will be, `target`.
  func bringIn(
    _ element: CollectionElement, as attributes: UICollectionViewLayoutAttributes, in target: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    let view = makeView(target)
    shown[element] = view
    if let cell = view as? UICollectionViewCell {
      cell.isSelected = selected.contains(element.indexPath)
      cell.isHighlighted = highlighted == element.indexPath
      cell.isReordering = movement?.current == element.indexPath
    }
    put(view, attributes)
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
    // A configuration is updated for the first time when the cell is in the window, and may change how large the cell wants to be.
    askForPreference(of: view, at: target)
    return view
  }

  private func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    let element = attributes.element
    if case .decoration(let kind) = element.kind { return makeDecoration(kind, attributes) }
    let outer = attributesToDequeue
    attributesToDequeue = attributes
    defer { attributesToDequeue = outer }
    guard let dataSource else { preconditionFailure("\(self) shows items without a data source") }
    let view: UICollectionReusableView
    let source: String
    switch element.kind {
    case .cell:
      view = whileMaking { dataSource.collectionView(self, cellForItemAt: movement?.dataPath(of: element.indexPath) ?? element.indexPath) }
      source = "collectionView(_:cellForItemAt:)"
    case .supplementary(let kind):
      view = whileMaking { dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: element.indexPath) }
      source = "collectionView(_:viewForSupplementaryElementOfKind:at:)"
    case .decoration: preconditionFailure("a data source knows nothing of decorations")
    }
    precondition(view.reuseIdentifier != nil, "the view that \(source) returns for \(element) was not dequeued")
    if view.superview === self, let other = shown.first(where: { $0.value === view })?.key {
      preconditionFailure("the view that \(source) returns for \(element) shows \(other) already: dequeue one for each")
    }
    return view
  }

  private func makeDecoration(_ kind: String, _ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    guard let type = layout.decorationClasses[kind] else {
      preconditionFailure(
        "\(type(of: layout)) has a decoration view of kind '\(kind)' and no class for it: call register(_:forDecorationViewOfKind:) on the layout"
      )
    }
    return pool.takeDecoration(kind, of: type, size: attributes.size)
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
    if swipe?.cell === view { closeSwipe(animated: false) }
    view.removeFromSuperview()
    switch (element.kind, view) {
    case (.cell, let cell as UICollectionViewCell):
      (cell.isHighlighted, cell.isReordering) = (false, false)
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

extension UIView {
  /// Puts a subview in front of those of its height in the stack, and behind those that are higher and what the app has put there.
  func insert(_ view: UIView, byHeightAbove floor: UIView?) {
    let height = view.heightInStack
    let below = subviews.lastIndex { $0.heightInStack <= height && $0 !== view }
    insertSubview(view, at: below.map { $0 + 1 } ?? (floor == nil ? 0 : 1))
  }
}
