import Foundation
import Motion
import QuartzCore

/// A rectangle on the screen that draws, lays out what it contains and hears touches: a layer, and the rule that a change inside
/// an animation block becomes an animation.
@preconcurrency @MainActor
open class UIView: _UIFramed, _MadeByMetatype, LayerOwner, CALayerDelegate {
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that shows the view, of the class `layerClass`.
  open var layer: CALayer { ownLayer }
  /// The layer itself, whatever an override of `layer` returns.
  final let ownLayer: CALayer
  /// The view that contains this one; nil at the top of a tree.
  open var superview: UIView? { parentView }
  /// The superview itself, whatever an override of `superview` returns.
  // Not weak: that would put a side table under every view, and make each retain and release three times as dear.
  final nonisolated(unsafe) unowned(unsafe) var parentView: UIView?
  /// The superview ended, and with it the engine that knew the constraints in this view: `layoutRoot` mends that, for those that live on.
  nonisolated(unsafe) var isOrphan = false
  /// What this view contains, back to front.
  open var subviews: [UIView] { childViews }
  /// The subviews themselves, whatever an override of `subviews` returns.
  final var childViews: [UIView] = []
  /// The window whose tree the view is in; nil outside.
  open var window: UIWindow? { hostWindow }
  /// The window itself, whatever an override of `window` returns.
  final weak var hostWindow: UIWindow?

  /// A view at a rectangle of its superview's coordinates, in points.
  public override init(frame: CGRect) {
    ownLayer = type(of: self).makeLayer()
    super.init(frame: frame)
    ownLayer.owner = self
    ownLayer.isOpaque = true
    ownLayer.contentsScale = runtime.app.device.scale
    self.frame = frame
  }
  /// For views that an archive describes; Segue reads no archives yet, so nothing calls it.
  public required init?(coder: NSCoder) {
    ownLayer = type(of: self).makeLayer()
    super.init(frame: .zero)
    ownLayer.owner = self
    ownLayer.isOpaque = true
    ownLayer.contentsScale = runtime.app.device.scale
  }
  /// A view of no size.
  public convenience init() { self.init(frame: .zero) }

  deinit {
    ownLayer.owner = nil
    mask?.maskedView = nil
    for view in childViews { (view.parentView, view.isOrphan) = (nil, true) }
  }

  open override var next: UIResponder? { controller ?? superview }
  /// The controller whose view this is.
  weak var controller: UIViewController?

  // MARK: Geometry

  /// The rectangle in the superview. Undefined under a transform other than translation and scale.
  open var frame: CGRect {
    get { ownLayer.frame }
    set {
      let old = ownLayer.bounds.size
      ownLayer.frame = newValue
      geometryDidChange(resized: old != ownLayer.bounds.size)
    }
  }
  /// The rectangle in its own coordinates, in points; moving its origin scrolls what is inside.
  open var bounds: CGRect {
    get { ownLayer.bounds }
    set {
      let old = ownLayer.bounds
      ownLayer.bounds = newValue
      if old.size != newValue.size { geometryDidChange(resized: true) }
      if old.origin != newValue.origin { layoutEdgesDidChange([.frame]) }
    }
  }
  /// Where the anchor point lies in the superview, in points.
  open var center: CGPoint {
    get { ownLayer.position }
    set {
      ownLayer.position = newValue
      geometryDidChange(resized: false)
    }
  }
  /// Applied about the anchor point; identity at first. It changes neither bounds nor center.
  open var transform: CGAffineTransform {
    get { ownLayer.affineTransform() }
    set { ownLayer.setAffineTransform(newValue) }
  }
  /// The point of the bounds, from 0 to 1 along each side, that `center` places and about which `transform` turns; the middle at first.
  ///
  /// Changing it leaves `center` where it is, so the view moves.
  open var anchorPoint: CGPoint {
    get { ownLayer.anchorPoint }
    set { ownLayer.anchorPoint = newValue }
  }
  /// What happens to the frame when the superview's size changes; nothing at first.
  open var autoresizingMask: AutoresizingMask = [] { didSet { if autoresizingMask != oldValue { layoutGeometryDidChange() } } }
  /// Whether a new size moves and resizes subviews by their `autoresizingMask`; true at first.
  open var autoresizesSubviews = true
  /// The size that suits the content best, in points; the present one, unless a subclass knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that suits the content best; the frame's origin stays. (BEHAVIOUR §26)
  open func sizeToFit() {
    let origin = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    if frame.origin != origin { frame.origin = origin }
  }

