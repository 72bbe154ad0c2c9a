/// The traits that a window, view, view controller or presentation controller uses instead of the inherited traits.
///
/// A trait without an override reads as unspecified, or as its default. Read the effective value from `traitCollection`.
public protocol UITraitOverrides: UIMutableTraits {
  /// Returns whether a trait is overridden.
  func contains(_ trait: UITrait) -> Bool
  /// Removes the override of a trait.
  mutating func remove(_ trait: UITrait)
}

extension TraitValues: UITraitOverrides {
  package func contains(_ trait: UITrait) -> Bool { differs(from: TraitValues(), in: trait) }

  package mutating func remove(_ trait: UITrait) {
    custom[ObjectIdentifier(trait)] = nil
    if let system = trait as? any SystemTrait.Type { system.clear(&self) }
  }
}

extension SystemTrait {
  fileprivate static func clear(_ values: inout TraitValues) { values[keyPath: path] = unspecified }
}

extension TraitSaying {
  var defaultTraitOverrides: any UITraitOverrides {
    get { overriddenTraits?.overrides ?? TraitValues() }
    set {
      guard let values = newValue as? TraitValues else {
        preconditionFailure("traitOverrides can only be what another traitOverrides was, changed; \(type(of: newValue)) is not")
      }
      say(.withNextUpdate) { $0.overrides = values }
    }
  }
}
