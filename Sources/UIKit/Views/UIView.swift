import Foundation
import Motion
import QuartzCore

/// A rectangle on the screen that draws, lays out what it contains and hears touches: a layer, and the rule that a change inside
/// an animation block becomes an animation.
@preconcurrency @MainActor
open class UIView: UIResponder, LayerOwner, CALayerDelegate {
  /// The class of the view's layer.
  open class var layerClass: CALayer.Type { CALayer.self }

  public let layer: CALayer
  // Not weak: that would put a side table under every view, and make each retain and release three times as dear.
  public internal(set) nonisolated(unsafe) unowned(unsafe) var superview: UIView?
  public internal(set) var subviews: [UIView] = []
  public internal(set) weak var window: UIWindow?

  public init(frame: CGRect) {
    layer = type(of: self).layerClass.init()
    super.init(_r: ())
    layer.owner = self
    layer.contentsScale = runtime.app.device.scale
    self.frame = frame
  }
  /// For views that an archive describes; Segue reads no archives yet, so nothing calls it.
  public required init?(coder: NSCoder) {
    layer = type(of: self).layerClass.init()
    super.init(_r: ())
    layer.owner = self
    layer.contentsScale = runtime.app.device.scale
  }
  public convenience init() { self.init(frame: .zero) }

  deinit {
    layer.owner = nil
    for view in subviews { view.superview = nil }
  }

  open override var next: UIResponder? { controller ?? superview }
  /// The controller whose view this is.
  weak var controller: UIViewController?

  // MARK: Geometry

  /// The rectangle in the superview. Undefined under a transform other than translation and scale.
  open var frame: CGRect {
    get { layer.frame }
    set {
      let old = layer.bounds.size
      layer.frame = newValue
      geometryDidChange(resized: old != layer.bounds.size)
    }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = layer.bounds
      layer.bounds = newValue
      if old.size != newValue.size { geometryDidChange(resized: true) }
      if old.origin != newValue.origin { layoutEdgesDidChange([.frame]) }
    }
  }
  open var center: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      geometryDidChange(resized: false)
    }
  }
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  /// What happens to the frame when the superview's size changes; nothing at first.
  open var autoresizingMask: AutoresizingMask = [] { didSet { if autoresizingMask != oldValue { layoutGeometryDidChange() } } }
  open var autoresizesSubviews = true
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  // MARK: Look

  open var alpha: CGFloat {
    get { layer.alpha }
    set { layer.alpha = min(max(newValue, 0), 1) }
  }
  open var backgroundColor: UIColor? {
    get { layer.backgroundColor.map(UIColor.init(cgColor:)) }
    set { layer.backgroundColor = newValue?.cgColor }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      (superview as? UIStackView)?.rearrange()
    }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var isOpaque = true
  open var contentMode = ContentMode.scaleToFill { didSet { contentModeDidChange() } }
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }
  var ownTint: UIColor?
  /// The colour of controls and template images; nil takes the superview's.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tellTint()
    }
  }
  open func tintColorDidChange() {}
  func tellTint() {
    tintColorDidChange()
    for view in subviews where view.ownTint == nil { view.tellTint() }
  }

  // MARK: Identity

  open var tag = 0
  /// A name by which tests and traces find the view.
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var isAccessibilityElement = false
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false

  // MARK: Hierarchy, told to subclasses

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func removeFromSuperview() { leaveSuperview() }

  // MARK: Layout, asked of subclasses

  /// Whether the next layout pass has to lay this view out.
  var wantsLayout = true
  /// Whether something below wants layout, so that the pass finds it without looking everywhere.
  var wantsLayoutBelow = true
  /// Places the subviews; by default what Auto Layout says.
  open func layoutSubviews() { applyConstraints() }
  open func setNeedsLayout() { markLayout() }
  open func layoutIfNeeded() { layOut() }

  /// Changes the view's own constraints; overriding methods call super last.
  open func updateConstraints() { controller?.updateViewConstraints() }
  var constraintUpdates: ConstraintUpdates = .own
  var layoutState: LayoutState?
  var isPlacedByConstraints = false
  /// The natural size of what the view shows; `noIntrinsicMetric` on an axis without one.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
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
  /// The height of content that wraps at a width; nil if it does not wrap.
  func contentHeight(wrappedTo width: CGFloat) -> CGFloat? { nil }
  /// Distances of the text's baselines from the bounds' top and bottom; nil without text.
  var firstBaselineFromTop: CGFloat? { nil }
  var lastBaselineFromBottom: CGFloat? { nil }
  func defaultContentHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
  /// Whether what lies within is laid out in a space of its own, as a scroll view's content is.
  var laysOutContentApart: Bool { false }
  /// Constraints determined the extent of that space.
  func contentExtentDidSolve(width: CGFloat?, height: CGFloat?) {}
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Safe area and margins

  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  var ownMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var insetsLayoutMarginsFromSafeArea = true
  open var preservesSuperviewLayoutMargins = false
  var knownSafeArea = UIEdgeInsets.zero

  // MARK: Drawing

  var wantsDisplay = true { didSet { if wantsDisplay { runtime.app.needsDisplay = true } } }
  /// Draws the view's own content with the current graphics context; by default nothing, and then there is no bitmap.
  ///
  /// Called before the view is first shown and after `setNeedsDisplay()`; a change of size alone stretches what was drawn, unless
  /// `contentMode` is `.redraw`.
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() {
    wantsDisplay = true
    markLayout()
  }
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  /// Makes the layer's contents anew, where something asked for it. Views with contents of another kind override it.
  func displayContents() { displayDrawing() }

  // MARK: Touches

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Whether a recogniser of this view may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  var attachedGestures: [UIGestureRecognizer] = []
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestView(at: point, with: event) }
  // MARK: LayerOwner

  package func layer(_ layer: CALayer, willChange property: AnimatableProperty, from old: Components, to new: Components) {
    animatingBlock?.propertyWillChange(property, of: self, from: old, to: new)
    if property == .boundsSize { sizeWillChange(from: CGSize(width: old[0], height: old[1]), to: CGSize(width: new[0], height: new[1])) }
  }

  package func layer(_ layer: CALayer, willReplace property: AnimatableProperty, from old: LayerProperties, to new: LayerProperties) {
    animatingBlock?.propertyWillReplace(property, of: self, from: old, to: new)
  }
  package func layer(_ layer: CALayer, didChange property: AnimatableProperty) {}  // for subclasses that follow their own geometry

  // MARK: Animation

  /// What `layer.action(forKey:)` finds: an animation within a block, and outside `NSNull`, which is none. (BEHAVIOUR §1.4)
  ///
  /// The view's own changes do not ask it: a block makes its animations itself.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard let block = animatingBlock, block.isEnabled, layer.isInTree else { return NSNull() }
    return block.action(forKey: event)
  }
  /// How many running blocks keep touches from this view.
  var movingBlocks = 0
  /// How many animations of property animators this view is hit by where it is seen.
  var seenAnimators = 0

  open override var description: String {
    accessibilityIdentifier.map { "<\(type(of: self)) '\($0)'>" } ?? "<\(type(of: self)) \(layer.id.number)>"
  }
}
