/// The base class of the elements of a menu: actions, submenus and deferred elements.
@preconcurrency @MainActor
open class UIMenuElement: _UIObject {
  /// The states of an element, which a mark before its title shows. The raw values equal those of UIKit.
  ///
  /// - `off`: The element has no mark.
  /// - `on`: The mark is a check mark.
  /// - `mixed`: The mark is a minus sign.
  public enum State: Int, Sendable { case off = 0, on, mixed }

  /// The attributes of an element. The raw values equal those of UIKit.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element has a destructive effect and is shown in red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title of the element.
  open var title: String { ownTitle }
  /// The image of the element, or `nil`.
  open var image: UIImage? { ownImage }
  /// The second line of text, which is smaller and paler. The default is `nil`.
  open var subtitle: String?
  var ownTitle: String, ownImage: UIImage?

  init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    (ownTitle, self.subtitle, ownImage) = (title, subtitle, image)
    super.init(_r: ())
  }

  /// The content that a menu shows for the element.
  var shownAs: MenuContent { .nothing }
}

/// The content of an element in a menu.
@MainActor
enum MenuContent {
  case nothing
  case action(UIAction)
  /// The elements with a title and options.
  case menu(UIMenu)
  case deferred(UIDeferredMenuElement)
}

/// An element that the user can choose.
@preconcurrency @MainActor
public protocol UIMenuLeaf: AnyObject {
  /// The title of the element.
  var title: String { get set }
  /// The image of the element, or `nil`.
  var image: UIImage? { get set }
  /// A longer title that explains the element.
  var discoverabilityTitle: String? { get set }
  /// The attributes of the element.
  var attributes: UIMenuElement.Attributes { get set }
  /// The state of the element.
  var state: UIMenuElement.State { get set }
  /// Performs the element's action for a sender.
  func performWithSender(_ sender: Any?, target: Any?)
}