  // MARK: Pictures

  /// A still picture of the view as it was last shown, presentation and all (`false`), or as this turn's changes make it (`true`); nil
  /// with `false` if it was never shown. (BEHAVIOUR §11)
  ///
  /// With `true` a view that is in no window is laid out as it stands, as a transition needs that pictures where it leads to first.
  /// The view returned is as large as this one. Its own transform and opacity are not in the picture, nor is what lies beneath it: a
  /// visual effect blurs only what belongs to the view.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { snapshot(of: bounds, afterUpdates, .zero) }
  /// A still picture of part of the view (a rectangle of its bounds), which stretches between the insets when it is resized.
  open func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets)
    -> UIView?
  {
    snapshot(of: rect, afterUpdates, capInsets)
  }
  /// Draws what `snapshotView` shows into the current context; false if there is nothing to show.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { draw(in: rect, afterUpdates) }

  // MARK: Look

  /// Opacity with all that is inside, 0…1; 1 at first. Below 0.01 no touch arrives.
  open var alpha: CGFloat {
    get { ownLayer.alpha }
    set { ownLayer.alpha = min(max(newValue, 0), 1) }
  }
  /// What fills the bounds behind everything; nil, which is clear, at first.
  open var backgroundColor: UIColor? {
    get { shownBackground }
    set {
      setBackground(newValue)
      noteLook("backgroundColor", \UIView.backgroundColor, newValue, .backgroundColor)
    }
  }
  /// Whether the view and all inside it is neither seen nor touched; false at first.
  open var isHidden: Bool {
    get { ownLayer.isHidden || folding != nil }
    set {
      guard newValue != isHidden else { return }
      folding = nil
      ownLayer.isHidden = newValue
      superview?.visibilityDidChange(of: self)
    }
  }
  /// Set while a stack view takes the room of this view away, which is hidden and still seen: a number of that animation's own.
  var folding: Int?
  /// Whether what is inside is cut off at the bounds, rounded corners included; false at first.
  open var clipsToBounds: Bool {
    get { ownLayer.masksToBounds }
    set { ownLayer.masksToBounds = newValue }
  }
  /// A view whose opacity cuts out this one; it belongs to no superview. Nil shows all.
  open var mask: UIView? { didSet { maskDidChange(from: oldValue) } }
  /// The view that this one masks. Not weak, as `superview` is not: whoever masks is told at the masked view's end.
  nonisolated(unsafe) unowned(unsafe) var maskedView: UIView?
  /// A promise that the view fills its bounds; true at first. Kept, and without effect: the compositor finds out.
  open var isOpaque: Bool {
    get { ownLayer.isOpaque }
    set { ownLayer.isOpaque = newValue }
  }
  /// How what was drawn follows a change of size; stretched at first.
  open var contentMode = ContentMode.scaleToFill { didSet { contentModeDidChange() } }
  /// Pixels per point of what is drawn; the screen's at first.
  open var contentScaleFactor: CGFloat {
    get { ownLayer.contentsScale }
    set { ownLayer.contentsScale = newValue }
  }
  var ownTint: UIColor?
  /// The properties that were set on this view itself, and the looks that it knows of; `nil` until those are needed.
  final var ownLooks: OwnLooks = []
  final var ownStyling: Styling?
  /// The colour of controls and template images; nil takes the superview's.
  open var tintColor: UIColor! {
    get { effectiveTint }
    set {
      ownTint = newValue
      tellTint()
      noteLook("tintColor", \UIView.tintColor, newValue, .tintColor)
    }
  }
  /// Whether `tintColor` is itself or gray, here and inside. Automatic, as it is at first, takes the superview's: what is read is never
  /// automatic. What lies behind an alert, a popover or a dimming sheet is dimmed meanwhile. (BEHAVIOUR-2 §17.8)
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintMode }
    set { changeTintMode { $0.own = newValue } }
  }
  var tintMode = TintMode()
  /// `tintColor` is another one now, of its own or a superview's, or is dimmed, or no more.
  open func tintColorDidChange() {}

  // MARK: Traits

  /// The traits have changed; not told at the beginning.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Whether the content is turned round where people read from right to left; it is, at first.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }
  /// Those that were handed down last; nil as long as nobody asked.
  var knownTraits: UITraitCollection?
  /// Whether the view and all below it are light or dark, whatever comes from above; unspecified at first, and then they follow.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { saidTraits?.style ?? .unspecified }
    set { say(.withNextUpdate) { $0.style = newValue } }
  }
  /// What is said here in the place of what comes from above; nil for nothing.
  var saidTraits: SaidTraits?
  var traitRegistrations: [TraitRegistration] = []
  /// A background that depends on traits.
  var givenBackground: UIColor?
  /// Colours that depend on traits are others now. Views that draw in some override it.
  func colorsDidChange() { wantsDisplay = true }  // what draws itself may have drawn in them
  /// Text is to be larger or smaller, or of another weight. Views that set text override it.
  func textSizeDidChange() {}
  /// The way in which the view lays out its content is another one. Views that place something themselves override it.
  func layoutDirectionDidChange() {
    directionOfConstraintsDidChange()
    turnMargins()
    setNeedsLayout()
  }

  // MARK: Identity

  /// A number by which `viewWithTag(_:)` finds the view; 0 at first.
  open var tag = 0
  /// A name by which tests and traces find the view.
  open var accessibilityIdentifier: String?
  /// The place on the screen, in points, for those who cannot see it; the view's own, unless another was set.
  open override var accessibilityFrame: CGRect {
    get { ownAccessibilityFrame ?? screenFrame(of: bounds) }
    set { super.accessibilityFrame = newValue }
  }
  /// Whether its colours stay as they are where the user inverts the screen's. Kept for source that sets it: nothing is inverted here.
  open var accessibilityIgnoresInvertColors = false
  /// Whether touches arrive here and inside; true at first.
  open var isUserInteractionEnabled = true
  /// Whether it gets more than the first of several fingers; false at first.
  open var isMultipleTouchEnabled = false
  /// Whether a finger here keeps fingers from all other views of the window; false at first.
  open var isExclusiveTouch = false

  // MARK: Hierarchy, told to subclasses

  /// A subview has come in.
  open func didAddSubview(_ subview: UIView) {}
  /// A subview is about to leave.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The view is about to get another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The view has got another superview, or none.
  open func didMoveToSuperview() {}
  /// The view is about to come into a window, or out of one.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view has come into a window, or out of one.
  open func didMoveToWindow() {}
  /// Puts a view in front of the other subviews; it leaves its old superview.
  open func addSubview(_ view: UIView) { insert(view, at: childViews.count) }
  /// Leaves the superview, with its constraints to others and all animations.
  open func removeFromSuperview() { leaveSuperview() }

  // MARK: Layout, asked of subclasses

  /// Whether the next layout pass has to lay this view out.
  var wantsLayout = true
  /// Where something inside waits for layout or display.
  var waiting = WaitingViews()
  /// Whether the superview knows that something here waits.
  var awaited = Awaited()
  /// Where the view stood among the superview's subviews when somebody last asked.
  nonisolated(unsafe) var knownPlace = 0
  /// Whether `layoutSubviews()` runs.
  var isLayingOut = false
  /// Whether the layout pass that is running brings subviews in and takes them out until they are right, so that this asks for no other pass.
  var isArrangingSubviews: Bool { false }
  /// Places the subviews; by default what Auto Layout says.
  open func layoutSubviews() { applyConstraints() }
  /// Asks for `layoutSubviews()` before the next commit.
  open func setNeedsLayout() { markLayout() }
  /// Lays out now what has asked for it, here and inside.
  open func layoutIfNeeded() {
    runtime.handDownLateTraits()
    layOut()
  }

  /// Changes the view's own constraints; overriding methods call super last.
  open func updateConstraints() { controller?.updateViewConstraints() }
  var constraintUpdates: ConstraintUpdates = .own
  var layoutState: LayoutState?
  var isPlacedByConstraints = false
  /// The natural size of what the view shows; `noIntrinsicMetric` on an axis without one.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  /// `intrinsicContentSize` is another one now.
  open func invalidateIntrinsicContentSize() {
    intrinsicSizeMayHaveChanged()
    setNeedsLayout()
  }
  /// How far the alignment rectangle lies within the frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view whose first line of text stands for this one's.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last line of text stands for this one's.
  open var forLastBaselineLayout: UIView { self }
  /// The size nearest to a target, given the constraints of this view and those within it, and how strongly each side is wanted.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    return LayoutEngine(root: self, isTrial: true).fit(targetSize, horizontal: horizontal, vertical: vertical)
  }
  /// The size nearest to a target, given the constraints of this view and those within it.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  /// Whether views of this class make no sense without constraints; false.
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Safe area and margins

  /// `safeAreaInsets` are others now.
  open func safeAreaInsetsDidChange() {}
  /// `layoutMargins` are others now.
  open func layoutMarginsDidChange() {}
  /// What was set; nil stands for the default, which a controller's view has of its own.
  var ownMargins: UIEdgeInsets?
  /// Whether their sides were named by reading direction.
  var marginsTurn = false
  /// Whether the margins keep clear of what the safe area leaves out; true at first.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { marginsMayHaveChanged() } }
  /// Whether the margins are at least as far in as the superview's; false at first.
  open var preservesSuperviewLayoutMargins = false { didSet { marginsMayHaveChanged() } }
  var knownSafeArea = UIEdgeInsets.zero

  // MARK: Drawing

  var wantsDisplay = true { didSet { if wantsDisplay { markDisplay() } } }
  /// Whether the app has asked for it; every view is displayed once without that.
  var isDisplayAsked = false
  /// Draws the view's own content with the current graphics context; by default nothing, and then there is no bitmap.
  ///
  /// Called before the view is first shown and after `setNeedsDisplay()`; a change of size alone stretches what was drawn, unless
  /// `contentMode` is `.redraw`.
  open func draw(_ rect: CGRect) {}
  /// Asks for `draw(_:)` before the next commit.
  open func setNeedsDisplay() { (wantsDisplay, isDisplayAsked) = (true, true) }
  /// Asks for `draw(_:)` before the next commit; the whole view is drawn, whatever the rectangle.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  /// Makes the layer's contents anew, after `setNeedsDisplay()`; by default what the layer's `draw(in:)` draws.
  open func display(_ layer: CALayer) { displayContents() }
  /// Called by the layer's `draw(in:)`, after `setNeedsDisplay()`; by default what `draw(_:)` draws.
  open func draw(_ layer: CALayer, in ctx: CGContext) { GraphicsStack.draw(in: ctx) { draw(bounds) } }
  /// Makes the layer's contents anew, where something asked for it. Views with contents of another kind override it.
  func displayContents() { if isDisplayAsked { ownLayer.displayDrawing() } else { displayFirstDrawing() } }

  // MARK: Touches

  /// Whether a point of its own coordinates is inside; within the bounds, unless a subclass knows better.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Whether a recogniser of this view may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  var attachedGestures: [UIGestureRecognizer] = []
  /// The front view at a point of its own coordinates that takes touches; nil if nobody does. (BEHAVIOUR §1.8)
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestView(at: point, with: event) }
  // MARK: LayerOwner

  package func layer(_ layer: CALayer, willChange property: AnimatableProperty, from old: Components, to new: Components)
    -> (any CAAction)?
  {
    let own = ownAction(for: property) { $0.propertyWillChange(property, of: self, from: old, to: new) }
    if property == .boundsSize { sizeWillChange(from: CGSize(width: old[0], height: old[1]), to: CGSize(width: new[0], height: new[1])) }
    return own
  }
  package func layer(_ layer: CALayer, willReplace property: AnimatableProperty, from old: LayerProperties, to new: LayerProperties)
    -> (any CAAction)?
  {
    ownAction(for: property) { $0.propertyWillReplace(property, of: self, from: old, to: new) }
  }
  /// Subclasses that follow their own geometry hear of it here.
  package func layer(_ layer: CALayer, didChange property: AnimatableProperty) {
    if let layoutState, property.placesView { layoutState.node?.mislay() }
  }
  package func layerWantsLayout(_ layer: CALayer) { if !isArrangingSubviews { setNeedsLayout() } }
  package func layOutIfNeeded(_ layer: CALayer) { layoutIfNeeded() }
  package func layerWantsDisplay(_ layer: CALayer) { setNeedsDisplay() }
  package func displayIfNeeded(_ layer: CALayer) { displayIfNeeded() }
  /// Part of every layout of the view; by default what its controller and `layoutSubviews()` do.
  open func layoutSublayers(of layer: CALayer) {
    traitCollection.performAsCurrent {
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
  }

  // MARK: Animation

  /// What `layer.action(forKey:)` finds: an animation within a block, and outside `NSNull`, which is none. (BEHAVIOUR §1.4)
  ///
  /// Within a block, each change asks it: an override may answer with an animation of its own, or with `NSNull`. Paths animate by that
  /// alone, as Apple's documentation of them says.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard let block = animatingBlock, block.isEnabled, layer.isInTree, !CALayer.neverImplicit.contains(event) else { return NSNull() }
    return block.action(forKey: event)
  }
  /// How many running blocks keep touches from this view.
  var movingBlocks = 0
  /// Of these, the one that took hold of it last.
  var lastHold: ObjectIdentifier?
  /// How many animations of property animators this view is hit by where it is seen.
  var seenAnimators = 0

  // MARK: Dynamics

  /// The shape that dynamics give it; a rectangle at first.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The shape, if the type is `.path`; empty at first.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: What subclasses of UIKit's own make of it

  /// Where it counts as lying for its safe area: what is moved aside for a while keeps what it has in its place.
  var placeForSafeArea: CGRect { frame }
  /// The keyboard is elsewhere: what keeps clear of it follows.
  func keyboardDidMove() {
    layoutEdgesDidChange([.keyboard])
    setNeedsLayout()
  }
  /// Whether it is at a place where what is typed may reach it: in a window.
  override var isInPlaceToRespond: Bool { hostWindow != nil }
  /// What the transition machine calls it.
  var nameAsPlace: String { controller?.node.name ?? "\(type(of: self))" }
  /// What is said to lie over a view that a finger cannot reach for it.
  var nameAsCover: String { "\(self)" }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { accessibilityIdentifier.map { "<\(type(of: self)) '\($0)'>" } ?? "<\(type(of: self)) \(layer.id.number)>" }
  }

  // MARK: Auto Layout

  /// Whether the autoresizing mask makes required constraints from the frame, as it does by default.
  ///
  /// Set it to false for a view that constraints place; from then on the frame is the solver's.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { defaultTranslatesAutoresizingMaskIntoConstraints }
    set { defaultTranslatesAutoresizingMaskIntoConstraints = newValue }
  }
  /// How strongly the view resists growing beyond its intrinsic size, 250 by default.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    (axis == .horizontal ? layoutState?.hugging.horizontal : layoutState?.hugging.vertical) ?? defaultContentHugging(for: axis)
  }
  /// Sets how strongly the view resists growing beyond its intrinsic size.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    defaultSetContentHuggingPriority(priority, for: axis)
  }
  /// How strongly the view resists shrinking below its intrinsic size, 750 by default.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    (axis == .horizontal ? layoutState?.resistance.horizontal : layoutState?.resistance.vertical) ?? .defaultHigh
  }
  /// Sets how strongly the view resists shrinking below its intrinsic size.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    defaultSetContentCompressionResistancePriority(priority, for: axis)
  }
  /// The rectangle that constraints align, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { defaultAlignmentRect(forFrame: frame) }
  /// The frame whose alignment rectangle this is.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { defaultFrame(forAlignmentRect: alignmentRect) }
  /// Whether the constraints leave the view's frame open.
  ///
  /// True when something that the frame depends on is determined by no constraint. Ties between equal wishes have one
  /// outcome here and do not count.
  open var hasAmbiguousLayout: Bool { defaultHasAmbiguousLayout }
  /// The constraints that this view holds: those whose nearest common ancestor it is, and what `addConstraint(_:)` was given.
  open var constraints: [NSLayoutConstraint] { layoutState?.held ?? [] }
  /// Activates a constraint, held by this view; its items must be this view or within it.
  open func addConstraint(_ constraint: NSLayoutConstraint) { defaultAddConstraint(constraint) }
  /// Activates constraints, held by this view.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  /// Deactivates a constraint that this view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { release(constraint) }
  }
  /// Deactivates constraints that this view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
  /// The constraints that speak about this view along an axis, from the nearest holder up.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    defaultConstraintsAffectingLayout(for: axis)
  }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .left)) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .right)) }
  /// The edge where text starts.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .leading)) }
  /// The edge where text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .trailing)) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .top)) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .bottom)) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .width)) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .height)) }
  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .centerX)) }
  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .centerY)) }
  /// The baseline of the first line of text; of views without text, the bottom (BEHAVIOUR §10).
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .firstBaseline)) }
  /// The baseline of the last line of text; of views without text, the bottom (BEHAVIOUR §10).
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .lastBaseline)) }
  /// The guides that were added to this view.
  open var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }
  /// Adds a guide, which then lies in this view's coordinates.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { defaultAddLayoutGuide(layoutGuide) }
  /// Removes a guide, and deactivates the constraints that speak about it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { defaultRemoveLayoutGuide(layoutGuide) }
  /// The part of the view that bars do not cover.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// The part of the view within its margins.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
  /// The part of the view within its margins that is narrow enough to read.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readable) }
  /// What the keyboard covers of the view; while it is down, what the safe area leaves out at the bottom. It moves with the keyboard.
  open var keyboardLayoutGuide: UILayoutGuide {
    runtime.keyboard.watch(self)
    return systemGuide(.keyboard)
  }
  /// Whether `updateConstraints()` is due.
  open func needsUpdateConstraints() -> Bool { constraintUpdates.contains(.own) }
  /// Makes `updateConstraints()` due before the next layout.
  open func setNeedsUpdateConstraints() { defaultSetNeedsUpdateConstraints() }
  /// Calls what is due of `updateConstraints()`, from the innermost views up.
  open func updateConstraintsIfNeeded() { defaultUpdateConstraintsIfNeeded() }

  // MARK: Margins and safe area

  /// The distance that content keeps from the edges, in points.
  ///
  /// 8 at each edge, or what was set; of a controller's own view none above and below and the system's least at the sides. The safe area
  /// is added where `insetsLayoutMarginsFromSafeArea`, and a superview's margins reach in where `preservesSuperviewLayoutMargins`.
  open var layoutMargins: UIEdgeInsets {
    get { defaultLayoutMargins }
    set { defaultLayoutMargins = newValue }
  }
  /// `layoutMargins` with the sides named by the way in which the view lays out its content; set, it is what was set and not the sum, and
  /// it changes sides with that.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { defaultDirectionalLayoutMargins }
    set { defaultDirectionalLayoutMargins = newValue }
  }
  /// How much of the bounds the system covers or the controllers above add, in points from each edge.
  open var safeAreaInsets: UIEdgeInsets { knownSafeArea }

  // MARK: Trait collection

  /// What the view's surroundings are like: the superview's, or its controller's, unless something here says otherwise; outside any window, the
  /// app's.
  open var traitCollection: UITraitCollection { defaultTraitCollection }
  /// Which way the view lays out its content: as people read, unless its content says otherwise.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }
  /// The traits that hold for this view and all below it in the place of those from above. Subviews take them before the next layout.
  open var traitOverrides: any UITraitOverrides {
    get { defaultTraitOverrides }
    set { defaultTraitOverrides = newValue }
  }
  /// Hands overridden traits down to subviews now, which otherwise happens before the next layout.
  open func updateTraitsIfNeeded() { runtime.handDownLateTraits() }
  /// Calls a method of `target` when one of `traits` changes, with the view and the previous trait collection as far as it takes them.
  @discardableResult
  open func registerForTraitChanges(_ traits: [UITrait], target: AnyObject, action: Selector) -> any UITraitChangeRegistration {
    observe(traits, target: target, action: action)
  }
  /// Calls a method of the view when one of `traits` changes, with the view and the previous trait collection as far as it takes them.
  @discardableResult
  open func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    observe(traits, action: action)
  }
  /// Ends a registration for changes of traits.
  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { endObserving(registration) }

  // MARK: Conversion

  /// The same point in another view's coordinates; nil means the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(map(to: view)) }
  /// The same point in this view's coordinates; nil means the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { defaultConvert(point, from: view) }
  /// The smallest rectangle around the same place in another view's coordinates; nil means the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(map(to: view)) }
  /// The smallest rectangle around the same place in this view's coordinates; nil means the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { defaultConvert(rect, from: view) }
  /// The transform in space, about the center; `transform` is its flat part.
  open var transform3D: CATransform3D {
    get { ownLayer.transform }
    set { ownLayer.transform = newValue }
  }
  /// Where its bounds are in another view of the same window; nil for another window, or none.
  open func frame(in referenceView: UIView) -> CGRect? { defaultFrame(in: referenceView) }

  /// Converts a point of the view's coordinates to another coordinate space.
  open func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint { defaultConvert(point, toSpace: space) }
  /// Converts a point of another coordinate space to the view's coordinates.
  open func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint { defaultConvert(point, fromSpace: space) }
  /// Converts a rectangle of the view's coordinates to another coordinate space.
  open func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect { defaultConvert(rect, toSpace: space) }
  /// Converts a rectangle of another coordinate space to the view's coordinates.
  open func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect { defaultConvert(rect, fromSpace: space) }

  // MARK: Order of subviews

  /// Puts a view at a place among the subviews, back to front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Puts a view right in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: childViews.place(of: sibling).map { $0 + 1 } ?? childViews.count, above: sibling)
  }
  /// Puts a view right behind a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: childViews.place(of: sibling) ?? childViews.count)
  }
  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { if view.parentView === self { insert(view, at: childViews.count) } }
  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { if view.parentView === self { insert(view, at: 0) } }
  /// Lets two subviews change places; both indices must exist.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) { defaultExchangeSubview(at: first, withSubviewAt: second) }
  /// Whether it is the view itself or lies inside it.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self) { $0.parentView }.contains { $0 === view }
  }
  /// The first view with a tag, here or inside; nil if there is none.
  open func viewWithTag(_ tag: Int) -> UIView? { subtree.first { $0.tag == tag } }

  // MARK: Gestures, interactions and editing

  /// The recognizers of this view, in the order in which they were added; the latest is asked first.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { defaultGestureRecognizers }
    set { defaultGestureRecognizers = newValue }
  }
  /// Attaches a recognizer, which leaves the view that it was attached to.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { defaultAddGestureRecognizer(gestureRecognizer) }
  /// Detaches a recognizer; a gesture under way is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { defaultRemoveGestureRecognizer(gestureRecognizer) }
  /// What the view lets a user do besides touching it, in the order in which it was added.
  open var interactions: [any UIInteraction] {
    get { defaultInteractions }
    set { defaultInteractions = newValue }
  }
  /// Adds an interaction; it leaves the view that it was added to before.
  open func addInteraction(_ interaction: any UIInteraction) { defaultAddInteraction(interaction) }
  /// Takes an interaction away; nothing if the view has none such.
  open func removeInteraction(_ interaction: any UIInteraction) { defaultRemoveInteraction(interaction) }
  /// The view's effects of tilting.
  open var motionEffects: [UIMotionEffect] {
    get { defaultMotionEffects }
    set { defaultMotionEffects = newValue }
  }
  /// Adds an effect of tilting, once.
  open func addMotionEffect(_ effect: UIMotionEffect) {
    if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
  }
  /// Takes an effect of tilting away.
  open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
  /// Makes the view, or the view inside it that is the first responder, resign that status.
  ///
  /// - Parameter force: whether who edits is not asked whether it may end.
  /// - Returns: Whether no view inside it is the first responder any more.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { defaultEndEditing(force) }
}
