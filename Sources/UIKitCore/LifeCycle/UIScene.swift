import Foundation
import QuartzCore

/// An instance of an app's user interface. Segue supports one scene in an app (Docs/behaviour/environment.md, "App life cycle").
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of a scene in its life cycle.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected, or it has not started to enter the foreground.
    case unattached = -1
    /// The scene is in the foreground and receives events.
    case foregroundActive = 0
    /// The scene is in the foreground but covered, or about to become active.
    case foregroundInactive = 1
    /// The scene is in the background and not visible.
    case background = 2
  }

  /// The session that the scene belongs to.
  open private(set) var session: UISceneSession
  /// The object that receives the scene's life cycle events.
  ///
  /// The scene keeps a delegate that the launch created. It keeps only a weak reference to any other delegate.
  open weak var delegate: (any UISceneDelegate)?
  var keptDelegate: (any UISceneDelegate)?
  /// The state of the scene in its life cycle.
  ///
  /// In `sceneWillResignActive` the scene is still active. In `sceneWillEnterForeground` it is still in the background.
  open internal(set) var activationState = ActivationState.unattached
  /// The title of the scene in a list of scenes. The value has no effect, because Segue shows no such list.
  open var title: String! = ""

  /// Creates a scene for a session. The launch of the app calls this initializer.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init(_r: ())
  }

  open override var next: UIResponder? { runtime.app.application }

  /// The information with which a scene is connected. Segue provides no user activities, shortcuts and notifications.
  @preconcurrency @MainActor
  public final class ConnectionOptions: _UIObject {
    /// The URL that launched the app. The set is empty if no URL launched it.
    public let urlContexts: Set<UIOpenURLContext>
    /// The app that requested the scene. The value is always `nil`.
    public var sourceApplication: String? { nil }
    init(_ url: URL? = nil) {
      urlContexts = Set(url.map { [UIOpenURLContext($0)] } ?? [])
      super.init(_r: ())
    }
  }

  /// Opens a URL in the same way as `UIApplication.open(_:options:completionHandler:)`.
  open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil) {
    runtime.app.application.open(
      url, options: [.universalLinksOnly: options?.universalLinksOnly ?? false], completionHandler: completion)
  }

  /// Updates the activation state before the delegate is called, for the events after which the delegate reads the new state.
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
  /// A notification that the system posts after a scene was connected. The object of each scene notification is the scene.
  nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// A notification that the system posts after a scene was disconnected.
  nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// A notification that the system posts when a scene becomes active.
  nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// A notification that the system posts before a scene becomes inactive.
  nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// A notification that the system posts before a scene enters the foreground.
  nonisolated public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
  /// A notification that the system posts after a scene entered the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

/// Information about a scene, such as its role and its configuration.
@preconcurrency @MainActor
public final class UISceneSession: _UIObject {
  /// The role of a scene in the app.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role in UIKit.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The role of a scene that shows windows on the device's screen. Segue supports only this role.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role of the scene.
  public let role: Role
  /// The scene of this session while it is connected.
  public internal(set) weak var scene: UIScene?
  /// The configuration with which the scene is created.
  public internal(set) var configuration: UISceneConfiguration
  /// The identifier of the session. Segue has one session, so the identifier is identical in all launches of an app.
  public let persistentIdentifier: String
  /// Information that the app stores in the session. It is not preserved between launches.
  public var userInfo: [String: Any]?

  init(role: Role) {
    (self.role, persistentIdentifier) = (role, "the only session")
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init(_r: ())
  }
}

/// The information with which a scene is created, such as the classes of the scene and of its delegate.
@preconcurrency @MainActor
public final class UISceneConfiguration: _UIObject {
  /// The name of the manifest's configuration that provides the missing values.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate. It must derive from `UIResponder`.
  public var delegateClass: AnyClass?
  /// The class of the scene. The default is `UIWindowScene`.
  public var sceneClass: AnyClass?

  /// Creates a configuration. The name can refer to a configuration of the manifest.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init(_r: ())
  }
}
