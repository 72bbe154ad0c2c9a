import CoreGraphics

extension Device {
  /// Whether it lies on its side.
  public var isLandscape: Bool { screenSize.width > screenSize.height }

  /// The same device on its side, its top at the left; itself if it lies so already.
  ///
  /// A phone's status bar is gone, the notch takes as much of both sides as it took of the top, and the home indicator less of the
  /// bottom; a tablet keeps its insets. (BEHAVIOUR-2 §22.1)
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

  /// The same device on its side, its top at the right.
  public var landscapeToTheRight: Device {
    var device = landscape
    device.isTopAtRight = true
    return device
  }

  /// The same device held upright; itself if it is held so already.
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

  /// The same device whose app has a window of another size at its upper left corner, as beside another app. The window is what is shown.
  public func windowed(_ size: CGSize) -> Device {
    var device = self
    let screen = screenSize
    device.size = size
    device.fullSize = size == screen ? nil : screen
    return device
  }
  /// Whether the app's window is of another size than the screen.
  public var isWindowed: Bool { fullSize != nil }
  /// The whole screen in points, of which the app's window may be a part.
  public var screenSize: CGSize { fullSize ?? size }

  /// What the home indicator takes of a phone that is held upright.
  private static let homeIndicator = 34.0
  /// What a name has behind it for a device on its side: `iphone-14-landscape`, `iphone-14-landscape@2x`.
  static let landscapeSuffix = "-landscape"
  /// Of phones without a notch.
  private static let tallestPlainStatusBar = 20.0
  /// What the home indicator takes of a phone on its side.
  private static let landscapeHomeIndicator = 21.0
}
