import CoreGraphics
import QuartzCore

extension UIViewController.Transition {
  /// Whose zoom it is: what the source view's provider is asked with.
  @preconcurrency @MainActor
  public class ZoomSourceViewProviderContext: _UIObject {
    /// The controller whose page the source view is in: the presenter, or who is below in the stack.
    public let sourceViewController: UIViewController
    /// The controller that zooms: the presented or pushed one.
    public let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
      (sourceViewController, zoomedViewController) = (source, zoomed)
      super.init(_r: ())
    }
  }

  /// How a zoom looks, and when a finger may throw the page back.
  @preconcurrency @MainActor
  public class ZoomOptions: _UIObject {
    /// Which part of the page lies where the source view is, in the coordinates of the page's view; nil, or the answer nil or null, for
    /// the uppermost part of its width that has the source view's proportions.
    open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    /// What the page behind is covered with, as opaque as the colour is; nil for a light black.
    open var dimmingColor: UIColor?
    /// An effect on the page behind, under the colour; nil for none.
    open var dimmingVisualEffect: UIBlurEffect?
    /// Whether a finger's movement throws the page back; nil for the usual, which is the context's `willBegin`.
    open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

    /// Options that say nothing of their own.
    public init() { super.init(_r: ()) }

    func copied() -> ZoomOptions {
      let copy = ZoomOptions()
      copy.alignmentRectProvider = alignmentRectProvider
      copy.dimmingColor = dimmingColor
      copy.dimmingVisualEffect = dimmingVisualEffect
      copy.interactiveDismissShouldBegin = interactiveDismissShouldBegin
      return copy
    }

    /// What lies on what: the provider of the alignment rectangle is asked with it.
    @preconcurrency @MainActor
    public class AlignmentRectContext: _UIObject {
      /// The view from which the page comes, or into which it goes.
      public let sourceView: UIView
      /// The controller that zooms.
      public let zoomedViewController: UIViewController

      init(source: UIView, zoomed: UIViewController) {
        (sourceView, zoomedViewController) = (source, zoomed)
        super.init(_r: ())
      }
    }

    /// The movement of a finger that would throw the page back.
    @preconcurrency @MainActor
    public class InteractionContext: _UIObject {
      /// Where the finger is, in the page's view.
      public let location: CGPoint
      /// How fast it moves, in points per second.
      public let velocity: CGVector
      /// What the system would do.
      public let willBegin: Bool

      init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
        (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
        super.init(_r: ())
      }
    }
  }
}
