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
  /// Whether it and its sublayers are left out.
  public var isHidden = false
  /// Whether sublayers are cut off.
  public var masksToBounds = false
  private var flat = CGAffineTransform.identity
  private var box: Box?

  /// An empty layer at the origin.
  public init() {}

  /// The flat transform about the anchor point; of a transform in space, its flat part.
  public var transform: CGAffineTransform {
    get { flat }
    set {
      flat = newValue
      if box != nil {
        edit {
          $0.parts = nil; $0.transform = nil
        }
      }
    }
  }
  /// The whole transform about the anchor point.
  public var transform3D: CATransform3D {
    get { box?.rare.transform ?? CATransform3D(flat) }
    set {
      if let affine = newValue.affine { return transform = affine }
      flat = CATransform3DGetAffineTransform(newValue)
      edit {
        $0.parts = nil; $0.transform = newValue
      }
    }
  }
  /// Whether the transform is flat.
  public var isFlat: Bool { box?.rare.transform == nil }

  /// What a layer has beyond the usual.
  public var rare: Rare {
    get { box?.rare ?? .usual }
    set {
      if box == nil && newValue == .usual { return }
      edit { $0 = newValue }
    }
  }
  /// Whether it has anything beyond the usual.
  public var hasRare: Bool { box != nil }

  private mutating func edit(_ change: (inout Rare) -> Void) {
    if box == nil { box = Box(.usual) }
    if !isKnownUniquelyReferenced(&box) { box = Box(box!.rare) }
    change(&box!.rare)
  }

  /// The components of the transform. One matrix has several sets of parts (scaled by −1 or turned by π), and a model that a stopped
  /// animation left behind must go on with the set that was animated.
  var transformComponents: Components {
    get { (box?.rare.parts ?? flat.parts).components }
    set {
      let parts = CGAffineTransform.Parts(components: newValue)
      transform = CGAffineTransform(parts)
      if parts.rotation != 0 || parts.scaleX < 0 || parts.scaleY < 0 { edit { $0.parts = parts } }
    }
  }

  private final class Box: Equatable, @unchecked Sendable {  // written only while uniquely referenced
    var rare: Rare
    init(_ rare: Rare) { self.rare = rare }
    static func == (a: Box, b: Box) -> Bool { a === b || a.rare == b.rare }
  }

  /// Equality of what is shown: which parts a matrix is remembered by does not count.
  public static func == (a: LayerProperties, b: LayerProperties) -> Bool {
    a.position == b.position && a.bounds == b.bounds && a.anchorPoint == b.anchorPoint && a.opacity == b.opacity
      && a.cornerRadius == b.cornerRadius && a.backgroundColor == b.backgroundColor && a.contents === b.contents
      && a.isHidden == b.isHidden && a.masksToBounds == b.masksToBounds && a.flat == b.flat
      && (a.box === b.box || a.rare == b.rare)
  }

  /// The bounding box in the superlayer.
  public var frame: CGRect {
    let corner = CGPoint(x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height)
    let plain = CGRect(origin: corner, size: bounds.size)
    let box = isFlat ? (flat == .identity ? plain : plain.applying(flat)) : plain.projected(transform3D)
    return box.offsetBy(dx: position.x, dy: position.y)
  }

  package var isFinite: Bool {
    // Anything that is not finite makes NaN of zero times itself.
    let sum =
      position.x * 0 + position.y * 0 + bounds.minX * 0 + bounds.minY * 0 + bounds.width * 0 + bounds.height * 0
      + anchorPoint.x * 0 + anchorPoint.y * 0 + opacity * 0 + cornerRadius * 0
    let turn = flat.a * 0 + flat.b * 0 + flat.c * 0 + flat.d * 0 + flat.tx * 0 + flat.ty * 0
    return sum + turn == 0 && (box == nil || box!.rare.isFinite)
  }
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
