import CollectionLayout
import QuartzCore

extension UICollectionView {
  /// Takes another layout over. Animated, each item moves from where the old layout had it to where the new one has it; what only one of
  /// them shows fades. The completion hears whether the animation ran to its end.
  ///
  /// Content stays at its offset as far as the new layout has content there, unless its `targetContentOffset(forProposedContentOffset:)`
  /// knows better.
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    let old = collectionViewLayout
    guard layout !== old, animated, laidOutBounds != nil else {
      collectionViewLayout = layout
      // Later, as that of an animation would be. (BEHAVIOUR-2 §26)
      if let completion { runtime.schedule(at: runtime.now) { completion(true) } }
      return
    }
    showWhatIsSeen()
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    let former = shown.compactMapValues(\.applied)
    var passage = CollectionPassage(diff: CollectionDiff(unchanged: knownCounts)) { former[$0] ?? old.attributes(of: $0) }
    passage.deleted = foreignDecorations(in: layout)
    passage.inserted = passage.deleted
    adopt(layout)
    old.collectionView = self  // it is asked where items were
    move(
      along: passage, isUpdate: false, prepare: {},
      finalize: {
        old.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
      }, completion: { completion?($0) })
    old.collectionView = nil
  }
}
