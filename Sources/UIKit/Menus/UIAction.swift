/// Something to do, with a name, for controls and menus.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
  /// Tells actions apart; two of one identifier replace each other in a control.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// From a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// From a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What it is called.
  open override var title: String {
    get { ownTitle }
    set { ownTitle = newValue }
  }
  /// What stands for it.
  open override var image: UIImage? {
    get { ownImage }
    set { ownImage = newValue }
  }
  /// What tells assistive technology more than the title.
  open var discoverabilityTitle: String?
  /// What tells it from others.
  open private(set) var identifier: Identifier
  /// How it behaves in a menu; nothing special at first.
  open var attributes: Attributes
  /// How it stands in a menu; off at first.
  open var state: State
  /// Who performs it.
  open internal(set) weak var sender: AnyObject?
  let handler: (UIAction) -> Void

  /// Without an identifier, the action is unlike any other.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping @MainActor (UIAction) -> Void
  ) {
    (self.discoverabilityTitle, self.attributes, self.state, self.handler) = (discoverabilityTitle, attributes, state, handler)
    let runtime = Runtime.current
    self.identifier = identifier ?? Identifier("segue.action.\(runtime.makeRecordID())")
    super.init(title: title, subtitle: subtitle, image: image)
  }

  override var shownAs: MenuContent { .action(self) }

  func perform(by sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// Performs it, whatever its attributes say. The handler finds the sender in the action; a target plays no part.
  open func performWithSender(_ sender: Any?, target: Any?) { perform(by: sender.map { $0 as AnyObject }) }
}
