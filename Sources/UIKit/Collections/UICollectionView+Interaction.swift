import CollectionLayout
import GestureEngine
import QuartzCore

/// Changes of layout that a finger drives. (BEHAVIOUR §9, BEHAVIOUR-2 §25)
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

  /// One of both layouts is the layout from now on. Whole, content stands where that has it.
  func interactionDidEnd(keeping kept: UICollectionViewLayout, isWhole: Bool) {
    guard let transition = interaction?.layout else { return }
    interaction = nil
    exchangeLayout(for: kept)
    transition.collectionView = nil
    for element in foreignDecorations(in: kept).sorted() { retire(element) }
    asksForPreferences = true
    page = nil
    arrangementIsOutOfDate()
    guard isWhole else { return }
    if kept.isValid { takeContentSize() } else { prepareLayout() }
    if let span = transition.span, !isTracking {
      let place = dynamics.geometry.clamped(span.offset(at: transition.transitionProgress))
      if place != contentOffset { contentOffset = place }
    }
  }

  // MARK: Where content is to stand

  /// The layout's wish, and the delegate's, which is the last word.
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

  /// Where content will stand in a layout that is prepared and not yet there: at its start if it is at its start now, else where it stands,
  /// as far as there is content; or where layout and delegate wish.
  func targetContentOffset(in next: UICollectionViewLayout) -> CGPoint {
    let (now, then) = (dynamics.geometry, geometry(of: next))
    var proposed = then.clamped(contentOffset)
    if contentOffset.x == now.range(.x).lowerBound { proposed.x = then.range(.x).lowerBound }
    if contentOffset.y == now.range(.y).lowerBound { proposed.y = then.range(.y).lowerBound }
    return then.clamped(targetContentOffset(of: next, proposed: proposed))
  }

  /// The geometry that the view has with another layout's content.
  func geometry(of layout: UICollectionViewLayout) -> ScrollGeometry {
    var geometry = dynamics.geometry
    geometry.content = layout.checked(layout.collectionViewContentSize)
    let insets = insets(forContent: geometry.content)
    geometry.insets = .init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    return geometry
  }
}
