import CoreGraphics

extension Device {
  /// Whether it lies on its side.
  public var isLandscape: Bool { size.width > size.height }

  /// The same device on its side, its top at the left; itself if it lies so already.
  ///
  /// A phone's status bar is gone, the notch takes as much of both sides as it took of the top, and the home indicator less of the
  /// bottom; a tablet keeps its insets. (BEHAVIOUR-2 §22.1)
  public var landscape: Device {
    guard !isLandscape else { return self }
    var device = self
    device.size = CGSize(width: size.height, height: size.width)
    device.name = name.replacing("@", with: "\(Self.landscapeSuffix)@", maxReplacements: 1)
    if device.name == name { device.name += Self.landscapeSuffix }
    guard !isPad else { return device }
    let side = safeArea.top > Self.tallestPlainStatusBar ? safeArea.top : 0
    device.safeArea = Insets(top: 0, left: side, bottom: safeArea.bottom > 0 ? Self.landscapeHomeIndicator : 0, right: side)
    device.statusBarHeight = 0
    return device
  }

  /// What a name has behind it for a device on its side: `iphone-14-landscape`, `iphone-14-landscape@2x`.
  static let landscapeSuffix = "-landscape"
  /// Of phones without a notch.
  private static let tallestPlainStatusBar = 20.0
  /// What the home indicator takes of a phone on its side.
  private static let landscapeHomeIndicator = 21.0
}
