import Foundation

/// The root of classes that are made by their metatype although their `init()` is not `required`: source for iOS says `override init()`
/// in their subclasses, and nothing at all in those that are made in another way.
///
/// A subclass without an `init()` stops when it is made so, with Swift's own sentence (“use of unimplemented initializer”). (Decision 71)
@preconcurrency @MainActor
open class _UIMakeable: _UIObject, _MadeByMetatype {
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

/// Whatever may be made by a metatype, `c.init()` with `let c: CALayer.Type`, although no initializer of it is `required`, as on iOS.
///
/// Its initializers are in extensions of this protocol, by class, because only initializers of protocols and required ones may be called so.
/// They are disfavoured: where the class is written out, its own initializers answer.
@preconcurrency @MainActor
public protocol _MadeByMetatype {}

// An initializer in an extension of a protocol is handed the metatype, and cannot read it: its `Self` is what the compiler knows (`CALayer`).
// A static method reads it. The two are called alike (the metatype in the register of `self`, an owned object back), so the method below
// stands under the initializer's symbol. `MetatypeTests` sees that it is the object's own class that was made.
extension _MadeByMetatype where Self: _UIMakeable {
  /// A new object of the class that the metatype stands for, by that class's `init()`.
  @_disfavoredOverload
  @_silgen_name("segue_make")
  public init()

  @usableFromInline
  @_silgen_name("segue_make")
  static func make() -> Self { _UIMakeable.make(self) }
}
