import HostInterface

/// The traits of a trait collection, as a value. A trait without a value is unspecified.
struct TraitValues: Hashable, Sendable {
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var displayScale: CGFloat = 0
  var displayGamut = UIDisplayGamut.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown
  var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  var custom: [ObjectIdentifier: CustomTraitValue] = [:]

  /// Replaces the traits that are specified in another collection.
  mutating func take(_ other: TraitValues) {
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
  func taking(_ other: TraitValues) -> TraitValues {
    var values = self
    values.take(other)
    return values
  }
}

/// The value of a trait that the app defines. Values that cannot be compared count as different.
struct CustomTraitValue: Hashable, @unchecked Sendable {
  let value: Any
  let affectsColors: Bool

  static func == (a: Self, b: Self) -> Bool {
    func isEqual<T: Equatable>(_ first: T) -> Bool { b.value as? T == first }
    guard let first = a.value as? any Equatable else { return false }
    return isEqual(first)
  }
  func hash(into hasher: inout Hasher) { if let value = value as? AnyHashable { hasher.combine(value) } }
}

extension TraitValues {
  /// Creates the traits of a device with the settings of the user.
  init(_ device: Device, _ surroundings: Surroundings) {
    let isCompactHeight = !device.isPad && device.isLandscape
    userInterfaceIdiom = device.isPad ? .pad : .phone
    displayScale = device.scale
    displayGamut = .SRGB
    // Phones in landscape orientation have a compact width, except for the largest ones (BEHAVIOUR-2 §22.1).
    let isWide =
      device.isPad
      ? device.size.width >= Self.narrowestRegularWindow
      : device.isLandscape && min(device.size.width, device.size.height) >= Self.narrowestLargePhone
    horizontalSizeClass = isWide ? .regular : .compact
    verticalSizeClass = isCompactHeight ? .compact : .regular
    userInterfaceStyle = surroundings.style == .dark ? .dark : .light
    userInterfaceLevel = .base
    layoutDirection = surroundings.direction == .rightToLeft ? .rightToLeft : .leftToRight
    preferredContentSizeCategory = UIContentSizeCategory(surroundings.contentSize)
    accessibilityContrast = surroundings.contrast == .high ? .high : .normal
    legibilityWeight = surroundings.boldText ? .bold : .regular
    forceTouchCapability = .unavailable
    activeAppearance = .active
  }

  /// The smallest width, in points, of a phone in portrait orientation that has a regular width in landscape orientation.
  private static let narrowestLargePhone: CGFloat = 414
  /// The smallest regular width of a tablet's window, in points (BEHAVIOUR-2 §22.1).
  ///
  /// Half of the largest screen in landscape orientation is regular. Two thirds of it in portrait orientation are compact.
  private static let narrowestRegularWindow: CGFloat = 650
}
