import QuartzCore

/// Cells that determine their own size when they become visible, as UIKit documents it for `preferredLayoutAttributesFitting(_:)`.
extension UICollectionView {
  /// Asks a view for its preferred attributes when it becomes visible, and after the whole layout was invalidated. The layout may then be
  /// updated.
  func askForPreference(of view: UICollectionReusableView, at original: UICollectionViewLayoutAttributes) {
    guard layout.asksForPreferredAttributes else { return }
    if case .decoration = original.kind { return }
    let preferred = view.preferred(original)
    guard preferred != original, layout.isFit(preferred) else { return }
    guard preferred.element == original.element else {
      layout.complain(
        .preference,
        "\(type(of: view)) answers for the \(original.element) with attributes of the \(preferred.element), which are not followed")
      return
    }
    guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original) else { return }
    let context = layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    context.cause = .preference
    layout.invalidateLayout(with: context)
  }

  /// Asks the visible views for their preferred attributes after the whole layout was invalidated, because their content may have changed.
  func askForPreferences(among wanted: [UICollectionViewLayoutAttributes]) {
    guard asksForPreferences else { return }
    asksForPreferences = false
    guard layout.asksForPreferredAttributes else { return }
    for attributes in wanted { if let view = list.visible[attributes.element] { askForPreference(of: view, at: attributes) } }
  }

  /// Moves the content with the visible elements if elements above have changed their size.
  ///
  /// During a scroll to a chosen position it does not, because the position would change.
  func takeShift() {
    let shift = layout.pendingShift
    layout.pendingShift = .zero
    guard shift != .zero, dynamics.goesOnFromOffset else { return }
    let place = CGPoint(x: contentOffset.x + shift.x, y: contentOffset.y + shift.y)
    contentOffset = isTracking || isDecelerating ? place : dynamics.geometry.clamped(place)
  }

  func warnOfUnrest() {
    let rounds = ListUpdateEngine<UICollectionView>.maximumRounds
    layout.complain(
      .unrest,
      "\(self) does not come to rest: its layout, \(type(of: layout)), is out of date after each of \(rounds) rounds of cells that size themselves"
    )
  }
}

extension UICollectionReusableView {
  /// Returns the preferred attributes for the size of `original`. A view that appears may begin with another size.
  fileprivate func preferred(_ original: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    prepareToBeMeasured()
    let size = bounds.size
    guard size != original.size else { return preferredLayoutAttributesFitting(original.copied) }
    var answer = original
    UIView.performWithoutAnimation {
      bounds.size = original.size
      answer = preferredLayoutAttributesFitting(original.copied)
      bounds.size = size
    }
    return answer
  }
}
