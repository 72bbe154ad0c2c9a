import CDynamics

extension DynamicsWorld {
  // MARK: Boundaries

  /// Edges from each point to the next, which the bodies of a boundary group run up against. Points that are one, or none, have no edge.
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

  /// Takes a boundary out; what lay on it wakes.
  public func remove(_ boundary: Boundary) {
    cd_boundary_end(boundaries[boundary.number])
    boundaries.remove(boundary.number)
  }

  // MARK: Joints

  /// Holds a body to another, or to a point of the world.
  public func add(_ joint: Joint, of body: Body, to other: Body? = nil) -> Held {
    let ends = [body] + (other.map { [$0] } ?? [])
    let otherFace = other.map { bodies[$0.number].face }
    let made = cd_joint_make(face, bodies[body.number].face, otherFace, joint.plan(toWorld: other == nil))!
    let held = Held(number: joints.next)
    joints.insert(JointState(face: made, bodies: ends, otherAt: joint.otherAt))
    for end in ends { bodies[end.number].joints.insert(held) }
    return held
  }

  /// Lets go.
  public func remove(_ held: Held) {
    for body in joints[held.number].bodies { bodies[body.number].joints.remove(held) }
    cd_joint_end(joints[held.number].face)
    joints.remove(held.number)
  }

  /// Moves the point of the world that a joint holds a body to. The body follows as if a hand went there within the next step; a leap that
  /// no hand makes happens at once, without a speed.
  public func move(_ held: Held, to point: CGPoint) {
    let old = joints[held.number].otherAt
    let (x, y) = (point.x - old.x, point.y - old.y)
    let leap = Self.fastestHand * DynamicsScale.step
    joints[held.number].otherAt = point
    cd_joint_move(joints[held.number].face, point.vector, !(x * x + y * y < leap * leap))
  }

  /// In points a second: faster than the flicks that people make.
  static let fastestHand: CGFloat = 10_000
}
