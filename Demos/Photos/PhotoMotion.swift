import UIKit

/// The motion of a photo. The photo is at rest on the whole screen, in its cell, held by a finger, or on a spring between them. The
/// backdrop follows it.
///
/// The type is independent of view controllers. A transition receives its events and ends when the photo has arrived, wherever that is.
@MainActor
final class PhotoMotion {
  /// The place to which a spring moves the photo.
  enum Goal { case home, whole }

  /// A closure that is called when a finger catches the moving photo.
  var onCatch: () -> Void = {}
  /// A closure that is called when the finger moves the photo. Its argument is the opacity of the backdrop, from 1 to 0.
  var onMove: (CGFloat) -> Void = { _ in }
  /// A closure that is called when the finger lifts and the photo continues.
  var onRelease: (Goal) -> Void = { _ in }
  /// A closure that is called when the photo has arrived.
  var onArrival: (Goal) -> Void = { _ in }
  /// A closure that returns the frame of the photo's cell, or `nil` if the cell is not visible.
  var home: () -> CGRect? = { nil }
  /// The frame of the photo on the whole screen.
  var whole = CGRect.zero { didSet { if isResting { photo.frame = whole } } }

  private let photo: UIImageView
  private let backdrop: UIView
  /// The animators of the photo. One moves the position with the finger's velocity, and one changes the size.
  private var animators: [UIViewPropertyAnimator] = []
  private var grip: Grip?
  private(set) var goal = Goal.whole

  /// The state of a finger that holds the photo.
  private struct Grip {
    /// The position of the finger when it caught the photo.
    let start: CGPoint
    /// The point of the photo under the finger, from 0 to 1.
    let part: CGPoint
    let size: CGSize
    let backdrop: CGFloat
  }

  init(of photo: UIImageView, over backdrop: UIView) { (self.photo, self.backdrop) = (photo, backdrop) }

  /// A Boolean value that indicates whether a spring moves the photo.
  var isOnItsWay: Bool { !animators.isEmpty }
  /// A Boolean value that indicates whether a finger holds the photo.
  var isHeld: Bool { grip != nil }
  private var isResting: Bool { !isOnItsWay && !isHeld && goal == .whole }

  // MARK: The finger

  /// Stops the photo where it is, under the finger. If a finger already holds it, the drag begins again from here.
  func grab(at point: CGPoint) {
    let wasOnItsWay = isOnItsWay
    for animator in animators { animator.stopAnimation(true) }
    animators = []
    photo.alpha = 1
    let frame = photo.frame
    let part = CGPoint(x: (point.x - frame.minX) / max(1, frame.width), y: (point.y - frame.minY) / max(1, frame.height))
    grip = Grip(start: point, part: part, size: frame.size, backdrop: backdrop.alpha)
    if wasOnItsWay { onCatch() }
  }

  /// Moves the photo with the finger. The point under the finger stays there, and the photo becomes smaller on its way down.
  func move(to point: CGPoint) {
    guard let grip else { return }
    let way = CGVector(dx: point.x - grip.start.x, dy: point.y - grip.start.y)
    let height = backdrop.bounds.height
    let scale = 1 - (1 - PhotoFeel.smallestScale) * min(1, max(0, way.dy) / (height * PhotoFeel.shrinkingWay))
    let size = CGSize(width: grip.size.width * scale, height: grip.size.height * scale)
    photo.frame = CGRect(
      x: point.x - grip.part.x * size.width, y: point.y - grip.part.y * size.height, width: size.width, height: size.height)
    let left = 1 - min(1, hypot(way.dx, way.dy) / (height * PhotoFeel.fadingWay))
    backdrop.alpha = grip.backdrop * left
    onMove(backdrop.alpha)
  }

  /// Releases the photo. It continues at the finger's velocity, and goes home or to the whole screen.
  func release(velocity: CGPoint) {
    guard let grip else { return }
    let next = goal(after: velocity, way: photo.frame.minY + grip.part.y * photo.frame.height - grip.start.y)
    self.grip = nil
    go(to: next, velocity: velocity)
    onRelease(next)
  }

  private func goal(after velocity: CGPoint, way: CGFloat) -> Goal {
    if velocity.y < -PhotoFeel.throwSpeed { return .whole }
    if hypot(velocity.x, velocity.y) > PhotoFeel.throwSpeed { return .home }
    if abs(way) > backdrop.bounds.height * PhotoFeel.homePart { return .home }
    // A photo that was caught without a drag continues to its goal.
    return goal
  }

  // MARK: The spring

  /// Sets the start of the motion.
  func put(at frame: CGRect, backdrop alpha: CGFloat) {
    photo.frame = frame
    backdrop.alpha = alpha
  }

  /// Moves the photo to its goal on a spring, from its present position and with a velocity.
  func go(to goal: Goal, velocity: CGPoint) {
    self.goal = goal
    let place = goal == .whole ? whole : home()
    // Without a visible cell, the photo shrinks in the direction of the throw and disappears.
    let target = place ?? vanishingPoint(velocity)
    let center = CGPoint(x: target.midX, y: target.midY)
    photo.center = CGPoint(
      x: Self.start(photo.center.x, to: center.x, at: velocity.x), y: Self.start(photo.center.y, to: center.y, at: velocity.y))
    let way = CGVector(dx: center.x - photo.center.x, dy: center.y - photo.center.y)
    let pace = CGVector(dx: Self.pace(velocity.x, way.dx), dy: Self.pace(velocity.y, way.dy))
    let position = UIViewPropertyAnimator(duration: 0, timingParameters: PhotoFeel.spring(pace))
    let size = UIViewPropertyAnimator(duration: 0, timingParameters: PhotoFeel.spring(.zero))
    position.addAnimations { [photo] in photo.center = center }
    size.addAnimations { [photo, backdrop] in
      photo.bounds.size = target.size
      backdrop.alpha = goal == .whole ? 1 : 0
      if place == nil { photo.alpha = 0 }
    }
    animators = [position, size]
    for animator in animators {
      animator.addCompletion { [weak self, unowned animator] _ in self?.hasEnded(animator) }
      animator.startAnimation()
    }
  }

  private func hasEnded(_ animator: UIViewPropertyAnimator) {
    animators.removeAll { $0 === animator }
    if animators.isEmpty { onArrival(goal) }
  }

  /// Returns the final frame of a photo without a cell. It is smaller, and so far ahead that the spring absorbs the velocity without
  /// swinging back.
  private func vanishingPoint(_ velocity: CGPoint) -> CGRect {
    let time = PhotoFeel.response / (2 * .pi)
    return photo.frame.insetBy(dx: photo.frame.width * 0.2, dy: photo.frame.height * 0.2)
      .offsetBy(dx: velocity.x * time, dy: velocity.y * time)
  }

  /// Returns the start of a coordinate. A spring's velocity is in whole distances, so a photo that is already at its target is moved by an
  /// invisible distance.
  private static func start(_ here: CGFloat, to there: CGFloat, at velocity: CGFloat) -> CGFloat {
    velocity == 0 || abs(there - here) >= shortestWay ? here : there < here ? there + shortestWay : there - shortestWay
  }
  private static let shortestWay: CGFloat = 0.5

  /// Returns a velocity in whole distances per second.
  private static func pace(_ velocity: CGFloat, _ way: CGFloat) -> CGFloat { velocity == 0 ? 0 : velocity / way }
}
