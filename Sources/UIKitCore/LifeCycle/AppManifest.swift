import Foundation
import QuartzCore

/// The part of an app's `Info.plist` that Segue uses, such as the scenes and the URL schemes.
public struct AppManifest: Hashable, Sendable {
  /// A named configuration for the scenes of an app.
  public struct Configuration: Hashable, Sendable {
    /// The name by which the delegate requests the configuration, from `UISceneConfigurationName`.
    public var name: String
    /// The name of the scene delegate's class with its module, such as `MyApp.SceneDelegate`, from `UISceneDelegateClassName`.
    public var delegateClass: String?
    /// The name of the scene's class with its module, from `UISceneClassName`.
    public var sceneClass: String?

    /// Creates a configuration with a name, a delegate class and a scene class.
    public init(name: String, delegateClass: String? = nil, sceneClass: String? = nil) {
      (self.name, self.delegateClass, self.sceneClass) = (name, delegateClass, sceneClass)
    }
  }
  /// The configurations of window scenes, in order. The first one is the default. The array is empty for an app without scenes.
  public var configurations: [Configuration]
  /// The module that contains a class whose name has no module.
  public var module: String?
  /// The URL schemes that the app handles, from `CFBundleURLTypes`, in lower case.
  public var schemes: Set<String> { didSet { schemes = Set(schemes.map { $0.lowercased() }) } }

  /// Creates a manifest with configurations, a module and URL schemes.
  public init(configurations: [Configuration] = [], module: String? = nil, schemes: Set<String> = []) {
    (self.configurations, self.module, self.schemes) = (configurations, module, Set(schemes.map { $0.lowercased() }))
  }

  /// A manifest without scenes.
  public static let none = AppManifest()

  /// Creates a manifest from the property list entries `UIApplicationSceneManifest` and `CFBundleURLTypes`.
  ///
  /// - Parameter module: The name that replaces `$(PRODUCT_MODULE_NAME)`.
  public init(infoDictionary: [String: Any], module: String) {
    let manifest = infoDictionary["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let listed = roles?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]] ?? []
    let types = infoDictionary["CFBundleURLTypes"] as? [[String: Any]] ?? []
    self.init(
      configurations: listed.map { entry in
        func word(_ key: String) -> String? {
          (entry[key] as? String)?.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
        }
        return Configuration(
          name: word("UISceneConfigurationName") ?? "Default Configuration", delegateClass: word("UISceneDelegateClassName"),
          sceneClass: word("UISceneClassName"))
      }, module: module, schemes: Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }))
  }
}

/// The scene configurations of an app, and the choice of one for a new scene.
@MainActor
struct SceneConfigurations {
  private let manifest: AppManifest
  private let delegate: any UIApplicationDelegate
  private let module: String

  init(_ manifest: AppManifest, _ delegate: any UIApplicationDelegate) {
    (self.manifest, self.delegate) = (manifest, delegate)
    module = manifest.module ?? String(String(reflecting: type(of: delegate)).prefix { $0 != "." })
  }

  /// A Boolean value that indicates whether the manifest lists configurations.
  var areListed: Bool { !manifest.configurations.isEmpty }

  /// A Boolean value that indicates whether the app probably has scenes.
  ///
  /// Without a list in the manifest, this requires a scene delegate of the usual name, and an app delegate without a window.
  /// Apps from Xcode's template are like that.
  /// Before a call, it is unknown whether the delegate implements `configurationForConnecting`.
  var areExpected: Bool { areListed || sceneDelegate != nil && delegate.window == nil }

  /// The class with the name that Xcode gives to scene delegates.
  private var sceneDelegate: AnyClass? { named("SceneDelegate").flatMap { $0 is any UISceneDelegate.Type ? $0 : nil } }

  /// Returns the configuration from the delegate, or the first one of the manifest. The result is `nil` if neither has one.
  ///
  /// A configuration with only a name takes its classes from the manifest's configuration of that name.
  func configuration(for session: UISceneSession, _ options: UIScene.ConnectionOptions) -> UISceneConfiguration? {
    let first = manifest.configurations.first?.name
    let proposed = UISceneConfiguration(name: first, sessionRole: session.role)
    session.configuration = proposed
    let asked = delegate.application(.shared, configurationForConnecting: session, options: options)
    guard areListed || asked !== proposed else { return nil }
    let known = manifest.configurations.first { $0.name == asked.name } ?? manifest.configurations.first
    if asked.delegateClass == nil { asked.delegateClass = known?.delegateClass.flatMap(named) }
    if asked.sceneClass == nil { asked.sceneClass = known?.sceneClass.flatMap(named) }
    return asked
  }

  /// Returns the delegate class of the configuration, or else the class with Xcode's usual name.
  func delegateClass(of configuration: UISceneConfiguration) -> UIResponder.Type? {
    let found: AnyClass? = configuration.delegateClass ?? named("SceneDelegate")
    guard found is any UISceneDelegate.Type else { return nil }
    return found as? UIResponder.Type
  }

  private func named(_ name: String) -> AnyClass? { NSClassFromString(name.contains(".") ? name : "\(module).\(name)") }
}
