import Foundation
import QuartzCore

/// What an app's `Info.plist` says of its scenes: the part of it that an app here has a use for.
public struct AppManifest: Hashable, Sendable {
  /// A scene that the app can show, under a name.
  public struct Configuration: Hashable, Sendable {
    /// By which the delegate asks for it: `UISceneConfigurationName`.
    public var name: String
    /// `UISceneDelegateClassName`, with its module: `MyApp.SceneDelegate`.
    public var delegateClass: String?
    /// `UISceneClassName`, with its module.
    public var sceneClass: String?

    /// A configuration by its parts.
    public init(name: String, delegateClass: String? = nil, sceneClass: String? = nil) {
      (self.name, self.delegateClass, self.sceneClass) = (name, delegateClass, sceneClass)
    }
  }
  /// Scenes of windows, in order; the first is the default. Empty for an app without scenes.
  public var configurations: [Configuration]
  /// The module in which a class without one is looked for.
  public var module: String?
  /// The schemes of the app's own addresses, of its `CFBundleURLTypes`; in small letters.
  public var schemes: Set<String> { didSet { schemes = Set(schemes.map { $0.lowercased() }) } }

  /// A manifest by its parts.
  public init(configurations: [Configuration] = [], module: String? = nil, schemes: Set<String> = []) {
    (self.configurations, self.module, self.schemes) = (configurations, module, Set(schemes.map { $0.lowercased() }))
  }

  /// No scenes.
  public static let none = AppManifest()

  /// What a property list says under `UIApplicationSceneManifest` and `CFBundleURLTypes`.
  ///
  /// - Parameter module: stands for `$(PRODUCT_MODULE_NAME)`.
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

/// Which scene configurations an app has, and which one is wanted.
@MainActor
struct SceneConfigurations {
  private let manifest: AppManifest
  private let delegate: any UIApplicationDelegate
  private let module: String

  init(_ manifest: AppManifest, _ delegate: any UIApplicationDelegate) {
    (self.manifest, self.delegate) = (manifest, delegate)
    module = manifest.module ?? String(String(reflecting: type(of: delegate)).prefix { $0 != "." })
  }

  /// The manifest lists some.
  var areListed: Bool { !manifest.configurations.isEmpty }

  /// Whether the app seems to have scenes that its delegate will name, as apps of Xcode's template do: there is a scene delegate of the usual
  /// name, and the app's delegate keeps no window. Whether a delegate implements `configurationForConnecting` is not known before it is called.
  var areExpected: Bool { areListed || sceneDelegate != nil && delegate.window == nil }

  /// The class that is called as Xcode calls it.
  private var sceneDelegate: AnyClass? { named("SceneDelegate").flatMap { $0 is any UISceneDelegate.Type ? $0 : nil } }

  /// What the delegate says, or the manifest's first; nil if neither knows any. A configuration that has only a name takes its classes from
  /// the manifest's of that name.
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

  /// The delegate's class that the configuration names; else one that is called as Xcode calls it.
  func delegateClass(of configuration: UISceneConfiguration) -> UIResponder.Type? {
    let found: AnyClass? = configuration.delegateClass ?? named("SceneDelegate")
    guard found is any UISceneDelegate.Type else { return nil }
    return found as? UIResponder.Type
  }

  private func named(_ name: String) -> AnyClass? { NSClassFromString(name.contains(".") ? name : "\(module).\(name)") }
}
