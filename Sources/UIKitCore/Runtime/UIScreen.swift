import HostInterface
import QuartzCore

/// The display of the device.
@preconcurrency @MainActor
public final class UIScreen: _UIObject {
  /// The screen of the current app.
  public static var main: UIScreen { Runtime.current.app.screen }
  private unowned let app: AppState

  init(_ app: AppState) {
    self.app = app
    super.init(_r: ())
  }
  var device: Device { app.device }
  /// The bounds of the screen in points, in the current interface orientation. A window may be smaller.
  public var bounds: CGRect { CGRect(origin: .zero, size: device.screenSize) }
  private lazy var interfaceSpace = DeviceSpace(.interface, in: Runtime.current) { [unowned app] in app.device.screenSize }
  private lazy var uprightSpace = DeviceSpace(.upright, in: Runtime.current) { [unowned app] in app.device.screenSize }
  /// The coordinate space of the screen in the current interface orientation.
  public var coordinateSpace: any UICoordinateSpace { interfaceSpace }
  /// The coordinate space of the screen in portrait orientation, regardless of how the device is held.
  public var fixedCoordinateSpace: any UICoordinateSpace { uprightSpace }
  /// The number of pixels in a point.
  public var scale: CGFloat { device.scale }
  /// The maximum number of frames per second, which is the tick rate of the app: 60 or 120.
  public var maximumFramesPerSecond: Int { Int(Runtime.current.ticks.rate) }
  /// The number of pixels in a point of the physical screen. It equals `scale`.
  public var nativeScale: CGFloat { scale }
  /// The bounds of the screen in pixels, in portrait orientation.
  public var nativeBounds: CGRect {
    let size = device.screenSize
    return CGRect(x: 0, y: 0, width: min(size.width, size.height) * scale, height: max(size.width, size.height) * scale)
  }
}
