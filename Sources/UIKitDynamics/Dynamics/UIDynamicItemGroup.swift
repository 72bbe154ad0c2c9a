import DynamicsEngine
import QuartzCore

/// A group of items that a dynamic animator moves as one item.
@preconcurrency @MainActor
open class UIDynamicItemGroup: _UIObject, UIDynamicItem {
  private struct Place {
    let center: CGPoint
    let transform: CGAffineTransform
  }

  /// The items of the group. They must not belong to any behavior individually.
  open private(set) var items: [any UIDynamicItem]
  private let places: [Place]
  private let middle: CGPoint
  private var placed: (center: CGPoint, transform: CGAffineTransform)
  /// The bounds of the group. Their size is that of the smallest rectangle around all items at creation.
  open private(set) var bounds: CGRect

  /// Creates a group of items at their present positions. The transform of the group is the identity.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    places = items.map { Place(center: $0.center, transform: $0.transform) }
    let frame = items.reduce(CGRect.null) { $0.union($1.outerFrame) }
    let known = frame.isNull ? .zero : frame
    middle = CGPoint(x: known.midX, y: known.midY)
    bounds = CGRect(origin: .zero, size: known.size)
    placed = (middle, .identity)
    super.init(_r: ())
  }

  /// The centre of the group. Setting it moves all items.
  open var center: CGPoint {
    get { placed.center }
    set {
      placed.center = newValue
      place()
    }
  }
  /// The transform of the group. Setting it rotates all items about the centre.
  open var transform: CGAffineTransform {
    get { placed.transform }
    set {
      placed.transform = newValue
      place()
    }
  }
  /// The shape of the group in collisions, which consists of the shapes of its items. The value is `path`.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
  /// The rectangles of all items, relative to the centre of the group.
  open var collisionBoundingPath: UIBezierPath {
    let path = UIBezierPath()
    for (item, place) in zip(items, places) {
      let shift = CGAffineTransform(translationX: place.center.x - middle.x, y: place.center.y - middle.y)
      let size = item.bounds.size
      let rectangle = UIBezierPath(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
      rectangle.apply(place.transform.concatenating(shift))
      path.append(rectangle)
    }
    return path
  }

  private func place() {
    for (item, old) in zip(items, places) {
      let offset = CGPoint(x: old.center.x - middle.x, y: old.center.y - middle.y).applying(placed.transform)
      item.center = CGPoint(x: placed.center.x + offset.x, y: placed.center.y + offset.y)
      item.transform = old.transform.concatenating(placed.transform)
    }
  }

  /// The outlines of the items, relative to the centre of the group.
  var parts: [Outline.Part] {
    zip(items, places).map { item, place in
      let turn = Elementary.atan2(place.transform.b, place.transform.a)
      return Outline.Part(item.outline, offset: CGPoint(x: place.center.x - middle.x, y: place.center.y - middle.y), angle: turn)
    }
  }
}

extension UIDynamicItem {
  /// The smallest rectangle around the rotated item.
  var outerFrame: CGRect {
    let size = bounds.size
    return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height).applying(transform)
      .offsetBy(dx: center.x, dy: center.y)
  }

  /// The shape of the item in the engine.
  var outline: Outline {
    if let group = self as? UIDynamicItemGroup { return .group(group.parts) }
    switch collisionBoundsType {
    case .rectangle: return .box(bounds.size)
    case .ellipse: return .ellipse(bounds.size)
    case .path: return .polygon(collisionBoundingPath.cgPath.polygons(tolerance: 1).first ?? [])
    }
  }
}
