import CoreGraphics
import Motion

/// Who draws and lays out a layer: for a view's layer, the view.
@MainActor
package protocol LayerOwner: AnyObject {
  /// An animatable property is about to take another value. What is returned runs when it has.
  func layer(_ layer: CALayer, willChange property: AnimatableProperty, from old: Components, to new: Components) -> (any CAAction)?
  /// An animatable property has taken another value, whoever gave it.
  func layer(_ layer: CALayer, didChange property: AnimatableProperty)
  /// A property that is not made of numbers (contents, a path, a transform in space …) is about to take another value. What is
  /// returned runs when it has.
  func layer(_ layer: CALayer, willReplace property: AnimatableProperty, from old: LayerProperties, to new: LayerProperties)
    -> (any CAAction)?
  /// Lays out its layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// `setNeedsLayout()` was called on its layer.
  func layerWantsLayout(_ layer: CALayer)
  /// `layoutIfNeeded()` was called on its layer.
  func layOutIfNeeded(_ layer: CALayer)
  /// `setNeedsDisplay()` was called on its layer.
  func layerWantsDisplay(_ layer: CALayer)
  /// `displayIfNeeded()` was called on its layer.
  func displayIfNeeded(_ layer: CALayer)
  /// The layer belongs to another app from now on.
  func layer(_ layer: CALayer, didJoin runtime: Runtime)
}

extension LayerOwner {
  package func layer(_ layer: CALayer, didChange property: AnimatableProperty) {}
  package func layer(_ layer: CALayer, willReplace property: AnimatableProperty, from old: LayerProperties, to new: LayerProperties)
    -> (any CAAction)?
  { nil }
  package func layer(_ layer: CALayer, didJoin runtime: Runtime) {}
}

/// A weak reference that costs no more than a strong one: the layer clears it at its end.
final class LayerReference: @unchecked Sendable {
  unowned(unsafe) var layer: CALayer?
}

/// The model: what the app last set. Nothing here knows what is on the screen; that is the committed scene's.
///
/// A layer in a committed tree animates the changes of its properties by itself (§1.4), unless it belongs to a view.
@preconcurrency @MainActor
open class CALayer: _UIMakeable {
  package internal(set) var id: LayerID
  package internal(set) var runtime: Runtime
  // Not weak: that would put a side table under every view and layer. Who is referred to clears the reference at its end, which may
  // come on any thread.
  package nonisolated(unsafe) unowned(unsafe) var owner: (any LayerOwner)?
  /// Asked for actions, and to draw and lay out. Not kept alive.
  ///
  /// A view's layer has its view.
  open var delegate: (any CALayerDelegate)? {
    get { ownDelegate ?? owner as? any CALayerDelegate ?? modelLayer?.delegate }
    set { ownDelegate = newValue === owner ? nil : newValue }
  }
  private weak var ownDelegate: (any CALayerDelegate)?
  var silentMethods: SilentMethods?
  /// A name of the app's own.
  open var name: String?
  /// Actions by key, asked after the delegate.
  open var actions: [String: any CAAction]?
  /// Defaults by key; `style["actions"]` is asked after `actions`.
  open var style: [AnyHashable: Any]?

  package internal(set) nonisolated(unsafe) unowned(unsafe) var parent: CALayer?
  /// How the runtime knows the layer without keeping it alive.
  let reference = LayerReference()
  package internal(set) var layers: [CALayer] = []
  package internal(set) var maskLayer: CALayer?
  package internal(set) var isInTree = false
  /// In a tree, how many layers are above it.
  var depth = 0
  /// Where the runtime keeps it until the next commit; negative if nothing has changed.
  var dirtyPlace = -1
  /// Whether the runtime finds it by its number.
  var isKnownByNumber = false
  package internal(set) var properties = LayerProperties()
  package internal(set) var records: [AnimationRecord] = []
  /// What the app keeps here by key.
  var custom: [String: Any] = [:]
  /// What `add` was given, by key.
  var animations: [String: CAAnimation] = [:]
  var explicitTiming = ExplicitTiming()
  /// `CAMediaTiming` of a layer is one case of it; a percent-driven transition holds and drives it.
  package var clock = Clock.identity { didSet { if clock != oldValue { runtime.markDirty(self) } } }
  /// Set for what `presentation()` returns.
  var modelLayer: CALayer?

