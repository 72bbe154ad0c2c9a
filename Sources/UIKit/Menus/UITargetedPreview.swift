import QuartzCore

/// How a view is lifted out of the page.
@preconcurrency @MainActor
open class UIPreviewParameters: _UIObject {
  /// The part of the view that is lifted, in its coordinates; nil stands for all of it, with its own corners.
  open var visiblePath: UIBezierPath?
  /// The shape of the shadow, in the view's coordinates; nil stands for that of the view.
  open var shadowPath: UIBezierPath?
  /// What is behind it while it is lifted; nil stands for the system's background.
  open var backgroundColor: UIColor!
  /// A view that is lifted as it is.
  public init() { super.init(_r: ()) }
}

/// Where a preview stands in the hierarchy.
@preconcurrency @MainActor
open class UIPreviewTarget: _UIObject {
  /// The view whose coordinates `center` is in.
  open private(set) var container: UIView
  /// Where the middle of the preview goes to.
  open private(set) var center: CGPoint
  /// What is done to the preview on its way.
  open private(set) var transform: CGAffineTransform
  /// A place in a view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init(_r: ())
  }
}

/// A view that is lifted out of the page, and where it comes from or goes back to.
@preconcurrency @MainActor
open class UITargetedPreview: _UIObject {
  /// The view.
  open private(set) var view: UIView
  /// How it is lifted.
  open private(set) var parameters: UIPreviewParameters
  /// Where it stands.
  open private(set) var target: UIPreviewTarget

  /// A view that has not to be in a window, as the target says where it stands.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init(_r: ())
  }
  /// A view where it stands; it has to be in a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let container = view.superview, view.window != nil else {
      preconditionFailure("\(view) is in no window: a preview of it needs a target that says where it stands")
    }
    self.init(view: view, parameters: parameters, target: UIPreviewTarget(container: container, center: view.center))
  }
  /// A view where it stands, lifted as it is.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// The same preview for another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
  /// How large the view is.
  open var size: CGSize { view.bounds.size }
}
