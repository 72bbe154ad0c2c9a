import CoreGraphics
import Motion

/// The object that draws and lays out a layer. For the layer of a view, it is the view.
@MainActor
package protocol LayerOwner: AnyObject {
  /// Called when an animatable property is about to change. The returned action runs after the change.
  func layer(_ layer: CALayer, willChange property: AnimatableProperty, from old: Components, to new: Components) -> (any CAAction)?
  /// Called when an animatable property has changed, whatever the cause.
  func layer(_ layer: CALayer, didChange property: AnimatableProperty)
  /// Called when a property that does not consist of numbers is about to change, such as contents, a path or a 3D transform. The returned
  /// action runs after the change.
  func layer(_ layer: CALayer, willReplace property: AnimatableProperty, from old: LayerProperties, to new: LayerProperties)
    -> (any CAAction)?
  /// Lays out the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Called when `setNeedsLayout()` is called on the layer.
  func layerWantsLayout(_ layer: CALayer)
  /// Called when `layoutIfNeeded()` is called on the layer.
  func layOutIfNeeded(_ layer: CALayer)
  /// Called when `setNeedsDisplay()` is called on the layer.
  func layerWantsDisplay(_ layer: CALayer)
  /// Called when `displayIfNeeded()` is called on the layer.
  func displayIfNeeded(_ layer: CALayer)
  /// Called when the layer has moved to another app.
  func layer(_ layer: CALayer, didJoin runtime: Runtime)
}

extension LayerOwner {
  package func layer(_ layer: CALayer, didChange property: AnimatableProperty) {}
  package func layer(_ layer: CALayer, willReplace property: AnimatableProperty, from old: LayerProperties, to new: LayerProperties)
    -> (any CAAction)?
  { nil }
  package func layer(_ layer: CALayer, didJoin runtime: Runtime) {}
}

/// A weak reference that costs no more than a strong one. The layer clears it when it is deallocated.
final class LayerReference: @unchecked Sendable {
  unowned(unsafe) var layer: CALayer?
}

/// An element of the layer tree, with the values that the app last set. The committed scene, not the layer, holds what is on the screen.
///
/// A layer in a committed tree animates changes of its properties implicitly, unless it belongs to a view.
@preconcurrency @MainActor
open class CALayer: _UIMakeable, OfRuntime {
  nonisolated open override class func objcKeys() -> [ObjCKey] { (self as any LayerKeys.Type).layerKeys + super.objcKeys() }

  package internal(set) var id: LayerID
  package internal(set) var runtime: Runtime
  // This reference is not weak, because a weak one would require a side table for every view and layer. The owner clears it when it is
  // deallocated, which can happen on any thread.
  package nonisolated(unsafe) unowned(unsafe) var owner: (any LayerOwner)?
  /// The object that provides actions, layout and contents. The layer keeps a weak reference to it.
  ///
  /// The delegate of a view's layer is the view.
  open var delegate: (any CALayerDelegate)? {
    get { ownDelegate ?? owner as? any CALayerDelegate ?? modelLayer?.delegate }
    set { ownDelegate = newValue === owner ? nil : newValue }
  }
  private weak var ownDelegate: (any CALayerDelegate)?
  var silentMethods: SilentMethods?
  /// A name for the app's own use. The default is `nil`.
  open var name: String?
  /// The actions by key. They are searched after the delegate. The default is `nil`.
  open var actions: [String: any CAAction]?
  /// Values by key. `style["actions"]` is searched after `actions`. The default is `nil`.
  open var style: [AnyHashable: Any]?

  package internal(set) nonisolated(unsafe) unowned(unsafe) var parent: CALayer?
  /// The reference by which the runtime refers to the layer without keeping it alive.
  let reference = LayerReference()
  package internal(set) var layers: [CALayer] = []
  package internal(set) var maskLayer: CALayer?
  package internal(set) var isInTree = false
  /// The number of layers above this one in a tree.
  var depth = 0
  /// The index at which the runtime stores the layer until the next commit. It is negative if nothing has changed.
  var dirtyPlace = -1
  /// A Boolean value that indicates whether the runtime can find the layer by its number.
  var isKnownByNumber = false
  package internal(set) var properties = LayerProperties()
  package internal(set) var records: [AnimationEntry] = []
  /// The values that the app has stored by key.
  var custom: [String: Any] = [:]
  /// The animations that were passed to `add(_:forKey:)`, by key.
  var animations: [String: CAAnimation] = [:]
  var explicitTiming = ExplicitTiming()
  /// The mapping of time for the layer, of which `CAMediaTiming` sets a simple case. A percent-driven transition can hold it and drive it.
  package var clock = Clock.identity { didSet { if clock != oldValue { runtime.markDirty(self) } } }
  /// The model layer of a presentation layer. It is `nil` for other layers.
  var modelLayer: CALayer?

