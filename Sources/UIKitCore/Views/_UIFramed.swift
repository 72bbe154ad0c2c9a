import CoreGraphics
import QuartzCore

/// The base class of views that can be created from their metatype.
///
/// The code `c.init(frame: …)` works with `let c: UIView.Type`, although no initializer is `required`.
/// `_UIMakeable` is the counterpart for layers.
/// A view class with its own designated initializers and no `init(frame:)` stops the process when it is created this way.
/// Swift reports “use of unimplemented initializer”.
@preconcurrency @MainActor
open class _UIFramed: UIResponder {
  // This is the first entry of the class in the method table. `_UIFramedTable` has its initializer at an equal position.
  /// Creates an object. Only subclasses call this initializer.
  public init(frame: CGRect) { super.init(_r: ()) }

  // MARK: Members that UIKit views override

  /// The rank of the view in the order of a collection view's own views. Views that the collection view did not create stay in front of
  /// them.
  @_spi(UIKit) open var heightInStack: Int { .max }
  /// A Boolean value that indicates whether the recognisers of the superview ignore touches in this view.
  ///
  /// It is `true` for a view that covers the superview's scrolling content.
  @_spi(UIKit) open var keepsTouchesFromSuperview: Bool { false }
  /// Called when a subview was hidden or shown.
  func visibilityDidChange(of subview: UIView) {}
  /// The insets that the device covers of a view that fills its screen. If it is `nil`, the superview's safe area counts.
  @_spi(UIKit) open var coveredByDevice: UIEdgeInsets? { nil }
  /// A Boolean value that indicates whether a controller's view inside keeps its previous safe area, because it is in motion.
  @_spi(UIKit) open var pinsSafeArea: Bool { false }
  /// A Boolean value that indicates whether the view is one accessibility element that combines the texts inside it.
  ///
  /// Controls inside the view stay separate elements.
  @_spi(UIKit) open var mergesTexts: Bool { false }
  /// A Boolean value that indicates whether the elements inside are read as a group, if the app does not set a value.
  @_spi(UIKit) open var keepsElementsTogether: Bool { false }
  /// The subviews in reading order, or `nil` if the order follows their positions.
  @_spi(UIKit) open var subviewsInReadingOrder: [UIView]? { nil }
  /// The frame, in screen points, that determines the position of the elements in the reading order. If it is `nil`, the actual frame
  /// counts.
  package var readingPlace: CGRect? { nil }
  /// A Boolean value that indicates whether the view scrolls its subviews, so that some of them are outside the visible area.
  package var scrollsElements: Bool { false }
  /// The object that participates in scrolling by touches in this view.
  @_spi(UIKit) open var dragSharer: (any NestedScrollParticipant)? { nil }
  /// A Boolean value that indicates whether touches in the view are cancelled when the view leaves its superview.
  var endsTouchesWithItsPlace: Bool { true }
  /// A Boolean value that indicates whether the transition system includes the views inside.
  var showsPlaces: Bool { true }
  /// A Boolean value that indicates whether the view should have been removed. It is checked between update cycles when no transition runs.
  var isLeftOver: Bool { false }
  /// Returns the height of the content wrapped to a width, or `nil` if the content does not wrap.
  @_spi(UIKit) open func contentHeight(wrappedTo width: CGFloat) -> CGFloat? { nil }
  /// A Boolean value that indicates whether the content wraps.
  @_spi(UIKit) open var contentWraps: Bool { false }
  /// The distances of the text baselines from the top and the bottom of the bounds. They are `nil` without text.
  @_spi(UIKit) open var firstBaselineFromTop: CGFloat? { nil }
  @_spi(UIKit) open var lastBaselineFromBottom: CGFloat? { nil }
  func defaultContentHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
  /// A Boolean value that indicates whether the content has a separate layout space, as in a scroll view.
  var laysOutContentApart: Bool { false }
  /// The edges at which the content already avoids the safe area, so that nothing counts as covered there.
  var edgesTakingSafeArea: UIRectEdge { [] }
  /// Called when constraints have determined the extent of the separate layout space.
  func contentExtentDidSolve(width: CGFloat?, height: CGFloat?) {}
}

/// A class with the method table of `_UIFramed`. It is `open`, so that no optimizer knows all its subclasses.
@preconcurrency @MainActor
open class _UIFramedTable: UIResponder {
  /// Creates an object in place of `_UIFramed.init(frame:)`.
  public required init(frame: CGRect) { super.init(_r: ()) }
}

extension _MadeByMetatype where Self: UIView {
  /// Creates a view with an empty frame. The class is the value of the metatype, and its `init(frame:)` is called.
  @_disfavoredOverload
  @_silgen_name("segue_make_view")
  public init()
  /// Creates a view with a frame. The class is the value of the metatype, and its `init(frame:)` is called.
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
