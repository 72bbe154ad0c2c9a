import CDynamics

/// Bodies of a plane, what they are made of, what holds them, and what they run up against; stepped by a sixtieth of a second.
///
/// Points, seconds, radians; y points down, so that a positive angle turns clockwise. The same calls give the same bits on every machine of
/// one architecture. Numbers that are none count as 0, and every number has a bound, so that nothing ever becomes infinite.
public final class DynamicsWorld {
  /// A body, as long as it is in the world.
  public struct Body: Hashable, Sendable { public let number: Int32 }
  /// A boundary, as long as it is in the world.
  public struct Boundary: Hashable, Sendable { public let number: Int32 }
  /// A joint, as long as it is in the world.
  public struct Held: Hashable, Sendable { let number: Int32 }
  /// Bodies that touch each other, and the boundaries they touch.
  public struct Group: Hashable, Sendable { public let number: Int32 }

  struct BodyState {
    let face: OpaquePointer
    var outline: Outline
    var moments: Moments
    var material = Material()
    var joints: Set<Held> = []
    /// Forces and jumps need the mass.
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

  /// A world with nothing in it.
  public init() { face = cd_world_make() }
  deinit { cd_world_end(face) }

  /// A group that nobody is in.
  public func makeGroup() -> Group {
    groups += 1
    return Group(number: groups)
  }

  // MARK: Bodies

  /// Puts a body into the world. It rests, and touches nothing until it is in a group.
  public func add(_ outline: Outline, at place: CGPoint, angle: CGFloat = 0) -> Body {
    let number = bodies.next
    let made = cd_body_make(face, number, Self.place(place, angle))!
    bodies.insert(BodyState(face: made, outline: outline, moments: outline.moments))
    let body = Body(number: number)
    shape(body)
    return body
  }

  /// Takes a body out, with its joints.
  public func remove(_ body: Body) {
    for joint in bodies[body.number].joints { remove(joint) }
    cd_body_end(bodies[body.number].face)
    bodies.remove(body.number)
  }

  /// Gives a body another outline; nothing happens if it has it.
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

  /// What a body is made of.
  public func set(_ material: Material, of body: Body) {
    bodies[body.number].material = material
    cd_body_set_material(bodies[body.number].face, material.described(bodies[body.number].moments))
  }

  /// Which bodies it touches (those with one of the same item groups) and which boundaries (those of its boundary groups).
  public func set(items: [Group], boundaries: [Group], of body: Body) {
    let (items, boundaries) = (items.map(\.number), boundaries.map(\.number))
    cd_body_set_groups(bodies[body.number].face, items, Int32(items.count), boundaries, Int32(boundaries.count))
  }

  /// An acceleration in points a second squared that always acts on a body.
  public func set(gravity: CGVector, of body: Body) {
    cd_body_set_gravity(bodies[body.number].face, gravity.vector(DynamicsScale.fastest))
  }

  /// Mass in kilograms.
  public func mass(of body: Body) -> CGFloat { bodies[body.number].mass }

  static func place(_ point: CGPoint, _ angle: CGFloat) -> CDPlace {
    CDPlace(at: point.vector, angle: angle.bounded(DynamicsScale.fastest))
  }
}
