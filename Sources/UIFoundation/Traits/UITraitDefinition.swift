import CoreGraphics

/// A trait of the system or of the app. An app defines a trait with a type that conforms to this protocol.
public protocol UITraitDefinition {
  /// The type of the trait's value.
  associatedtype Value
  /// The value of the trait if it is unspecified.
  static var defaultValue: Value { get }
  /// The name of the trait in descriptions. The default is the name of the type.
  static var name: String { get }
  /// The unique identifier of the trait. The default is the name of the type.
  static var identifier: String { get }
  /// A Boolean value that indicates whether colours depend on the trait. The default is `false`.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The default name, which is the name of the type.
  public static var name: String { "\(Self.self)" }
  /// The default identifier, which is the name of the type.
  public static var identifier: String { "\(Self.self)" }
  /// The default value, which is `false`.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait as a value, for the registration for trait changes.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system, which has its own storage in each collection.
package protocol SystemTrait: UITraitDefinition where Value: Hashable {
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  package static var unspecified: Value { TraitValues()[keyPath: path] }
}

extension TraitValues {
  /// Accesses the value of a trait, or its default if the trait is unspecified.
  package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let system = trait as? any SystemTrait.Type { return self[keyPath: system.anyPath] as! T.Value }
      return custom[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type { return system.set(newValue, in: &self) }
      custom[ObjectIdentifier(trait)] = CustomTraitValue(value: newValue, affectsColors: T.affectsColorAppearance)
    }
  }

  /// Returns whether two collections have different values for a trait.
  package func differs(from other: TraitValues, in trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.differs(self, other) }
    return custom[ObjectIdentifier(trait)] != other.custom[ObjectIdentifier(trait)]
  }

  /// Returns whether two collections have different values for an app's trait on which colours depend.
  package func differsInCustomColors(from other: TraitValues) -> Bool {
    let all = Set(custom.keys).union(other.custom.keys)
    return all.contains { key in
      (custom[key] ?? other.custom[key])!.affectsColors && custom[key] != other.custom[key]
    }
  }

  /// A description of the specified traits.
  package var spelled: String {
    UITraitCollection.systemTraits.compactMap { ($0 as? any SystemTrait.Type)?.spelled(in: self) }.joined(separator: ", ")
  }
}

extension SystemTrait {
  fileprivate static var anyPath: PartialKeyPath<TraitValues> { path }
  fileprivate static func set(_ value: Any, in values: inout TraitValues) { values[keyPath: path] = value as! Value }
  fileprivate static func differs(_ a: TraitValues, _ b: TraitValues) -> Bool { a[keyPath: path] != b[keyPath: path] }
  fileprivate static func spelled(in values: TraitValues) -> String? {
    let value = values[keyPath: path]
    return value == unspecified ? nil : "\(name.dropFirst("UITrait".count)) = \(value)"
  }
}

extension UITraitCollection {
  /// All traits of the system.
  package static nonisolated(unsafe) let systemTraits: [UITrait] = [
    UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self,
    UITraitVerticalSizeClass.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitLayoutDirection.self,
    UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
    UITraitForceTouchCapability.self, UITraitActiveAppearance.self,
  ]
  /// The traits of the system on which system colours depend.
  public class var systemTraitsAffectingColorAppearance: [UITrait] { systemTraits.filter { $0.affectsColorAppearance } }
}
