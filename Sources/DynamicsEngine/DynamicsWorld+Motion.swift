import CDynamics

extension DynamicsWorld {
  /// Returns the position of a body in points and its rotation in radians.
  public func place(of body: Body) -> (at: CGPoint, angle: CGFloat) {
    let place = cd_body_place(bodies[body.number].face)
    return (CGPoint(place.at), place.angle)
  }

  /// Sets the position and the rotation of a body. Its velocity is kept, and it wakes.
  public func put(_ body: Body, at place: CGPoint, angle: CGFloat) { cd_body_put(bodies[body.number].face, Self.place(place, angle)) }

  /// Returns the velocity of a body's centre of mass, in points per second.
  public func velocity(of body: Body) -> CGVector { CGVector(cd_body_motion(bodies[body.number].face).linear) }
  /// Returns the angular velocity of a body, in radians per second.
  public func angularVelocity(of body: Body) -> CGFloat { cd_body_motion(bodies[body.number].face).angular }

  /// Sets the velocities of a body. They have no effect on an anchored body.
  public func set(velocity: CGVector, angularVelocity: CGFloat, of body: Body) {
    let motion = CDMotion(
      linear: velocity.vector(DynamicsScale.fastest), angular: angularVelocity.bounded(DynamicsScale.fastest))
    cd_body_set_motion(bodies[body.number].face, motion)
  }

  /// Applies a force to a point of a body during the next step, in kilograms · points per second squared. It does not wake the body.
  public func push(_ body: Body, force: CGVector, at offset: CGPoint = .zero) {
    cd_body_push(bodies[body.number].face, force.vector(DynamicsScale.strongest), offset.vector)
  }
  /// Applies an impulse to a point of a body, in kilograms · points per second.
  public func kick(_ body: Body, impulse: CGVector, at offset: CGPoint = .zero) {
    cd_body_kick(bodies[body.number].face, impulse.vector(DynamicsScale.strongest), offset.vector)
  }

  /// Wakes a sleeping body.
  public func wake(_ body: Body) { cd_body_wake(bodies[body.number].face) }
  /// Returns a Boolean value that indicates whether a body is awake. An awake body moves or may begin to move.
  public func isAwake(_ body: Body) -> Bool { cd_body_is_awake(bodies[body.number].face) }
  /// A Boolean value that indicates whether any body is awake. A body falls asleep after it has rested for half a second.
  public var moves: Bool { cd_world_moves(face) }

  /// A body whose position has changed.
  public struct Moved {
    /// The body that has moved.
    public let body: Body
    /// The position of the body's origin, in points.
    public let at: CGPoint
    /// The rotation in radians. A positive angle is clockwise.
    public let angle: CGFloat
    /// The sine and the cosine of the rotation.
    public let sine, cosine: CGFloat
  }

  /// The bodies that have moved in a step. The collection is valid until the world changes.
  public struct MovedBodies: RandomAccessCollection {
    let states: UnsafeBufferPointer<CDState>
    /// The index of the first body, which is 0.
    public var startIndex: Int { 0 }
    /// The number of bodies.
    public var endIndex: Int { states.count }
    /// Returns the body at an index.
    public subscript(index: Int) -> Moved {
      let state = states[index]
      return Moved(
        body: Body(number: state.number), at: CGPoint(state.at), angle: state.angle, sine: state.sine, cosine: state.cosine)
    }
  }

  /// Advances the world by one step and returns the bodies that have moved.
  // This method does not call a closure, because each call of a closure on the main actor would check the actor.
  @discardableResult public func step() -> MovedBodies {
    cd_world_step(face, DynamicsScale.step, DynamicsScale.iterations.velocity, DynamicsScale.iterations.position)
    var count: Int32 = 0
    let states = cd_world_states(face, &count)
    return MovedBodies(states: UnsafeBufferPointer(start: states, count: Int(count)))
  }

  /// The beginning or the end of a contact.
  public struct Contact: Equatable, Sendable {
    /// The kinds of objects that a body can touch.
    public enum Other: Equatable, Sendable {
      /// The body touches another body.
      case body(Body)
      /// The body touches a boundary.
      case boundary(Boundary)
    }
    /// The body that is in contact.
    public let body: Body
    /// The object that the body touches.
    public let other: Other
    /// The point at which the contact began, or `nil` if the contact ended.
    public let beganAt: CGPoint?
  }

  /// Returns the contacts that have begun or ended since the last call, in order.
  public func takeContacts() -> [Contact] {
    var count: Int32 = 0
    let contacts = cd_world_contacts(face, &count)
    return UnsafeBufferPointer(start: contacts, count: Int(count)).map {
      Contact(
        body: Body(number: $0.body), other: $0.isBoundary ? .boundary(Boundary(number: $0.other)) : .body(Body(number: $0.other)),
        beganAt: $0.isBeginning ? CGPoint($0.at) : nil)
    }
  }
}