  deinit {
    reference.layer = nil
    guard modelLayer == nil else { return }
    for layer in layers { layer.parent = nil }
    maskLayer?.parent = nil
  }

  /// An empty layer outside every tree.
  public override init() {
    runtime = .current
    id = LayerID(number: runtime.makeRecordID())
    super.init()
    reference.layer = self
    properties = Self.initialProperties
  }

  /// For layers in an archive; Segue reads no archives yet, so nothing calls it.
  public required init?(coder: NSCoder) {
    runtime = .current
    id = LayerID(number: runtime.makeRecordID())
    super.init()
    reference.layer = self
    properties = Self.initialProperties
  }

  /// A copy of what another layer shows, without its sublayers.
  public init(layer: Any) {
    guard let layer = layer as? CALayer else { preconditionFailure("\(layer) is not a layer") }
    (runtime, id) = (layer.runtime, layer.id)
    super.init()
    (properties, name, ownDelegate) = (layer.properties, layer.name, layer.ownDelegate)
    isOpaque = layer.isOpaque
  }

  /// The layer as the screen shows it: the properties as they were at the start of this turn's transaction, with the animations active
  /// then. (BEHAVIOUR §1.5)
  ///
  /// What this turn sets or removes does not show in it. Nil before the first commit in a tree; its own presentation is itself.
  open func presentation() -> CALayer? { show { CALayer(layer: $0) } }

  /// The class's own action for a key; nil for the usual animation, `NSNull` for none.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// An app has said how its time runs, even if that is as before.
  func timeWasSet() {}
  /// Its changes are about to be seen: the last moment to add to them.
  func willBeCommitted() {}

  /// Overridden by subclasses that show more.
  class var initialProperties: LayerProperties { LayerProperties() }

  /// The action for a change: the delegate's, then `actions`, then `style["actions"]`, then the class's own default, then the usual
  /// animation of this kind of property. (BEHAVIOUR §1.4)
  ///
  /// `NSNull` at any step means none.
  open func action(forKey event: String) -> (any CAAction)? { usualAction(forKey: event) }

  // MARK: Geometry

  /// Where the anchor point lies in the superlayer, in points.
  open var position: CGPoint {
    get { properties.position }
    set { set(\.position, newValue, .animated(.position)) }
  }

  /// The layer's own coordinates: what lies where in it, and its size.
  open var bounds: CGRect {
    get { properties.bounds }
    set {
      guard owner != nil else { return set(\.bounds, newValue, .animated(.boundsSize)) }
      set(\.bounds.origin, newValue.origin, .animated(.boundsOrigin))
      set(\.bounds.size, newValue.size, .animated(.boundsSize))
    }
  }

