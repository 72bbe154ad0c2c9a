import HostInterface
import QuartzCore

/// The device's display.
@preconcurrency @MainActor
public final class UIScreen: _UIObject {
  /// The screen of the current app.
  public static var main: UIScreen { Runtime.current.app.screen }
  /// In points.
  public let bounds: CGRect
  /// Pixels per point.
  public let scale: CGFloat
  let device: Device

  init(device: Device) {
    (bounds, scale, self.device) = (CGRect(origin: .zero, size: device.size), device.scale, device)
    super.init(_r: ())
  }
  /// As often as the app has a tick: 60 or 120.
  public var maximumFramesPerSecond: Int { Int(Runtime.current.ticks.rate) }
  /// Pixels per point of the panel itself; the same as `scale`.
  public var nativeScale: CGFloat { scale }
  /// The screen in pixels.
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
}
