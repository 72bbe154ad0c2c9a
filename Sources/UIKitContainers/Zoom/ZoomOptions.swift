import CoreGraphics
import QuartzCore

extension UIViewController.Transition {
  /// The information with which the provider of the source view is called.
  @preconcurrency @MainActor
  public class ZoomSourceViewProviderContext: _UIObject {
    /// The controller whose view contains the source view: the presenting one, or the one below in the stack.
    public let sourceViewController: UIViewController
    /// The controller that zooms, which is the presented or pushed one.
    public let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
      (sourceViewController, zoomedViewController) = (source, zoomed)
      super.init(_r: ())
    }
  }

  /// The appearance of a zoom transition, and the conditions for its interactive dismissal.
  @preconcurrency @MainActor
  public class ZoomOptions: _UIObject {
    /// A closure that returns the part of the zoomed view that is aligned with the source view, in the zoomed view's coordinates.
    ///
    /// The default is `nil`. If the property or the result is `nil` or the rectangle is null, it is the top part with the proportions of
    /// the source view.
    open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    /// The colour that covers the view behind, with its own opacity. The default is `nil`, which means a light black.
    open var dimmingColor: UIColor?
    /// The effect on the view behind, below the dimming colour. The default is `nil`.
    open var dimmingVisualEffect: UIBlurEffect?
    /// A closure that returns whether a gesture dismisses the view. The default is `nil`, which means the context's `willBegin`.
    open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

    /// Creates options with default values.
    public init() { super.init(_r: ()) }

    func copied() -> ZoomOptions {
      let copy = ZoomOptions()
      copy.alignmentRectProvider = alignmentRectProvider
      copy.dimmingColor = dimmingColor
      copy.dimmingVisualEffect = dimmingVisualEffect
      copy.interactiveDismissShouldBegin = interactiveDismissShouldBegin
      return copy
    }

    /// The information with which the provider of the alignment rectangle is called.
    @preconcurrency @MainActor
    public class AlignmentRectContext: _UIObject {
      /// The view from which the zoomed view appears, or into which it disappears.
      public let sourceView: UIView
      /// The controller that zooms.
      public let zoomedViewController: UIViewController

      init(source: UIView, zoomed: UIViewController) {
        (sourceView, zoomedViewController) = (source, zoomed)
        super.init(_r: ())
      }
    }

    /// The information about a gesture that would dismiss the view.
    @preconcurrency @MainActor
    public class InteractionContext: _UIObject {
      /// The location of the finger in the zoomed view's coordinates.
      public let location: CGPoint
      /// The velocity of the finger, in points per second.
      public let velocity: CGVector
      /// A Boolean value that indicates whether the system would begin the dismissal.
      public let willBegin: Bool

      init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
        (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
        super.init(_r: ())
      }
    }
  }
}
