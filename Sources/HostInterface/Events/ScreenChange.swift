import CoreGraphics

/// A change of the screen while the app runs.
public enum ScreenChange: Hashable, Sendable {
  /// The user rotated the device.
  case rotate(Device.Orientation)
  /// The window has a new size in points. This happens on a tablet, for an app in Split View.
  case resize(CGSize)

  /// The range of valid lengths of a window's side, in points.
  public static let sides = 50.0...4000.0
}

extension Device {
  /// The orientation of a device. The names are those of `UIDeviceOrientation`.
  public enum Orientation: String, CaseIterable, Sendable {
    /// The top of the device points up.
    case portrait
    /// The top of the device points down.
    case portraitUpsideDown = "portrait-upside-down"
    /// The top of the device is at the left.
    case landscapeLeft = "landscape-left"
    /// The top of the device is at the right.
    case landscapeRight = "landscape-right"
  }
}
