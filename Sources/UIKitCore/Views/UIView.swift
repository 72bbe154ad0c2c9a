import Foundation
import Motion
import QuartzCore

/// A rectangular area of the screen that draws content, lays out subviews and handles touches.
///
/// A view has a layer. A change of an animatable property inside an animation block becomes an animation.
@preconcurrency @MainActor
open class UIView: _UIFramed, _MadeByMetatype, LayerOwner, CALayerDelegate {
  nonisolated open override class func objcKeys() -> [ObjCKey] { (self as any ViewKeys.Type).viewKeys + super.objcKeys() }

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that renders the view. It is an instance of `layerClass`.
  open var layer: CALayer { ownLayer }
  /// The layer, independent of an override of `layer`.
  final let ownLayer: CALayer
  /// The view that contains this view. It is `nil` for the root of a tree.
  open var superview: UIView? { parentView }
  /// The superview, independent of an override of `superview`.
  // The reference is not weak. A weak one would need a side table for each view and make each retain and release three times as expensive.
  final nonisolated(unsafe) unowned(unsafe) var parentView: UIView?
  /// A Boolean value that indicates whether the superview was released, together with the engine of this view's constraints.
  ///
  /// `layoutRoot` restores the constraints for the surviving views.
  nonisolated(unsafe) var isOrphan = false
  /// The subviews, ordered from back to front.
  open var subviews: [UIView] { childViews }
  /// The subviews, independent of an override of `subviews`.
  final var childViews: [UIView] = []
  /// The window that contains the view. The value is `nil` if the view is in no window.
  open var window: UIWindow? { hostWindow }
  /// The window, independent of an override of `window`.
  final weak var hostWindow: UIWindow?

  /// Creates a view with a frame in its superview's coordinate system, in points.
  public override init(frame: CGRect) {
    ownLayer = type(of: self).makeLayer()
    super.init(frame: frame)
    ownLayer.owner = self
    ownLayer.isOpaque = true
    ownLayer.contentsScale = runtime.app.device.scale
    self.frame = frame
  }
  /// Creates a view from an archive. Segue does not read archives, so nothing calls this initializer.
  public required init?(coder: NSCoder) {
    ownLayer = type(of: self).makeLayer()
    super.init(frame: .zero)
    ownLayer.owner = self
    ownLayer.isOpaque = true
    ownLayer.contentsScale = runtime.app.device.scale
  }
  /// Creates a view with an empty frame.
  public convenience init() { self.init(frame: .zero) }

  deinit {
    ownLayer.owner = nil
    mask?.maskedView = nil
    for view in childViews { (view.parentView, view.isOrphan) = (nil, true) }
  }

  open override var next: UIResponder? { controller ?? superview }
  /// The view controller that this view belongs to.
  package weak var controller: UIViewController?

  // MARK: Geometry

  /// The rectangle of the view in its superview's coordinate system, in points.
  ///
  /// The value is undefined if `transform` does more than translate and scale.
  open var frame: CGRect {
    get { ownLayer.frame }
    set {
      objcStorage?.willChange("frame")
      let old = ownLayer.bounds.size
      ownLayer.frame = newValue
      geometryDidChange(resized: old != ownLayer.bounds.size)
      objcStorage?.didChange("frame")
    }
  }
  /// The rectangle of the view in its own coordinate system, in points. A new origin scrolls the subviews.
  open var bounds: CGRect {
    get { ownLayer.bounds }
    set {
      objcStorage?.willChange("bounds")
      let old = ownLayer.bounds
      ownLayer.bounds = newValue
      if old.size != newValue.size { geometryDidChange(resized: true) }
      if old.origin != newValue.origin { layoutEdgesDidChange([.frame]) }
      objcStorage?.didChange("bounds")
    }
  }
  /// The position of the anchor point in the superview's coordinate system, in points.
  open var center: CGPoint {
    get { ownLayer.position }
    set {
      objcStorage?.willChange("center")
      ownLayer.position = newValue
      geometryDidChange(resized: false)
      objcStorage?.didChange("center")
    }
  }
  /// The affine transform applied to the view around its anchor point. The default is the identity transform.
  ///
  /// The transform changes neither `bounds` nor `center`.
  open var transform: CGAffineTransform {
    get { ownLayer.affineTransform() }
    set {
      objcStorage?.willChange("transform")
      ownLayer.setAffineTransform(newValue)
      objcStorage?.didChange("transform")
    }
  }
  /// The point of the bounds that `center` positions and around which `transform` is applied. The default is (0.5, 0.5), the centre.
  ///
  /// Each coordinate is in the range 0 to 1 across the bounds. A new anchor point does not change `center`, so the view moves.
  open var anchorPoint: CGPoint {
    get { ownLayer.anchorPoint }
    set { ownLayer.anchorPoint = newValue }
  }
  /// The lengths that change when the superview's size changes. The default is an empty set.
  open var autoresizingMask: AutoresizingMask = [] { didSet { if autoresizingMask != oldValue { layoutGeometryDidChange() } } }
  /// A Boolean value that indicates whether a new size resizes the subviews by their `autoresizingMask`. The default is `true`.
  open var autoresizesSubviews = true
  /// Returns the size that fits the content best, in points. The default implementation returns the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Resizes the view to the size that fits the content best. The origin of the frame does not change (Docs/behaviour/layout.md, "Views and
  /// layers").
  open func sizeToFit() {
    let origin = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    if frame.origin != origin { frame.origin = origin }
  }

