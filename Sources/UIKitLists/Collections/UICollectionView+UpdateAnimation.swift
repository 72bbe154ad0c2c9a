import CollectionLayout
import Motion
import QuartzCore

/// The animation of updates and of changes of layout.
extension UICollectionView {
  /// The duration of updates and changes of layout, in seconds. Durations from 0.25 to 0.33 were observed.
  ///
  /// See Docs/behaviour/lists.md, "Collection view updates".
  static let updateDuration = 0.3

  func animate(
    _ initial: CollectionUpdate, duration: Seconds = updateDuration, isBatch: Bool, prepare: () -> Void, finalize: () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    var update = initial
    var gone = rename(by: update.mapping)
    if !layout.isValid { prepareOnce() }
    layout.currentUpdate = update
    update.leavingLayout?.currentUpdate = update
    prepare()
    if isBatch { amend(&update.mapping) }
    gone += takeOut(of: update.mapping, initial.mapping)
    layout.currentUpdate = update
    update.leavingLayout?.currentUpdate = update
    list.animate(
      duration: duration, options: .allowUserInteraction,
      animations: {
        takeContentOffset()
        placeViews(update, gone)
        finalize()
      },
      cleanUp: {
        layout.currentUpdate = nil
        update.leavingLayout?.currentUpdate = nil
      },
      completion: { [weak self] finished in
        self?.sweepScrollers()
        completion(finished)
      })
  }

  /// Assigns the new index paths to the views. Returns the views without a new index path, with the old ones.
  private func rename(by mapping: ElementMapping<CollectionElement>) -> [(element: CollectionElement, view: UICollectionReusableView)] {
    renameScrollers(by: mapping.diff)
    list.renameInteractions(by: mapping)
    return list.rename(by: mapping)
  }

  /// Updates the index paths. No view has moved yet.
  func rename(by diff: CollectionDiff, counts: [Int]) {
    let gone = rename(by: ElementMapping(diff))
    for (element, view) in gone { recycle(view, element) }
    list.renameSelection(by: diff)
    let context = layout.makeContext()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
    layout.invalidateLayout(with: context)
    layout.follow(diff)
    // The data source is not queried, because the data may have changed since.
    self.counts = counts
  }

  private func takeContentOffset() {
    takeContentSize()
    let target = targetContentOffset(of: layout, proposed: contentOffset)
    if target != contentOffset, !isTracking { contentOffset = dynamics.geometry.clamped(target) }
    prepareLayout()
  }

  /// Animates all views to their new positions. It repeats if new views have other sizes than the layout expected.
  private func placeViews(_ update: CollectionUpdate, _ gone: [(element: CollectionElement, view: UICollectionReusableView)]) {
    list.whilePlacing(.animation) {
      let isStable = list.placeUntilStable { round in
        if round > 1 { prepareLayout() }
        placeOnce(update, round == 1 ? gone : [])
      }
      if !isStable { warnOfUnrest() }
    }
  }

  private func placeOnce(_ update: CollectionUpdate, _ gone: [(element: CollectionElement, view: UICollectionReusableView)]) {
    laidOutBounds = bounds
    let wanted = seenAttributes()
    updateScrollers()
    askForPreferences(among: wanted)
    let elements = Set(wanted.map(\.element))
    list.disappear(where: { !elements.contains($0) }) { element, view in
      let end = update.leavingLayout.map { $0.attributesOfDisappearing(element) } ?? layout.attributes(of: element) ?? view.applied?.faded
      placeDisappearing(view, end)
    }
    for (old, view) in gone {
      list.disappear(view, nil, last: old)
      placeDisappearing(view, (update.leavingLayout ?? layout).attributesOfDisappearing(old))
    }
    for attributes in wanted {
      let view = list.visible[attributes.element] ?? reappear(attributes) ?? appear(attributes, update)
      putWithContent(view, attributes)
    }
  }

  /// Creates a view with its initial attributes: those of the item's former position, or the layout's initial attributes.
  private func appear(_ attributes: UICollectionViewLayoutAttributes, _ update: CollectionUpdate) -> UICollectionReusableView {
    let element = attributes.element
    let isAsked = update.leavingLayout != nil || update.mapping.oldElement(of: element) == nil
    let proposed = isAsked ? layout.attributesOfAppearing(element) : layout.entrance(of: element)
    let start = layout.fit(proposed)
    return withoutAnimation {
      let view = appear(element, as: start ?? attributes, in: attributes)
      if let start, start.size != attributes.size { view.layoutIfNeeded() }
      return view
    }
  }

  // MARK: Disappearing views

  private func placeDisappearing(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes?) {
    if let attributes = layout.fit(attributes) { putWithContent(view, attributes, staying: true) }
  }
  /// Does nothing, because a view that appears again receives all attributes.
  func restoreAfterDisappearance(_ view: UICollectionReusableView) {}

  /// Returns the cell of an item, visible or disappearing.
  func knownCell(of path: IndexPath) -> UICollectionViewCell? { list.view(of: .cell(path)) as? UICollectionViewCell }

  /// Returns the disappearing view of an element that becomes visible again.
  func reappear(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let view = list.reappear(attributes.element) else { return nil }
    askForPreference(of: view, at: attributes)
    return view
  }

  /// Applies attributes to a view. If its size changes, the layout of its content is part of the animation.
  private func putWithContent(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, staying: Bool = false
  ) {
    let isResized = view.bounds.size != attributes.size
    put(view, attributes, staying: staying)
    if isResized { view.layoutIfNeeded() }
  }
}
