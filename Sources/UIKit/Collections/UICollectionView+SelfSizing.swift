import QuartzCore

/// Cells that say how large they want to be when they come into sight. (UIKit's documentation of `preferredLayoutAttributesFitting(_:)`)
extension UICollectionView {
  /// How often one pass asks anew, since what was said before has brought other cells into sight.
  static let preferenceRounds = 50

  /// Asks a view that comes into sight, or is seen while everything is out of date, how large it wants to be. The layout may mind.
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

  /// Those that are seen already are asked when the layout is out of date as a whole: what they show may have changed.
  func askForPreferences(among wanted: [UICollectionViewLayoutAttributes]) {
    guard asksForPreferences else { return }
    asksForPreferences = false
    guard layout.asksForPreferredAttributes else { return }
    for attributes in wanted { if let view = shown[attributes.element] { askForPreference(of: view, at: attributes) } }
  }

  /// Content goes along with what is seen, when what is above it turns out to be longer or shorter. On its way to a chosen place it does not:
  /// that place would be another one.
  func takeShift() {
    let shift = layout.pendingShift
    layout.pendingShift = .zero
    guard shift != .zero, dynamics.goesOnFromOffset else { return }
    let place = CGPoint(x: contentOffset.x + shift.x, y: contentOffset.y + shift.y)
    contentOffset = isTracking || isDecelerating ? place : dynamics.geometry.clamped(place)
  }

  /// Whether another round may bring rest.
  func mayAskAgain(after round: Int) -> Bool {
    if round < Self.preferenceRounds { return true }
    layout.complain(
      .unrest,
      "\(self) does not come to rest: its layout, \(type(of: layout)), is out of date after each of \(round) rounds of cells that size themselves"
    )
    return false
  }
}

extension UICollectionReusableView {
  /// What it wants instead of `original`, as if it were that large already: one that comes in may begin with another size.
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
