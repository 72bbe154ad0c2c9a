import Foundation
import HostInterface
import QuartzCore

/// What the surroundings of a view or controller are like: light or dark, wide or narrow, for large text or small. Immutable.
///
/// The device and the user's settings say it for the whole app; see `UITraitEnvironment` for how it is handed down.
open class UITraitCollection: _UIRoot, NSCopying, @unchecked Sendable {
  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  // MARK: Making

  /// A collection that says nothing.
  public override convenience init() { self.init(TraitValues()) }
  /// What all of several collections say; where they differ, the last one is right.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(into: TraitValues()) { $0.take($1.values) })
  }
  /// A collection that says what the closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) { self.init(TraitValues().mutated(by: mutations)) }
  /// This collection with what the closure sets.
  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values.mutated(by: mutations))
  }
  private convenience init<Value>(_ path: WritableKeyPath<TraitValues, Value>, _ value: Value) {
    var values = TraitValues()
    values[keyPath: path] = value
    self.init(values)
  }
  /// A collection that says only whether it is light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(\.userInterfaceStyle, userInterfaceStyle) }
  /// A collection that says only whether something is lifted above the page.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init(\.userInterfaceLevel, userInterfaceLevel) }
  /// A collection that says only what kind of device it is.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(\.userInterfaceIdiom, idiom) }
  /// A collection that says only how many pixels a point has.
  public convenience init(displayScale scale: CGFloat) { self.init(\.displayScale, scale) }
  /// A collection that says only which colours can be shown.
  public convenience init(displayGamut: UIDisplayGamut) { self.init(\.displayGamut, displayGamut) }
  /// A collection that says only how wide it is.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init(\.horizontalSizeClass, horizontalSizeClass) }
  /// A collection that says only how high it is.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(\.verticalSizeClass, verticalSizeClass) }
  /// A collection that says only which way people read.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init(\.layoutDirection, layoutDirection) }
  /// A collection that says only how large text is to be.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
  }
  /// A collection that says only whether colours are to stand out more.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init(\.accessibilityContrast, accessibilityContrast) }
  /// A collection that says only whether text is to be bolder.
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init(\.legibilityWeight, legibilityWeight) }
  /// A collection that says only whether the screen feels how hard it is pressed.
  public convenience init(forceTouchCapability: UIForceTouchCapability) { self.init(\.forceTouchCapability, forceTouchCapability) }
  /// A collection that says only whether controls look active.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) { self.init(\.activeAppearance, activeAppearance) }

  // MARK: Asking

  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// Whether it is lifted above the page.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// What kind of device it is.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Pixels per point; 0 if nothing is said of it.
  open var displayScale: CGFloat { values.displayScale }
  /// Which colours can be shown.
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  /// How wide it is.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// How high it is.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Which way people read.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// How large text is to be.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// Whether colours are to stand out more.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Whether text is to be bolder.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// Whether the screen feels how hard it is pressed.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// Whether controls look active.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  /// The value of any trait; its default where nothing is said of it.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// Whether this collection says all that another one says.
  open func containsTraits(in trait: UITraitCollection?) -> Bool { trait.map { values.taking($0.values) == values } ?? true }
  /// Whether a colour that depends on traits may be another one under another collection.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.values else { return true }
    let kinds: [any UITraitDefinition.Type] = UITraitCollection.systemTraitsAffectingColorAppearance
    return kinds.contains { values.differs(from: other, in: $0) } || values.differsInCustomColors(from: other)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
  open override var hash: Int { values.hashValue }
  open override var description: String { "<UITraitCollection: \(values.spelled)>" }
  /// Itself: a collection never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Traits

  /// Runs something with this collection as the current one.
  open func performAsCurrent(_ actions: () -> Void) { defaultPerformAsCurrent(actions) }
}
