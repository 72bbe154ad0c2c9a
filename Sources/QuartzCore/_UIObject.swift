import Foundation

/// The base class of classes that are isolated to the main actor.
///
/// The `init()` of NSObject is not isolated to an actor, so it cannot be overridden on the main actor. This class hides it, so that
/// subclasses can declare `init()`. It does not inherit from `_UIRoot`, whose subclasses can be without an actor, because it would not be
/// Sendable then.
@preconcurrency @MainActor
open class _UIObject: NSObject {
  /// The first word of every object, as in `_UIRoot`.
  nonisolated public final let _comparableWord = _UIRoot.comparableWord

  @available(*, unavailable)
  nonisolated public override init() { fatalError("unavailable") }
  /// Creates an object. Subclasses call it as their superclass initializer.
  public init(_r: Void) { super.init() }
  /// Called after a nib file has created and connected the object. Nothing calls it yet, because Segue does not read nib files.
  open func awakeFromNib() {}
  /// Called by Interface Builder before it shows the object. Nothing calls it here.
  open func prepareForInterfaceBuilder() {}
  /// The objects that are attached to this one, at most one of each class.
  nonisolated(unsafe) final var attachments: [AnyObject] = []
}
