import Foundation
import QuartzCore

/// The base class of view controllers that can be created from their metatype.
///
/// The code `c.init()` works with `let c: UIViewController.Type`, although no initializer is `required`.
/// `_UIMakeable` is the counterpart for layers.
/// A class with its own designated initializers and no `init(nibName:bundle:)` stops the process when it is created this way.
/// Swift reports “use of unimplemented initializer”.
@preconcurrency @MainActor
open class _UINamed: UIResponder {
  // This is the only entry of the class in the method table. `_UINamedTable` has its initializer at an equal position.
  /// Creates an object. Only subclasses call this initializer.
  public init(nibName: String?, bundle: Bundle?) { super.init(_r: ()) }
}

/// A class with the method table of `_UINamed`. It is `open`, so that no optimizer knows all its subclasses.
@preconcurrency @MainActor
open class _UINamedTable: UIResponder {
  /// Creates an object in place of `_UINamed.init(nibName:bundle:)`.
  public required init(nibName: String?, bundle: Bundle?) { super.init(_r: ()) }
}

extension _MadeByMetatype where Self: UIViewController {
  /// Creates a view controller of the metatype's class. The `init(nibName:bundle:)` of that class is called.
  @_disfavoredOverload
  @_silgen_name("segue_make_controller")
  public init()
  /// Creates a view controller of the metatype's class. The `init(nibName:bundle:)` of that class is called.
  ///
  /// Segue reads no nib files, so a nib name stops the process.
  @_disfavoredOverload
  @_silgen_name("segue_make_controller_nib")
  public init(nibName: String?, bundle: Bundle?)

  @usableFromInline
  @_silgen_name("segue_make_controller")
  static func makeController() -> Self { makeController(nibName: nil, bundle: nil) }
  // The parameters are owned, as in an initializer. A method would only borrow them, but the caller of an initializer passes ownership.
  @usableFromInline
  @_silgen_name("segue_make_controller_nib")
  static func makeController(nibName: consuming String?, bundle: consuming Bundle?) -> Self {
    let made: AnyObject = unsafeBitCast(self, to: _UINamedTable.Type.self).init(nibName: nibName, bundle: bundle)
    return unsafeDowncast(made, to: Self.self)
  }
}
