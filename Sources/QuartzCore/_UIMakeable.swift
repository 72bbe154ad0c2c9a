import Foundation

/// The base class of classes that are created through their metatype although their `init()` is not `required`. Source code for iOS
/// declares `override init()` in subclasses, or no such initializer at all.
///
/// The creation of a subclass without an `init()` stops the program with Swift's own message, “use of unimplemented initializer”. See
/// Docs/decisions/0071-made-by-a-metatype.md.
@preconcurrency @MainActor
open class _UIMakeable: _UIObject, _MadeByMetatype {
  // This is the first and only own entry in the method table. `_UIMakeableTable` has the same entry at the same position.
  /// Creates an object. Subclasses call it as `super.init()`.
  public init() { super.init(_r: ()) }

  /// Creates an object of a class through that class's `init()`.
  package static func make<Made: _UIMakeable>(_ type: Made.Type) -> Made {
    // An initializer of a class is called through the class's method table, whether it is required or not. `required` only guarantees that
    // it exists. Otherwise the compiler puts the message named above in its place.
    let made: AnyObject = unsafeBitCast(type, to: _UIMakeableTable.Type.self).init()
    return unsafeDowncast(made, to: Made.self)
  }
}

/// A class with the method table of `_UIMakeable`. It is open, so that no optimizer knows all its subclasses.
@preconcurrency @MainActor
open class _UIMakeableTable: _UIObject {
  /// Creates an object. It has the position of `_UIMakeable.init()` in the method table.
  public required init() { super.init(_r: ()) }
}

/// A type whose objects can be created through a metatype, as with `c.init()` and `let c: CALayer.Type`, although no initializer is
/// `required`. iOS permits this too.
///
/// The initializers are declared in extensions of this protocol for each class, because only initializers of protocols and required ones
/// can be called that way. They are disfavoured, so a call that names the class uses the class's own initializers.
@preconcurrency @MainActor
public protocol _MadeByMetatype {}

// An initializer in a protocol extension receives the metatype but cannot read it, because its `Self` is the static type (`CALayer`). A
// static method can read it. Both have the same calling convention: the metatype is in the register of `self`, and an owned object is
// returned. The method below therefore has the initializer's symbol. `MetatypeTests` verifies that an object of the dynamic class is
// created.
extension _MadeByMetatype where Self: _UIMakeable {
  /// Creates an object of the class that the metatype denotes, through that class's `init()`.
  @_disfavoredOverload
  @_silgen_name("segue_make")
  public init()

  @usableFromInline
  @_silgen_name("segue_make")
  static func make() -> Self { _UIMakeable.make(self) }
}
