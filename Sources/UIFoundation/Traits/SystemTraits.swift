import CoreGraphics

/// The trait for the kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  /// The default value, which is unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  /// A Boolean value that indicates whether system colours depend on the trait. The value is `true`.
  public static var affectsColorAppearance: Bool { true }
  package static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait for the number of pixels in a point.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  /// The default value, which is 0 for unspecified.
  public static var defaultValue: CGFloat { 0 }
  package static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The trait for the colour gamut of the screen.
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  /// The default value, which is unspecified.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// A Boolean value that indicates whether system colours depend on the trait. The value is `true`.
  public static var affectsColorAppearance: Bool { true }
  package static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// The trait for the horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  /// The default value, which is unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  package static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The trait for the vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  /// The default value, which is unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  package static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait for the light or dark appearance.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  /// The default value, which is unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// A Boolean value that indicates whether system colours depend on the trait. The value is `true`.
  public static var affectsColorAppearance: Bool { true }
  package static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait for the visual level of the content.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  /// The default value, which is unspecified.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// A Boolean value that indicates whether system colours depend on the trait. The value is `true`.
  public static var affectsColorAppearance: Bool { true }
  package static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The trait for the layout direction.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  /// The default value, which is unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  package static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// The trait for the user's preferred text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  /// The default value, which is unspecified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  package static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The trait for the contrast of colours.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  /// The default value, which is unspecified.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// A Boolean value that indicates whether system colours depend on the trait. The value is `true`.
  public static var affectsColorAppearance: Bool { true }
  package static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The trait for the weight of text.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  /// The default value, which is unspecified.
  public static var defaultValue: UILegibilityWeight { .unspecified }
  package static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// The trait for the ability of the screen to measure the force of touches.
public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
  /// The default value, which is unknown.
  public static var defaultValue: UIForceTouchCapability { .unknown }
  package static var path: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

/// The trait for the active or inactive appearance of controls.
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  /// The default value, which is unspecified.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  /// A Boolean value that indicates whether system colours depend on the trait. The value is `true`.
  public static var affectsColorAppearance: Bool { true }
  package static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}