  deinit {
    reference.layer = nil
    guard modelLayer == nil else { return }
    for layer in layers { layer.parent = nil }
    maskLayer?.parent = nil
  }

  /// Creates an empty layer outside every tree.
  public override init() {
    runtime = .current
    id = LayerID(number: runtime.makeEntryID())
    super.init()
    reference.layer = self
    properties = Self.initialProperties
  }

  /// Creates a layer from an archive. Archives are not supported, so this initializer is never called.
  public required init?(coder: NSCoder) {
    runtime = .current
    id = LayerID(number: runtime.makeEntryID())
    super.init()
    reference.layer = self
    properties = Self.initialProperties
  }

  /// Creates a copy of another layer's properties, without its sublayers. `layer` must be a `CALayer`.
  public init(layer: Any) {
    guard let layer = layer as? CALayer else { preconditionFailure("\(layer) is not a layer") }
    (runtime, id) = (layer.runtime, layer.id)
    super.init()
    (properties, name, ownDelegate) = (layer.properties, layer.name, layer.ownDelegate)
    isOpaque = layer.isOpaque
  }

  /// Returns a layer with the displayed values: the properties at the start of this update cycle, with the animations active then.
  /// (Docs/behaviour/animation.md, "Interpolation and presentation values")
  ///
  /// Changes of this update cycle are not included. The result is `nil` before the first commit in a tree. A presentation layer returns
  /// itself.
  open func presentation() -> CALayer? { show { CALayer(layer: $0) } }

  /// Returns the default action of the class for a key. `nil` gives the usual animation, and `NSNull` gives none. The default
  /// implementation returns `nil`.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Called when the app has set a timing property, even to an equal value.
  func timeWasSet() {}
  /// Called before the commit reads the layer, as the last opportunity to change it.
  func willBeCommitted() {}

  /// The initial properties. Subclasses with more properties override it.
  class var initialProperties: LayerProperties { LayerProperties() }

  /// Returns the action for a property change. The search has this order: the delegate, `actions`, `style["actions"]`, the default action
  /// of the class, and the usual animation of the property. (Docs/behaviour/animation.md, "Layer actions")
  ///
  /// `NSNull` at any step ends the search without an action.
  open func action(forKey event: String) -> (any CAAction)? { usualAction(forKey: event) }

  // MARK: Geometry

  /// The position of the anchor point in the superlayer's coordinates, in points. The default is zero. The property is animatable.
  open var position: CGPoint {
    get { properties.position }
    set {
      objcStorage?.willChange("position")
      set(\.position, newValue, .animated(.position))
      objcStorage?.didChange("position")
    }
  }

  /// The rectangle of the layer in its own coordinates, in points. Its origin shifts the sublayers. The default is zero. The property is
  /// animatable.
  open var bounds: CGRect {
    get { properties.bounds }
    set {
      objcStorage?.willChange("bounds")
      defer { objcStorage?.didChange("bounds") }
      guard owner != nil else { return set(\.bounds, newValue, .animated(.boundsSize)) }
      set(\.bounds.origin, newValue.origin, .animated(.boundsOrigin))
      set(\.bounds.size, newValue.size, .animated(.boundsSize))
    }
  }

