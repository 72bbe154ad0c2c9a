import HostInterface
import QuartzCore

/// The device's display.
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
  /// In points, as the interface lies on it. A window may be smaller.
  public var bounds: CGRect { CGRect(origin: .zero, size: device.screenSize) }
  private lazy var interfaceSpace = DeviceSpace(.interface, in: Runtime.current) { [unowned app] in app.device.screenSize }
  private lazy var uprightSpace = DeviceSpace(.upright, in: Runtime.current) { [unowned app] in app.device.screenSize }
  /// The coordinate space of the screen, as the interface is oriented.
  public var coordinateSpace: any UICoordinateSpace { interfaceSpace }
  /// The coordinate space of the screen as the device is held upright, whichever way it is turned.
  public var fixedCoordinateSpace: any UICoordinateSpace { uprightSpace }
  /// Pixels per point.
  public var scale: CGFloat { device.scale }
  /// As often as the app has a tick: 60 or 120.
  public var maximumFramesPerSecond: Int { Int(Runtime.current.ticks.rate) }
  /// Pixels per point of the panel itself; the same as `scale`.
  public var nativeScale: CGFloat { scale }
  /// The screen in pixels, as it is held upright.
  public var nativeBounds: CGRect {
    let size = device.screenSize
    return CGRect(x: 0, y: 0, width: min(size.width, size.height) * scale, height: max(size.width, size.height) * scale)
  }
}
