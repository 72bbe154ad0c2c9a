import UIKit

/// The fall of a sheet of paper from a nail. The sheet swings, falls, and hangs on the finger that catches it.
@MainActor
final class SheetFall: NSObject, UIDynamicAnimatorDelegate {
  /// A closure that is called when a finger catches the sheet.
  var onCatch: () -> Void = {}
  /// A closure that is called when the finger lifts. Its argument is `true` if the sheet returns to its position.
  var onRelease: (Bool) -> Void = { _ in }
  /// A closure that is called once at the end. Its argument is `true` if the sheet is out of sight, and `false` if it is back at its
  /// position.
  var onEnd: (Bool) -> Void = { _ in }

  private let sheet: UIView
  private let container: UIView
  private let animator: UIDynamicAnimator
  private let gravity: UIGravityBehavior
  private let paper: UIDynamicItemBehavior
  private var nail: UIAttachmentBehavior?
  private var finger: UIAttachmentBehavior?
  private var home: UISnapBehavior?
  private let place: CGPoint
  private let hangsRight: Bool

  /// The position of the nail, measured from the corner.
  private static let nailInset = CGPoint(x: 28, y: 28)
  /// The resistance to rotation of a finger that holds the sheet.
  private static let grip: CGFloat = 7
  /// The speed from which a release is a throw, in points per second.
  private static let throwSpeed: CGFloat = 700
  /// The distance from its position below which a released sheet returns, as a fraction of its width.
  private static let homePart: CGFloat = 0.3

  /// Creates the fall of a sheet and hangs it on its nail.
  ///
  /// - Parameters:
  ///   - hangsRight: Whether the nail is at the right.
  ///   - weight: The acceleration of the sheet in multiples of 1000 points per second squared.
  init(_ sheet: UIView, in container: UIView, hangsRight: Bool, weight: CGFloat) {
    (self.sheet, self.container, place, self.hangsRight) = (sheet, container, sheet.center, hangsRight)
    animator = UIDynamicAnimator(referenceView: container)
    gravity = UIGravityBehavior(items: [sheet])
    paper = UIDynamicItemBehavior(items: [sheet])
    super.init()
    sheet.accessibilityIdentifier = "drop.sheet"
    sheet.isUserInteractionEnabled = true
    (sheet.layer.shadowOpacity, sheet.layer.shadowRadius, sheet.layer.shadowOffset) = (0.45, 28, CGSize(width: 0, height: 10))
    gravity.magnitude = weight
    (paper.angularResistance, paper.resistance) = (0.4, 0.1)
    gravity.action = { [weak self] in self?.look() }
    hang()
    for behavior in [gravity, paper] { animator.addBehavior(behavior) }
    animator.delegate = self
    let press = UILongPressGestureRecognizer(target: self, action: Selector("touched:", SheetFall.touched))
    press.minimumPressDuration = 0
    sheet.addGestureRecognizer(press)
  }

  private func hang() {
    let x = hangsRight ? sheet.bounds.width - Self.nailInset.x : Self.nailInset.x
    let offset = UIOffset(horizontal: x - sheet.bounds.width / 2, vertical: Self.nailInset.y - sheet.bounds.height / 2)
    let point = CGPoint(x: sheet.frame.minX + x, y: sheet.frame.minY + Self.nailInset.y)
    let attachment = UIAttachmentBehavior(item: sheet, offsetFromCenter: offset, attachedToAnchor: point)
    nail = attachment
    animator.addBehavior(attachment)
  }

  /// Checks after each step whether the swing has turned and whether the sheet is still visible.
  private func look() {
    let turn = paper.angularVelocity(for: sheet)
    if let nail, hangsRight ? turn > 0 : turn < 0 {
      animator.removeBehavior(nail)
      self.nail = nil
    }
    if finger == nil, !container.bounds.insetBy(dx: -40, dy: -40).intersects(sheet.frame) { end(isGone: true) }
  }

  // MARK: The finger

  private func touched(_ press: UILongPressGestureRecognizer) {
    let point = press.location(in: container)
    switch press.state {
    case .began: grab(at: point)
    case .changed:
      track.append((point, CACurrentMediaTime()))
      finger?.anchorPoint = point
    case .ended, .cancelled: letGo()
    default: break
    }
  }

  private var track: [(point: CGPoint, time: Double)] = []

  private func grab(at point: CGPoint) {
    for behavior in [nail, home] as [UIDynamicBehavior?] { if let behavior { animator.removeBehavior(behavior) } }
    (nail, home) = (nil, nil)
    if gravity.dynamicAnimator == nil { animator.addBehavior(gravity) }
    let local = sheet.convert(point, from: container)
    let offset = UIOffset(horizontal: local.x - sheet.bounds.midX, vertical: local.y - sheet.bounds.midY)
    let attachment = UIAttachmentBehavior(item: sheet, offsetFromCenter: offset, attachedToAnchor: point)
    finger = attachment
    track = [(point, CACurrentMediaTime())]
    paper.angularResistance = Self.grip
    animator.addBehavior(attachment)
    onCatch()
  }

  private func letGo() {
    guard let finger else { return }
    animator.removeBehavior(finger)
    self.finger = nil
    paper.angularResistance = 0.4
    let distance = hypot(sheet.center.x - place.x, sheet.center.y - place.y)
    let goesHome = speed < Self.throwSpeed && distance < Self.homePart * sheet.bounds.width
    if goesHome { goHome() }
    onRelease(goesHome)
  }

  private func goHome() {
    animator.removeBehavior(gravity)
    let snap = UISnapBehavior(item: sheet, snapTo: place)
    snap.damping = 0.8
    home = snap
    animator.addBehavior(snap)
  }

  /// The speed of the finger in its last tenth of a second.
  private var speed: CGFloat {
    let recent = track.filter { $0.time > CACurrentMediaTime() - 0.1 }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return 0 }
    return hypot(last.point.x - first.point.x, last.point.y - first.point.y) / (last.time - first.time)
  }

  // MARK: The end

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { if home != nil { end(isGone: false) } }

  /// Stops every motion without calling `onEnd`.
  func stop() {
    animator.removeAllBehaviors()
    onEnd = { _ in }
  }

  private func end(isGone: Bool) {
    animator.removeAllBehaviors()
    onEnd(isGone)
    onEnd = { _ in }
  }
}
