import CoreGraphics
import Motion
import QuartzCore

/// Scrolls by itself while a finger carries something near an edge of what is seen, as far as there is content. (K)
@MainActor
final class EdgeScroll {
  private unowned let view: UIScrollView
  /// Told after each step, when what is carried lies over something else.
  private let onStep: () -> Void
  /// Where the finger is in what is seen, from its upper left corner.
  private(set) var finger = CGPoint.zero
  private var link: (runtime: Runtime, target: DisplayLinkTarget)?
  private var lastTick: MediaTime?

  /// How near to an edge it begins, and up to so many points a second.
  static let zone: CGFloat = 60, speed: CGFloat = 600

  init(of view: UIScrollView, onStep: @escaping () -> Void) { (self.view, self.onStep) = (view, onStep) }

  isolated deinit { stop() }

  /// The finger is here now.
  func follow(_ finger: CGPoint) {
    self.finger = finger
    guard speeds != .zero, link == nil else { return }
    lastTick = nil
    let runtime = view.runtime
    link = (runtime, runtime.addDisplayLink { [weak self] _ in self?.step(at: runtime.now) })
  }

  func stop() {
    if let link { link.runtime.removeDisplayLink(link.target) }
    link = nil
  }

  /// Points per second, along each axis; the nearer to the edge, the faster.
  private var speeds: CGPoint {
    let insets = view.adjustedContentInset, size = view.bounds.size
    func speed(_ before: CGFloat, _ after: CGFloat, _ axis: ClosedRange<Double>, _ offset: CGFloat) -> CGFloat {
      // An edge behind which there is nothing more scrolls nowhere.
      if before < Self.zone, offset > axis.lowerBound { return -Self.speed * min((Self.zone - before) / Self.zone, 1) }
      if after < Self.zone, offset < axis.upperBound { return Self.speed * min((Self.zone - after) / Self.zone, 1) }
      return 0
    }
    let geometry = view.dynamics.geometry, offset = view.contentOffset
    return CGPoint(
      x: speed(finger.x - insets.left, size.width - insets.right - finger.x, geometry.range(.x), offset.x),
      y: speed(finger.y - insets.top, size.height - insets.bottom - finger.y, geometry.range(.y), offset.y))
  }

  private func step(at now: MediaTime) {
    let passed = CGFloat(lastTick.map { now - $0 } ?? 0), speeds = speeds
    lastTick = now
    guard speeds != .zero, view.window != nil else { return stop() }
    let offset = view.contentOffset
    let target = view.dynamics.geometry.clamped(CGPoint(x: offset.x + speeds.x * passed, y: offset.y + speeds.y * passed))
    if target != offset { view.contentOffset = target }
    onStep()
  }
}
