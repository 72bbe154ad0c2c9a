import CoreGraphics

/// What kind of device it is.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  /// Nothing is said of it.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  /// The system's colours depend on it.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// Pixels per point.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  /// Nothing is said of it.
  public static var defaultValue: CGFloat { 0 }
  static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// Which colours can be shown.
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  /// Nothing is said of it.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// The system's colours depend on it.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// How wide it is.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  /// Nothing is said of it.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// How high it is.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  /// Nothing is said of it.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  /// Nothing is said of it.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// The system's colours depend on it.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// Whether it is lifted above the page.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  /// Nothing is said of it.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// The system's colours depend on it.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// Which way people read.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  /// Nothing is said of it.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// How large text is to be.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  /// Nothing is said of it.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// Whether colours are to stand out more.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  /// Nothing is said of it.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// The system's colours depend on it.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// Whether text is to be bolder.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  /// Nothing is said of it.
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// Whether the screen feels how hard it is pressed.
public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
  /// Nothing is said of it.
  public static var defaultValue: UIForceTouchCapability { .unknown }
  static var path: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

/// Whether controls look active.
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  /// Nothing is said of it.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  /// The system's colours depend on it.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}
