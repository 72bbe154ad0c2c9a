import Foundation
import Motion

/// Who draws and lays out a layer: for a view's layer, the view.
@MainActor
package protocol LayerOwner: AnyObject {
  /// An animatable property is about to take another value.
  func layer(_ layer: CALayer, willChange property: AnimatableProperty, from old: Components, to new: Components)
}

/// The model: what the app last set. Nothing here knows what is on the screen; that is the committed scene's.
@preconcurrency @MainActor
open class CALayer: _UIObject {
  package let id: LayerID
  package let runtime: Runtime
  package weak var owner: (any LayerOwner)?
  public private(set) weak var superlayer: CALayer?
  package private(set) var layers: [CALayer] = []
  package private(set) var isInTree = false
  package private(set) var properties = LayerProperties()
  package internal(set) var records: [AnimationRecord] = []
  /// `CAMediaTiming` of a layer is one case of it; a percent-driven transition holds and drives it.
  package var clock = Clock.identity { didSet { if clock != oldValue { runtime.markDirty(self) } } }

  public init() {
    runtime = .current
    id = LayerID(number: runtime.makeRecordID())
    super.init(_r: ())
  }

  // MARK: Geometry

  /// Where the anchor point lies in the superlayer, in points.
  public var position: CGPoint {
    get { properties.position }
    set { change(.position) { $0.position = newValue } }
  }
  public var bounds: CGRect {
    get { properties.bounds }
    set {
      change(.boundsOrigin) { $0.bounds.origin = newValue.origin }
      change(.boundsSize) { $0.bounds.size = newValue.size }
    }
  }
  /// The point of the bounds, in fractions of their size, that lies at `position`; (0.5, 0.5) at first.
  public var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set { change(.anchorPoint) { $0.anchorPoint = newValue } }
  }
  /// The bounding box in the superlayer. Setting it sets position and bounds' size; undefined under a rotation.
  public var frame: CGRect {
    get { properties.frame }
    set {
      let t = properties.transform
      let size = CGSize(width: newValue.width / abs(t.a), height: newValue.height / abs(t.d))
      let anchor = properties.anchorPoint
      change(.boundsSize) { $0.bounds.size = size }
      let corner = CGPoint(x: -anchor.x * size.width, y: -anchor.y * size.height)
      let box = CGRect(origin: corner, size: size).applying(t)
      position = CGPoint(x: newValue.minX - box.minX, y: newValue.minY - box.minY)
    }
  }
  public func affineTransform() -> CGAffineTransform { properties.transform }
  public func setAffineTransform(_ transform: CGAffineTransform) { change(.transform) { $0.transform = transform } }

  // MARK: Look

  public var opacity: Float {
    get { Float(properties.opacity) }
    set { change(.opacity) { $0.opacity = Double(newValue) } }
  }
  /// The opacity in full precision, as views have it.
  package var alpha: Double {
    get { properties.opacity }
    set { change(.opacity) { $0.opacity = newValue } }
  }
  public var cornerRadius: CGFloat {
    get { properties.cornerRadius }
    set { change(.cornerRadius) { $0.cornerRadius = newValue } }
  }
  public var isHidden: Bool {
    get { properties.isHidden }
    set { set { $0.isHidden = newValue } }
  }
  public var masksToBounds: Bool {
    get { properties.masksToBounds }
    set { set { $0.masksToBounds = newValue } }
  }
  public var backgroundColor: CGColor? {
    get { properties.backgroundColor.map(CGColor.init) }
    set { set { $0.backgroundColor = newValue?.rgba } }
  }

  private func change(_ property: AnimatableProperty, _ edit: (inout LayerProperties) -> Void) {
    var new = properties
    edit(&new)
    guard new != properties else { return }
    precondition(new.isFinite, "\(property.keyPath) of \(self) was set to a value that is not finite")
    owner?.layer(self, willChange: property, from: properties[property], to: new[property])
    properties = new
    runtime.markDirty(self)
  }

  private func set(_ edit: (inout LayerProperties) -> Void) {
    edit(&properties)
    runtime.markDirty(self)
  }

  /// Adds to the model without any block seeing it: how an animator takes its own delta back.
  package func shift(_ property: AnimatableProperty, by delta: Components) {
    guard delta != Components(repeating: 0) else { return }
    properties[property] += delta
    runtime.markDirty(self)
  }

  // MARK: Tree

  public var sublayers: [CALayer]? { layers.isEmpty ? nil : layers }
  public func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(layers.count)) }
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    let target = layer.superlayer === self && layers.firstIndex { $0 === layer }! < Int(index) ? Int(index) - 1 : Int(index)
    if layer.superlayer === self {  // a move within one superlayer keeps the animations
      layers.removeAll { $0 === layer }
    } else {
      layer.removeFromSuperlayer()
      layer.superlayer = self
    }
    layers.insert(layer, at: min(max(target, 0), layers.count))
    runtime.markDirty(self)
    if isInTree { layer.setInTree(true) }
  }

  public func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    parent.layers.removeAll { $0 === self }
    superlayer = nil
    runtime.markDirty(parent)
    setInTree(false)
  }

  func setInTree(_ value: Bool) {
    guard value != isInTree else { return }
    isInTree = value
    if value { runtime.markDirty(self) } else { runtime.layerLeft(self) }
    for layer in layers { layer.setInTree(value) }
  }
}
