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
open class CALayer: _UIObject {
  package internal(set) var id: LayerID
  package internal(set) var runtime: Runtime
  // Not weak: that would put a side table under every view and layer. Who is referred to clears the reference at its end, which may
  // come on any thread.
  package nonisolated(unsafe) unowned(unsafe) var owner: (any LayerOwner)?
  /// Asked for actions, and to draw and lay out. Not kept alive.
  public weak var delegate: (any CALayerDelegate)?
  /// A name of the app's own.
  public var name: String?
  /// Actions by key, asked after the delegate.
  public var actions: [String: any CAAction]?
  /// Defaults by key; `style["actions"]` is asked after `actions`.
  public var style: [AnyHashable: Any]?

  package internal(set) nonisolated(unsafe) unowned(unsafe) var parent: CALayer?
  /// How the runtime knows the layer without keeping it alive.
  let reference = LayerReference()
  package internal(set) var layers: [CALayer] = []
  package internal(set) var maskLayer: CALayer?
  package internal(set) var isInTree = false
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
  public required init() {
    runtime = .current
    id = LayerID(number: runtime.makeRecordID())
    super.init(_r: ())
    reference.layer = self
    properties = Self.initialProperties
  }

  /// A copy of what another layer shows, without its sublayers.
  public init(layer: Any) {
    guard let layer = layer as? CALayer else { preconditionFailure("\(layer) is not a layer") }
    (runtime, id) = (layer.runtime, layer.id)
    super.init(_r: ())
    (properties, name, delegate) = (layer.properties, layer.name, layer.delegate)
  }

  /// The layer as the screen shows it: the properties as they were at the start of this turn's transaction, with the animations active
  /// then. (BEHAVIOUR §1.5)
  ///
  /// What this turn sets or removes does not show in it. Nil before the first commit in a tree; its own presentation is itself.
  open func presentation() -> CALayer? { show { CALayer(layer: $0) } }

  /// The class's own action for a key; nil for the usual animation, `NSNull` for none.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Overridden by subclasses that show more.
  class var initialProperties: LayerProperties { LayerProperties() }

  /// The action for a change: the delegate's, then `actions`, then `style["actions"]`, then the class's own default, then the usual
  /// animation of this kind of property. (BEHAVIOUR §1.4)
  ///
  /// `NSNull` at any step means none.
  open func action(forKey event: String) -> (any CAAction)? { usualAction(forKey: event) }

  // MARK: Layout and drawing

  /// Places the sublayers, at the commit after `setNeedsLayout()`; by default the delegate does.
  open func layoutSublayers() { if let owner { owner.layoutSublayers(of: self) } else { delegate?.layoutSublayers(of: self) } }
  /// Makes the contents anew, at the commit after `setNeedsDisplay()`; by default the delegate does, or `draw(in:)`.
  open func display() { if let asked { asked.display(self) } else { displayDrawing() } }
  /// Draws the contents, in the layer's coordinates with y pointing down; by default the delegate does.
  open func draw(in ctx: CGContext) { asked?.draw(self, in: ctx) }
  var wantsLayout = false
  var wantsDisplay = false
  /// Whether the contents were drawn by `draw(in:)`.
  var showsDrawing = false
  /// Whether a change of size asks for new contents; false at first.
  public var needsDisplayOnBoundsChange = false

  // MARK: Change

  /// Changes a property made of numbers, with the action that belongs to it.
  func change(_ property: AnimatableProperty, key: String? = nil, _ edit: (inout LayerProperties) -> Void) {
    var new = properties
    edit(&new)
    guard new != properties else { return }
    precondition(new.isFinite, "\(property.keyPath) of \(self) was set to a value that is not finite")
    if let owner {
      let action =
        property == .transform && !(new.isFlat && properties.isFlat)
        ? owner.layer(self, willReplace: property, from: properties, to: new)
        : owner.layer(self, willChange: property, from: properties[property], to: new[property])
      properties = new
      owner.layer(self, didChange: property)
      action?.run(forKey: property.changeKey, object: self, arguments: nil)
    } else {
      let action = implicitAction(forKey: key ?? property.keyPath)
      let resized = new.bounds.size != properties.bounds.size
      properties = new
      if resized { sizeDidChange() }
      action?.run(forKey: key ?? property.keyPath, object: self, arguments: nil)
    }
    runtime.markDirty(self)
  }

  /// Changes a property that is not made of numbers, with the action that belongs to it.
  func replace(_ property: AnimatableProperty, _ edit: (inout LayerProperties) -> Void) {
    var new = properties
    edit(&new)
    guard new != properties else { return }
    if let owner {
      let action = owner.layer(self, willReplace: property, from: properties, to: new)
      properties = new
      action?.run(forKey: property.changeKey, object: self, arguments: nil)
    } else {
      let action = implicitAction(forKey: property.keyPath)
      properties = new
      action?.run(forKey: property.keyPath, object: self, arguments: nil)
    }
    runtime.markDirty(self)
  }

  /// Changes what has nothing between two values; a layer that is no view's fades.
  func turn(_ key: String, _ edit: (inout LayerProperties) -> Void) {
    let action = owner == nil ? implicitAction(forKey: key) : nil
    set(edit)
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// Changes what is not animated.
  func set(_ edit: (inout LayerProperties) -> Void) {
    edit(&properties)
    runtime.markDirty(self)
  }

  /// Adds to the model without any block seeing it: how an animator takes its own delta back.
  package func shift(_ property: AnimatableProperty, by delta: Components) {
    guard delta != Components(repeating: 0) else { return }
    properties[property] += delta
    owner?.layer(self, didChange: property)
    runtime.markDirty(self)
  }

  /// Sets the model without any block or action seeing it: what an animator shows when it stops.
  package func place(_ edit: (inout LayerProperties) -> Void) { set(edit) }
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
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Nothing, unless the delegate says otherwise.
  public func layoutSublayers(of layer: CALayer) {}
  /// What the layer's `draw(in:)` draws.
  public func display(_ layer: CALayer) { layer.displayDrawing() }
  /// Nothing, unless the delegate says otherwise.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
}
