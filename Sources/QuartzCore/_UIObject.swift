import Foundation

/// The root of the main actor's classes.
///
/// NSObject's own `init()` belongs to no actor, so an override on the main actor is refused; this class hides it, and its
/// subclasses say `init()` freely. It does not derive from `_UIRoot`, whose subclasses may belong to no actor: it would not be Sendable.
@preconcurrency @MainActor
open class _UIObject: NSObject {
  /// As `_UIRoot`'s.
  nonisolated public final let _comparableWord = _UIRoot.comparableWord

  @available(*, unavailable)
  nonisolated public override init() { fatalError("unavailable") }
  /// The way up for subclasses.
  public init(_r: Void) { super.init() }
  /// What goes with the object: one of a kind.
  nonisolated(unsafe) final var attachments: [AnyObject] = []
}
