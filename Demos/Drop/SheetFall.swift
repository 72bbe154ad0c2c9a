import UIKit

/// A sheet of paper on a nail: it swings, falls, and hangs on the finger that catches it.
@MainActor
final class SheetFall: NSObject, UIDynamicAnimatorDelegate {
  /// A finger has the sheet.
  var onCatch: () -> Void = {}
  /// The finger has let go: true if the sheet goes back to its place.
  var onRelease: (Bool) -> Void = { _ in }
  /// Told once: true if the sheet is out of sight, false if it is back in its place.
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

  /// Where the nail is, from the corner.
  private static let nailInset = CGPoint(x: 28, y: 28)
  /// What a finger that holds the sheet keeps it from turning by.
  private static let grip: CGFloat = 7
  /// A finger that is faster than this, in points a second, throws.
  private static let throwSpeed: CGFloat = 700
  /// A sheet that is let go nearer than this part of its width goes home.
  private static let homePart: CGFloat = 0.3

  /// - Parameters:
  ///   - hangsRight: whether the nail is at the right.
  ///   - weight: in times of 1000 points a second, a second.
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

  /// After each step: whether the swing has turned, and whether the sheet is still to be seen.
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

  /// Of the finger in its last tenth of a second.
  private var speed: CGFloat {
    let recent = track.filter { $0.time > CACurrentMediaTime() - 0.1 }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return 0 }
    return hypot(last.point.x - first.point.x, last.point.y - first.point.y) / (last.time - first.time)
  }

  // MARK: The end

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { if home != nil { end(isGone: false) } }

  /// Nothing moves any more, and nobody is told.
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
