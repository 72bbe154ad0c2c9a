import QuartzCore

extension UIView: TraitRegistrar, TraitSaying {
  var defaultTraitCollection: UITraitCollection {
    if let knownTraits { return knownTraits }
    let traits = derivedTraits
    knownTraits = traits
    return traits
  }

  /// What it takes from above, with what is said here.
  private var derivedTraits: UITraitCollection {
    let inherited = controller?.traitCollection ?? traitsFromAbove
    return inherited.overridden(by: saidTraits)
  }

  /// The superview's; those of the app for a window and for what lies nowhere.
  var traitsFromAbove: UITraitCollection { parentView?.traitsForSubviews ?? runtime.app.traits }
  /// The view's own, or older ones until the next update.
  var traitsForSubviews: UITraitCollection { saidTraits?.late ?? traitCollection }

  /// What the view is by its nature, as what lies above the page is elevated; nil for nothing.
  func overrideTraits(_ overrides: TraitValues?) { say { $0.nature = overrides } }

  func saidTraitsWillChange() {
    controller?.keepTraits()
    keepTraits()
  }

  func saidTraitsDidChange(_ reach: TraitReach) {
    takeSaidTraits(reach, from: traitsFromAbove)
    runtime.traitsDidChangeSomewhere()
  }

  /// The view, or its controller, says something else.
  func takeSaidTraits(_ reach: TraitReach, from above: UITraitCollection?) {
    runtime.app.hasUnequalTraits = true
    switch reach {
    case .atOnce: updateTraits(from: above)
    case .withNextUpdate:
      let said = saidTraits ?? SaidTraits()
      saidTraits = said
      if said.late == nil {
        said.late = knownTraits ?? above?.overridden(by: said) ?? traitCollection
        runtime.app.lateTraits.append(LateTraits(view: self))
      }
      updateOwnTraits(from: above)
    }
  }

  /// Keeps the traits that hold now, if nobody has asked for them yet.
  func keepTraits() { if knownTraits == nil { knownTraits = derivedTraits } }

  /// To be called after something above has changed: tells this view and all below it, parents first.
  ///
  /// - Parameter above: The traits that came from above before the change. A view that never asked for its traits had these, with what is
  ///   said for it. `nil` if they are not known: then such a view is not told.
  func updateTraits(from above: UITraitCollection? = nil) {
    let old = updateOwnTraits(from: above)
    handDownTraits(from: above == nil ? nil : old)
  }

  /// Returns the traits that the view had before; `nil` if they are not known.
  @discardableResult
  private func updateOwnTraits(from above: UITraitCollection?) -> UITraitCollection? {
    let handed = controller.map { $0.updateTraits(from: above) } ?? above
    let old = knownTraits ?? handed?.overridden(by: saidTraits)
    let new = derivedTraits
    knownTraits = new
    if let old, old !== new, old != new { new.performAsCurrent { traitsDidChange(from: old) } }
    return old
  }

  private func handDownTraits(from old: UITraitCollection?) {
    let had = saidTraits?.late ?? old
    saidTraits?.late = nil
    for view in childViews { view.updateTraits(from: had) }
    mask?.updateTraits(from: had)
  }

  /// Subviews take the traits that the view was given since the last update.
  func handDownLateTraits() { if saidTraits?.late != nil { handDownTraits(from: nil) } }

  /// To be called when the view has got another superview. As long as all of an app has the same traits, there is nothing to do.
  func superviewDidChangeTraits() {
    if runtime.app.hasUnequalTraits { updateTraits() }
  }

  /// To be called for a view that will lie here, before it is set up and measured: what has waited may know traits of some time ago.
  func giveTraits(to coming: UIView) {
    guard runtime.app.hasUnequalTraits, coming.parentView == nil else { return }
    coming.takeTraits(from: traitCollection)
  }
  private func takeTraits(from above: UITraitCollection) {
    let old = knownTraits, new = above.overridden(by: saidTraits)
    knownTraits = new
    if let old, old !== new, old != new { new.performAsCurrent { traitsDidChange(from: old) } }
    for view in childViews { view.updateTraits() }
  }

  private func traitsDidChange(from old: UITraitCollection) {
    if traitCollection.hasDifferentColorAppearance(comparedTo: old) {
      if let givenBackground, givenBackground.isDynamic { backgroundColor = givenBackground }
      colorsDidChange()
    }
    let (new, old) = (traitCollection, old)
    if new.preferredContentSizeCategory != old.preferredContentSizeCategory || new.legibilityWeight != old.legibilityWeight {
      textSizeDidChange()
    }
    if new.layoutDirection != old.layoutDirection, semanticContentAttribute == .unspecified { layoutDirectionDidChange() }
    tellTraits(changedFrom: old)
  }

  // MARK: Colours

  /// Sets the background color. A color that depends on traits is kept next to the layer, which has the color of the present traits.
  func setBackground(_ color: UIColor?) {
    givenBackground = color
    layer.backgroundColor = color?.resolvedColor(with: traitCollection).cgColor
  }

  /// The colour that was set, as long as the layer shows it; else the layer's.
  var shownBackground: UIColor? {
    guard let shown = layer.backgroundColor else { return nil }
    if let givenBackground, givenBackground.resolvedColor(with: traitCollection).cgColor == shown { return givenBackground }
    return UIColor(cgColor: shown)
  }

  // MARK: Direction

  /// Which way a view with some content is laid out in left-to-right surroundings.
  public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }
  /// Which way a view with some content is laid out in surroundings of a direction. (BEHAVIOUR-2 §22.4)
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

/// What a view's content means, as far as it matters for which way it is laid out. The raw values are Apple's.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Follows the way people read.
  case unspecified = 0
  /// Controls for playing: never turned round.
  case playback = 1
  /// Directions in space: never turned round.
  case spatial = 2
  /// From left to right, whatever the surroundings.
  case forceLeftToRight = 3
  /// From right to left, whatever the surroundings.
  case forceRightToLeft = 4
}
