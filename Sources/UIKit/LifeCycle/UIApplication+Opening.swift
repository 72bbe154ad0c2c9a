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

  /// Whether there is somebody to open an address: the app itself, if its manifest lists the scheme under `CFBundleURLTypes`. There are no other
  /// apps here, and no browser.
  open func canOpenURL(_ url: URL) -> Bool { runtime.lifeCycle.isOwn(url) }

  /// Opens an address of the app's own, soon after the call: its delegate hears of it as of one that was opened elsewhere. Any other is named in a
  /// diagnostic.
  ///
  /// - Parameter completion: called afterwards with whether it was opened.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let runtime = runtime
    let isOpened = canOpenURL(url) && options[.universalLinksOnly] as? Bool != true
    runtime.schedule(after: 0) {
      if isOpened {
        runtime.lifeCycle.open(url)
      } else {
        runtime.app.warn(
          "\(url.absoluteString) was not opened: nothing here opens addresses but the app's own, whose schemes its Info.plist lists under CFBundleURLTypes."
        )
      }
      completion?(isOpened)
    }
  }

  /// The same, for tasks.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { answer in open(url, options: options) { answer.resume(returning: $0) } }
  }
}
