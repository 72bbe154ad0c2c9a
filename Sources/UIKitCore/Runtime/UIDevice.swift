import Foundation
import HostInterface
import QuartzCore

/// The physical orientation of a device. `landscapeLeft` and `landscapeRight` name the side to which the top of the device points.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// A Boolean value that indicates whether the top of the device is at the left or at the right.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the top of the device is above or below.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the screen faces up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// A Boolean value that indicates whether an interface can have the orientation: all but `unknown`, `faceUp` and `faceDown`.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device that the app runs on. The host determines it.
@preconcurrency @MainActor
public final class UIDevice: _UIObject {
  /// The device of the current app.
  public static var current: UIDevice { Runtime.current.app.currentDevice }
  private unowned let app: AppState

  init(_ app: AppState) {
    self.app = app
    super.init(_r: ())
  }

  /// The kind of device, which is a phone or a tablet.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { app.device.isPad ? .pad : .phone }
  /// The model of the device, which is “iPhone” or “iPad”.
  public var model: String { app.device.isPad ? "iPad" : "iPhone" }
  /// The model of the device as a localised string. It equals `model`.
  public var localizedModel: String { model }
  /// The name of the device. It equals `model`, as for apps that cannot access the user's name for the device.
  public var name: String { model }
  /// The name of the system, which is “iOS” or “iPadOS”.
  public var systemName: String { app.device.isPad ? "iPadOS" : "iOS" }
  /// The version of the system. It is the version whose behaviour was measured most.
  public var systemVersion: String { "26.1" }
  /// The physical orientation of the device.
  public var orientation: UIDeviceOrientation { app.runtime.rotation.device }
  /// A notification that the system posts when the device rotates, even if the interface does not follow. The object is the device.
  public static let orientationDidChangeNotification = NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  private var listeners = 0
  /// A Boolean value that indicates whether the app requested orientation notifications. They are posted without a request too.
  public var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }
  /// Requests orientation notifications. Each call needs a matching call of `endGeneratingDeviceOrientationNotifications()`.
  public func beginGeneratingDeviceOrientationNotifications() { listeners += 1 }
  /// Ends a request for orientation notifications.
  public func endGeneratingDeviceOrientationNotifications() { listeners = max(0, listeners - 1) }
}

// The device has neither a battery nor a proximity sensor, as Apple's simulator has none. So the values do not change, and the
// notifications are not posted.
extension UIDevice {
  /// The states of a battery.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  /// The state of the battery. It is `unknown`, because the device has no battery.
  public var batteryState: BatteryState { .unknown }
  /// The charge of the battery. It is -1, because the device has no battery.
  public var batteryLevel: Float { -1 }
  /// A Boolean value that indicates whether the app monitors the battery. The value is `false`, and setting it has no effect.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// A Boolean value that indicates whether the app monitors the proximity sensor. The value is `false`, and setting it has no effect.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// A Boolean value that indicates whether the device is near the user. It is `false`.
  public var proximityState: Bool { false }
  /// A notification about the state of the battery. It is not posted.
  nonisolated public static let batteryStateDidChangeNotification = NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
  /// A notification about the charge of the battery. It is not posted.
  nonisolated public static let batteryLevelDidChangeNotification = NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
  /// A notification about the proximity sensor. It is not posted.
  nonisolated public static let proximityStateDidChangeNotification = NSNotification.Name("UIDeviceProximityStateDidChangeNotification")
  /// An identifier of the device for the vendor of the app. It is the same for each app and each launch, so that recordings do not differ.
  public var identifierForVendor: UUID? { UUID(uuid: (0x5E, 0x60, 0x0E, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)) }
  /// A Boolean value that indicates whether apps can run in the background. It is `true`.
  public var isMultitaskingSupported: Bool { true }
}
