import CollectionLayout
import GestureEngine
import QuartzCore

/// Interactive layout transitions. (Docs/behaviour/lists.md, "Layout transitions")
extension UICollectionView {
  func beginInteraction(
    to next: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    precondition(
      interaction == nil,
      "\(self) was not prepared for an interactive transition: another one is under way; wait for its completion before startInteractiveTransition(to:)"
    )
    precondition(next !== layout, "the interactive transition of \(self) leads from \(next) to itself; give it another layout")
    showWhatIsSeen()
    let old = layout
    let made =
      ask(.collectionViewTransitionLayoutForOldLayoutNewLayout) {
        $0.collectionView(self, transitionLayoutForOldLayout: old, newLayout: next)
      } ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: next)
    precondition(
      made.currentLayout === old && made.nextLayout === next,
      "collectionView(_:transitionLayoutForOldLayout:newLayout:) returned a layout between others than the two it was asked for")
    old.prepareForTransition(to: next)
    next.prepareForTransition(from: old)
    let interaction = LayoutInteraction(of: self, made, completion)
    self.interaction = interaction
    exchangeLayout(for: made)
    interaction.aim()
    made.invalidateLayout()
    return made
  }

  func releaseInteraction(completing: Bool) {
    guard let interaction, interaction.isHeld else {
      preconditionFailure(
        "\(self): the collection was not prepared for an interactive transition. See startInteractiveTransition(to:completion:); one start has one finish or cancel"
      )
    }
    interaction.release(completing: completing)
  }

  /// Sets one of the two layouts at the end of a transition. If the transition reached its end, the content has that layout's offset.
  func interactionDidEnd(keeping kept: UICollectionViewLayout, isWhole: Bool) {
    guard let transition = interaction?.layout else { return }
    interaction = nil
    exchangeLayout(for: kept)
    transition.collectionView = nil
    for element in foreignDecorations(in: kept).sorted() { list.remove(element) }
    asksForPreferences = true
    page = nil
    list.setNeedsArrangement()
    guard isWhole else { return }
    if kept.isValid { takeContentSize() } else { prepareLayout() }
    if let span = transition.span, !isTracking {
      let place = dynamics.geometry.clamped(span.offset(at: transition.transitionProgress))
      if place != contentOffset { contentOffset = place }
    }
  }

  // MARK: Content offset

  /// Returns the content offset that the layout proposes and the delegate may change.
  func targetContentOffset(of layout: UICollectionViewLayout, proposed: CGPoint) -> CGPoint {
    let wish = layout.checked(
      layout.targetContentOffset(forProposedContentOffset: proposed), "targetContentOffset(forProposedContentOffset:)", otherwise: proposed)
    let word = ask(.collectionViewTargetContentOffsetForProposedContentOffset) {
      $0.collectionView(self, targetContentOffsetForProposedContentOffset: wish)
    }
    return word.map {
      layout.checked($0, "what the delegate makes of targetContentOffset(forProposedContentOffset:)", otherwise: wish)
    } ?? wish
  }

  /// Returns the content offset in a layout that is prepared but not in effect yet.
  ///
  /// If the content is at its start now, it is at its start then. Otherwise it stays, as far as there is content. The layout and the
  /// delegate can change the result.
  func targetContentOffset(in next: UICollectionViewLayout) -> CGPoint {
    let (now, then) = (dynamics.geometry, geometry(of: next))
    var proposed = then.clamped(contentOffset)
    if contentOffset.x == now.range(.x).lowerBound { proposed.x = then.range(.x).lowerBound }
    if contentOffset.y == now.range(.y).lowerBound { proposed.y = then.range(.y).lowerBound }
    return then.clamped(targetContentOffset(of: next, proposed: proposed))
  }

  /// Returns the scroll geometry for the content of another layout.
  func geometry(of layout: UICollectionViewLayout) -> ScrollGeometry {
    var geometry = dynamics.geometry
    geometry.content = layout.checked(layout.collectionViewContentSize)
    let insets = insets(forContent: geometry.content)
    geometry.insets = .init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    return geometry
  }
}
