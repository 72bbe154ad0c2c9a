import Foundation
import QuartzCore

extension UIApplication {
  /// A key for the options with which an app opens a URL. No other apps exist in Segue, so none is named as the source.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key in UIKit.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app that requested the URL. The key is never present.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The information that the requesting app sent with the URL. The key is never present.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// A Boolean value that indicates whether a file must be edited at its location. The value is `false`.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// A key for the options with which the system opens a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key in UIKit.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A Boolean value that indicates whether the URL is opened only as a universal link. No apps in Segue handle universal links.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Opens a URL asynchronously and returns whether it was opened.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { answer in open(url, options: options) { answer.resume(returning: $0) } }
  }
}
