import CDynamics

extension DynamicsWorld {
  /// Where a body is, and how far it is turned.
  public func place(of body: Body) -> (at: CGPoint, angle: CGFloat) {
    let place = cd_body_place(bodies[body.number].face)
    return (CGPoint(place.at), place.angle)
  }

  /// Puts a body somewhere. It keeps its motion, and wakes.
  public func put(_ body: Body, at place: CGPoint, angle: CGFloat) { cd_body_put(bodies[body.number].face, Self.place(place, angle)) }

  /// Points a second, of the centre of mass.
  public func velocity(of body: Body) -> CGVector { CGVector(cd_body_motion(bodies[body.number].face).linear) }
  /// Radians a second.
  public func angularVelocity(of body: Body) -> CGFloat { cd_body_motion(bodies[body.number].face).angular }

  /// Makes a body move so; an anchored one does not.
  public func set(velocity: CGVector, angularVelocity: CGFloat, of body: Body) {
    let motion = CDMotion(
      linear: velocity.vector(DynamicsScale.fastest), angular: angularVelocity.bounded(DynamicsScale.fastest))
    cd_body_set_motion(bodies[body.number].face, motion)
  }

  /// A force (kilograms · points a second squared) on a body during the next step, at a point of it. It does not wake the body.
  public func push(_ body: Body, force: CGVector, at offset: CGPoint = .zero) {
    cd_body_push(bodies[body.number].face, force.vector(DynamicsScale.strongest), offset.vector)
  }
  /// A change of momentum (kilograms · points a second) of a body, at a point of it.
  public func kick(_ body: Body, impulse: CGVector, at offset: CGPoint = .zero) {
    cd_body_kick(bodies[body.number].face, impulse.vector(DynamicsScale.strongest), offset.vector)
  }

  /// Lets a body that sleeps move again.
  public func wake(_ body: Body) { cd_body_wake(bodies[body.number].face) }
  /// Whether a body moves, or may be about to.
  public func isAwake(_ body: Body) -> Bool { cd_body_is_awake(bodies[body.number].face) }
  /// Whether some body moves or may be about to: a body sleeps when it has rested for half a second.
  public var moves: Bool { cd_world_moves(face) }

  /// A body that is elsewhere now.
  public struct Moved {
    /// Which one.
    public let body: Body
    /// Its origin, in points.
    public let at: CGPoint
    /// In radians, clockwise.
    public let angle: CGFloat
    /// Of the angle.
    public let sine, cosine: CGFloat
  }

  /// Moves everything on by a step, and gives each body that is elsewhere now.
  public func step(_ tell: (Moved) -> Void) {
    cd_world_step(face, DynamicsScale.step, DynamicsScale.iterations.velocity, DynamicsScale.iterations.position)
    var count: Int32 = 0
    let states = cd_world_states(face, &count)
    for state in UnsafeBufferPointer(start: states, count: Int(count)) {
      tell(
        Moved(
          body: Body(number: state.number), at: CGPoint(state.at), angle: state.angle, sine: state.sine, cosine: state.cosine))
    }
  }

  /// Two things that have begun or ceased to touch.
  public struct Contact: Equatable, Sendable {
    /// What was touched.
    public enum Other: Equatable, Sendable {
      case body(Body)
      case boundary(Boundary)
    }
    /// Which body.
    public let body: Body
    /// What it touches.
    public let other: Other
    /// Where they began to touch; nil where they ceased.
    public let beganAt: CGPoint?
  }

  /// What has begun or ceased to touch since the last call, in order.
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
