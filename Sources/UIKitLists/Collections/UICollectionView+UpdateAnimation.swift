import CollectionLayout
import Motion
import QuartzCore

/// The animation of updates and of changes of layout.
///
/// Every view has its final attributes in the model at once, and the visible positions follow with additive animations. A second change
/// during the first one therefore begins at the visible positions.
extension UICollectionView {
  /// The duration of updates and changes of layout, in seconds. Durations from 0.25 to 0.33 were observed.
  ///
  /// See Docs/behaviour/lists.md, "Collection view updates".
  static let updateDuration = 0.3

  func animate(
    _ initial: CollectionUpdate, duration: Seconds = updateDuration, isBatch: Bool, prepare: () -> Void, finalize: () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    passages += 1
    let number = passages
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
    list.deferringScrollNotifications {
      UIView.animate(
        withDuration: duration, delay: 0, options: .allowUserInteraction,
        animations: {
          takeContentOffset()
          send(along: update, gone)
          finalize()
        },
        completion: { [weak self] finished in
          self?.passageDidEnd(number)
          completion(finished)
        })
      layout.currentUpdate = nil
      update.leavingLayout?.currentUpdate = nil
      if !isArranged { setNeedsLayout() }
    }
  }

  /// Assigns the new index paths to the views. Returns the views without a new index path, with the old ones.
  private func rename(by mapping: ElementMapping<CollectionElement>) -> [(CollectionElement, UICollectionReusableView)] {
    for index in leaving.indices {
      leaving[index].element = leaving[index].element.flatMap(mapping.newElement)
      if let element = leaving[index].element { leaving[index].last = element }
    }
    renameScrollers(by: mapping.diff)
    swipes?.rename(mapping.newPath)
    menus?.rename(mapping.newPath)
    let before = shown.sorted { $0.key < $1.key }
    shown = [:]
    var gone: [(CollectionElement, UICollectionReusableView)] = []
    for (old, view) in before {
      if let new = mapping.newElement(of: old) { shown[new] = view } else { gone.append((old, view)) }
    }
    return gone
  }

  /// Updates the index paths. No view has moved yet.
  func rename(by diff: CollectionDiff, counts: [Int]) {
    let gone = rename(by: ElementMapping(diff))
    for (element, view) in gone { putAway(view, element) }
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
  private func send(along update: CollectionUpdate, _ gone: [(CollectionElement, UICollectionReusableView)]) {
    let wasSending = isSendingViews
    isSendingViews = true
    arrange(update, gone)
    var round = 1
    while !isArranged, mayAskAgain(after: round) {
      round += 1
      prepareLayout()
      arrange(update, [])
    }
    isSendingViews = wasSending
  }

  private func arrange(_ update: CollectionUpdate, _ gone: [(CollectionElement, UICollectionReusableView)]) {
    let wanted = takeWanted()
    let elements = Set(wanted.map(\.element))
    for element in shown.keys.filter({ !elements.contains($0) }).sorted() {
      guard let view = shown.removeValue(forKey: element) else { continue }
      let end =
        update.leavingLayout.map { $0.attributesOfDisappearing(element) } ?? layout.attributes(of: element) ?? view.applied?.faded
      leave(view, now: element, last: element, as: end)
    }
    for (old, view) in gone { leave(view, now: nil, last: old, as: (update.leavingLayout ?? layout).attributesOfDisappearing(old)) }
    for attributes in wanted {
      let view = shown[attributes.element] ?? comeBack(attributes) ?? appear(attributes, update)
      putWithContent(view, attributes)
    }
  }

  private func takeWanted() -> [UICollectionViewLayoutAttributes] {
    (isArranged, laidOutBounds) = (true, bounds)
    let wanted = seenAttributes()
    updateScrollers()
    askForPreferences(among: wanted)
    return wanted
  }

  /// Creates a view with its initial attributes: those of the item's former position, or the layout's initial attributes.
  private func appear(_ attributes: UICollectionViewLayoutAttributes, _ update: CollectionUpdate) -> UICollectionReusableView {
    let element = attributes.element
    let isAsked = update.leavingLayout != nil || update.mapping.oldElement(of: element) == nil
    let proposed = isAsked ? layout.attributesOfAppearing(element) : layout.entrance(of: element)
    let start = layout.fit(proposed)
    return withoutAnimation {
      let view = bringIn(element, as: start ?? attributes, in: attributes)
      if let start, start.size != attributes.size { view.layoutIfNeeded() }
      return view
    }
  }

  // MARK: Disappearing views

  private func leave(
    _ view: UICollectionReusableView, now: CollectionElement?, last: CollectionElement, as attributes: UICollectionViewLayoutAttributes?
  ) {
    leaving.append(LeavingView(view: view, element: now, last: last, passage: passages))
    if let attributes = layout.fit(attributes) { putWithContent(view, attributes, staying: true) }
  }

  /// Returns the cell of an item, visible or disappearing.
  func knownCell(of path: IndexPath) -> UICollectionViewCell? {
    let view = shown[.cell(path)] ?? leaving.first { $0.element == .cell(path) }?.view
    return view as? UICollectionViewCell
  }

  /// Returns the disappearing view of an element that becomes visible again.
  func comeBack(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let index = leaving.firstIndex(where: { $0.element == attributes.element }) else { return nil }
    let view = leaving.remove(at: index).view
    shown[attributes.element] = view
    askForPreference(of: view, at: attributes)
    return view
  }

  private func passageDidEnd(_ number: Int) {
    let done = leaving.filter { $0.passage == number }
    leaving.removeAll { $0.passage == number }
    for leaver in done { putAway(leaver.view, leaver.last) }
    sweepScrollers()
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
