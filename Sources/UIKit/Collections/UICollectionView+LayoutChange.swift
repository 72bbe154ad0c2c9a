import CollectionLayout
import Motion
import QuartzCore

extension UICollectionView {
  func defaultSetCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    guard layout !== collectionViewLayout, animated, laidOutBounds != nil else {
      collectionViewLayout = layout
      // Later, as that of an animation would be. (BEHAVIOUR-2 §26)
      if let completion { runtime.schedule(at: runtime.now) { completion(true) } }
      return
    }
    changeLayout(to: layout, duration: Self.passageDuration) { completion?($0) }
  }

  /// The animated change; `takeOver` runs when the new layout is prepared, before it is asked where content is to stand.
  func changeLayout(
    to layout: UICollectionViewLayout, duration: Seconds, takeOver: () -> Void = {}, completion: @escaping (Bool) -> Void
  ) {
    showWhatIsSeen()
    let former = shown.compactMapValues(\.applied)
    interaction?.cutShort()
    let old = self.layout
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    var passage = CollectionPassage(diff: CollectionDiff(unchanged: knownCounts)) { former[$0] ?? old.attributes(of: $0) }
    passage.latter = { layout.attributes(of: $0) }
    passage.leavingLayout = old
    passage.deleted = foreignDecorations(in: layout)
    passage.inserted = passage.deleted
    adopt(layout)
    if old !== layout { old.collectionView = self }  // it is asked where items were
    move(
      along: passage, duration: duration, isUpdate: false, prepare: takeOver,
      finalize: {
        old.finalizeLayoutTransition()
        if old !== layout { layout.finalizeLayoutTransition() }
      }, completion: completion)
    if old !== layout { old.collectionView = nil }
  }

  // MARK: Another size, animated

  /// The layout follows a size that was changed within the animation which is running now: items move with it, and the layout says how those
  /// begin and end that come into sight or go.
  func followAnimatedBounds() {
    guard let before = boundsBeforeAnimation else { return }
    boundsBeforeAnimation = nil
    guard UIView.inheritedAnimationDuration > 0, layout.collectionView === self else { return }
    let former = shown.compactMapValues(\.applied)
    let layout = layout
    var passage = CollectionPassage(diff: CollectionDiff(unchanged: knownCounts)) { former[$0] }
    passage.leavingLayout = layout
    move(
      along: passage, isUpdate: false, prepare: { layout.prepare(forAnimatedBoundsChange: before) },
      finalize: { layout.finalizeAnimatedBoundsChange() }, completion: { _ in })
  }
}
