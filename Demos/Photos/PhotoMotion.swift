import UIKit

/// Where a photo is: at rest on the whole screen, in its cell, in a finger's hand, or on a spring between them; the backdrop goes with it.
///
/// It knows nothing of controllers. A transition listens to it, and is over when the photo has arrived, wherever that is.
@MainActor
final class PhotoMotion {
  /// Where a spring takes the photo.
  enum Goal { case home, whole }

  /// A finger has taken the photo on its way.
  var onCatch: () -> Void = {}
  /// The finger has moved it: what part of the whole screen is the photo's now, 1…0.
  var onMove: (CGFloat) -> Void = { _ in }
  /// The finger has let go: the photo is on its way again.
  var onRelease: (Goal) -> Void = { _ in }
  /// The photo has arrived.
  var onArrival: (Goal) -> Void = { _ in }
  /// The photo's cell; nil if it is not to be seen.
  var home: () -> CGRect? = { nil }
  /// The photo's place on the whole screen.
  var whole = CGRect.zero { didSet { if isResting { photo.frame = whole } } }

  private let photo: UIImageView
  private let backdrop: UIView
  /// What moves it: one for where it is, with the finger's velocity, one for its size.
  private var animators: [UIViewPropertyAnimator] = []
  private var grip: Grip?
  private(set) var goal = Goal.whole

  /// How a finger holds it.
  private struct Grip {
    /// Where the finger was when it took the photo.
    let start: CGPoint
    /// The part of the photo that is under the finger, 0…1.
    let part: CGPoint
    let size: CGSize
    let backdrop: CGFloat
  }

  init(of photo: UIImageView, over backdrop: UIView) { (self.photo, self.backdrop) = (photo, backdrop) }

  /// A spring moves it.
  var isOnItsWay: Bool { !animators.isEmpty }
  /// A finger has it.
  var isHeld: Bool { grip != nil }
  private var isResting: Bool { !isOnItsWay && !isHeld && goal == .whole }

  // MARK: The finger

  /// The photo stops where it is, under the finger; held already, the finger begins anew from here.
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

  /// The photo follows: what was under the finger stays there, and it gets smaller on its way down.
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

  /// Let go, the photo goes on as fast as the finger was, and where it was thrown: home, or to the whole screen.
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
    // Touched and let go: a photo that was caught goes on to where it was going.
    return goal
  }

  // MARK: The spring

  /// Puts the photo where it is to start from.
  func put(at frame: CGRect, backdrop alpha: CGFloat) {
    photo.frame = frame
    backdrop.alpha = alpha
  }

  /// Takes the photo somewhere on a spring, from where it is and as fast as it is.
  func go(to goal: Goal, velocity: CGPoint) {
    self.goal = goal
    let place = goal == .whole ? whole : home()
    // Without a cell to land in, it shrinks on the way that it was thrown, and is gone.
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

  /// Where it is gone: smaller, and so far on as takes its speed without swinging back.
  private func vanishingPoint(_ velocity: CGPoint) -> CGRect {
    let time = PhotoFeel.response / (2 * .pi)
    return photo.frame.insetBy(dx: photo.frame.width * 0.2, dy: photo.frame.height * 0.2)
      .offsetBy(dx: velocity.x * time, dy: velocity.y * time)
  }

  /// A spring's speed is said in whole distances: a photo that is thrown just where its place is gets a distance that nobody sees.
  private static func start(_ here: CGFloat, to there: CGFloat, at velocity: CGFloat) -> CGFloat {
    velocity == 0 || abs(there - here) >= shortestWay ? here : there < here ? there + shortestWay : there - shortestWay
  }
  private static let shortestWay: CGFloat = 0.5

  /// Whole distances per second.
  private static func pace(_ velocity: CGFloat, _ way: CGFloat) -> CGFloat { velocity == 0 ? 0 : velocity / way }
}
