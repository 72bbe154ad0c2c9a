import HostInterface
import Motion
import UIKit

/// What the system does with an app.
extension TestApp {
  /// Launches an app with a delegate of its own, as `UIApplicationMain` does.
  ///
  /// - Parameters:
  ///   - delegate: the class of the app's delegate.
  ///   - device: the screen; the iPhone X by default.
  ///   - surroundings: light or dark, which way people read, how large text is; plain by default.
  ///   - principal: the class of the application object.
  ///   - manifest: what the app's `Info.plist` says of scenes and addresses.
  ///   - url: the address by which it is launched; none by default.
  public convenience init(
    delegate: UIResponder.Type, device: Device = .iPhoneX, surroundings: Surroundings = Surroundings(), ticksPerSecond: Int = 60,
    principal: UIApplication.Type = UIApplication.self, manifest: AppManifest = .none, opening url: URL? = nil
  ) {
    self.init(
      AppSession(
        device: device, surroundings: surroundings, tickRate: Int64(ticksPerSecond), delegate: delegate, principal: principal,
        manifest: manifest, opening: url))
  }

  /// Tells the app of something at the next tick, which then happens: all that a line of a touch script can say.
  public func send(_ event: InputEvent) {
    let time = session.nextTick(after: session.now)
    session.receive(TimedEvent(event, at: time))
    session.advance(to: time)
  }

  /// The user leaves the app: it is not seen any more.
  public func background() { send(.activity(.background)) }
  /// The user comes back to the app.
  public func foreground() { send(.activity(.foreground)) }
  /// An address of the app's is opened: the app comes to the front with it.
  public func open(_ url: URL) { send(.open(url)) }
  /// Something lies over the app: a call, the control centre.
  public func interrupt() { send(.activity(.inactive)) }
  /// Nothing lies over the app any more.
  public func endInterruption() { send(.activity(.active)) }
  /// Memory is short.
  public func warnOfMemory() { send(.activity(.memoryWarning)) }
  /// The app is ended.
  public func terminate() { send(.activity(.terminate)) }
  /// The user holds the device another way.
  public func rotate(to orientation: Device.Orientation) { send(.screen(.rotate(orientation))) }
  /// The window has another size, as beside another app on a tablet.
  public func resize(to size: CGSize) { send(.screen(.resize(size))) }
  /// The user chooses something else in the system's settings.
  public func choose(_ setting: SettingChange) { send(.setting(setting)) }
}
