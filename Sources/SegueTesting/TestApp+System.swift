import HostInterface
import Motion
import UIKit

/// The events that the system sends to an app.
extension TestApp {
  /// Launches an app that has its own delegate, as `UIApplicationMain` does.
  ///
  /// - Parameters:
  ///   - delegate: The class of the app's delegate.
  ///   - device: The device. The default is the iPhone X.
  ///   - surroundings: The environment settings. The default has the light appearance, the direction left to right and the text size L.
  ///   - ticksPerSecond: The number of ticks per second on which touches are delivered, 60 or 120. The default is 60.
  ///   - principal: The class of the application object.
  ///   - manifest: The entries of the app's `Info.plist` about scenes and URLs.
  ///   - url: The URL that launches the app. The default is `nil`.
  public convenience init(
    delegate: UIResponder.Type, device: Device = .iPhoneX, environment: EnvironmentSettings = EnvironmentSettings(),
    ticksPerSecond: Int = 60,
    principal: UIApplication.Type = UIApplication.self, manifest: AppManifest = .none, opening url: URL? = nil
  ) {
    self.init(
      AppSession(
        device: device, environment: environment, tickRate: Int64(ticksPerSecond), delegate: delegate, principal: principal,
        manifest: manifest, opening: url))
  }

  /// Sends an event to the app at the next tick, which runs at once. An event is anything that a line of a touch script can contain.
  public func send(_ event: InputEvent) {
    let time = session.nextTick(after: session.now)
    session.receive(TimedEvent(event, at: time))
    session.advance(to: time)
  }

  /// Sends the app to the background.
  public func background() { send(.activity(.background)) }
  /// Brings the app to the foreground.
  public func foreground() { send(.activity(.foreground)) }
  /// Opens a URL of the app. The app comes to the foreground.
  public func open(_ url: URL) { send(.open(url)) }
  /// Covers the app, as a call or the Control Centre does.
  public func interrupt() { send(.activity(.inactive)) }
  /// Ends the interruption that `interrupt()` began.
  public func endInterruption() { send(.activity(.active)) }
  /// Sends a memory warning.
  public func warnOfMemory() { send(.activity(.memoryWarning)) }
  /// Terminates the app.
  public func terminate() { send(.activity(.terminate)) }
  /// Rotates the device.
  public func rotate(to orientation: Device.Orientation) { send(.screen(.rotate(orientation))) }
  /// Changes the size of the window, in points, as in Split View on a tablet.
  public func resize(to size: CGSize) { send(.screen(.resize(size))) }
  /// Changes one of the system's settings.
  public func choose(_ setting: SettingChange) { send(.setting(setting)) }
}
