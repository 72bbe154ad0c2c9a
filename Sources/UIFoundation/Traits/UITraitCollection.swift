import Foundation
import HostInterface
import QuartzCore

/// An immutable collection of traits, such as the appearance, the size classes and the text size of an interface.
///
/// The device and the user's settings determine the traits of the app. `UITraitEnvironment` describes how objects inherit them.
open class UITraitCollection: _UIRoot, NSCopying, @unchecked Sendable {
  package let values: TraitValues

  package init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  // MARK: Creation

  /// Creates a collection without specified traits.
  public override convenience init() { self.init(TraitValues()) }
  /// Creates a collection from the traits of several collections. If they differ, the last collection has priority.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(into: TraitValues()) { $0.take($1.values) })
  }
  /// Creates a collection with the traits that the closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) { self.init(TraitValues().mutated(by: mutations)) }
  /// Returns a copy of this collection with the traits that the closure sets.
  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values.mutated(by: mutations))
  }
  private convenience init<Value>(_ path: WritableKeyPath<TraitValues, Value>, _ value: Value) {
    var values = TraitValues()
    values[keyPath: path] = value
    self.init(values)
  }
  /// Creates a collection that specifies only the light or dark appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(\.userInterfaceStyle, userInterfaceStyle) }
  /// Creates a collection that specifies only the visual level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init(\.userInterfaceLevel, userInterfaceLevel) }
  /// Creates a collection that specifies only the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(\.userInterfaceIdiom, idiom) }
  /// Creates a collection that specifies only the number of pixels in a point.
  public convenience init(displayScale scale: CGFloat) { self.init(\.displayScale, scale) }
  /// Creates a collection that specifies only the colour gamut.
  public convenience init(displayGamut: UIDisplayGamut) { self.init(\.displayGamut, displayGamut) }
  /// Creates a collection that specifies only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init(\.horizontalSizeClass, horizontalSizeClass) }
  /// Creates a collection that specifies only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(\.verticalSizeClass, verticalSizeClass) }
  /// Creates a collection that specifies only the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init(\.layoutDirection, layoutDirection) }
  /// Creates a collection that specifies only the text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
  }
  /// Creates a collection that specifies only the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init(\.accessibilityContrast, accessibilityContrast) }
  /// Creates a collection that specifies only the weight of text.
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init(\.legibilityWeight, legibilityWeight) }
  /// Creates a collection that specifies only the ability to measure the force of touches.
  public convenience init(forceTouchCapability: UIForceTouchCapability) { self.init(\.forceTouchCapability, forceTouchCapability) }
  /// Creates a collection that specifies only the active or inactive appearance.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) { self.init(\.activeAppearance, activeAppearance) }

  // MARK: Queries

  /// The light or dark appearance.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The visual level of the content.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// The number of pixels in a point. The value is 0 if it is unspecified.
  open var displayScale: CGFloat { values.displayScale }
  /// The colour gamut of the screen.
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The layout direction of the reader's language.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The text size that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// The contrast of colours.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The weight of text.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// The ability of the screen to measure the force of touches.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// The active or inactive appearance of controls.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  /// Accesses the value of a trait, or its default if the trait is unspecified.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// Returns whether this collection contains all traits of another one with equal values.
  open func containsTraits(in trait: UITraitCollection?) -> Bool { trait.map { values.taking($0.values) == values } ?? true }
  /// Returns whether dynamic colours may differ between this collection and another one.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.values else { return true }
    let kinds: [any UITraitDefinition.Type] = UITraitCollection.systemTraitsAffectingColorAppearance
    return kinds.contains { values.differs(from: other, in: $0) } || values.differsInCustomColors(from: other)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
  open override var hash: Int { values.hashValue }
  open override var description: String { "<UITraitCollection: \(values.spelled)>" }
  /// Returns the collection itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Current traits

  /// Runs a closure with this collection as the current one.
  open func performAsCurrent(_ actions: () -> Void) { defaultPerformAsCurrent(actions) }
}
