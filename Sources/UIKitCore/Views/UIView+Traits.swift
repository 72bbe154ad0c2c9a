import QuartzCore

extension UIView: TraitRegistrar, TraitSaying {
  var defaultTraitCollection: UITraitCollection {
    if let knownTraits { return knownTraits }
    let traits = derivedTraits
    knownTraits = traits
    return traits
  }

  /// The inherited traits with the overrides of this view.
  private var derivedTraits: UITraitCollection {
    let inherited = controller?.traitCollection ?? traitsFromAbove
    return inherited.overridden(by: overriddenTraits)
  }

  /// The traits of the superview. For a window and for a view outside windows, they are those of the app.
  var traitsFromAbove: UITraitCollection { parentView?.traitsForSubviews ?? runtime.app.traits }
  /// The traits of the view, or the previous ones until the next update.
  var traitsForSubviews: UITraitCollection { overriddenTraits?.late ?? traitCollection }

  /// Overrides traits because of the nature of the view, for example an elevated level. A value of `nil` removes the overrides.
  package func overrideTraits(_ overrides: TraitValues?) { say { $0.nature = overrides } }

  func saidTraitsWillChange() {
    controller?.keepTraits()
    keepTraits()
  }

  func saidTraitsDidChange(_ reach: TraitReach) {
    takeSaidTraits(reach, from: traitsFromAbove)
    runtime.traitsDidChangeSomewhere()
  }

  /// Applies changed overrides of the view or its controller.
  func takeSaidTraits(_ reach: TraitReach, from above: UITraitCollection?) {
    runtime.app.hasUnequalTraits = true
    switch reach {
    case .atOnce: updateTraits(from: above)
    case .withNextUpdate:
      let said = overriddenTraits ?? OverriddenTraits()
      overriddenTraits = said
      if said.late == nil {
        said.late = knownTraits ?? above?.overridden(by: said) ?? traitCollection
        runtime.app.lateTraits.append(LateTraits(view: self))
      }
      updateOwnTraits(from: above)
    }
  }

  /// Stores the current traits, if they have not been needed yet.
  func keepTraits() { if knownTraits == nil { knownTraits = derivedTraits } }

  /// Updates the traits of this view and its descendants after a change above it, parents first.
  ///
  /// - Parameter above: The inherited traits before the change. A view whose traits were never needed had these, with its overrides.
  ///   A value of `nil` means unknown. Such a view is then not notified.
  func updateTraits(from above: UITraitCollection? = nil) {
    let old = updateOwnTraits(from: above)
    handDownTraits(from: above == nil ? nil : old)
  }

  /// Updates the view's own traits. Returns the previous traits, or `nil` if they are unknown.
  @discardableResult
  private func updateOwnTraits(from above: UITraitCollection?) -> UITraitCollection? {
    let handed = controller.map { $0.updateTraits(from: above) } ?? above
    let old = knownTraits ?? handed?.overridden(by: overriddenTraits)
    let new = derivedTraits
    knownTraits = new
    if let old, old !== new, old != new { new.performAsCurrent { traitsDidChange(from: old) } }
    return old
  }

  private func handDownTraits(from old: UITraitCollection?) {
    let had = overriddenTraits?.late ?? old
    overriddenTraits?.late = nil
    for view in childViews { view.updateTraits(from: had) }
    mask?.updateTraits(from: had)
  }

  /// Passes the traits that the view received since the last update to its subviews.
  func handDownLateTraits() { if overriddenTraits?.late != nil { handDownTraits(from: nil) } }

  /// Called when the superview has changed. If all views of an app have equal traits, it does nothing.
  func superviewDidChangeTraits() {
    if runtime.app.hasUnequalTraits { updateTraits() }
  }

  /// Called for a view that will be added here, before it is configured and measured. A view that waited may have outdated traits.
  package func giveTraits(to coming: UIView) {
    guard runtime.app.hasUnequalTraits, coming.parentView == nil else { return }
    coming.takeTraits(from: traitCollection)
  }
  private func takeTraits(from above: UITraitCollection) {
    let old = knownTraits, new = above.overridden(by: overriddenTraits)
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

  /// Sets the background colour. A dynamic colour is stored next to the layer, which has the colour for the current traits.
  package func setBackground(_ color: UIColor?) {
    givenBackground = color
    layer.backgroundColor = color?.resolvedColor(with: traitCollection).cgColor
  }

  /// The colour that was set, as long as the layer shows it. Otherwise it is the colour of the layer.
  var shownBackground: UIColor? {
    guard let shown = layer.backgroundColor else { return nil }
    if let givenBackground, givenBackground.resolvedColor(with: traitCollection).cgColor == shown { return givenBackground }
    return UIColor(cgColor: shown)
  }

  // MARK: Layout direction

  /// Returns the layout direction for a semantic content attribute in a left-to-right interface.
  public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }
  /// Returns the layout direction for a semantic content attribute in an interface with a layout direction (Docs/behaviour/environment.md,
  /// "Right-to-left layout").
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

/// The meaning of a view's content, which determines its layout direction. The raw values are those of UIKit.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The content follows the reading direction.
  case unspecified = 0
  /// The content consists of playback controls, which are never mirrored.
  case playback = 1
  /// The content represents directions in space, which are never mirrored.
  case spatial = 2
  /// The content is always laid out from left to right.
  case forceLeftToRight = 3
  /// The content is always laid out from right to left.
  case forceRightToLeft = 4
}