  /// The point of the bounds that is at `position`, in fractions of their size. The default is (0.5, 0.5). The property is animatable.
  open var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set { set(\.anchorPoint, newValue, .animated(.anchorPoint)) }
  }
  /// The position on the z axis, in points. Sublayers with a larger value are drawn later. The default is 0. The property is animatable.
  open var zPosition: CGFloat {
    get { properties.rare.zPosition }
    set { set(rare: \.zPosition, newValue, .animated(.zPosition)) }
  }

  /// The transform of the layer, about its anchor point. The default is the identity. The property is animatable.
  open var transform: CATransform3D {
    get { properties.transform3D }
    set {
      objcStorage?.willChange("transform")
      set(\.transform3D, newValue, .animated(.transform))
      objcStorage?.didChange("transform")
    }
  }
  /// The bounding rectangle of the layer in the superlayer's coordinates, in points. Setting it sets `position` and the size of `bounds`.
  /// It is undefined if the layer is rotated.
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

  /// The opacity of the layer, from 0 to 1. The default is 1. The property is animatable.
  open var opacity: Float {
    get { Float(properties.opacity) }
    set {
      objcStorage?.willChange("opacity")
      alpha = Double(newValue)
      objcStorage?.didChange("opacity")
    }
  }
  /// The radius of the corners of the background and the border, in points. It applies to contents only if `masksToBounds` is `true`. The
  /// default is 0. The property is animatable.
  open var cornerRadius: CGFloat {
    get { properties.cornerRadius }
    set { set(\.cornerRadius, newValue, .animated(.cornerRadius)) }
  }
  /// The background colour. The default is `nil`, which draws no background. A change from or to `nil` is not animated.
  /// (Docs/behaviour/animation.md, "Interpolation and presentation values")
  open var backgroundColor: CGColor? {
    get { properties.backgroundColor.map { Self.color($0, given: givenColors.background) } }
    set {
      givenColors.background = newValue
      set(\.backgroundColor, newValue?.rgba, .animated(.backgroundColor))
    }
  }
  /// A Boolean value that indicates whether the layer and its sublayers are not displayed. The default is `false`. A change cross-fades the
  /// layer, unless it belongs to a view.
  open var isHidden: Bool {
    get { properties.isHidden }
    set {
      objcStorage?.willChange("hidden")
      set(\.isHidden, newValue, .switched(key: "hidden"))
      objcStorage?.didChange("hidden")
    }
  }
  /// A Boolean value that indicates whether sublayers are clipped to the bounds and their rounded corners. The default is `false`. A change
  /// cross-fades the layer, unless it belongs to a view.
  open var masksToBounds: Bool {
    get { properties.masksToBounds }
    set { set(\.masksToBounds, newValue, .switched(key: "masksToBounds")) }
  }
  /// The contents of the layer, which must be a `CGImage` or `nil`. The default is `nil`. The property is animatable.
  open var contents: Any? {
    get { properties.contents }
    set {
      guard newValue == nil || newValue is CGImage else {
        preconditionFailure("\(newValue!) cannot be a layer's contents: give it a CGImage")
      }
      image = newValue as? CGImage
    }
  }
  /// A Boolean value that promises that the contents fill the bounds without transparency. The default is `false`, and `true` for the layer
  /// of a view.
  ///
  /// The value is stored and has no effect on the result. The compositor determines which contents are opaque.
  open var isOpaque = false
  /// The filters of the contents. Layers on iOS do not support the property: the value is stored and has no effect. The default is `nil`.
  open var filters: [Any]? {
    get { style?["filters"] as? [Any] }
    set { setStyle(newValue, forKey: "filters") }
  }
  /// The filters of the content behind the layer. Layers on iOS do not support the property: the value is stored and has no effect. The
  /// default is `nil`.
  open var backgroundFilters: [Any]? {
    get { style?["backgroundFilters"] as? [Any] }
    set { setStyle(newValue, forKey: "backgroundFilters") }
  }
  /// The filter for contents that are drawn smaller. The value is stored and has no effect: the compositor interpolates between reduced
  /// copies of the contents. The default is `.linear`.
  open var minificationFilter: CALayerContentsFilter {
    get { style?["minificationFilter"] as? CALayerContentsFilter ?? .linear }
    set { setStyle(newValue, forKey: "minificationFilter") }
  }
  /// The filter for contents that are drawn larger. The value is stored and has no effect: the compositor interpolates linearly. The default
  /// is `.linear`.
  open var magnificationFilter: CALayerContentsFilter {
    get { style?["magnificationFilter"] as? CALayerContentsFilter ?? .linear }
    set { setStyle(newValue, forKey: "magnificationFilter") }
  }
  /// The bias of the trilinear filter for contents that are drawn smaller. The value is stored and has no effect. The default is 0.
  open var minificationFilterBias: Float {
    get { style?["minificationFilterBias"] as? Float ?? 0 }
    set { setStyle(newValue, forKey: "minificationFilterBias") }
  }
  /// Stores a value that has no effect on the result. `nil` removes it.
  private func setStyle(_ value: Any?, forKey key: String) {
    var values = style ?? [:]
    values[key] = value
    style = values
  }
  /// The number of pixels of the contents per point. The default is 1. The property is animatable.
  open var contentsScale: CGFloat {
    get { properties.contentsScale }
    set { set(\.contentsScale, newValue, .animated(.contentsScale)) }
  }

  /// Returns the size that the layer would like to have, in points. The default implementation returns the size of the bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Tree and animations, which subclasses hear of

  /// Appends a layer to the sublayers, in front of the others.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(layers.count)) }
  /// Inserts a layer into the sublayers. An index beyond the end means the end. A layer that moves within its tree keeps its animations.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }
  /// Removes the layer from its superlayer. Its animations end unfinished.
  open func removeFromSuperlayer() { leaveSuperlayer() }
  /// Adds a copy of an animation. An animation with an equal key is replaced. If the key is `nil`, a unique one is used.
  open dynamic func add(_ animation: CAAnimation, forKey key: String?) { submit(animation, key) }
  /// Removes an animation. Its delegate is notified that it did not finish.
  open func removeAnimation(forKey key: String) { withdraw(key) }
  /// Returns a Boolean value that indicates whether the bounds contain a point in this layer's coordinates.
  open func contains(_ p: CGPoint) -> Bool { boundsContain(p) }
  /// Returns the farthest descendant, or this layer, that contains a point in the superlayer's coordinates.
  ///
  /// Hidden and fully transparent layers are ignored. A presentation layer tests the displayed positions.
  open func hitTest(_ p: CGPoint) -> CALayer? { deepest(at: p) }

  // MARK: Layout and drawing

  /// Requests a call of `layoutSublayers()` before the next frame.
  open func setNeedsLayout() { markLayout() }
  /// Lays out this layer and its descendants at once, if layout was requested.
  open func layoutIfNeeded() { layOut() }
  /// Requests new contents before the next frame. Without a request, a layer keeps the contents that it was given.
  open func setNeedsDisplay() { markDisplay() }

  /// Lays out the sublayers. It is called at the commit after `setNeedsLayout()`. The default implementation calls the delegate.
  open func layoutSublayers() {
    if let owner { return owner.layoutSublayers(of: self) }
    ask(.layoutSublayersOfLayer, of: delegate) { $0.layoutSublayers(of: self) }
  }
  /// Updates the contents. It is called at the commit after `setNeedsDisplay()`. The default implementation calls the delegate, or else
  /// `draw(in:)`.
  open func display() { if let delegate { delegate.display(self) } else { displayDrawing() } }
  /// Draws the contents in the layer's coordinates, whose y axis points down. The default implementation calls the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// The requests that the layer has not served.
  var pendingWork: PendingWork = []
  /// The colours as the app set them.
  private var givenColors = GivenColors()
  private static func color(_ rgba: RGBA, given: CGColor?) -> CGColor {
    if let given, given.rgba == rgba { given } else { CGColor(rgba) }
  }
  /// A Boolean value that indicates whether a warning was issued that a path of this layer has no intermediate shapes.
  var hasToldOfFlip = false
  /// A Boolean value that indicates whether the contents come from `draw(in:)`.
  var showsDrawing = false
  /// A Boolean value that indicates whether a change of the bounds requests new contents. The default is `false`.
  open var needsDisplayOnBoundsChange = false

  // MARK: Animations

  /// Returns the keys of the animations, in the order in which they were added, or `nil` if there are none.
  open func animationKeys() -> [String]? { defaultAnimationKeys() }
  /// Returns the layer's copy of an animation, which cannot be changed. For an animation of a UIKit block, it returns an equivalent
  /// animation.
  open func animation(forKey key: String) -> CAAnimation? { usualAnimation(forKey: key) }
  /// Removes all animations, including those of UIKit. Their completions are called and receive that they did not finish.
  open func removeAllAnimations() { defaultRemoveAllAnimations() }

  // MARK: Conversion

  /// Converts a point from this layer's coordinates to those of another layer. `nil` means the root of this layer's tree.
  open func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint { defaultConvert(p, to: layer) }
  /// Converts a point from another layer's coordinates to those of this layer. `nil` means the root of this layer's tree.
  open func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint { defaultConvert(p, from: layer) }
  /// Converts a rectangle to another layer's coordinates. The result is the bounding rectangle of the converted corners.
  open func convert(_ r: CGRect, to layer: CALayer?) -> CGRect { defaultConvert(r, to: layer) }
  /// Converts a rectangle from another layer's coordinates to those of this layer. `nil` means the root of this layer's tree.
  open func convert(_ r: CGRect, from layer: CALayer?) -> CGRect { defaultConvert(r, from: layer) }

  // MARK: Display

  /// Returns a Boolean value that indicates whether layout was requested.
  open func needsLayout() -> Bool { pendingWork.contains(.layout) }
  /// Requests new contents for the whole layer, as `setNeedsDisplay()` does. The rectangle is ignored.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Returns a Boolean value that indicates whether new contents were requested.
  open func needsDisplay() -> Bool { pendingWork.contains(.display) }
  /// Updates the contents at once if they were requested.
  open func displayIfNeeded() { defaultDisplayIfNeeded() }

  // MARK: Geometry

  /// The position of the anchor point on the z axis, in points. A positive value is in front of the layer. The default is 0. The property
  /// is animatable.
  open var anchorPointZ: CGFloat {
    get { properties.rare.anchorPointZ }
    set { set(rare: \.anchorPointZ, newValue, .animated(.anchorPointZ)) }
  }
  /// Returns the transform as an affine one. For a 3D transform it is the flat part.
  open func affineTransform() -> CGAffineTransform { properties.transform }
  /// Sets an affine transform about the anchor point.
  open func setAffineTransform(_ transform: CGAffineTransform) { defaultSetAffineTransform(transform) }
  /// The transform of all sublayers, about the anchor point. It typically adds perspective. The default is the identity. The property is
  /// animatable.
  open var sublayerTransform: CATransform3D {
    get { properties.rare.sublayerTransform ?? CATransform3DIdentity }
    set { set(rare: \.sublayerTransform, newValue == CATransform3DIdentity ? nil : newValue, .animated(.sublayerTransform)) }
  }

  // MARK: Keys

  /// Returns the value of an animatable property or of a part of it, such as `transform.scale` or `position.x`. For other keys it returns
  /// the stored custom value.
  ///
  /// Numbers are returned as `CGFloat`.
  open override func value(forKeyPath keyPath: String) -> Any? { usualValue(forKeyPath: keyPath) }
  /// Returns the value of a property or a custom value by key, as `value(forKeyPath:)` does.
  open override func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  /// Sets an animatable property or a part of it, and runs its action. For other keys it stores a custom value.
  open override func setValue(_ value: Any?, forKeyPath keyPath: String) { defaultSetValue(value, forKeyPath: keyPath) }
  /// Sets a property or a custom value by key, as `setValue(_:forKeyPath:)` does.
  open override func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  // MARK: Look

  /// A Boolean value that indicates whether the back of the layer is drawn when it faces the viewer. The default is `true`.
  open var isDoubleSided: Bool {
    get { properties.rare.isDoubleSided }
    set { set(rare: \.isDoubleSided, newValue, .plain) }
  }
  /// The part of the contents that is displayed, in fractions of their size. The default is the whole contents. The property is animatable.
  open var contentsRect: CGRect {
    get { properties.rare.contentsRect }
    set { set(rare: \.contentsRect, newValue, .animated(.contentsRect)) }
  }
  /// The part of the contents that is stretched, in fractions of their size. The parts outside it keep their size. The default is the whole
  /// contents. The property is animatable.
  open var contentsCenter: CGRect {
    get { properties.rare.contentsCenter }
    set { set(rare: \.contentsCenter, newValue, .animated(.contentsCenter)) }
  }
  /// The position and scaling of the contents in the bounds. The default is `.resize`, which fills the bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { properties.rare.contentsGravity }
    set { set(rare: \.contentsGravity, newValue, .plain) }
  }
  /// The width of the border, which is inside the bounds, in points. The default is 0. The property is animatable.
  open var borderWidth: CGFloat {
    get { properties.rare.borderWidth }
    set { set(rare: \.borderWidth, newValue, .animated(.borderWidth)) }
  }
  /// The colour of the border. The default is opaque black. The property is animatable.
  open var borderColor: CGColor? {
    get { Self.color(properties.rare.borderColor, given: givenColors.border) }
    set {
      givenColors.border = newValue
      set(rare: \.borderColor, newValue?.rgba ?? .clear, .animated(.borderColor))
    }
  }
  /// The corners to which `cornerRadius` applies. The default is all corners. A change cross-fades the layer, unless it belongs to a view.
  open var maskedCorners: CACornerMask {
    get { properties.rare.maskedCorners }
    set { set(rare: \.maskedCorners, newValue, .switched(key: "maskedCorners")) }
  }
  /// The shape of rounded corners. The value is stored, and both curves are drawn as circular. The default is `.circular`.
  open var cornerCurve: CALayerCornerCurve {
    get { CALayerCornerCurve(rawValue: style?["cornerCurve"] as? String ?? CALayerCornerCurve.circular.rawValue) }
    set { setStyle(newValue.rawValue, forKey: "cornerCurve") }
  }
  /// The colour of the shadow. The default is opaque black. `nil` draws no shadow. The property is animatable.
  open var shadowColor: CGColor? {
    get { properties.rare.shadowColor.map { Self.color($0, given: givenColors.shadow) } }
    set {
      givenColors.shadow = newValue
      set(rare: \.shadowColor, newValue?.rgba, .animated(.shadowColor))
    }
  }
  /// The opacity of the shadow, from 0 to 1. The default is 0, which draws no shadow. The property is animatable.
  open var shadowOpacity: Float {
    get { Float(properties.rare.shadowOpacity) }
    set { set(rare: \.shadowOpacity, Double(newValue), .animated(.shadowOpacity)) }
  }
  /// The offset of the shadow, in points. The default is (0, −3). The property is animatable.
  open var shadowOffset: CGSize {
    get { properties.rare.shadowOffset }
    set { set(rare: \.shadowOffset, newValue, .animated(.shadowOffset)) }
  }
  /// The blur radius of the shadow, in points. The default is 3. The property is animatable.
  open var shadowRadius: CGFloat {
    get { properties.rare.shadowRadius }
    set { set(rare: \.shadowRadius, newValue, .animated(.shadowRadius)) }
  }
  /// The outline of the shadow. The default is `nil`, which means the shape of the displayed layer. Only explicit animations animate it.
  open var shadowPath: CGPath? {
    get { properties.rare.shadowPath }
    set { set(rare: \.shadowPath, newValue?.copy(), .animated(.shadowPath)) }
  }
  /// A Boolean value that indicates whether straight edges are antialiased if the layer has a 3D transform. The default is `false`, so that
  /// adjacent layers have no seam.
  ///
  /// The edges of a flat layer are always antialiased.
  open var allowsEdgeAntialiasing: Bool {
    get { properties.rare.allowsEdgeAntialiasing }
    set { set(rare: \.allowsEdgeAntialiasing, newValue, .plain) }
  }
  /// A hint that the layer can be cached as a bitmap. The value is stored and has no effect on the result. The default is `false`.
  open var shouldRasterize: Bool {
    get { properties.rare.shouldRasterize }
    set { set(rare: \.shouldRasterize, newValue, .plain) }
  }
  /// The scale of the cached bitmap. The value is stored and has no effect on the result. The default is 1.
  open var rasterizationScale: CGFloat {
    get { style?["rasterizationScale"] as? CGFloat ?? 1 }
    set { setStyle(newValue, forKey: "rasterizationScale") }
  }
  /// A Boolean value that indicates whether the layer and its sublayers fade as a group. The default is `true`.
  open var allowsGroupOpacity: Bool {
    get { properties.rare.allowsGroupOpacity }
    set { set(rare: \.allowsGroupOpacity, newValue, .plain) }
  }

  // MARK: Presentation

  /// Returns the model layer of a presentation layer. Other layers return themselves.
  open func model() -> CALayer { modelLayer ?? self }

  // MARK: Rendering

  /// Draws the layer and its sublayers with their model values, in the layer's own coordinates.
  ///
  /// Layers that need display are displayed first, so a view that was never on a screen is drawn completely. As in Core Animation, running
  /// animations, 3D transforms and visual effects are not drawn. (Docs/behaviour/animation.md, "Snapshots")
  open func render(in ctx: CGContext) { defaultRender(in: ctx) }

  // MARK: Timing

  /// The time at which the layer's time begins, in the superlayer's time. The default is 0.
  open var beginTime: CFTimeInterval {
    get { defaultBeginTime }
    set { defaultBeginTime = newValue }
  }
  /// The speed of the layer's time relative to its superlayer. At 0 the time stands still. With `timeOffset` set to the present time, that
  /// is a pause (Apple QA1673). The default is 1.
  open var speed: Float {
    get { defaultSpeed }
    set { defaultSpeed = newValue }
  }
  /// The offset that is added to the layer's time, in seconds. The default is 0.
  open var timeOffset: CFTimeInterval {
    get { defaultTimeOffset }
    set { defaultTimeOffset = newValue }
  }
  // The protocol requires these properties. They have no effect on a layer's time here.
  /// The duration in seconds. The value is stored and has no effect. The default is infinity.
  open var duration: CFTimeInterval {
    get { explicitTiming.duration }
    set { explicitTiming.duration = newValue }
  }
  /// The number of repetitions. The value is stored and has no effect. The default is 0.
  open var repeatCount: Float {
    get { explicitTiming.repeatCount }
    set { explicitTiming.repeatCount = newValue }
  }
  /// The time of repetition in seconds. The value is stored and has no effect. The default is 0.
  open var repeatDuration: CFTimeInterval {
    get { explicitTiming.repeatDuration }
    set { explicitTiming.repeatDuration = newValue }
  }
  /// A Boolean value for reverse repetition. The value is stored and has no effect. The default is `false`.
  open var autoreverses: Bool {
    get { explicitTiming.autoreverses }
    set { explicitTiming.autoreverses = newValue }
  }
  /// The effect outside the active interval. The value is stored and has no effect. The default is `.removed`.
  open var fillMode: CAMediaTimingFillMode {
    get { explicitTiming.fillMode }
    set { explicitTiming.fillMode = newValue }
  }
  /// Converts a time from another layer to this one. `nil` means the app's time.
  open func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { defaultConvertTime(t, from: layer) }
  /// Converts a time from this layer to another one. `nil` means the app's time.
  open func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { defaultConvertTime(t, to: layer) }

  // MARK: Tree

  /// The sublayers from back to front, or `nil` if there are none. For a presentation layer, they are presentation layers.
  open var sublayers: [CALayer]? {
    get { defaultSublayers }
    set { defaultSublayers = newValue }
  }
  /// The layer that contains this one as a sublayer or as its mask. The default is `nil`.
  open var superlayer: CALayer? { modelLayer == nil ? parent : modelLayer!.parent?.presentation() }
  /// Inserts a layer directly behind a sibling. Without one, it is behind all sublayers.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { defaultInsertSublayer(layer, below: sibling) }
  /// Inserts a layer directly in front of a sibling. Without one, it is in front of all sublayers.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { defaultInsertSublayer(layer, above: sibling) }
  /// Replaces a sublayer with another layer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { defaultReplaceSublayer(oldLayer, with: newLayer) }
  /// The layer whose alpha masks this layer and its sublayers. The mask must not have another superlayer. The default is `nil`.
  open var mask: CALayer? {
    get { defaultMask }
    set { defaultMask = newValue }
  }
}

