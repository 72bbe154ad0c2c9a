import Foundation
import Motion
import QuartzCore

/// A spring as an animator's timing. (BEHAVIOUR §2.2–2.4)
///
/// By a damping ratio it takes the animator's duration; by its constants it lasts until it has settled, whatever duration was asked for.
open class UISpringTimingParameters: _UIRoot, UITimingCurveProvider, NSCopying, @unchecked Sendable {  // immutable
  private enum Kind { case constants(Spring), ratio(Double) }
  private let kind: Kind
  /// In whole distances per second, positive toward the target; the axes of a position have one each, other properties the horizontal one.
  open private(set) var initialVelocity: CGVector

  /// The spring of the system's own transitions: mass 3, stiffness 1000, damping 500. (BEHAVIOUR §2.3)
  public override init() {
    (kind, initialVelocity) = (.constants(.system), .zero)
    super.init()
  }
  /// 1 is critical damping, less overshoots.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    (kind, initialVelocity) = (.ratio(ratio), velocity)
    super.init()
  }
  /// 1 is critical damping, less overshoots.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

  /// A spring by its constants; damping above critical is clamped to it.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    (kind, initialVelocity) = (.constants(Spring(mass: mass, stiffness: stiffness, damping: damping)), velocity)
    super.init()
  }
  /// A spring by its constants; damping above critical is clamped to it.
  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat) {
    self.init(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: .zero)
  }

  /// A spring by how long it seems to last and how much it bounces. (BEHAVIOUR §2.4)
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    (kind, initialVelocity) = (.constants(Spring(perceptualDuration: duration, bounce: bounce)), velocity)
    super.init()
  }
  /// A spring by how long it seems to last and how much it bounces. (BEHAVIOUR §2.4)
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// A spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
  /// Itself: it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  func springPace(duration: Seconds) -> Pace {
    let x = spring(initialVelocity.dx, duration)
    guard initialVelocity.dx != initialVelocity.dy else {
      return Pace(duration: x.duration, timing: .spring(x.spring, duration: x.duration))
    }
    let y = spring(initialVelocity.dy, duration)
    let longer = max(x.duration, y.duration)  // both axes end together; each holds its target after its own settling
    return Pace(duration: longer, timing: .spring(x.spring, duration: longer), verticalTiming: .spring(y.spring, duration: longer))
  }

  private func spring(_ v: Double, _ duration: Seconds) -> (spring: Spring, duration: Seconds) {
    switch kind {
    case .ratio(let ratio): return (Spring(duration: duration, dampingRatio: ratio, initialVelocity: v), duration)
    case .constants(var spring):
      spring.initialVelocity = v
      return (spring, spring.settlingDuration)
    }
  }
}
