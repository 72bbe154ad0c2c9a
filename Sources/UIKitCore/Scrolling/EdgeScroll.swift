import CoreGraphics
import Motion
import QuartzCore

/// Automatic scrolling while the user drags an item near an edge of the visible area, as long as there is content (folklore).
@MainActor
package final class EdgeScroll {
  private unowned let view: UIScrollView
  /// Called after each step, when the dragged item is over another position of the content.
  private let onStep: () -> Void
  /// The position of the finger in the visible area, relative to its upper left corner.
  package private(set) var finger = CGPoint.zero
  private var link: (runtime: Runtime, target: DisplayLinkTarget)?
  private var lastTick: MediaTime?

  /// The distance from an edge, in points, at which scrolling starts, and the maximum speed in points per second.
  static let zone: CGFloat = 60, speed: CGFloat = 600

  package init(of view: UIScrollView, onStep: @escaping () -> Void) { (self.view, self.onStep) = (view, onStep) }

  isolated deinit { stop() }

  /// Updates the position of the finger.
  package func follow(_ finger: CGPoint) {
    self.finger = finger
    guard speeds != .zero, link == nil else { return }
    lastTick = nil
    let runtime = view.runtime
    link = (runtime, runtime.addDisplayLink { [weak self] _ in self?.step(at: runtime.now) })
  }

  package func stop() {
    if let link { link.runtime.removeDisplayLink(link.target) }
    link = nil
  }

  /// The speed along each axis, in points per second. It grows towards the edge.
  private var speeds: CGPoint {
    let insets = view.adjustedContentInset, size = view.bounds.size
    func speed(_ before: CGFloat, _ after: CGFloat, _ axis: ClosedRange<Double>, _ offset: CGFloat) -> CGFloat {
      // An edge without further content causes no scrolling.
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
