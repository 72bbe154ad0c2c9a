import CollectionLayout
import QuartzCore
@_spi(UIKit) import UIKitCore

/// The creation, placement and removal of the visible views.
extension UICollectionView {
  /// Updates the layout and the views.
  func showWhatIsSeen() {
    guard list.placement != .animation else { return }
    list.whilePlacing(.layout) { arrangeUntilStable() }
    if !list.isArranged, list.placement == .idle { setNeedsLayout() }
  }

  private func arrangeUntilStable() {
    boundsBeforeAnimation = nil
    beginInWindow()
    prepareLayout()
    // A valid layout is not sufficient, because a query about an item makes it valid and moves no view.
    guard !list.isArranged || laidOutBounds != bounds else { return }
    let isStable = list.placeUntilStable { round in
      // Views with other sizes than estimated move other views. Views that become visible as a result have preferred sizes too.
      if round > 1 { prepareLayout() }
      laidOutBounds = bounds
      let wanted = seenAttributes()
      updateScrollers()
      let elements = Set(wanted.map(\.element))
      list.remove { !elements.contains($0) }
      askForPreferences(among: wanted)
      for attributes in wanted { put(view(for: attributes), attributes) }
      sweepScrollers()
    }
    if !isStable { warnOfUnrest() }
  }

  /// Returns the view of an element. A view that becomes visible has its position at once, even within an animation.
  func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    if let view = list.visible[attributes.element] ?? reappear(attributes) { return view }
    return withoutAnimation { appear(attributes.element, as: attributes, in: attributes) }
  }

  /// Creates a view and displays it with `attributes`. Its final attributes are `target`.
  func appear(
    _ element: CollectionElement, as attributes: UICollectionViewLayoutAttributes, in target: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    let view = makeView(target)
    list.visible[element] = view
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
    list.checkIsFree(view, for: element, "the view that \(source) returns")
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

  // MARK: Removal

  func recycle(_ view: UICollectionReusableView, _ element: CollectionElement) {
    list.endPress(within: view)
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
