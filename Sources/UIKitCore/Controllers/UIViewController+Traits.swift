import QuartzCore

extension UIViewController: TraitRegistrar, TraitSaying {
  /// The inherited traits with the overrides of this controller. The controller's view inherits them.
  var handedTraits: UITraitCollection {
    let above = viewIfLoaded?.superview?.traitsForSubviews ?? parent?.traitsForChildren ?? runtime.app.traits
    return above.overridden(by: overriddenTraits)
  }

  /// The traits of children whose views are outside a hierarchy.
  ///
  /// Outside a window, only the parent controllers are used, not the superviews of the view. A superview could be in the child's view,
  /// which would cause an endless loop.
  private var traitsForChildren: UITraitCollection {
    if viewIfLoaded?.window != nil { return traitCollection }
    let above = parent?.traitsForChildren ?? runtime.app.traits
    return above.overridden(by: overriddenTraits)
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

  /// Stores the current traits, if none were received yet.
  func keepTraits() { if knownTraits == nil { knownTraits = traitCollection } }

  /// Updates the traits of the controller. The controller's view calls it before it updates its own traits.
  ///
  /// - Parameter above: The inherited traits before the change, or `nil` if they are unknown.
  /// - Returns: The traits that the controller's view inherited before the change, or `nil` if they are unknown.
  @discardableResult
  func updateTraits(from above: UITraitCollection?) -> UITraitCollection? {
    let new = traitCollection
    let old = knownTraits ?? above?.overridden(by: overriddenTraits)
    knownTraits = new
    if let old, old !== new, old != new { new.performAsCurrent { tellTraits(changedFrom: old) } }
    return old
  }
}

extension UIViewController {
  func defaultSetOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
    precondition(
      childViewController.parent === self,
      "setOverrideTraitCollection(_:forChild:) was called with \(childViewController), which is no child of \(self); call addChild(_:) first"
    )
    childViewController.say { $0.fromParent = collection?.values }
  }
  func defaultOverrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    guard childViewController.parent === self else { return nil }
    return childViewController.overriddenTraits?.fromParent.map(UITraitCollection.init)
  }
}
