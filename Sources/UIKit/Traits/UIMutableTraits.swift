import CoreGraphics

/// A collection that is being made.
public protocol UIMutableTraits {
  /// What kind of device it is.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Pixels per point.
  var displayScale: CGFloat { get set }
  /// Which colours can be shown.
  var displayGamut: UIDisplayGamut { get set }
  /// How wide it is.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How high it is.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// Whether it is lifted above the page.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// Which way people read.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// How large text is to be.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// Whether colours are to stand out more.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Whether text is to be bolder.
  var legibilityWeight: UILegibilityWeight { get set }
  /// Whether the screen feels how hard it is pressed.
  var forceTouchCapability: UIForceTouchCapability { get set }
  /// Whether controls look active.
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  /// Any trait.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

extension TraitValues: UIMutableTraits {
  func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var values: any UIMutableTraits = self
    mutations(&values)
    return values as! TraitValues
  }
}
