import CoreGraphics

extension Device {
  /// A Boolean value that indicates whether the screen is wider than it is high.
  public var isLandscape: Bool { screenSize.width > screenSize.height }

  /// The device in landscape orientation, with its top at the left. A device that is in landscape already keeps its size.
  ///
  /// A phone in landscape has no status bar. If it has a notch, both sides get the inset of its top in portrait. If it has a home
  /// indicator, the bottom inset is 21 points. A tablet keeps its insets.
  public var landscape: Device {
    var device = self
    device.isTopAtRight = false
    guard !isLandscape else { return device }
    (device.size, device.fullSize) = (CGSize(width: screenSize.height, height: screenSize.width), nil)
    device.name = name.replacing("@", with: "\(Self.landscapeSuffix)@", maxReplacements: 1)
    if device.name == name { device.name += Self.landscapeSuffix }
    guard !isPad else { return device }
    let side = safeArea.top > Self.tallestPlainStatusBar ? safeArea.top : 0
    device.safeArea = Insets(top: 0, left: side, bottom: safeArea.bottom > 0 ? Self.landscapeHomeIndicator : 0, right: side)
    device.statusBarHeight = 0
    return device
  }

  /// The device in landscape orientation, with its top at the right.
  public var landscapeToTheRight: Device {
    var device = landscape
    device.isTopAtRight = true
    return device
  }

  /// The device in portrait orientation. A device that is in portrait already is returned unchanged.
  public var upright: Device {
    guard isLandscape else { return self }
    let name = name.replacing(Self.landscapeSuffix, with: "", maxReplacements: 1)
    if let known = Device.named(name), known.scale == scale { return known }
    var device = self
    (device.name, device.isTopAtRight) = (name, false)
    (device.size, device.fullSize) = (CGSize(width: screenSize.height, height: screenSize.width), nil)
    guard !isPad else { return device }
    let top = max(safeArea.left, safeArea.right)
    device.statusBarHeight = top > 0 ? top : Self.tallestPlainStatusBar
    device.safeArea = Insets(top: device.statusBarHeight, left: 0, bottom: safeArea.bottom > 0 ? Self.homeIndicator : 0, right: 0)
    return device
  }

  /// Returns a device whose app has a window of another size, at the upper left corner of the screen. This is the situation of an app in
  /// Split View. Frames show the window only.
  public func windowed(_ size: CGSize) -> Device {
    var device = self
    let screen = screenSize
    device.size = size
    device.fullSize = size == screen ? nil : screen
    return device
  }
  /// A Boolean value that indicates whether the app's window differs in size from the screen.
  public var isWindowed: Bool { fullSize != nil }
  /// The size of the whole screen, in points. The app's window may cover only a part of it.
  public var screenSize: CGSize { fullSize ?? size }

  /// The bottom inset for the home indicator of a phone in portrait, in points.
  private static let homeIndicator = 34.0
  /// The suffix of the name of a device in landscape, as in `iphone-14-landscape` and `iphone-14-landscape@2x`.
  static let landscapeSuffix = "-landscape"
  /// The greatest height of a status bar on a phone without a notch, in points.
  private static let tallestPlainStatusBar = 20.0
  /// The bottom inset for the home indicator of a phone in landscape, in points.
  private static let landscapeHomeIndicator = 21.0
}
