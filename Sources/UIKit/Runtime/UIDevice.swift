import Foundation
import HostInterface
import QuartzCore

/// Which way a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Its top is at the left or at the right.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Its top is above or below.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The device that the app runs on: what the host was told to show.
@preconcurrency @MainActor
public final class UIDevice: _UIObject {
  /// The device of the current app.
  public static var current: UIDevice { Runtime.current.app.currentDevice }
  private unowned let app: AppState

  init(_ app: AppState) {
    self.app = app
    super.init(_r: ())
  }

  /// A phone or a tablet.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { app.device.isPad ? .pad : .phone }
  /// “iPhone” or “iPad”.
  public var model: String { app.device.isPad ? "iPad" : "iPhone" }
  /// As `model`.
  public var localizedModel: String { model }
  /// As `model`, as for apps that may not know what the user calls it.
  public var name: String { model }
  /// “iOS” or “iPadOS”.
  public var systemName: String { app.device.isPad ? "iPadOS" : "iOS" }
  /// The system whose behaviour Segue has: the one that most was measured on.
  public var systemVersion: String { "26.1" }
  /// How the user holds it.
  public var orientation: UIDeviceOrientation { app.runtime.rotation.device }
  /// Posted when the user holds it in another way, whether the interface follows or not. Its object is the device.
  public static let orientationDidChangeNotification = NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  private var listeners = 0
  /// Whether somebody has asked for orientations; they are known, and told, without that as well.
  public var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }
  /// Asks for orientations.
  public func beginGeneratingDeviceOrientationNotifications() { listeners += 1 }
  /// Takes that back.
  public func endGeneratingDeviceOrientationNotifications() { listeners = max(0, listeners - 1) }
}
