import Foundation

/// A URL that a scene must open, with its options.
@preconcurrency @MainActor
public final class UIOpenURLContext: _UIObject {
  /// The URL to open.
  public let url: URL
  /// The options for opening the URL.
  public let options = UIScene.OpenURLOptions()

  init(_ url: URL) {
    self.url = url
    super.init(_r: ())
  }
}

extension UIScene {
  /// The options with which a scene opens a URL.
  @preconcurrency @MainActor
  public final class OpenURLOptions: _UIObject {
    /// The app that requested the URL. The value is always `nil`.
    public var sourceApplication: String? { nil }
    /// The information that the requesting app sent with the URL. The value is always `nil`.
    public var annotation: Any? { nil }
    /// A Boolean value that indicates whether a file must be edited at its location. The value is always `false`.
    public var openInPlace: Bool { false }
    init() { super.init(_r: ()) }
  }

  /// The options with which the system opens a URL for a scene.
  @preconcurrency @MainActor
  public final class OpenExternalURLOptions: _UIObject {
    /// A Boolean value that indicates whether the URL is opened only as a universal link. The default is `false`.
    ///
    /// No apps in Segue handle universal links.
    public var universalLinksOnly = false
    /// Creates options with default values.
    public init() { super.init(_r: ()) }
  }
}
