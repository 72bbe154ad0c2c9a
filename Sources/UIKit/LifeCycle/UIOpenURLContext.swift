import Foundation

/// An address that a scene is to open, and what is said with it.
@preconcurrency @MainActor
public final class UIOpenURLContext: _UIObject {
  /// The address.
  public let url: URL
  /// What is said with it.
  public let options = UIScene.OpenURLOptions()

  init(_ url: URL) {
    self.url = url
    super.init(_r: ())
  }
}

extension UIScene {
  /// What is said with an address that a scene is to open.
  @preconcurrency @MainActor
  public final class OpenURLOptions: _UIObject {
    /// Which app asked for it: none that has a name here.
    public var sourceApplication: String? { nil }
    /// What that app said with it: nothing.
    public var annotation: Any? { nil }
    /// Whether a file is to be changed where it lies: no.
    public var openInPlace: Bool { false }
    init() { super.init(_r: ()) }
  }

  /// How an address is opened.
  @preconcurrency @MainActor
  public final class OpenExternalURLOptions: _UIObject {
    /// Whether it is opened only if it is a page's that an app stands for; there are no such apps here. No, unless set.
    public var universalLinksOnly = false
    /// The usual way.
    public init() { super.init(_r: ()) }
  }
}
