/// What a place in the tree says in the place of what comes from above, by who says it. What is further down wins. (BEHAVIOUR-2 §22.1)
@MainActor
final class SaidTraits {
  /// What the place is by its nature, as a sheet lies above the page.
  var nature: TraitValues?
  /// What a parent says for a child, or a presentation controller for its container.
  var fromParent: TraitValues?
  /// `overrideUserInterfaceStyle`.
  var style = UIUserInterfaceStyle.unspecified
  /// `traitOverrides`.
  var overrides = TraitValues()

  /// All of it; nil if nothing is said.
  var values: TraitValues? {
    var all = nature ?? TraitValues()
    if let fromParent { all.take(fromParent) }
    if style != .unspecified { all.userInterfaceStyle = style }
    all.take(overrides)
    return all == TraitValues() ? nil : all
  }
}

/// A place that may say something in the place of what comes from above.
@MainActor
protocol TraitSaying: AnyObject {
  var saidTraits: SaidTraits? { get set }
  /// Called before what is said here changes: keeps the traits of now, so that the first change is told with them too.
  func saidTraitsWillChange()
  /// What is said here has changed: everyone below hears of it.
  func saidTraitsDidChange()
}

extension TraitSaying {
  /// Changes what is said here; whoever calls it has told everyone below when it returns.
  func say(_ change: (SaidTraits) -> Void) {
    let said = saidTraits ?? SaidTraits()
    let old = said.values
    if saidTraits == nil { saidTraitsWillChange() }
    change(said)
    guard said.values != old else { return }
    saidTraits = said
    saidTraitsDidChange()
  }
}

extension UITraitCollection {
  /// This collection with what is said somewhere in its place.
  @MainActor
  func overridden(by said: SaidTraits?) -> UITraitCollection {
    guard let values = said?.values else { return self }
    return UITraitCollection(self.values.taking(values))
  }
}
