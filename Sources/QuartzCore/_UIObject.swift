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

/// The root of classes that are made by their metatype although their `init()` is not `required`: source for iOS says `override init()`
/// in their subclasses, and nothing at all in those that are made in another way.
///
/// A subclass without an `init()` stops when it is made so, with Swift's own sentence (“use of unimplemented initializer”). (Decision 71)
@preconcurrency @MainActor
open class _UIMakeable: _UIObject {
  // The first and only entry of its own in the table of methods: `_UIMakeableTable` has the same one at the same place.
  /// The way up for subclasses.
  public init() { super.init(_r: ()) }

  /// A new object of a class, by that class's `init()`.
  package static func make<Made: _UIMakeable>(_ type: Made.Type) -> Made {
    // An initializer of a class is found in the class's table of methods whether it is required or not; that it must be there is all that
    // `required` promises, and where it is not, the compiler has put the sentence above in its place.
    let made: AnyObject = unsafeBitCast(type, to: _UIMakeableTable.Type.self).init()
    return unsafeDowncast(made, to: Made.self)
  }
}

/// Has the table of methods of `_UIMakeable`. It is open so that no optimizer knows all of its subclasses.
@preconcurrency @MainActor
open class _UIMakeableTable: _UIObject {
  /// In the place of `_UIMakeable.init()`.
  public required init() { super.init(_r: ()) }
}
