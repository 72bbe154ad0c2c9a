import Foundation
import QuartzCore

extension UIApplication {
  /// What is said with an address that the app is to open. There is no app that asks: none is named.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name of it.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Which app asked for it; absent here.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What that app said with it; absent here.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether a file is to be changed where it lies: a Bool, false.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name of it.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether it is opened only if it is a page's that an app stands for: a Bool. There are no such apps here.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The same, for tasks.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { answer in open(url, options: options) { answer.resume(returning: $0) } }
  }
}