  /// The point of the bounds, in fractions of their size, that lies at `position`; (0.5, 0.5) at first.
  open var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set { set(\.anchorPoint, newValue, .animated(.anchorPoint)) }
  }
  /// Sublayers with a larger one are drawn later.
  open var zPosition: CGFloat {
    get { properties.rare.zPosition }
    set { set(rare: \.zPosition, newValue, .animated(.zPosition)) }
  }

  /// About the anchor point.
  open var transform: CATransform3D {
    get { properties.transform3D }
    set { set(\.transform3D, newValue, .animated(.transform)) }
  }
  /// The bounding box in the superlayer. Setting it sets position and bounds' size; undefined under a rotation.
  open var frame: CGRect {
    get { properties.frame }
    set {
      let t = properties.transform
      let size = CGSize(width: newValue.width / abs(t.a), height: newValue.height / abs(t.d))
      let anchor = properties.anchorPoint
      let box = CGRect(origin: CGPoint(x: -anchor.x * size.width, y: -anchor.y * size.height), size: size).applying(t)
      position = CGPoint(x: newValue.minX - box.minX, y: newValue.minY - box.minY)
      bounds = CGRect(origin: bounds.origin, size: size)
    }
  }

  // MARK: Look

  /// 0…1.
  open var opacity: Float {
    get { Float(properties.opacity) }
    set { alpha = Double(newValue) }
  }
  /// How round the corners of background and border are, in points; contents only with `masksToBounds`.
  open var cornerRadius: CGFloat {
    get { properties.cornerRadius }
    set { set(\.cornerRadius, newValue, .animated(.cornerRadius)) }
  }
  /// Nil draws none. A change to or from nil is not animated. (BEHAVIOUR §1.4)
  open var backgroundColor: CGColor? {
    get { properties.backgroundColor.map { Self.color($0, given: givenColors.background) } }
    set {
      givenColors.background = newValue
      set(\.backgroundColor, newValue?.rgba, .animated(.backgroundColor))
    }
  }
  /// Whether the layer and its sublayers are left out.
  open var isHidden: Bool {
    get { properties.isHidden }
    set { set(\.isHidden, newValue, .switched(key: "hidden")) }
  }
  /// Whether sublayers are cut off at the bounds and their rounded corners.
  open var masksToBounds: Bool {
    get { properties.masksToBounds }
    set { set(\.masksToBounds, newValue, .switched(key: "masksToBounds")) }
  }
  /// A `CGImage`, or nil.
  open var contents: Any? {
    get { properties.contents }
    set {
      guard newValue == nil || newValue is CGImage else {
        preconditionFailure("\(newValue!) cannot be a layer's contents: give it a CGImage")
      }
      image = newValue as? CGImage
    }
  }
  /// A promise that the contents fill the bounds without transparency. The default is false, and true for the layer of a view.
  ///
  /// The value is stored and changes no pixel: the compositor finds out which contents are opaque.
  open var isOpaque = false
  /// Filters of the contents. Layers on iOS do not support the property: the value is stored and has no effect. The default is `nil`.
  open var filters: [Any]? {
    get { style?["filters"] as? [Any] }
    set { setStyle(newValue, forKey: "filters") }
  }
  /// Filters of what lies behind the layer. Layers on iOS do not support the property: the value is stored and has no effect. The default is
  /// `nil`.
  open var backgroundFilters: [Any]? {
    get { style?["backgroundFilters"] as? [Any] }
    set { setStyle(newValue, forKey: "backgroundFilters") }
  }
  /// Stores a value that changes no pixel. `nil` removes it.
  private func setStyle(_ value: Any?, forKey key: String) {
    var values = style ?? [:]
    values[key] = value
    style = values
  }
  /// Pixels of the contents for a point.
  open var contentsScale: CGFloat {
    get { properties.contentsScale }
    set { set(\.contentsScale, newValue, .animated(.contentsScale)) }
  }

  // MARK: Tree and animations, which subclasses hear of

  /// Puts a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(layers.count)) }
  /// An index beyond the end means the end. Who moves within the tree keeps its animations.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }
  /// Takes it out of the tree; its animations end unfinished.
  open func removeFromSuperlayer() { leaveSuperlayer() }
  /// Adds a copy of an animation; one of the same key is replaced.
  open func add(_ animation: CAAnimation, forKey key: String?) { submit(animation, key) }
  /// Takes an animation away; its delegate hears that it did not finish.
  open func removeAnimation(forKey key: String) { withdraw(key) }
  /// Whether a point in this layer's coordinates is in its bounds.
  open func contains(_ p: CGPoint) -> Bool { boundsContain(p) }
  /// The farthest layer below this one (itself included) that contains a point given in the superlayer's coordinates.
  ///
  /// Hidden and invisible layers are left out. Asked of a presentation layer, it looks at what is shown.
  open func hitTest(_ p: CGPoint) -> CALayer? { deepest(at: p) }

  // MARK: Layout and drawing

  /// Asks for `layoutSublayers()` before the next frame.
  open func setNeedsLayout() { markLayout() }
  /// Lays this layer and those below it out now, where it was asked for.
  open func layoutIfNeeded() { layOut() }
  /// Asks for new contents before the next frame. A layer that nobody asks has the contents that it was given.
  open func setNeedsDisplay() { markDisplay() }

  /// Places the sublayers, at the commit after `setNeedsLayout()`; by default the delegate does.
  open func layoutSublayers() {
    if let owner { return owner.layoutSublayers(of: self) }
    ask(.layoutSublayersOfLayer, of: delegate) { $0.layoutSublayers(of: self) }
  }
  /// Makes the contents anew, at the commit after `setNeedsDisplay()`; by default the delegate does, or `draw(in:)`.
  open func display() { if let delegate { delegate.display(self) } else { displayDrawing() } }
  /// Draws the contents, in the layer's coordinates with y pointing down; by default the delegate does.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  var wantsLayout = false
  var wantsDisplay = false
  /// The colors as the app gave them.
  private var givenColors = GivenColors()
  private static func color(_ rgba: RGBA, given: CGColor?) -> CGColor {
    if let given, given.rgba == rgba { given } else { CGColor(rgba) }
  }
  /// It was said that one of its paths has nothing between its ends.
  var hasToldOfFlip = false
  /// Whether the contents were drawn by `draw(in:)`.
  var showsDrawing = false
  /// Whether a change of size asks for new contents; false at first.
  open var needsDisplayOnBoundsChange = false

  // MARK: Animations

  /// In the order in which they were added.
  open func animationKeys() -> [String]? { defaultAnimationKeys() }
  /// The copy that the layer keeps; it cannot be changed. For what UIKit's blocks have added, an animation that says what they do.
  open func animation(forKey key: String) -> CAAnimation? { usualAnimation(forKey: key) }
  /// Takes all animations away, UIKit’s too; who waits for them hears that they did not finish.
  open func removeAllAnimations() { defaultRemoveAllAnimations() }

  // MARK: Conversion

  /// A point of this layer in another one; nil is the top of this layer's tree.
  open func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint { defaultConvert(p, to: layer) }
  /// From another layer (nil: the top of this layer’s tree) to this one.
  open func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint { defaultConvert(p, from: layer) }
  /// The bounding box of the converted corners.
  open func convert(_ r: CGRect, to layer: CALayer?) -> CGRect { defaultConvert(r, to: layer) }
  /// From another layer (nil: the top of this layer’s tree) to this one.
  open func convert(_ r: CGRect, from layer: CALayer?) -> CGRect { defaultConvert(r, from: layer) }

  // MARK: Display

  /// Whether layout was asked for.
  open func needsLayout() -> Bool { wantsLayout }
  /// Marks the contents of the whole layer as needing to be drawn, like `setNeedsDisplay()`.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Whether new contents were asked for.
  open func needsDisplay() -> Bool { wantsDisplay }
  /// Draws the contents now if they are marked as needing it.
  open func displayIfNeeded() { defaultDisplayIfNeeded() }

  // MARK: Geometry

  /// How far before the layer the anchor lies, in points.
  open var anchorPointZ: CGFloat {
    get { properties.rare.anchorPointZ }
    set { set(rare: \.anchorPointZ, newValue, .animated(.anchorPointZ)) }
  }
  /// The flat part of the transform.
  open func affineTransform() -> CGAffineTransform { properties.transform }
  /// Sets a flat transform about the anchor point.
  open func setAffineTransform(_ transform: CGAffineTransform) { defaultSetAffineTransform(transform) }
  /// Applied to all sublayers, about the anchor point; where perspective belongs.
  open var sublayerTransform: CATransform3D {
    get { properties.rare.sublayerTransform ?? CATransform3DIdentity }
    set { set(rare: \.sublayerTransform, newValue == CATransform3DIdentity ? nil : newValue, .animated(.sublayerTransform)) }
  }

  // MARK: Keys

  /// The value of an animatable property or of a part of it (`transform.scale`, `position.x`), else what the app has set.
  ///
  /// Numbers come as `CGFloat`.
  open func value(forKeyPath keyPath: String) -> Any? { usualValue(forKeyPath: keyPath) }
  /// As `value(forKeyPath:)`.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  /// Sets an animatable property or a part of it, with the action that belongs to it; under another key keeps a value of the app's own.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { defaultSetValue(value, forKeyPath: keyPath) }
  /// As `setValue(_:forKeyPath:)`.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  // MARK: Look

  /// Whether the back side is drawn.
  open var isDoubleSided: Bool {
    get { properties.rare.isDoubleSided }
    set { set(rare: \.isDoubleSided, newValue, .plain) }
  }
  /// The part of the contents that is shown, in fractions.
  open var contentsRect: CGRect {
    get { properties.rare.contentsRect }
    set { set(rare: \.contentsRect, newValue, .animated(.contentsRect)) }
  }
  /// The part of the contents that is stretched, in fractions; what is outside keeps its size.
  open var contentsCenter: CGRect {
    get { properties.rare.contentsCenter }
    set { set(rare: \.contentsCenter, newValue, .animated(.contentsCenter)) }
  }
  /// How contents lie in the bounds; they fill them at first.
  open var contentsGravity: CALayerContentsGravity {
    get { properties.rare.contentsGravity }
    set { set(rare: \.contentsGravity, newValue, .plain) }
  }
  /// Inside the bounds, in points.
  open var borderWidth: CGFloat {
    get { properties.rare.borderWidth }
    set { set(rare: \.borderWidth, newValue, .animated(.borderWidth)) }
  }
  /// Black at first.
  open var borderColor: CGColor? {
    get { Self.color(properties.rare.borderColor, given: givenColors.border) }
    set {
      givenColors.border = newValue
      set(rare: \.borderColor, newValue?.rgba ?? .clear, .animated(.borderColor))
    }
  }
  /// The corners that `cornerRadius` rounds; all at first.
  open var maskedCorners: CACornerMask {
    get { properties.rare.maskedCorners }
    set { set(rare: \.maskedCorners, newValue, .switched(key: "maskedCorners")) }
  }
  /// Kept; Segue draws circular corners for both.
  open var cornerCurve: CALayerCornerCurve {
    get { CALayerCornerCurve(rawValue: style?["cornerCurve"] as? String ?? CALayerCornerCurve.circular.rawValue) }
    set { setStyle(newValue.rawValue, forKey: "cornerCurve") }
  }
  /// Black at first; nil throws none.
  open var shadowColor: CGColor? {
    get { properties.rare.shadowColor.map { Self.color($0, given: givenColors.shadow) } }
    set {
      givenColors.shadow = newValue
      set(rare: \.shadowColor, newValue?.rgba, .animated(.shadowColor))
    }
  }
  /// 0…1; 0 at first, which is no shadow.
  open var shadowOpacity: Float {
    get { Float(properties.rare.shadowOpacity) }
    set { set(rare: \.shadowOpacity, Double(newValue), .animated(.shadowOpacity)) }
  }
  /// In points; (0, −3) at first.
  open var shadowOffset: CGSize {
    get { properties.rare.shadowOffset }
    set { set(rare: \.shadowOffset, newValue, .animated(.shadowOffset)) }
  }
  /// The blur in points; 3 at first.
  open var shadowRadius: CGFloat {
    get { properties.rare.shadowRadius }
    set { set(rare: \.shadowRadius, newValue, .animated(.shadowRadius)) }
  }
  /// The outline that throws the shadow; nil for what the layer shows.
  open var shadowPath: CGPath? {
    get { properties.rare.shadowPath }
    set { set(rare: \.shadowPath, newValue?.copy(), .animated(.shadowPath)) }
  }
  /// Whether the straight edges of a layer in space are smooth; false at first, so that layers side by side leave no seam between them.
  ///
  /// Those of a flat layer always are.
  open var allowsEdgeAntialiasing: Bool {
    get { properties.rare.allowsEdgeAntialiasing }
    set { set(rare: \.allowsEdgeAntialiasing, newValue, .plain) }
  }
  /// A hint; the picture is the same.
  open var shouldRasterize: Bool {
    get { properties.rare.shouldRasterize }
    set { set(rare: \.shouldRasterize, newValue, .plain) }
  }
  /// A hint; the picture is the same.
  open var rasterizationScale: CGFloat {
    get { style?["rasterizationScale"] as? CGFloat ?? 1 }
    set { setStyle(newValue, forKey: "rasterizationScale") }
  }
  /// Whether layer and sublayers fade as one; true at first.
  open var allowsGroupOpacity: Bool {
    get { properties.rare.allowsGroupOpacity }
    set { set(rare: \.allowsGroupOpacity, newValue, .plain) }
  }

  // MARK: Presentation

  /// The layer that this one shows, if it is a presentation layer; else itself.
  open func model() -> CALayer { modelLayer ?? self }

  // MARK: Rendering

  /// Draws the layer and its sublayers as the model has them, in the layer's own coordinates.
  ///
  /// What asked for display is displayed first, so a view that was never shown has its drawing and its text. As in Core Animation, running
  /// animations, transforms in space and what visual effects do to the picture beneath are left out. (BEHAVIOUR §11, §26)
  open func render(in ctx: CGContext) { defaultRender(in: ctx) }

  // MARK: Timing

  /// When its time begins, in the superlayer’s.
  open var beginTime: CFTimeInterval {
    get { defaultBeginTime }
    set { defaultBeginTime = newValue }
  }
  /// 0 stands still: with `timeOffset` at the present time that is a pause. (Apple QA1673)
  open var speed: Float {
    get { defaultSpeed }
    set { defaultSpeed = newValue }
  }
  /// What is added to its time.
  open var timeOffset: CFTimeInterval {
    get { defaultTimeOffset }
    set { defaultTimeOffset = newValue }
  }
  // A layer has these by protocol; they change nothing of how its time runs here.
  /// Kept; it changes nothing.
  open var duration: CFTimeInterval {
    get { explicitTiming.duration }
    set { explicitTiming.duration = newValue }
  }
  /// Kept; it changes nothing.
  open var repeatCount: Float {
    get { explicitTiming.repeatCount }
    set { explicitTiming.repeatCount = newValue }
  }
  /// Kept; it changes nothing.
  open var repeatDuration: CFTimeInterval {
    get { explicitTiming.repeatDuration }
    set { explicitTiming.repeatDuration = newValue }
  }
  /// Kept; it changes nothing.
  open var autoreverses: Bool {
    get { explicitTiming.autoreverses }
    set { explicitTiming.autoreverses = newValue }
  }
  /// Kept; it changes nothing.
  open var fillMode: CAMediaTimingFillMode {
    get { explicitTiming.fillMode }
    set { explicitTiming.fillMode = newValue }
  }
  /// A time of another layer (nil: the app's) in this one.
  open func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { defaultConvertTime(t, from: layer) }
  /// A time of this layer in another one (nil: the app's).
  open func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { defaultConvertTime(t, to: layer) }

  // MARK: Tree

  /// Back to front; nil for none. Of a presentation layer, presentation layers.
  open var sublayers: [CALayer]? {
    get { defaultSublayers }
    set { defaultSublayers = newValue }
  }
  /// The layer whose sublayer or mask it is.
  open var superlayer: CALayer? { modelLayer == nil ? parent : modelLayer!.parent?.presentation() }
  /// Puts a layer beside another; without one, behind or before all.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { defaultInsertSublayer(layer, below: sibling) }
  /// Puts a layer beside another; without one, behind or before all.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { defaultInsertSublayer(layer, above: sibling) }
  /// Puts a layer in the place of another.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { defaultReplaceSublayer(oldLayer, with: newLayer) }
  /// A layer whose opacity cuts out this one and its sublayers. It has no other superlayer.
  open var mask: CALayer? {
    get { defaultMask }
    set { defaultMask = newValue }
  }
}

