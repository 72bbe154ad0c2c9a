/// What a menu is made of: an action, a menu in it, or what is not known yet.
@preconcurrency @MainActor
open class UIMenuElement: _UIObject {
  /// How an element stands, shown by a mark before it. The raw values are Apple's.
  public enum State: Int, Sendable { case off = 0, on, mixed }

  /// How an element behaves. The raw values are Apple's.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Destroys something, and is red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Leaves the menu open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// What it is called.
  open var title: String { ownTitle }
  /// What stands for it.
  open var image: UIImage? { ownImage }
  /// A second line, smaller and paler.
  open var subtitle: String?
  var ownTitle: String, ownImage: UIImage?

  init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    (ownTitle, self.subtitle, ownImage) = (title, subtitle, image)
    super.init(_r: ())
  }

  /// What stands in its place in a menu; itself, unless it brings others.
  var shownAs: MenuContent { .nothing }
}

/// What an element is for who shows a menu.
@MainActor
enum MenuContent {
  case nothing
  case action(UIAction)
  /// Elements with a title and options.
  case menu(UIMenu)
  case deferred(UIDeferredMenuElement)
}

/// An element that can be chosen.
@preconcurrency @MainActor
public protocol UIMenuLeaf: AnyObject {
  /// What it is called.
  var title: String { get set }
  /// What stands for it.
  var image: UIImage? { get set }
  /// What tells assistive technology more than the title.
  var discoverabilityTitle: String? { get set }
  /// How it behaves.
  var attributes: UIMenuElement.Attributes { get set }
  /// How it stands.
  var state: UIMenuElement.State { get set }
  /// Performs it for a sender.
  func performWithSender(_ sender: Any?, target: Any?)
}
