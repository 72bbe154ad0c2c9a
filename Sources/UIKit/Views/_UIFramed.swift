import CoreGraphics
import QuartzCore

/// The root of views, which are made by their metatype, `c.init(frame: …)` with `let c: UIView.Type`, although no initializer is `required`.
///
/// As `_UIMakeable` is for layers. A view whose class has initializers of its own and no `init(frame:)` stops when it is made so, with Swift's
/// own sentence (“use of unimplemented initializer”).
@preconcurrency @MainActor
open class _UIFramed: UIResponder {
  // The first entry of its own in the table of methods: `_UIFramedTable` has the same one at the same place.
  /// The way up for subclasses.
  public init(frame: CGRect) { super.init(_r: ()) }

  // MARK: Members that UIKit's own views override

  /// How far in front a collection view keeps it among its own; what it did not make stays in front of those.
  var heightInStack: Int { .max }
  /// Whether recognizers of the superview see none of the touches in it: it covers what that scrolls.
  var keepsTouchesFromSuperview: Bool { false }
  /// A subview was hidden or shown.
  func visibilityDidChange(of subview: UIView) {}
  /// What the device covers of a view that fills its screen; nil: what the superview's safe area leaves out.
  var coveredByDevice: UIEdgeInsets? { nil }
  /// Whether a controller's view in it keeps the safe area that it came with: it is only on its way.
  var pinsSafeArea: Bool { false }
  /// Whether it is read as one element that says what the texts in it say, with the controls in it beside it.
  var mergesTexts: Bool { false }
  /// Whether what is inside is read together, where the app does not say so.
  var keepsElementsTogether: Bool { false }
  /// What is inside in the order in which it is read, where it is not that of places; nil for that.
  var subviewsInReadingOrder: [UIView]? { nil }
  /// Where what is inside is taken to lie on the screen, beside what is around; nil for where it lies.
  var readingPlace: CGRect? { nil }
  /// Whether it moves what is inside, so that some of it is out of sight.
  var scrollsElements: Bool { false }
  /// Who takes a share of the fingers that scroll what is inside.
  var dragSharer: (any DragSharing)? { nil }
  /// Whether touches in it are cancelled when it leaves its superview.
  var endsTouchesWithItsPlace: Bool { true }
  /// Whether the transition machine sees what is inside.
  var showsPlaces: Bool { true }
  /// Whether it should be gone by now: asked between turns, when no transition is under way.
  var isLeftOver: Bool { false }
  /// The height of content that wraps at a width; nil if it does not wrap.
  func contentHeight(wrappedTo width: CGFloat) -> CGFloat? { nil }
  /// Whether it would wrap.
  var contentWraps: Bool { false }
  /// Distances of the text's baselines from the bounds' top and bottom; nil without text.
  var firstBaselineFromTop: CGFloat? { nil }
  var lastBaselineFromBottom: CGFloat? { nil }
  func defaultContentHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
  /// Whether what lies within is laid out in a space of its own, as a scroll view's content is.
  var laysOutContentApart: Bool { false }
  /// The edges at which what lies within is kept clear of the safe area already, so that nothing of it counts as covered there.
  var edgesTakingSafeArea: UIRectEdge { [] }
  /// Constraints determined the extent of that space.
  func contentExtentDidSolve(width: CGFloat?, height: CGFloat?) {}
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
