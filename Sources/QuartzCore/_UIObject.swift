import Foundation

/// The root of the main actor's classes.
///
/// NSObject's own `init()` belongs to no actor, so an override on the main actor is refused; this class hides it, and its
/// subclasses say `init()` freely.
@preconcurrency @MainActor
open class _UIObject: NSObject {
  @available(*, unavailable)
  nonisolated public override init() { fatalError("unavailable") }
  /// The way up for subclasses.
  public init(_r: Void) { super.init() }
}
