import CoreGraphics

/// What becomes of the screen while an app runs.
public enum ScreenChange: Hashable, Sendable {
  /// The user holds the device another way.
  case rotate(Device.Orientation)
  /// The window has another size in points, as beside another app on a tablet.
  case resize(CGSize)

  /// Points that a side of a window may have.
  public static let sides = 50.0...4000.0
}

extension Device {
  /// Which way a device is held. The names are those of `UIDeviceOrientation`.
  public enum Orientation: String, CaseIterable, Sendable {
    /// Its top is above.
    case portrait
    /// Its top is below.
    case portraitUpsideDown = "portrait-upside-down"
    /// Its top is at the left.
    case landscapeLeft = "landscape-left"
    /// Its top is at the right.
    case landscapeRight = "landscape-right"
  }
}
