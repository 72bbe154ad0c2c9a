/// What a window, controller, view or presentation controller says in the place of the traits that come from above.
///
/// A trait that is not overridden reads as unspecified, or as its default: what holds is said by `traitCollection`.
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether a trait is overridden here.
  func contains(_ trait: UITrait) -> Bool
  /// Takes an override back.
  mutating func remove(_ trait: UITrait)
}

extension TraitValues: UITraitOverrides {
  func contains(_ trait: UITrait) -> Bool { differs(from: TraitValues(), in: trait) }

  mutating func remove(_ trait: UITrait) {
    custom[ObjectIdentifier(trait)] = nil
    if let system = trait as? any SystemTrait.Type { system.clear(&self) }
  }
}

extension SystemTrait {
  fileprivate static func clear(_ values: inout TraitValues) { values[keyPath: path] = unspecified }
}

extension TraitSaying {
  fileprivate var ownOverrides: any UITraitOverrides {
    get { saidTraits?.overrides ?? TraitValues() }
    set {
      guard let values = newValue as? TraitValues else {
        preconditionFailure("traitOverrides can only be what another traitOverrides was, changed; \(type(of: newValue)) is not")
      }
      say { $0.overrides = values }
    }
  }
}

extension UIView {
  /// The traits that hold for this view and all below it in the place of those from above. Setting one has told everyone when it returns.
  public var traitOverrides: any UITraitOverrides {
    get { ownOverrides }
    set { ownOverrides = newValue }
  }
  /// Returns at once: whoever changes a trait has told everyone already.
  public func updateTraitsIfNeeded() {}
}

extension UIViewController {
  /// The traits that hold for this controller, its view and its children in the place of those from above.
  public var traitOverrides: any UITraitOverrides {
    get { ownOverrides }
    set { ownOverrides = newValue }
  }
  /// Returns at once: whoever changes a trait has told everyone already.
  public func updateTraitsIfNeeded() {}

  /// Says which traits a child has in the place of this controller's; nil takes that back. It lasts until the child leaves.
  public func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
    precondition(
      childViewController.parent === self,
      "setOverrideTraitCollection(_:forChild:) was called with \(childViewController), which is no child of \(self); call addChild(_:) first"
    )
    childViewController.say { $0.fromParent = collection?.values }
  }
  /// Which traits a child has in the place of this controller's; nil if nothing was said, or if it is no child.
  public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    guard childViewController.parent === self else { return nil }
    return childViewController.saidTraits?.fromParent.map(UITraitCollection.init)
  }
}

extension UIPresentationController {
  /// The traits that hold in the presentation in the place of those of what lies around it.
  public var traitOverrides: any UITraitOverrides {
    get { ownOverrides }
    set { ownOverrides = newValue }
  }
}
