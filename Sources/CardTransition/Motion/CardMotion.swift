import UIKit

/// Where a card is on its way, at any time: a course towards a target, or held still. It is told on the display's ticks, and says where
/// things are only when the views are laid out, when all else of the tick has happened: what it follows has scrolled by then.
@MainActor
final class CardMotion {
  private(set) var shape: CardShape
  /// Of each channel, a second; zero while it is held.
  private(set) var velocity = SIMD8<Double>.zero
  private var course: CardCourse?
  private(set) var target: CardShape
  private var arrival: (() -> Void)?
  /// It has just begun to go with a speed that it was given, and has not moved since.
  private var isThrown = false
  /// Told on each tick that there is something new to be laid out.
  var onTick: () -> Void = {}
  private var link: CADisplayLink?

  init(at shape: CardShape) { (self.shape, target) = (shape, shape) }

  isolated deinit { link?.invalidate() }

  /// On its way to a target.
  var isMoving: Bool { course != nil }
  /// The time of the app's turn, in seconds.
  var now: Double { CACurrentMediaTime() }

  /// Stays at a place, whoever put it there.
  ///
  /// - Parameter velocity: what it goes on with when it goes on.
  func hold(at shape: CardShape, velocity: SIMD8<Double> = .zero) {
    stop()
    (self.shape, target, self.velocity) = (shape, shape, velocity)
  }

  /// Stays where it is, at once.
  func hold() {
    advance()
    hold(at: shape)
  }

  /// Goes on from where it is to a target.
  ///
  /// - Parameter velocity: what it begins with, in the channels' units a second; nil for the one that it has.
  func go(to target: CardShape, by law: CardCourse.Law, velocity: SIMD8<Double>? = nil, then arrival: @escaping () -> Void) {
    advance()
    if let velocity { self.velocity = velocity }
    self.target = target
    course = CardCourse(law: law, start: now, left: shape.lanes - target.lanes, speed: self.velocity)
    self.arrival = arrival
    isThrown = velocity != nil
    listen()
  }

  /// The target is somewhere else now, and the card with it: what it goes to has moved.
  ///
  /// - Parameter isRolling: whether it moves on and on. What begins with a speed of
  ///   its own, a finger's or none, does not have that of its target besides.
  func follow(_ target: CardShape, isRolling: Bool = false) {
    guard let course else { return }
    let way = target.lanes - self.target.lanes, time = now - course.start
    self.target = target
    guard isThrown else { return }
    if isRolling { if time > 0 { self.course?.speed -= way / time } else { self.course?.left -= way } }
    isThrown = time == 0
  }

  /// What it comes from has moved: what is left of the way has its share of that.
  func shift(by lanes: SIMD8<Double>) { course?.left += lanes }

  /// It belongs somewhere else from now on; place and speed go on.
  func turn(to target: CardShape, by law: CardCourse.Law) {
    guard let arrival, course != nil else { return }
    let isThrown = isThrown
    go(to: target, by: law, then: arrival)
    self.isThrown = isThrown
  }

  /// Place and speed as they are now. Called at each layout, and before anything else happens to it.
  func advance() {
    guard let course else { return }
    let (left, speed) = course.rest(at: now)
    (shape, velocity) = (CardShape(lanes: target.lanes + left), speed)
  }

  /// It has come to its end, as far as anybody can see.
  var isOver: Bool { course?.isOver(at: now) ?? false }

  /// Ends the course at its target, at once.
  func finish() {
    guard course != nil else { return }
    let arrival = arrival
    hold(at: target)
    arrival?()
  }

  func stop() {
    (course, arrival) = (nil, nil)
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
