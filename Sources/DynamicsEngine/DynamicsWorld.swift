import CDynamics

/// A two-dimensional world of bodies, with their materials, joints and boundaries. A step lasts a sixtieth of a second.
///
/// Units are points, seconds and radians. The y axis points down, so a positive angle is clockwise. Equal calls give equal bits on every
/// machine of one architecture. NaN counts as 0, and every number is clamped, so that no result becomes infinite.
public final class DynamicsWorld {
  /// The identifier of a body. It is valid while the body is in the world.
  public struct Body: Hashable, Sendable { public let number: Int32 }
  /// The identifier of a boundary. It is valid while the boundary is in the world.
  public struct Boundary: Hashable, Sendable { public let number: Int32 }
  /// The identifier of a joint. It is valid while the joint is in the world.
  public struct Held: Hashable, Sendable { let number: Int32 }
  /// A group of bodies that collide with each other and with the boundaries of the group.
  public struct Group: Hashable, Sendable { public let number: Int32 }

  struct BodyState {
    let face: OpaquePointer
    var outline: Outline
    var moments: Moments
    var material = Material()
    var joints: Set<Held> = []
    /// The mass in kilograms, which forces and impulses need.
    var mass: CGFloat { DynamicsScale.mass(area: moments.area, density: max(material.density, Material.leastDensity)) }
  }
  struct JointState {
    let face: OpaquePointer
    let bodies: [Body]
    var otherAt: CGPoint
  }

  let face: OpaquePointer
  var bodies = Slots<BodyState>()
  var joints = Slots<JointState>()
  var boundaries = Slots<OpaquePointer>()
  private var groups: Int32 = 0

  /// Creates an empty world.
  public init() { face = cd_world_make() }
  deinit { cd_world_end(face) }

  /// Creates an empty collision group.
  public func makeGroup() -> Group {
    groups += 1
    return Group(number: groups)
  }

  // MARK: Bodies

  /// Adds a body to the world. It is at rest, and collides with nothing until it is in a group.
  public func add(_ outline: Outline, at place: CGPoint, angle: CGFloat = 0) -> Body {
    let number = bodies.next
    let made = cd_body_make(face, number, Self.place(place, angle))!
    bodies.insert(BodyState(face: made, outline: outline, moments: outline.moments))
    let body = Body(number: number)
    shape(body)
    return body
  }

  /// Removes a body and its joints.
  public func remove(_ body: Body) {
    for joint in bodies[body.number].joints { remove(joint) }
    cd_body_end(bodies[body.number].face)
    bodies.remove(body.number)
  }

  /// Sets the outline of a body. An equal outline has no effect.
  public func set(_ outline: Outline, of body: Body) {
    guard bodies[body.number].outline != outline else { return }
    (bodies[body.number].outline, bodies[body.number].moments) = (outline, outline.moments)
    shape(body)
  }

  private func shape(_ body: Body) {
    let state = bodies[body.number]
    cd_body_clear_shapes(state.face)
    for piece in state.outline.pieces {
      switch piece {
      case .polygon(let points):
        let vectors = points.map(\.vector)
        cd_body_add_polygon(state.face, vectors, Int32(vectors.count))
      case .circle(let centre, let radius): cd_body_add_circle(state.face, centre.vector, radius)
      }
    }
    set(state.material, of: body)
  }

  /// Sets the material of a body.
  public func set(_ material: Material, of body: Body) {
    bodies[body.number].material = material
    cd_body_set_material(bodies[body.number].face, material.described(bodies[body.number].moments))
  }

  /// Sets the groups with which a body collides. `items` are groups of bodies, and `boundaries` are groups of boundaries.
  public func set(items: [Group], boundaries: [Group], of body: Body) {
    let (items, boundaries) = (items.map(\.number), boundaries.map(\.number))
    cd_body_set_groups(bodies[body.number].face, items, Int32(items.count), boundaries, Int32(boundaries.count))
  }

  /// Sets a permanent acceleration of a body, in points per second squared.
  public func set(gravity: CGVector, of body: Body) {
    cd_body_set_gravity(bodies[body.number].face, gravity.vector(DynamicsScale.fastest))
  }

  /// Returns the mass of a body, in kilograms.
  public func mass(of body: Body) -> CGFloat { bodies[body.number].mass }

  static func place(_ point: CGPoint, _ angle: CGFloat) -> CDPlace {
    CDPlace(at: point.vector, angle: angle.bounded(DynamicsScale.fastest))
  }
}
