import CoreGraphics
import Motion

/// All displayed properties of a layer, as a value. The model, the committed scene and the presentation store this type.
///
/// The common properties are stored directly. The rare ones are behind a single reference, which is shared until one of them changes.
public struct LayerProperties: Equatable, Sendable {
  /// The position of the anchor point in the superlayer, in points.
  public var position = CGPoint.zero
  /// The rectangle of the layer in its own coordinates, in points.
  public var bounds = CGRect.zero
  /// The point of the bounds that is at `position`, in fractions of their size.
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The opacity of the layer, from 0 to 1.
  public var opacity = 1.0
  /// The radius of the corners, in points.
  public var cornerRadius = 0.0
  /// The background colour. It is `nil` if there is none.
  public var backgroundColor: RGBA?
  /// The image that is drawn in the bounds.
  public var contents: CGImage?
  /// The number of pixels of the contents per point. In every view it is the screen's scale.
  public var contentsScale = 1.0
  /// A Boolean value that indicates whether the layer and its sublayers are not displayed.
  public var isHidden = false
  /// A Boolean value that indicates whether sublayers are clipped to the bounds.
  public var masksToBounds = false
  private var flat = CGAffineTransform.identity
  private var rest = Rest()

  /// Creates the properties of an empty layer at the origin.
  public init() {}

  /// The affine transform about the anchor point. For a 3D transform it is the flat part.
  public var transform: CGAffineTransform {
    get { flat }
    set {
      flat = newValue
      if hasRare { (rare.parts.value, rare.transform) = (nil, nil) }
    }
  }
  /// The 3D transform about the anchor point.
  public var transform3D: CATransform3D {
    get { rest.box?.rare.transform ?? CATransform3D(flat) }
    set {
      if let affine = newValue.affine { return transform = affine }
      flat = CATransform3DGetAffineTransform(newValue)
      (rare.parts.value, rare.transform) = (nil, newValue)
    }
  }
  /// A Boolean value that indicates whether the transform is affine.
  public var isFlat: Bool { rest.box?.rare.transform == nil }

  /// The properties that most layers do not use.
  public var rare: Rare {
    _read { if let box = rest.box { yield box.rare } else { yield.usual } }
    _modify {
      let box = rest.owned()
      yield &box.rare
    }
  }
  /// Returns a Boolean value that indicates whether a rare property has a value already. The access through `rare` would copy all of them
  /// for each setter call.
  @inline(__always)
  func has<Value: Equatable>(_ value: Value, at place: KeyPath<Rare, Value>) -> Bool {
    guard let box = rest.box else { return Rare.usual[keyPath: place] == value }
    return box.rare[keyPath: place] == value
  }
  /// A Boolean value that indicates whether the appearance depends on time without any animation.
  var isTimed: Bool { rest.box.map { !($0.rare.emitter?.value.spans.isEmpty ?? true) } ?? false }
  /// A Boolean value that indicates whether that appearance still changes.
  var isLive: Bool { rest.box?.rare.emitter?.value.isLive ?? false }
  /// A Boolean value that indicates whether any rare property was set.
  public var hasRare: Bool { rest.box != nil }

  /// The components of the transform. One matrix can have several sets of components, such as a scale of −1 or a rotation by π. When an
  /// animation stops, the model must keep the set that was animated.
  var transformComponents: Components {
    get { (rest.box?.rare.parts.value ?? flat.parts).components }
    set {
      let parts = CGAffineTransform.Parts(components: newValue)
      transform = CGAffineTransform(parts)
      if parts.rotation != 0 || parts.scaleX < 0 || parts.scaleY < 0 { rare.parts.value = parts }
    }
  }

  /// The reference to the rare properties. Without a box, they have their default values.
  private struct Rest: Equatable, @unchecked Sendable {  // written only while uniquely referenced
    final class Box {
      var rare: Rare
      init(_ rare: Rare) { self.rare = rare }
    }
    var box: Box?

    /// Returns a box that no other value shares.
    mutating func owned() -> Box {
      if let box, isKnownUniquelyReferenced(&self.box) { return box }
      let own = Box(box?.rare ?? .usual)
      box = own
      return own
    }

    static func == (a: Rest, b: Rest) -> Bool { a.box === b.box || a.box?.rare ?? .usual == b.box?.rare ?? .usual }
  }

  /// A Boolean value that indicates whether the size is positive. A spring can make a size negative, but the `width` and `height` of a
  /// rectangle have no sign.
  package var hasArea: Bool { bounds.size.width > 0 && bounds.size.height > 0 }

  /// The bounding rectangle of the layer in the superlayer's coordinates.
  public var frame: CGRect {
    let corner = CGPoint(x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height)
    let plain = CGRect(origin: corner, size: bounds.size)
    let box = isFlat ? (flat == .identity ? plain : plain.applying(flat)) : plain.projected(transform3D)
    return box.offsetBy(dx: position.x, dy: position.y)
  }
}

/// A value that does not affect the equality of the value that contains it.
struct Unseen<Value: Sendable>: Equatable, Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
  static func == (a: Unseen, b: Unseen) -> Bool { true }
}

extension CGRect {
  /// Returns the bounding rectangle of the corners after a projection. Corners behind the viewer are left out.
  package func projected(_ t: CATransform3D) -> CGRect {
    let corners = [CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY)]
    let seen = corners.compactMap(t.project)
    guard let first = seen.first else { return .null }
    return seen.dropFirst().reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
  }
}
