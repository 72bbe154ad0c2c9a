import UIKit

/// The motion of a card: a trajectory towards a target, or a constant shape.
///
/// It receives the display's ticks, but computes the shape only when views are laid out. By then everything that it follows, such as a
/// scrolled list, has moved.
@MainActor
final class CardMotion {
  private(set) var shape: CardShape
  /// The rate of change of each channel, per second. It is zero while the shape is held.
  private(set) var velocity = SIMD8<Double>.zero
  private var run: Run?
  private(set) var target: CardShape
  /// The closure that is called on each tick when there is something new to lay out.
  var onTick: () -> Void = {}
  private var link: CADisplayLink?

  /// A motion under way.
  private struct Run {
    var course: CardCourse
    /// The closure that is called at the target.
    let arrival: () -> Void
    /// A Boolean value that indicates whether the motion has just begun with a given velocity and has not moved since.
    var isThrown: Bool
  }

  init(at shape: CardShape) { (self.shape, target) = (shape, shape) }

  isolated deinit { link?.invalidate() }

  /// A Boolean value that indicates whether the card moves towards a target.
  var isMoving: Bool { run != nil }
  /// The time of the app's update cycle, in seconds.
  var now: Double { CACurrentMediaTime() }

  /// Holds the card at a shape.
  ///
  /// - Parameter velocity: The velocity with which a later motion begins.
  func hold(at shape: CardShape, velocity: SIMD8<Double> = .zero) {
    stop()
    (self.shape, target, self.velocity) = (shape, shape, velocity)
  }

  /// Holds the card at its current shape.
  func hold() {
    advance()
    hold(at: shape)
  }

  /// Moves from the current shape to a target.
  ///
  /// - Parameter velocity: The initial velocity in the channels' units per second. If it is `nil`, the motion continues with the current
  ///   velocity.
  func go(to target: CardShape, by law: CardCourse.Law, velocity: SIMD8<Double>? = nil, then arrival: @escaping () -> Void) {
    advance()
    if let velocity { self.velocity = velocity }
    self.target = target
    let course = CardCourse(law: law, start: now, left: shape.lanes - target.lanes, speed: self.velocity)
    run = Run(course: course, arrival: arrival, isThrown: velocity != nil)
    listen()
  }

  /// Moves the target and the card with it.
  ///
  /// - Parameter isRolling: `true` if the target moves continuously. A motion that began with a given velocity does not add the velocity of
  ///   its target.
  func follow(_ target: CardShape, isRolling: Bool = false) {
    guard var run else { return }
    let way = target.lanes - self.target.lanes, time = now - run.course.start
    self.target = target
    guard run.isThrown else { return }
    if isRolling { if time > 0 { run.course.speed -= way / time } else { run.course.left -= way } }
    run.isThrown = time == 0
    self.run = run
  }

  /// Moves the start of the motion. The remaining difference changes accordingly.
  func shift(by lanes: SIMD8<Double>) { run?.course.left += lanes }

  /// Changes the target. The current shape and velocity continue.
  func turn(to target: CardShape, by law: CardCourse.Law) {
    guard let run else { return }
    go(to: target, by: law, then: run.arrival)
    self.run?.isThrown = run.isThrown
  }

  /// Updates the shape and the velocity to the current time. Called at each layout and before any other change.
  func advance() {
    guard let course = run?.course else { return }
    let (left, speed) = course.rest(at: now)
    (shape, velocity) = (CardShape(lanes: target.lanes + left), speed)
  }

  /// A Boolean value that indicates whether the remaining motion is invisible.
  var isOver: Bool { run?.course.isOver(at: now) ?? false }

  /// Ends the motion at its target at once.
  func finish() {
    guard let run else { return }
    hold(at: target)
    run.arrival()
  }

  func stop() {
    run = nil
    link?.invalidate()
    link = nil
  }

  private func listen() {
    guard link == nil else { return }
    let target = CardTarget { [weak self] _ in self?.onTick() }
    let link = CADisplayLink(target: target, selector: target.selector)
    link.add(to: .main, forMode: .common)
    self.link = link
  }
}