extension CALayer {
  /// One level of `CAMediaTiming` that a layer has but that only groups and animations use.
  struct ExplicitTiming {
    var duration = CFTimeInterval.infinity
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed
  }
}

/// Draws, lays out and animates for a layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// The action for a change: nil to go on looking, `NSNull` for none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Called for a layer that needs layout.
  func layoutSublayers(of layer: CALayer)
  /// Called for a layer that needs new contents; by default they are what `draw(_:in:)` draws.
  func display(_ layer: CALayer)
  /// Draws a layer's contents, in its coordinates with y pointing down.
  func draw(_ layer: CALayer, in ctx: CGContext)
}

extension CALayerDelegate {
  /// Nil, unless the delegate says otherwise.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    Implements.actionForLayerForKey(self)?.action(for: layer, forKey: event)
  }
  /// Nothing, unless the delegate says otherwise.
  public func layoutSublayers(of layer: CALayer) { Implements.layoutSublayersOfLayer(self)?.layoutSublayers(of: layer) }
  /// What the layer's `draw(in:)` draws.
  public func display(_ layer: CALayer) { if Implements.displayLayer(self)?.display(layer) == nil { layer.displayDrawing() } }
  /// Nothing, unless the delegate says otherwise.
  public func draw(_ layer: CALayer, in ctx: CGContext) { Implements.drawLayerInCtx(self)?.draw(layer, in: ctx) }
}
