import CollectionLayout
import QuartzCore
@_spi(UIKit) import UIKitCore

/// The creation, placement and removal of the visible views.
extension UICollectionView {
  /// Updates the layout and the views.
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
      // Views with other sizes than estimated move other views. Views that become visible as a result have preferred sizes too.
      guard !isArranged, mayAskAgain(after: round) else { return }
      prepareLayout()
    }
  }

  /// Returns the view of an element. A view that becomes visible has its position at once, even within an animation.
  func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    if let view = shown[attributes.element] ?? comeBack(attributes) { return view }
    return withoutAnimation { bringIn(attributes.element, as: attributes, in: attributes) }
  }

  /// Creates a view and displays it with `attributes`. Its final attributes are `target`.
  func bringIn(
    _ element: CollectionElement, as attributes: UICollectionViewLayoutAttributes, in target: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    let view = makeView(target)
    shown[element] = view
    if let cell = view as? UICollectionViewCell {
      cell.isSelected = list.selected.contains(element.indexPath)
      cell.isHighlighted = list.highlighted == element.indexPath
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
    // The first update of a configuration is in the window, and may change the preferred size of the cell.
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

  // MARK: Removal

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
    // The cancelled touch of the view would not reach the collection view after the view's removal.
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
  /// Inserts a subview in front of the subviews of equal or lower stacking height. Higher ones and the app's own subviews stay in front.
  func insert(_ view: UIView, byHeightAbove floor: UIView?) {
    let height = view.heightInStack
    let below = subviews.lastIndex { $0.heightInStack <= height && $0 !== view }
    insertSubview(view, at: below.map { $0 + 1 } ?? (floor == nil ? 0 : 1))
  }
}
