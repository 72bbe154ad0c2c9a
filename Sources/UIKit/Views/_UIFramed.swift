import CoreGraphics
import QuartzCore

/// The root of views, which are made by their metatype, `c.init(frame: …)` with `let c: UIView.Type`, although no initializer is `required`.
///
/// As `_UIMakeable` is for layers. A view whose class has initializers of its own and no `init(frame:)` stops when it is made so, with Swift's
/// own sentence (“use of unimplemented initializer”).
@preconcurrency @MainActor
open class _UIFramed: UIResponder {
  // The first and only entry of its own in the table of methods: `_UIFramedTable` has the same one at the same place.
  /// The way up for subclasses.
  public init(frame: CGRect) { super.init(_r: ()) }
}

/// Has the table of methods of `_UIFramed`. It is open so that no optimizer knows all of its subclasses.
@preconcurrency @MainActor
open class _UIFramedTable: UIResponder {
  /// In the place of `_UIFramed.init(frame:)`.
  public required init(frame: CGRect) { super.init(_r: ()) }
}

extension _MadeByMetatype where Self: UIView {
  /// A new view of the class that the metatype stands for and of no size, by that class's `init(frame:)`.
  @_disfavoredOverload
  @_silgen_name("segue_make_view")
  public init()
  /// A new view of the class that the metatype stands for, by that class's `init(frame:)`.
  @_disfavoredOverload
  @_silgen_name("segue_make_view_frame")
  public init(frame: CGRect)

  @usableFromInline
  @_silgen_name("segue_make_view")
  static func makeView() -> Self { makeView(frame: .zero) }
  @usableFromInline
  @_silgen_name("segue_make_view_frame")
  static func makeView(frame: CGRect) -> Self {
    let made: AnyObject = unsafeBitCast(self, to: _UIFramedTable.Type.self).init(frame: frame)
    return unsafeDowncast(made, to: Self.self)
  }
}
