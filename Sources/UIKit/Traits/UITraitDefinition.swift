import CoreGraphics

/// A trait: the system's, and those of the app's own, which conform to it.
public protocol UITraitDefinition {
  /// What it says.
  associatedtype Value
  /// What it says where nothing is said of it.
  static var defaultValue: Value { get }
  /// What descriptions call it; the type's name at first.
  static var name: String { get }
  /// By which it is known; the type's name at first.
  static var identifier: String { get }
  /// Whether colours depend on it; false at first.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's name.
  public static var name: String { "\(Self.self)" }
  /// The type's name.
  public static var identifier: String { "\(Self.self)" }
  /// False.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait as a value, to be registered for.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system's, which has a place of its own in every collection.
protocol SystemTrait: UITraitDefinition where Value: Hashable {
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  static var unspecified: Value { TraitValues()[keyPath: path] }
}

extension TraitValues {
  /// The value of any trait, its default where nothing is said of it.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let system = trait as? any SystemTrait.Type { return self[keyPath: system.anyPath] as! T.Value }
      return custom[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type { return system.set(newValue, in: &self) }
      custom[ObjectIdentifier(trait)] = CustomTraitValue(value: newValue, affectsColors: T.affectsColorAppearance)
    }
  }

  /// Whether two collections say different things of a trait.
  func differs(from other: TraitValues, in trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.differs(self, other) }
    return custom[ObjectIdentifier(trait)] != other.custom[ObjectIdentifier(trait)]
  }

  /// Whether two collections say different things of a trait of the app's own on which colours depend.
  func differsInCustomColors(from other: TraitValues) -> Bool {
    let all = Set(custom.keys).union(other.custom.keys)
    return all.contains { key in
      (custom[key] ?? other.custom[key])!.affectsColors && custom[key] != other.custom[key]
    }
  }

  /// What is specified, in words.
  var spelled: String {
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
  /// All of the system's.
  static nonisolated(unsafe) let systemTraits: [UITrait] = [
    UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self,
    UITraitVerticalSizeClass.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitLayoutDirection.self,
    UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
    UITraitForceTouchCapability.self, UITraitActiveAppearance.self,
  ]
  /// The system's traits on which its colours depend.
  public class var systemTraitsAffectingColorAppearance: [UITrait] { systemTraits.filter { $0.affectsColorAppearance } }
}
