import Foundation
import QuartzCore

/// The root of controllers, which are made by their metatype, `c.init()` with `let c: UIViewController.Type`, although no initializer is
/// `required`.
///
/// As `_UIMakeable` is for layers. A controller whose class has initializers of its own and no `init(nibName:bundle:)` stops when it is made so,
/// with Swift's own sentence (“use of unimplemented initializer”).
@preconcurrency @MainActor
open class _UINamed: UIResponder {
  // The first and only entry of its own in the table of methods: `_UINamedTable` has the same one at the same place.
  /// The way up for subclasses.
  public init(nibName: String?, bundle: Bundle?) { super.init(_r: ()) }
}

/// Has the table of methods of `_UINamed`. It is open so that no optimizer knows all of its subclasses.
@preconcurrency @MainActor
open class _UINamedTable: UIResponder {
  /// In the place of `_UINamed.init(nibName:bundle:)`.
  public required init(nibName: String?, bundle: Bundle?) { super.init(_r: ()) }
}

extension _MadeByMetatype where Self: UIViewController {
  /// A new controller of the class that the metatype stands for, by that class's `init(nibName:bundle:)`.
  @_disfavoredOverload
  @_silgen_name("segue_make_controller")
  public init()
  /// A new controller of the class that the metatype stands for, by that class's `init(nibName:bundle:)`. There are no nib files: a name stops.
  @_disfavoredOverload
  @_silgen_name("segue_make_controller_nib")
  public init(nibName: String?, bundle: Bundle?)

  @usableFromInline
  @_silgen_name("segue_make_controller")
  static func makeController() -> Self { makeController(nibName: nil, bundle: nil) }
  // Owned, as what an initializer is given: a method only borrows, and who called the initializer has handed them over.
  @usableFromInline
  @_silgen_name("segue_make_controller_nib")
  static func makeController(nibName: consuming String?, bundle: consuming Bundle?) -> Self {
    let made: AnyObject = unsafeBitCast(self, to: _UINamedTable.Type.self).init(nibName: nibName, bundle: bundle)
    return unsafeDowncast(made, to: Self.self)
  }
}