  // MARK: Snapshots

  /// Returns a view with a static image of this view. The result is `nil` if `afterUpdates` is `false` and the view was never shown
  /// (Docs/behaviour/animation.md, "Snapshots").
  ///
  /// If `afterUpdates` is `false`, the image shows the last rendered state, including running animations. If it is `true`, the image
  /// includes pending changes.
  ///
  /// With `true`, a view outside a window is laid out in its current state. A transition needs this for an image of its destination.
  /// The result has the size of this view. The image contains neither the view's own transform and opacity, nor the content behind it.
  /// A visual effect in the image blurs only content of this view.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { snapshot(of: bounds, afterUpdates, .zero) }
  /// Returns a view with a static image of a rectangle of the bounds. When the result is resized, the area between the insets stretches.
  open func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets)
    -> UIView?
  {
    snapshot(of: rect, afterUpdates, capInsets)
  }
  /// Draws the image of `snapshotView` into the current graphics context. Returns `false` if there is nothing to draw.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { draw(in: rect, afterUpdates) }

  // MARK: Appearance

  /// The opacity of the view and its subviews, in the range 0 to 1. The default is 1.
  ///
  /// A view with an opacity below 0.01 receives no touches.
  open var alpha: CGFloat {
    get { ownLayer.alpha }
    set {
      objcStorage?.willChange("alpha")
      ownLayer.alpha = min(max(newValue, 0), 1)
      objcStorage?.didChange("alpha")
    }
  }
  /// The colour that fills the bounds behind all content. The default is `nil`, which is transparent.
  open var backgroundColor: UIColor? {
    get { shownBackground }
    set {
      setBackground(newValue)
      noteLook("backgroundColor", \UIView.backgroundColor, newValue, .backgroundColor)
    }
  }
  /// A Boolean value that indicates whether the view and its subviews are hidden. A hidden view receives no touches. The default is
  /// `false`.
  open var isHidden: Bool {
    get { ownLayer.isHidden || folding != nil }
    set {
      objcStorage?.willChange("hidden")
      defer { objcStorage?.didChange("hidden") }
      guard newValue != isHidden else { return }
      folding = nil
      ownLayer.isHidden = newValue
      superview?.visibilityDidChange(of: self)
    }
  }
  /// The number of the animation in which a stack view collapses this view. The view is hidden but still visible in that animation.
  var folding: Int?
  /// A Boolean value that indicates whether content is clipped to the bounds, including rounded corners. The default is `false`.
  open var clipsToBounds: Bool {
    get { ownLayer.masksToBounds }
    set { ownLayer.masksToBounds = newValue }
  }
  /// The view whose opacity masks this view. It has no superview. The default is `nil`, which shows the whole view.
  open var mask: UIView? { didSet { maskDidChange(from: oldValue) } }
  /// The view that this view masks. The reference is not weak, as for `superview`, because the mask is notified when the masked view ends.
  nonisolated(unsafe) unowned(unsafe) var maskedView: UIView?
  /// A Boolean value that promises that the view fills its bounds with opaque content. The default is `true`.
  ///
  /// The value is stored and has no effect, because the compositor detects opaque content.
  open var isOpaque: Bool {
    get { ownLayer.isOpaque }
    set { ownLayer.isOpaque = newValue }
  }
  /// The way in which drawn content adapts to a new size. The default is `ContentMode.scaleToFill`.
  open var contentMode = ContentMode.scaleToFill { didSet { contentModeDidChange() } }
  /// The number of pixels in a point of drawn content. The default is the scale of the screen.
  open var contentScaleFactor: CGFloat {
    get { ownLayer.contentsScale }
    set { ownLayer.contentsScale = newValue }
  }
  package var ownTint: UIColor?
  /// The properties that were set on this view, and the appearance proxies that apply to it. They are created when needed.
  final var ownLooks: OwnLooks = []
  final var ownStyling: Styling?
  /// The tint colour of controls and template images. If it is `nil`, the view uses the superview's tint colour.
  open var tintColor: UIColor! {
    get { effectiveTint }
    set {
      ownTint = newValue
      tellTint()
      noteLook("tintColor", \UIView.tintColor, newValue, .tintColor)
    }
  }
  /// The mode that determines whether `tintColor` is shown as it is or in grey, here and in the subviews.
  ///
  /// The default is automatic, which means the superview's mode. The getter never returns `.automatic`.
  /// Views behind an alert, a popover or a dimming sheet are dimmed during the presentation (Docs/behaviour/bars.md, "Other bar
  /// behaviour").
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintMode }
    set { changeTintMode { $0.own = newValue } }
  }
  var tintMode = TintMode()
  /// Called when `tintColor` or the tint adjustment mode of the view changes, also through a superview.
  open dynamic func tintColorDidChange() {}

  // MARK: Traits

  /// Called when the traits of the view change. It is not called for the initial traits.
  open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The description of the content that determines whether it is mirrored in a right-to-left language. By default it is mirrored.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }
  /// The traits that the view last received. The value is `nil` until they are first needed.
  var knownTraits: UITraitCollection?
  /// The interface style of the view and its subviews. The default is `.unspecified`, which means the style of the superview.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overriddenTraits?.style ?? .unspecified }
    set { say(.withNextUpdate) { $0.style = newValue } }
  }
  /// The traits that this view overrides, or `nil` if there are none.
  var overriddenTraits: OverriddenTraits?
  var traitRegistrations: [TraitRegistration] = []
  /// The background colour that the app set, if it depends on traits.
  var givenBackground: UIColor?
  /// Called when colours that depend on traits have changed. Views that draw with such colours override it.
  @_spi(UIKit) open func colorsDidChange() { requestDisplay() }  // drawn content may contain the old colours
  /// Called when the text size or weight setting changes. Views that set text override it.
  @_spi(UIKit) open func textSizeDidChange() {}
  /// Called when the layout direction of the view changes. Views that place content without constraints override it.
  @_spi(UIKit) open func layoutDirectionDidChange() {
    directionOfConstraintsDidChange()
    turnMargins()
    setNeedsLayout()
  }

  // MARK: Identity

  /// A number that identifies the view for `viewWithTag(_:)`. The default is 0.
  open var tag = 0
  /// The identifier by which UI tests and traces find the view.
  open var accessibilityIdentifier: String?
  /// The frame in screen points for assistive technologies. The default is the frame of the view.
  open override var accessibilityFrame: CGRect {
    get { ownAccessibilityFrame ?? screenFrame(of: bounds) }
    set { super.accessibilityFrame = newValue }
  }
  /// A Boolean value that indicates whether the view keeps its colours when the user inverts the screen.
  ///
  /// The value is stored and has no effect, because Segue never inverts colours.
  open var accessibilityIgnoresInvertColors = false
  /// A Boolean value that indicates whether the view and its subviews receive touches. The default is `true`.
  open var isUserInteractionEnabled = true
  /// A Boolean value that indicates whether the view receives more than one touch at a time. The default is `false`.
  open var isMultipleTouchEnabled = false
  /// A Boolean value that indicates whether a touch in this view blocks touches in all other views of the window. The default is `false`.
  open var isExclusiveTouch = false

  // MARK: Changes of the hierarchy

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes. The argument is `nil` if the view is removed.
  open dynamic func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open dynamic func didMoveToSuperview() {}
  /// Called before the window of the view changes. The argument is `nil` if the view leaves its window.
  open dynamic func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window of the view changed.
  open dynamic func didMoveToWindow() {}
  /// Adds a view in front of the other subviews. The view is removed from its previous superview.
  open dynamic func addSubview(_ view: UIView) { insert(view, at: childViews.count) }
  /// Removes the view from its superview. Its constraints to other views and all its animations are removed too.
  open dynamic func removeFromSuperview() { leaveSuperview() }

  // MARK: Layout

  /// The work that the view waits for. Each view is laid out and displayed once without a request.
  final var pendingWork: PendingWork = [.layout, .display]
  /// The subviews in which a view waits for layout or display.
  var waiting = WaitingViews()
  /// The passes for which the superview's waiting list contains this view.
  var awaited = Awaited()
  /// The index of the view in the superview's subviews at the last query.
  nonisolated(unsafe) var knownPlace = 0
  /// A Boolean value that indicates whether `layoutSubviews()` is running.
  package var isLayingOut = false
  /// A Boolean value that indicates whether the current layout adds and removes subviews. Such changes request no other pass.
  @_spi(UIKit) open var isArrangingSubviews: Bool { false }
  /// Lays out the subviews. The default implementation applies the Auto Layout constraints.
  open dynamic func layoutSubviews() { applyConstraints() }
  /// Requests a call of `layoutSubviews()` before the next commit.
  open dynamic func setNeedsLayout() { markLayout() }
  /// Lays out the view and its subviews immediately, where layout was requested.
  open func layoutIfNeeded() {
    runtime.handDownLateTraits()
    layOut()
  }

  /// Updates the view's constraints. An override must call `super` as its last step.
  open dynamic func updateConstraints() { controller?.updateViewConstraints() }
  var constraintUpdates: ConstraintUpdates = .own
  var layoutState: LayoutState?
  var isPlacedByConstraints = false
  /// The natural size of the content, in points. It is `noIntrinsicMetric` on an axis without a natural size, which is the default.
  open dynamic var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  /// Reports that `intrinsicContentSize` has changed.
  open func invalidateIntrinsicContentSize() {
    intrinsicSizeMayHaveChanged()
    setNeedsLayout()
  }
  /// The insets from the frame to the alignment rectangle, in points. The default is zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view whose first line of text provides this view's first baseline. The default is the view itself.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last line of text provides this view's last baseline. The default is the view itself.
  open var forLastBaselineLayout: UIView { self }
  /// Returns the size that satisfies the view's constraints and is nearest to the target size.
  ///
  /// The priorities state how strongly each side of the target size is requested.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    return LayoutEngine(root: self, isTrial: true).fit(targetSize, horizontal: horizontal, vertical: vertical)
  }
  /// Returns the size that satisfies the view's constraints and is nearest to the target size.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  /// A Boolean value that indicates whether views of this class need constraints. The default is `false`.
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Safe area and margins

  /// Called when the safe area of the view changes.
  open dynamic func safeAreaInsetsDidChange() {}
  /// Called when the layout margins of the view change.
  open func layoutMarginsDidChange() {}
  /// The margins that the app set. The value is `nil` for the default margins, which differ for a view controller's view.
  var ownMargins: OwnMargins?
  /// A Boolean value that indicates whether the margins include the safe area insets. The default is `true`.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { marginsMayHaveChanged() } }
  /// A Boolean value that indicates whether the margins are at least as large as the superview's. The default is `false`.
  open var preservesSuperviewLayoutMargins = false { didSet { marginsMayHaveChanged() } }
  var knownSafeArea = UIEdgeInsets.zero

  // MARK: Drawing

  /// Draws the content of the view into the current graphics context. The default implementation draws nothing, and the view then has no
  /// bitmap.
  ///
  /// The method is called before the view is first shown and after `setNeedsDisplay()`.
  /// A new size alone stretches the drawn content, unless `contentMode` is `.redraw`.
  open dynamic func draw(_ rect: CGRect) {}
  /// Requests a call of `draw(_:)` before the next commit.
  open func setNeedsDisplay() {
    pendingWork.insert(.displayOfLayer)
    requestDisplay()
  }
  /// Requests a call of `draw(_:)` before the next commit. The whole view is drawn, regardless of the rectangle.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  /// Updates the layer's contents after `setNeedsDisplay()`. The default implementation uses the drawing of the layer's `draw(in:)`.
  open func display(_ layer: CALayer) { displayContents() }
  /// Called by the layer's `draw(in:)` after `setNeedsDisplay()`. The default implementation calls `draw(_:)`.
  open dynamic func draw(_ layer: CALayer, in ctx: CGContext) { GraphicsStack.draw(in: ctx) { draw(bounds) } }
  /// Updates the layer's contents where an update was requested. Views with another kind of content override it.
  @_spi(UIKit) open func displayContents() {
    if pendingWork.contains(.displayOfLayer) { ownLayer.displayDrawing() } else { displayFirstDrawing() }
  }

  // MARK: Touches

  /// Returns whether a point of the view's coordinate system is inside the view. The default implementation tests the bounds.
  open dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Returns whether a gesture recogniser of this view may begin. The default implementation returns `true`.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  var attachedGestures: [UIGestureRecognizer] = []
  /// Returns the frontmost view at a point that receives touches, or `nil` if there is none (Docs/behaviour/animation.md, "Options and hit
  /// testing").
  ///
  /// The point is in the view's own coordinate system.
  open dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestView(at: point, with: event) }
  // MARK: LayerOwner

  /// Returns the action for a change of an animatable property, before the change.
  @_spi(UIKit) open func layer(_ layer: CALayer, willChange property: AnimatableProperty, from old: Components, to new: Components)
    -> (any CAAction)?
  {
    let own = ownAction(for: property) { $0.propertyWillChange(property, of: self, from: old, to: new) }
    if property == .boundsSize { sizeWillChange(from: CGSize(width: old[0], height: old[1]), to: CGSize(width: new[0], height: new[1])) }
    return own
  }
  /// Returns the action for a change of a property that is not animatable by components, before the change.
  @_spi(UIKit) open func layer(
    _ layer: CALayer, willReplace property: AnimatableProperty, from old: LayerProperties, to new: LayerProperties
  )
    -> (any CAAction)?
  {
    ownAction(for: property) { $0.propertyWillReplace(property, of: self, from: old, to: new) }
  }
  /// Called when a layer property has changed. Subclasses that track their own geometry override it.
  @_spi(UIKit) open func layer(_ layer: CALayer, didChange property: AnimatableProperty) {
    if let layoutState, property.placesView { layoutState.node?.mislay() }
  }
  package func layerWantsLayout(_ layer: CALayer) { if !isArrangingSubviews { setNeedsLayout() } }
  package func layOutIfNeeded(_ layer: CALayer) { layoutIfNeeded() }
  package func layerWantsDisplay(_ layer: CALayer) { setNeedsDisplay() }
  package func displayIfNeeded(_ layer: CALayer) { displayIfNeeded() }
  /// Lays out the view in each layout pass. The default implementation calls the controller's layout methods and `layoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) {
    traitCollection.performAsCurrent {
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
  }

  // MARK: Animation

  /// Returns the action that `layer.action(forKey:)` finds.
  ///
  /// Inside an animation block, the action is an animation. Outside, it is `NSNull`, which means no animation (Docs/behaviour/animation.md,
  /// "Layer actions").
  ///
  /// Each change in a block calls this method. An override can return a custom animation or `NSNull`.
  /// Paths animate only through an override, as UIKit documents.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard let block = animatingBlock, block.isEnabled, layer.isInTree, !CALayer.neverImplicit.contains(event) else { return NSNull() }
    return block.action(forKey: event)
  }
  /// The number of running animation blocks that block touches in this view.
  package var movingBlocks = 0
  /// The block that was added to them last.
  var lastHold: ObjectIdentifier?
  /// The number of property animations for which this view receives touches at its visible position.
  var seenAnimators = 0

  // MARK: Dynamics

  /// The collision shape in dynamic animations. The default is a rectangle.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The collision path, which applies if the type is `.path`. The default is an empty path.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Members that UIKit subclasses override

  /// The frame that determines the safe area. A view that is moved temporarily keeps the safe area of its normal position.
  @_spi(UIKit) open var placeForSafeArea: CGRect { frame }
  /// Updates the layout after the keyboard moved.
  package func keyboardDidMove() {
    layoutEdgesDidChange([.keyboard])
    setNeedsLayout()
  }
  /// A Boolean value that indicates whether the view can receive keyboard input, which requires a window.
  package override var isInPlaceToRespond: Bool { hostWindow != nil }
  /// The name of the view in the transition system.
  @_spi(UIKit) open var nameAsPlace: String { controller?.node.name ?? "\(type(of: self))" }
  /// The name of the view in messages about covered views that a touch cannot reach.
  package var nameAsCover: String { "\(self)" }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { accessibilityIdentifier.map { "<\(type(of: self)) '\($0)'>" } ?? "<\(type(of: self)) \(layer.id.number)>" }
  }

  // MARK: Auto Layout

  /// A Boolean value that indicates whether the autoresizing mask creates required constraints from the frame. The default is `true`.
  ///
  /// Set it to `false` for a view that constraints place. The solver then determines the frame.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { defaultTranslatesAutoresizingMaskIntoConstraints }
    set { defaultTranslatesAutoresizingMaskIntoConstraints = newValue }
  }
  /// Returns the priority with which the view resists growing beyond its intrinsic size. The default is 250.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    (axis == .horizontal ? layoutState?.hugging.horizontal : layoutState?.hugging.vertical) ?? defaultContentHugging(for: axis)
  }
  /// Sets the priority with which the view resists growing beyond its intrinsic size.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    defaultSetContentHuggingPriority(priority, for: axis)
  }
  /// Returns the priority with which the view resists shrinking below its intrinsic size. The default is 750.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    (axis == .horizontal ? layoutState?.resistance.horizontal : layoutState?.resistance.vertical) ?? .defaultHigh
  }
  /// Sets the priority with which the view resists shrinking below its intrinsic size.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    defaultSetContentCompressionResistancePriority(priority, for: axis)
  }
  /// Returns the alignment rectangle for a frame. Constraints refer to the alignment rectangle.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { defaultAlignmentRect(forFrame: frame) }
  /// Returns the frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { defaultFrame(forAlignmentRect: alignmentRect) }
  /// A Boolean value that indicates whether the constraints do not determine the frame completely.
  ///
  /// The value is `true` if no constraint determines a quantity that the frame depends on.
  /// Constraints of equal priority always have one outcome in Segue and are not ambiguous.
  open var hasAmbiguousLayout: Bool { defaultHasAmbiguousLayout }
  /// The constraints that this view holds.
  ///
  /// They are the constraints whose nearest common ancestor is this view, and those added with `addConstraint(_:)`.
  open var constraints: [NSLayoutConstraint] { layoutState?.held ?? [] }
  /// Adds a constraint to this view and activates it. Its items must be this view or its descendants.
  open func addConstraint(_ constraint: NSLayoutConstraint) { defaultAddConstraint(constraint) }
  /// Adds constraints to this view and activates them.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  /// Removes a constraint from this view and deactivates it.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { release(constraint) }
  }
  /// Removes constraints from this view and deactivates them.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
  /// Returns the constraints on an axis that refer to this view, starting with those of the nearest holder.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    defaultConstraintsAffectingLayout(for: axis)
  }
  /// The layout anchor of the left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .left)) }
  /// The layout anchor of the right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .right)) }
  /// The layout anchor of the leading edge, where text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .leading)) }
  /// The layout anchor of the trailing edge, where text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .trailing)) }
  /// The layout anchor of the top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .top)) }
  /// The layout anchor of the bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .bottom)) }
  /// The layout anchor of the width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .width)) }
  /// The layout anchor of the height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .height)) }
  /// The layout anchor of the horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .centerX)) }
  /// The layout anchor of the vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .centerY)) }
  /// The layout anchor of the first line's baseline. In a view without text, it is the bottom edge (Docs/behaviour/layout.md, "Auto
  /// Layout").
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .firstBaseline)) }
  /// The layout anchor of the last line's baseline. In a view without text, it is the bottom edge (Docs/behaviour/layout.md, "Auto
  /// Layout").
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .lastBaseline)) }
  /// The layout guides that were added to this view.
  open var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }
  /// Adds a layout guide. Its frame is in this view's coordinate system.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { defaultAddLayoutGuide(layoutGuide) }
  /// Removes a layout guide and deactivates the constraints that refer to it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { defaultRemoveLayoutGuide(layoutGuide) }
  /// The layout guide of the area that bars do not cover.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// The layout guide of the area inside the margins.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
  /// The layout guide of the area inside the margins whose width is limited for readable text.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readable) }
  /// The layout guide of the area that the keyboard covers. It moves with the keyboard.
  ///
  /// While the keyboard is hidden, the guide covers the bottom part outside the safe area.
  open var keyboardLayoutGuide: UILayoutGuide {
    runtime.services.keyboard.watch(self)
    return systemGuide(.keyboard)
  }
  /// Returns whether the view needs a call of `updateConstraints()`.
  open func needsUpdateConstraints() -> Bool { constraintUpdates.contains(.own) }
  /// Requests a call of `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { defaultSetNeedsUpdateConstraints() }
  /// Calls `updateConstraints()` on this view and its descendants where it was requested, deepest views first.
  open func updateConstraintsIfNeeded() { defaultUpdateConstraintsIfNeeded() }

  // MARK: Margins and safe area

  /// The distances between content and the edges, in points.
  ///
  /// The default is 8 points at each edge. A view controller's view has no default margins at the top and bottom, and the system's minimum
  /// margins at the sides.
  /// The safe area is added if `insetsLayoutMarginsFromSafeArea` is `true`.
  /// The superview's margins also apply if `preservesSuperviewLayoutMargins` is `true`.
  open var layoutMargins: UIEdgeInsets {
    get { defaultLayoutMargins }
    set { defaultLayoutMargins = newValue }
  }
  /// The layout margins with leading and trailing sides, which depend on the layout direction.
  ///
  /// The setter replaces the margins that the app set, not the resulting sum. The sides change with the layout direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { defaultDirectionalLayoutMargins }
    set { defaultDirectionalLayoutMargins = newValue }
  }
  /// The distances, in points, that bars and the additional insets of view controllers cover at each edge of the bounds.
  open var safeAreaInsets: UIEdgeInsets { knownSafeArea }

  // MARK: Trait collection

  /// The traits of the view.
  ///
  /// They are those of its controller or its superview, with the overrides of this view. Outside a window, they are those of the app.
  open var traitCollection: UITraitCollection { defaultTraitCollection }
  /// The layout direction of the view. It is the reading direction, unless `semanticContentAttribute` requires another direction.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }
  /// The traits that this view and its subviews use instead of the inherited traits. Subviews receive them before the next layout.
  open var traitOverrides: any UITraitOverrides {
    get { defaultTraitOverrides }
    set { defaultTraitOverrides = newValue }
  }
  /// Applies overridden traits to the subviews immediately, instead of before the next layout.
  open func updateTraitsIfNeeded() { runtime.handDownLateTraits() }
  /// Registers a method of `target` that is called when one of the traits changes.
  ///
  /// The method receives the view and the previous trait collection, if it has parameters for them.
  @discardableResult
  open func registerForTraitChanges(_ traits: [UITrait], target: AnyObject, action: Selector) -> any UITraitChangeRegistration {
    observe(traits, target: target, action: action)
  }
  /// Registers a method of the view that is called when one of the traits changes.
  ///
  /// The method receives the view and the previous trait collection, if it has parameters for them.
  @discardableResult
  open func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    observe(traits, action: action)
  }
  /// Removes a registration for trait changes.
  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { endObserving(registration) }

  // MARK: Conversion

  /// Returns a point of this view converted to another view's coordinate system. A value of `nil` means the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(map(to: view)) }
  /// Returns a point of another view converted to this view's coordinate system. A value of `nil` means the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { defaultConvert(point, from: view) }
  /// Returns a rectangle of this view converted to another view's coordinate system. A value of `nil` means the window.
  ///
  /// The result is the smallest rectangle that contains the converted area.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(map(to: view)) }
  /// Returns a rectangle of another view converted to this view's coordinate system. A value of `nil` means the window.
  ///
  /// The result is the smallest rectangle that contains the converted area.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { defaultConvert(rect, from: view) }
  /// The three-dimensional transform of the view around its centre. `transform` is its affine part. The default is the identity transform.
  open var transform3D: CATransform3D {
    get { ownLayer.transform }
    set { ownLayer.transform = newValue }
  }
  /// Returns the frame of this view's bounds in another view of the window. The result is `nil` if the views are in different windows.
  open func frame(in referenceView: UIView) -> CGRect? { defaultFrame(in: referenceView) }

  /// Converts a point of the view's coordinate system to another coordinate space.
  open func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint { defaultConvert(point, toSpace: space) }
  /// Converts a point of another coordinate space to the view's coordinate system.
  open func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint { defaultConvert(point, fromSpace: space) }
  /// Converts a rectangle of the view's coordinate system to another coordinate space.
  open func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect { defaultConvert(rect, toSpace: space) }
  /// Converts a rectangle of another coordinate space to the view's coordinate system.
  open func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect { defaultConvert(rect, fromSpace: space) }

  // MARK: Order of subviews

  /// Inserts a view at an index of the subviews. Index 0 is the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts a view directly in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: childViews.place(of: sibling).map { $0 + 1 } ?? childViews.count, above: sibling)
  }
  /// Inserts a view directly behind a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: childViews.place(of: sibling) ?? childViews.count)
  }
  /// Moves a subview in front of the other subviews.
  open func bringSubviewToFront(_ view: UIView) { if view.parentView === self { insert(view, at: childViews.count) } }
  /// Moves a subview behind the other subviews.
  open func sendSubviewToBack(_ view: UIView) { if view.parentView === self { insert(view, at: 0) } }
  /// Exchanges the positions of two subviews. Both indices must exist.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) { defaultExchangeSubview(at: first, withSubviewAt: second) }
  /// Returns whether this view is `view` or a descendant of it.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self) { $0.parentView }.contains { $0 === view }
  }
  /// Returns the first view with the tag among this view and its descendants, or `nil` if there is none.
  open func viewWithTag(_ tag: Int) -> UIView? { subtree.first { $0.tag == tag } }

  // MARK: Gestures, interactions and editing

  /// The gesture recognisers of the view, in the order in which they were added. The last one receives touches first.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { defaultGestureRecognizers }
    set { defaultGestureRecognizers = newValue }
  }
  /// Adds a gesture recogniser to the view. It is removed from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { defaultAddGestureRecognizer(gestureRecognizer) }
  /// Removes a gesture recogniser. A gesture in progress is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { defaultRemoveGestureRecognizer(gestureRecognizer) }
  /// The interactions of the view, in the order in which they were added.
  open var interactions: [any UIInteraction] {
    get { defaultInteractions }
    set { defaultInteractions = newValue }
  }
  /// Adds an interaction to the view. It is removed from its previous view.
  open func addInteraction(_ interaction: any UIInteraction) { defaultAddInteraction(interaction) }
  /// Removes an interaction. The method does nothing if the view does not have the interaction.
  open func removeInteraction(_ interaction: any UIInteraction) { defaultRemoveInteraction(interaction) }
  /// The motion effects of the view, which respond to tilting the device.
  open var motionEffects: [UIMotionEffect] {
    get { defaultMotionEffects }
    set { defaultMotionEffects = newValue }
  }
  /// Adds a motion effect. The method does nothing if the view already has the effect.
  open func addMotionEffect(_ effect: UIMotionEffect) {
    if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
  }
  /// Removes a motion effect.
  open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
  /// Ends editing in the view. If this view or a descendant is the first responder, it resigns that status.
  ///
  /// - Parameter force: A Boolean value that indicates whether editing ends even if the first responder does not allow it.
  /// - Returns: `true` if no view in this hierarchy is the first responder afterwards.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { defaultEndEditing(force) }
}
