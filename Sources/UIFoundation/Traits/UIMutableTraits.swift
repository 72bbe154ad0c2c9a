import CoreGraphics

/// The traits of a collection that can be changed.
public protocol UIMutableTraits {
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The number of pixels in a point.
  var displayScale: CGFloat { get set }
  /// The colour gamut of the screen.
  var displayGamut: UIDisplayGamut { get set }
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The light or dark appearance.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The visual level of the content.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The layout direction of the reader's language.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The text size that the user prefers.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The contrast of colours.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// The weight of text.
  var legibilityWeight: UILegibilityWeight { get set }
  /// The ability of the screen to measure the force of touches.
  var forceTouchCapability: UIForceTouchCapability { get set }
  /// The active or inactive appearance of controls.
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  /// Accesses the value of a trait.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

extension TraitValues: UIMutableTraits {
  package func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var values: any UIMutableTraits = self
    mutations(&values)
    return values as! TraitValues
  }
}
