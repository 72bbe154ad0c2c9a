import QuartzCore

/// The parameters of a preview that is lifted out of the page.
@preconcurrency @MainActor
open class UIPreviewParameters: _UIObject {
  /// The part of the view that is lifted, in the view's coordinates. The default is `nil`, which means the whole view with its corners.
  open var visiblePath: UIBezierPath?
  /// The shape of the shadow, in the view's coordinates. The default is `nil`, which means the shape of the view.
  open var shadowPath: UIBezierPath?
  /// The background of the preview. The default is `nil`, which draws no background here.
  open var backgroundColor: UIColor!
  /// Creates the default parameters, which lift the view as it is.
  public init() { super.init(_r: ()) }
}

/// The position of a preview in the view hierarchy.
@preconcurrency @MainActor
open class UIPreviewTarget: _UIObject {
  /// The view in whose coordinates `center` is given.
  open private(set) var container: UIView
  /// The position of the preview's centre.
  open private(set) var center: CGPoint
  /// The transform of the preview at its target. The value is stored but has no effect here.
  open private(set) var transform: CGAffineTransform
  /// Creates a target at a point of a view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init(_r: ())
  }
}

/// A view that is lifted out of the page, and the position from which it comes or to which it returns.
@preconcurrency @MainActor
open class UITargetedPreview: _UIObject {
  /// The view that is lifted.
  open private(set) var view: UIView
  /// The parameters of the preview.
  open private(set) var parameters: UIPreviewParameters
  /// The position of the preview.
  open private(set) var target: UIPreviewTarget

  /// Creates a preview with a target. The view does not need to be in a window.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init(_r: ())
  }
  /// Creates a preview at the current position of a view. The view must be in a window, or the program stops.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let container = view.superview, view.window != nil else {
      preconditionFailure("\(view) is in no window: a preview of it needs a target that says where it stands")
    }
    self.init(view: view, parameters: parameters, target: UIPreviewTarget(container: container, center: view.center))
  }
  /// Creates a preview with default parameters at the current position of a view. The view must be in a window, or the program stops.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// Returns a copy of the preview with another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }
}
