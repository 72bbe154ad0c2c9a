import CollectionLayout
import Motion
import QuartzCore

extension UICollectionView {
  func defaultSetCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    guard layout !== collectionViewLayout, animated, laidOutBounds != nil else {
      collectionViewLayout = layout
      // The completion is called later, as after an animation.
      if let completion { runtime.schedule(at: runtime.now) { completion(true) } }
      return
    }
    changeLayout(to: layout, duration: Self.updateDuration) { completion?($0) }
  }

  /// Performs the animated change. `takeOver` runs when the new layout is prepared, before it is queried for the content offset.
  func changeLayout(
    to layout: UICollectionViewLayout, duration: Seconds, takeOver: () -> Void = {}, completion: @escaping (Bool) -> Void
  ) {
    showWhatIsSeen()
    let former = list.visible.compactMapValues(\.applied)
    interaction?.cutShort()
    let old = self.layout
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    var update = CollectionUpdate(ElementMapping(CollectionDiff(unchanged: knownCounts))) { former[$0] ?? old.attributes(of: $0) }
    update.latter = { layout.attributes(of: $0) }
    update.leavingLayout = old
    update.mapping.deleted = foreignDecorations(in: layout)
    update.mapping.inserted = update.mapping.deleted
    adopt(layout)
    if old !== layout { old.collectionView = self }  // The old layout is still queried for the former positions.
    animate(
      update, duration: duration, isBatch: false, prepare: takeOver,
      finalize: {
        old.finalizeLayoutTransition()
        if old !== layout { layout.finalizeLayoutTransition() }
      }, completion: completion)
    if old !== layout { old.collectionView = nil }
  }

  // MARK: Animated change of the size

  /// Follows a size that was changed within the running animation. Items move with it.
  ///
  /// The layout determines the initial and final attributes of items that appear or disappear.
  func followAnimatedBounds() {
    guard let before = boundsBeforeAnimation else { return }
    boundsBeforeAnimation = nil
    guard UIView.inheritedAnimationDuration > 0, layout.collectionView === self else { return }
    let former = list.visible.compactMapValues(\.applied)
    let layout = layout
    var update = CollectionUpdate(ElementMapping(CollectionDiff(unchanged: knownCounts))) { former[$0] }
    update.leavingLayout = layout
    animate(
      update, isBatch: false, prepare: { layout.prepare(forAnimatedBoundsChange: before) },
      finalize: { layout.finalizeAnimatedBoundsChange() }, completion: { _ in })
  }
}
