/// The light or dark appearance of an interface. The raw values are those of UIKit.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The style is unspecified.
  case unspecified = 0
  /// Text is dark on light backgrounds.
  case light = 1
  /// Text is light on dark backgrounds.
  case dark = 2
}

/// The amount of space along an axis. The raw values are those of UIKit.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The size class is unspecified.
  case unspecified = 0
  /// The space is small, like the width of a phone or the height of a phone in landscape orientation.
  case compact = 1
  /// The space is large.
  case regular = 2
}

/// The kind of device. The raw values are those of UIKit.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The kind of device is unspecified.
  case unspecified = -1
  /// The device is a phone.
  case phone = 0
  /// The device is a tablet.
  case pad = 1
  /// The device is a television. Segue has no such device.
  case tv = 2
  /// The device is a screen in a car. Segue has no such device.
  case carPlay = 3
  /// The device is a Mac. Segue has no such device.
  case mac = 5
  /// The device is a headset. Segue has no such device.
  case vision = 6
}

/// The visual level of content, which is elevated in a sheet. The raw values are those of UIKit.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// The level is unspecified.
  case unspecified = -1
  /// The content is at the level of the main interface.
  case base = 0
  /// The content is above the main interface. In the dark appearance, its background is slightly lighter.
  case elevated = 1
}

/// The direction in which people read, as a trait. The raw values are those of UIKit.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The direction is unspecified.
  case unspecified = -1
  /// The direction is left to right, as in English.
  case leftToRight = 0
  /// The direction is right to left, as in Arabic.
  case rightToLeft = 1
}

/// The direction in which a view lays out its content. The raw values are those of UIKit.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// The direction is left to right, as in English.
  case leftToRight = 0
  /// The direction is right to left, as in Arabic.
  case rightToLeft = 1
}

/// The contrast between colours. The raw values are those of UIKit.
public enum UIAccessibilityContrast: Int, Sendable {
  /// The contrast is unspecified.
  case unspecified = -1
  /// The colours have their normal contrast.
  case normal = 0
  /// The colours have a higher contrast.
  case high = 1
}

/// The weight of text. The raw values are those of UIKit.
public enum UILegibilityWeight: Int, Sendable {
  /// The weight is unspecified.
  case unspecified = -1
  /// The text has its normal weight.
  case regular = 0
  /// The text is bold.
  case bold = 1
}

/// The ability of the screen to measure the force of touches. No screen in Segue has it. The raw values are those of UIKit.
public enum UIForceTouchCapability: Int, Sendable {
  /// The ability is unknown.
  case unknown = 0
  /// The screen does not measure the force of touches.
  case unavailable = 1
  /// The screen measures the force of touches.
  case available = 2
}

/// The colour gamut of the screen, which is always sRGB in Segue. The raw values are those of UIKit.
public enum UIDisplayGamut: Int, Sendable {
  /// The gamut is unspecified.
  case unspecified = -1
  /// The screen shows the colours of sRGB.
  case SRGB = 0
  /// The screen shows the colours of Display P3.
  case P3 = 1
}

/// The active or inactive appearance of controls, which is always active in Segue. The raw values are those of UIKit.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// The appearance is unspecified.
  case unspecified = -1
  /// The controls have the appearance of an inactive window.
  case inactive = 0
  /// The controls have the appearance of the active window.
  case active = 1
}
