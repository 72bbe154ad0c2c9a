import Foundation
import QuartzCore

/// An instance of an app's interface. There is one. (BEHAVIOUR-2 §23)
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Where it is in its life.
  public enum ActivationState: Int, Sendable {
    /// It is not connected, or not yet on its way to the foreground.
    case unattached = -1
    /// In front, and the user's.
    case foregroundActive = 0
    /// In front, with something over it, or on its way.
    case foregroundInactive = 1
    /// Not seen.
    case background = 2
  }

  /// What it was made for.
  open private(set) var session: UISceneSession
  /// Hears of its life. The one that was made for it is kept.
  open weak var delegate: (any UISceneDelegate)?
  var keptDelegate: (any UISceneDelegate)?
  /// Where it is in its life. In `sceneWillResignActive` it is still active, in `sceneWillEnterForeground` still in the background.
  open internal(set) var activationState = ActivationState.unattached
  /// What the user reads of it in a list of scenes; there is no such list here.
  open var title: String! = ""

  /// A scene of a session. The launch makes it.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init(_r: ())
  }

  open override var next: UIResponder? { runtime.app.application }

  /// What a scene is connected with. There are no activities, shortcuts or notifications.
  @preconcurrency @MainActor
  public final class ConnectionOptions: _UIObject {
    /// The address by which the app was launched; empty where it was launched without one.
    public let urlContexts: Set<UIOpenURLContext>
    /// Which app asked for the scene: none that has a name here.
    public var sourceApplication: String? { nil }
    init(_ url: URL? = nil) {
      urlContexts = Set(url.map { [UIOpenURLContext($0)] } ?? [])
      super.init(_r: ())
    }
  }

  /// Opens an address as `UIApplication.open(_:options:completionHandler:)` does.
  open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil) {
    runtime.app.application.open(
      url, options: [.universalLinksOnly: options?.universalLinksOnly ?? false], completionHandler: completion)
  }

  /// It hears the news before its delegate does, as far as that is to read them from it.
  func note(_ news: LifeCycle.News) {
    switch news {
    case .didBecomeActive: activationState = .foregroundActive
    case .didEnterBackground: activationState = .background
    case .didDisconnect: activationState = .unattached
    case .willEnterForeground, .willResignActive, .willTerminate: break
    }
  }
}

extension UIScene {
  /// A scene was connected. The object of this note and of the others is the scene.
  nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// A scene is gone.
  nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// A scene is in front.
  nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Something is about to lie over a scene, or it is about to go to the background.
  nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// A scene is about to be seen.
  nonisolated public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
  /// Nobody sees a scene any more.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

/// What a scene is made for and from.
@preconcurrency @MainActor
public final class UISceneSession: _UIObject {
  /// What kind of scene it is.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// Apple's name of it.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Windows on the device's own screen: the only kind here.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What kind of scene it is.
  public let role: Role
  /// Its scene, while that is connected.
  public internal(set) weak var scene: UIScene?
  /// How its scene is made.
  public internal(set) var configuration: UISceneConfiguration
  /// The same for all launches of an app here: there is one session.
  public let persistentIdentifier: String
  /// What the app keeps of it. It is not kept from one launch to the next.
  public var userInfo: [String: Any]?

  init(role: Role) {
    (self.role, persistentIdentifier) = (role, "the only session")
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init(_r: ())
  }
}

/// How a scene is made: of which class, with which delegate.
@preconcurrency @MainActor
public final class UISceneConfiguration: _UIObject {
  /// The name of the manifest's configuration from which it has what it does not say itself.
  public let name: String?
  /// What kind of scene it is for.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate; it derives from `UIResponder`.
  public var delegateClass: AnyClass?
  /// The class of the scene; `UIWindowScene` unless given.
  public var sceneClass: AnyClass?

  /// A configuration, which may be the manifest's by its name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init(_r: ())
  }
}
