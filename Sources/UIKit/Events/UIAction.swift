/// Something to do, with a name, for controls and menus.
@preconcurrency @MainActor
open class UIAction: _UIObject {
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
  open var title: String
  /// What stands for it.
  open var image: UIImage?
  /// What tells it from others.
  public let identifier: Identifier
  /// Who performs it.
  public internal(set) weak var sender: AnyObject?
  let handler: (UIAction) -> Void

  /// Without an identifier, the action is unlike any other.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping @MainActor (UIAction) -> Void
  ) {
    (self.title, self.image, self.handler) = (title, image, handler)
    let runtime = Runtime.current
    self.identifier = identifier ?? Identifier("segue.action.\(runtime.makeRecordID())")
    super.init(_r: ())
  }

  func perform(by sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
