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
