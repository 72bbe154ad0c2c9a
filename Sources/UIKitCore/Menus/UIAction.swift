/// A menu element that performs an action with a closure. Controls and menus use it.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
  /// The identifier of an action. In a control, an action replaces another one with the same identifier.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name of the identifier.
    public let rawValue: String
    /// Creates an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The title of the action.
  open override var title: String {
    get { ownTitle }
    set { ownTitle = newValue }
  }
  /// The image of the action.
  open override var image: UIImage? {
    get { ownImage }
    set { ownImage = newValue }
  }
  /// A longer title that explains the action. The value is stored but has no effect here.
  open var discoverabilityTitle: String?
  /// The identifier of the action.
  open private(set) var identifier: Identifier
  /// The attributes of the action in a menu. The default is an empty set.
  open var attributes: Attributes
  /// The state of the action in a menu. The default is `.off`.
  open var state: State
  /// The object that performs the action. It is only set while the handler runs. It is a weak reference.
  open internal(set) weak var sender: AnyObject?
  let handler: (UIAction) -> Void

  /// Creates an action. Without an identifier, the action gets a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping @MainActor (UIAction) -> Void
  ) {
    (self.discoverabilityTitle, self.attributes, self.state, self.handler) = (discoverabilityTitle, attributes, state, handler)
    let runtime = Runtime.current
    self.identifier = identifier ?? Identifier("segue.action.\(runtime.makeEntryID())")
    super.init(title: title, subtitle: subtitle, image: image)
  }

  override var shownAs: MenuContent { .action(self) }

  package func perform(by sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// Performs the action, whatever its attributes are. The handler finds the sender in `sender`. The target has no effect.
  open func performWithSender(_ sender: Any?, target: Any?) { perform(by: sender.map { $0 as AnyObject }) }
}
