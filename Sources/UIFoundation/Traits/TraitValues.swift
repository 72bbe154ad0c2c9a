import HostInterface

/// The traits of a trait collection, as a value. A trait without a value is unspecified.
package struct TraitValues: Hashable, Sendable {
  package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  package var displayScale: CGFloat = 0
  package var displayGamut = UIDisplayGamut.unspecified
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  package var accessibilityContrast = UIAccessibilityContrast.unspecified
  package var legibilityWeight = UILegibilityWeight.unspecified
  package var forceTouchCapability = UIForceTouchCapability.unknown
  package var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  package var custom: [ObjectIdentifier: CustomTraitValue] = [:]

  /// Creates traits that are all unspecified.
  package init() {}

  /// Replaces the traits that are specified in another collection.
  package mutating func take(_ other: TraitValues) {
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.preferredContentSizeCategory != .unspecified { preferredContentSizeCategory = other.preferredContentSizeCategory }
    if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
    if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
    if other.forceTouchCapability != .unknown { forceTouchCapability = other.forceTouchCapability }
    if other.activeAppearance != .unspecified { activeAppearance = other.activeAppearance }
    custom.merge(other.custom) { $1 }
  }

  /// Returns a copy with the traits that are specified in another collection.
  package func taking(_ other: TraitValues) -> TraitValues {
    var values = self
    values.take(other)
    return values
  }
}

/// The value of a trait that the app defines. Values that cannot be compared count as different.
package struct CustomTraitValue: Hashable, @unchecked Sendable {
  package let value: Any
  package let affectsColors: Bool

  package static func == (a: Self, b: Self) -> Bool {
    func isEqual<T: Equatable>(_ first: T) -> Bool { b.value as? T == first }
    guard let first = a.value as? any Equatable else { return false }
    return isEqual(first)
  }
  package func hash(into hasher: inout Hasher) { if let value = value as? AnyHashable { hasher.combine(value) } }
}

extension TraitValues {
  /// Creates the traits of a device with the settings of the user.
  package init(_ device: Device, _ environment: EnvironmentSettings) {
    let isCompactHeight = !device.isPad && device.isLandscape
    userInterfaceIdiom = device.isPad ? .pad : .phone
    displayScale = device.scale
    displayGamut = .SRGB
    // Phones in landscape orientation have a compact width, except for the largest ones (Docs/behaviour/environment.md, "Devices and
    // traits").
    let isWide =
      device.isPad
      ? device.size.width >= Self.narrowestRegularWindow
      : device.isLandscape && min(device.size.width, device.size.height) >= Self.narrowestLargePhone
    horizontalSizeClass = isWide ? .regular : .compact
    verticalSizeClass = isCompactHeight ? .compact : .regular
    userInterfaceStyle = environment.style == .dark ? .dark : .light
    userInterfaceLevel = .base
    layoutDirection = environment.direction == .rightToLeft ? .rightToLeft : .leftToRight
    preferredContentSizeCategory = UIContentSizeCategory(environment.contentSize)
    accessibilityContrast = environment.contrast == .high ? .high : .normal
    legibilityWeight = environment.boldText ? .bold : .regular
    forceTouchCapability = .unavailable
    activeAppearance = .active
  }

  /// The smallest width, in points, of a phone in portrait orientation that has a regular width in landscape orientation.
  private static let narrowestLargePhone: CGFloat = 414
  /// The smallest regular width of a tablet's window, in points (Docs/behaviour/environment.md, "Devices and traits").
  ///
  /// Half of the largest screen in landscape orientation is regular. Two thirds of it in portrait orientation are compact.
  private static let narrowestRegularWindow: CGFloat = 650
}

extension TraitValues {
  /// The traits of content above the page.
  package static var elevated: TraitValues {
    var values = TraitValues()
    values.userInterfaceLevel = .elevated
    return values
  }
}
