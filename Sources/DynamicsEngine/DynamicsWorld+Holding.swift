import CDynamics

extension DynamicsWorld {
  // MARK: Boundaries

  /// Adds edges between consecutive points, with which the bodies of a boundary group collide. Fewer than two distinct points give no edge.
  public func add(boundary points: [CGPoint], of group: Group) -> Boundary {
    var vectors: [CDVector] = []
    for point in points where point.isFinite {
      let vector = point.vector
      if let last = vectors.last, abs(last.x - vector.x) + abs(last.y - vector.y) < ConvexPolygon.weld { continue }
      vectors.append(vector)
    }
    let number = boundaries.next
    let made = cd_boundary_make(face, number, group.number, vectors, Int32(vectors.count), Material.boundaryFriction)!
    boundaries.insert(made)
    return Boundary(number: number)
  }

  /// Removes a boundary. Bodies that touched it wake.
  public func remove(_ boundary: Boundary) {
    cd_boundary_end(boundaries[boundary.number])
    boundaries.remove(boundary.number)
  }

  // MARK: Joints

  /// Connects a body to another body, or to a point of the world.
  public func add(_ joint: Joint, of body: Body, to other: Body? = nil) -> Held {
    let ends = [body] + (other.map { [$0] } ?? [])
    let otherFace = other.map { bodies[$0.number].face }
    let made = cd_joint_make(face, bodies[body.number].face, otherFace, joint.plan(toWorld: other == nil))!
    let held = Held(number: joints.next)
    joints.insert(JointState(face: made, bodies: ends, otherAt: joint.otherAt))
    for end in ends { bodies[end.number].joints.insert(held) }
    return held
  }

  /// Removes a joint.
  public func remove(_ held: Held) {
    for body in joints[held.number].bodies { bodies[body.number].joints.remove(held) }
    cd_joint_end(joints[held.number].face)
    joints.remove(held.number)
  }

  /// Moves the point of the world to which a joint connects a body. The body follows within the next step, as if a hand moved it. A
  /// distance that no hand can cover in a step is applied at once and adds no velocity.
  public func move(_ held: Held, to point: CGPoint) {
    let old = joints[held.number].otherAt
    let (x, y) = (point.x - old.x, point.y - old.y)
    let leap = Self.fastestHand * DynamicsScale.step
    joints[held.number].otherAt = point
    cd_joint_move(joints[held.number].face, point.vector, !(x * x + y * y < leap * leap))
  }

  /// The maximum speed of a hand, in points per second. It is above that of human flicks.
  static let fastestHand: CGFloat = 10_000
}
