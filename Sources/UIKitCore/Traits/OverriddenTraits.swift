/// The traits that an object overrides, by their source. A source that is listed later has priority (Docs/behaviour/environment.md,
/// "Devices and traits").
@MainActor
final class OverriddenTraits {
  /// The traits of the object itself. For example, a sheet has an elevated level.
  var nature: TraitValues?
  /// The traits that a parent sets for a child, or a presentation controller sets for its container.
  var fromParent: TraitValues?
  /// The value of `overrideUserInterfaceStyle`.
  var style = UIUserInterfaceStyle.unspecified
  /// The values of `traitOverrides`.
  var overrides = TraitValues()
  /// The traits that the subviews of a view keep after an override until the next update. The value is `nil` if they have the view's
  /// traits.
  var late: UITraitCollection?

  /// All overridden traits, or `nil` if there are none.
  var values: TraitValues? {
    var all = nature ?? TraitValues()
    if let fromParent { all.take(fromParent) }
    if style != .unspecified { all.userInterfaceStyle = style }
    all.take(overrides)
    return all == TraitValues() ? nil : all
  }
}

/// An object that can override the inherited traits.
@MainActor
protocol TraitSaying: AnyObject {
  var overriddenTraits: OverriddenTraits? { get set }
  /// Called before the overrides change. It stores the current traits, so that the first change is also reported with its previous traits.
  func saidTraitsWillChange()
  /// Called after the overrides changed.
  func saidTraitsDidChange(_ reach: TraitReach)
}

/// The time at which a change reaches the subviews of the view that it applies to.
enum TraitReach {
  case atOnce
  /// The change reaches the subviews before the next layout. Subviews outside windows wait until they are added to one.
  case withNextUpdate
}

extension TraitSaying {
  /// Changes the overrides. The object itself is notified before the method returns.
  func say(_ reach: TraitReach = .atOnce, _ change: (OverriddenTraits) -> Void) {
    let said = overriddenTraits ?? OverriddenTraits()
    let old = said.values
    saidTraitsWillChange()
    change(said)
    guard said.values != old else { return }
    overriddenTraits = said
    saidTraitsDidChange(reach)
  }
}

extension UITraitCollection {
  /// Returns the collection with the overrides applied.
  @MainActor
  func overridden(by said: OverriddenTraits?) -> UITraitCollection {
    guard let values = said?.values else { return self }
    return UITraitCollection(self.values.taking(values))
  }
}