extension CALayer {
  /// The `CAMediaTiming` values that a layer has, although only groups and animations use them.
  struct ExplicitTiming {
    var duration = CFTimeInterval.infinity
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed
  }
}

/// The methods that draw, lay out and animate a layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Returns the action for a property change. `nil` continues the search, and `NSNull` ends it without an action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Called when a layer needs layout.
  func layoutSublayers(of layer: CALayer)
  /// Called when a layer needs new contents. The default implementation calls the layer's `draw(in:)`.
  func display(_ layer: CALayer)
  /// Draws the contents of a layer, in its coordinates with y pointing down.
  func draw(_ layer: CALayer, in ctx: CGContext)
}

extension CALayerDelegate {
  /// Returns the action for a property change. The default implementation returns `nil`.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    Implements.actionForLayerForKey(self)?.action(for: layer, forKey: event)
  }
  /// Called when a layer needs layout. The default implementation does nothing.
  public func layoutSublayers(of layer: CALayer) { Implements.layoutSublayersOfLayer(self)?.layoutSublayers(of: layer) }
  /// Called when a layer needs new contents. The default implementation calls the layer's `draw(in:)`.
  public func display(_ layer: CALayer) { if Implements.displayLayer(self)?.display(layer) == nil { layer.displayDrawing() } }
  /// Draws the contents of a layer. The default implementation does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) { Implements.drawLayerInCtx(self)?.draw(layer, in: ctx) }
}
