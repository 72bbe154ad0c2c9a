/// Light or dark. The raw values are Apple's, here and below.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Nothing is said of it.
  case unspecified = 0
  /// Dark text on light grounds.
  case light = 1
  /// Light text on dark grounds.
  case dark = 2
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Nothing is said of it.
  case unspecified = 0
  /// Little: the width of a phone, or the height of one on its side.
  case compact = 1
  /// Much.
  case regular = 2
}

/// What kind of device it is.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Nothing is said of it.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television; no device here is one.
  case tv = 2
  /// A car's screen; no device here is one.
  case carPlay = 3
  /// A Mac; no device here is one.
  case mac = 5
  /// A headset; no device here is one.
  case vision = 6
}

/// Whether something lies on the page or is lifted above it, as a sheet is.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Nothing is said of it.
  case unspecified = -1
  /// On the page.
  case base = 0
  /// Above it: in the dark, its ground is a little lighter.
  case elevated = 1
}

/// Which way people read, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Nothing is said of it.
  case unspecified = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic.
  case rightToLeft = 1
}

/// Which way a view is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As in English.
  case leftToRight = 0
  /// As in Arabic.
  case rightToLeft = 1
}

/// Whether colours are to stand out more.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Nothing is said of it.
  case unspecified = -1
  /// As designed.
  case normal = 0
  /// More than designed.
  case high = 1
}

/// Whether text is to be bolder.
public enum UILegibilityWeight: Int, Sendable {
  /// Nothing is said of it.
  case unspecified = -1
  /// As designed.
  case regular = 0
  /// Bolder.
  case bold = 1
}

/// Whether the screen feels how hard it is pressed; here, none does.
public enum UIForceTouchCapability: Int, Sendable {
  /// Nothing is said of it.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// Which colours the screen can show; here, always sRGB.
public enum UIDisplayGamut: Int, Sendable {
  /// Nothing is said of it.
  case unspecified = -1
  /// Those of sRGB.
  case SRGB = 0
  /// Those of Display P3.
  case P3 = 1
}

/// Whether controls look as in the window that has the user's attention; here, always.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Nothing is said of it.
  case unspecified = -1
  /// As in another window.
  case inactive = 0
  /// As in the one with the user's attention.
  case active = 1
}
