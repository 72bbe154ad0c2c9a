import QuartzCore

extension UIViewController: TraitRegistrar, TraitSaying {
  /// What it takes from above and hands to its view.
  var handedTraits: UITraitCollection {
    let above = viewIfLoaded?.superview?.traitsForSubviews ?? parent?.traitsForChildren ?? runtime.app.traits
    return above.overridden(by: saidTraits)
  }

  /// What it hands to children whose views lie nowhere.
  ///
  /// Off the screen its own parents are asked alone, not whatever its view lies in: that might lie in the child's, and the question would
  /// go round in a circle.
  private var traitsForChildren: UITraitCollection {
    if viewIfLoaded?.window != nil { return traitCollection }
    let above = parent?.traitsForChildren ?? runtime.app.traits
    return above.overridden(by: saidTraits)
  }

  func saidTraitsWillChange() {
    keepTraits()
    viewIfLoaded?.keepTraits()
  }

  func saidTraitsDidChange(_ reach: TraitReach) {
    runtime.app.hasUnequalTraits = true
    if let view = viewIfLoaded { view.takeSaidTraits(reach, from: knownTraits) } else { updateTraits(from: nil) }
    runtime.traitsDidChangeSomewhere()
  }

  /// Keeps the traits that hold now, if nothing was handed down yet.
  func keepTraits() { if knownTraits == nil { knownTraits = traitCollection } }

  /// Called by its view, before that takes them.
  ///
  /// - Parameter above: The traits that came from above before the change; `nil` if they are not known.
  /// - Returns: The traits that the controller handed to its view before the change; `nil` if they are not known.
  @discardableResult
  func updateTraits(from above: UITraitCollection?) -> UITraitCollection? {
    let new = traitCollection
    let old = knownTraits ?? above?.overridden(by: saidTraits)
    knownTraits = new
    if let old, old !== new, old != new { new.performAsCurrent { tellTraits(changedFrom: old) } }
    return old
  }
}
