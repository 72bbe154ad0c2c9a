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
  /// The traits that the subviews of a view still have after an override, until the next update; `nil` if they have the view's own.
  var late: UITraitCollection?

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
  /// Called when what is said here has changed.
  func saidTraitsDidChange(_ reach: TraitReach)
}

/// When a change reaches the subviews of the view that it is for.
enum TraitReach {
  case atOnce
  /// Before the next layout. Subviews in no window wait until they come into one.
  case withNextUpdate
}

extension TraitSaying {
  /// Changes what is said here. The environment itself is told before it returns.
  func say(_ reach: TraitReach = .atOnce, _ change: (SaidTraits) -> Void) {
    let said = saidTraits ?? SaidTraits()
    let old = said.values
    saidTraitsWillChange()
    change(said)
    guard said.values != old else { return }
    saidTraits = said
    saidTraitsDidChange(reach)
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
