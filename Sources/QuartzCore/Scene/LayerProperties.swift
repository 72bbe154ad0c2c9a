import CoreGraphics
import Motion

/// Everything a layer shows, as a value. Model, committed scene and presentation all hold this same type.
///
/// What nearly every layer has lies here; the rest is behind one reference, shared until it is changed.
public struct LayerProperties: Equatable, Sendable {
  /// Where the anchor lies in the superlayer.
  public var position = CGPoint.zero
  /// Its own coordinates, and its size.
  public var bounds = CGRect.zero
  /// In fractions of the bounds.
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// 0…1.
  public var opacity = 1.0
  /// In points.
  public var cornerRadius = 0.0
  /// Nil for none.
  public var backgroundColor: RGBA?
  /// What is drawn in the bounds.
  public var contents: CGImage?
  /// Pixels for a point of the contents: the screen's in every view.
  public var contentsScale = 1.0
  /// Whether it and its sublayers are left out.
  public var isHidden = false
  /// Whether sublayers are cut off.
  public var masksToBounds = false
  private var flat = CGAffineTransform.identity
  private var rest = Rest()

  /// An empty layer at the origin.
  public init() {}

  /// The flat transform about the anchor point; of a transform in space, its flat part.
  public var transform: CGAffineTransform {
    get { flat }
    set {
      flat = newValue
      if hasRare { (rare.parts.value, rare.transform) = (nil, nil) }
    }
  }
  /// The whole transform about the anchor point.
  public var transform3D: CATransform3D {
    get { rest.box?.rare.transform ?? CATransform3D(flat) }
    set {
      if let affine = newValue.affine { return transform = affine }
      flat = CATransform3DGetAffineTransform(newValue)
      (rare.parts.value, rare.transform) = (nil, newValue)
    }
  }
  /// Whether the transform is flat.
  public var isFlat: Bool { rest.box?.rare.transform == nil }

  /// What a layer has beyond the usual.
  public var rare: Rare {
    _read { if let box = rest.box { yield box.rare } else { yield.usual } }
    _modify {
      let box = rest.owned()
      yield &box.rare
    }
  }
  /// Whether one of them has a value already. To take it out of `rare` would copy all of that, for each set of an equal value.
  @inline(__always)
  func has<Value: Equatable>(_ value: Value, at place: KeyPath<Rare, Value>) -> Bool {
    guard let box = rest.box else { return Rare.usual[keyPath: place] == value }
    return box.rare[keyPath: place] == value
  }
  /// Whether what it shows follows from its time, without any animation.
  var isTimed: Bool { rest.box.map { !($0.rare.emitter?.value.spans.isEmpty ?? true) } ?? false }
  /// Whether that still changes.
  var isLive: Bool { rest.box?.rare.emitter?.value.isLive ?? false }
  /// Whether it has anything beyond the usual.
  public var hasRare: Bool { rest.box != nil }

  /// The components of the transform. One matrix has several sets of parts (scaled by −1 or turned by π), and a model that a stopped
  /// animation left behind must go on with the set that was animated.
  var transformComponents: Components {
    get { (rest.box?.rare.parts.value ?? flat.parts).components }
    set {
      let parts = CGAffineTransform.Parts(components: newValue)
      transform = CGAffineTransform(parts)
      if parts.rotation != 0 || parts.scaleX < 0 || parts.scaleY < 0 { rare.parts.value = parts }
    }
  }

  /// What is behind the reference; without one, the usual.
  private struct Rest: Equatable, @unchecked Sendable {  // written only while uniquely referenced
    final class Box {
      var rare: Rare
      init(_ rare: Rare) { self.rare = rare }
    }
    var box: Box?

    /// The box that no other value has.
    mutating func owned() -> Box {
      if let box, isKnownUniquelyReferenced(&self.box) { return box }
      let own = Box(box?.rare ?? .usual)
      box = own
      return own
    }

    static func == (a: Rest, b: Rest) -> Bool { a.box === b.box || a.box?.rare ?? .usual == b.box?.rare ?? .usual }
  }

  /// Whether the bounds hold anything: a spring may carry a size below zero, and a rectangle's own width and height have no sign.
  package var hasArea: Bool { bounds.size.width > 0 && bounds.size.height > 0 }

  /// The bounding box in the superlayer.
  public var frame: CGRect {
    let corner = CGPoint(x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height)
    let plain = CGRect(origin: corner, size: bounds.size)
    let box = isFlat ? (flat == .identity ? plain : plain.applying(flat)) : plain.projected(transform3D)
    return box.offsetBy(dx: position.x, dy: position.y)
  }
}

/// What is kept beside a value and does not make it another one.
struct Unseen<Value: Sendable>: Equatable, Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
  static func == (a: Unseen, b: Unseen) -> Bool { true }
}

extension CGRect {
  /// The bounding box of the corners as seen through a transform; corners behind the eye are left out.
  package func projected(_ t: CATransform3D) -> CGRect {
    let corners = [CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY)]
    let seen = corners.compactMap(t.project)
    guard let first = seen.first else { return .null }
    return seen.dropFirst().reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
  }
}
