/// Moves a view as the device is tilted. Nothing is ever tilted here: effects are kept, and nothing moves.
@preconcurrency @MainActor
open class UIMotionEffect: _UIMakeable {
  /// What changes for a tilt, by key path; nothing of itself. Never asked, since nothing is tilted.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Changes a value along one axis of the tilt.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis. The raw values are Apple's.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis = 0, tiltAlongVerticalAxis }
  /// What changes.
  public let keyPath: String
  /// The axis.
  public let type: EffectType
  /// By how much at one end of the tilt.
  open var minimumRelativeValue: Any?
  /// By how much at the other.
  open var maximumRelativeValue: Any?
  /// A change along an axis.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
  /// In proportion, where both values are numbers.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    guard let low = Self.number(minimumRelativeValue), let high = Self.number(maximumRelativeValue) else { return nil }
    let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    return [keyPath: low + (high - low) * (min(max(tilt, -1), 1) + 1) / 2]
  }
  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}

/// Several effects at once.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// What belongs together.
  open var motionEffects: [UIMotionEffect]?
  /// What all of them change.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    motionEffects?.reduce(into: [:]) { all, effect in
      all.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
    }
  }
}

extension UIView {
  /// The view's effects of tilting, which never do anything here.
  public var motionEffects: [UIMotionEffect] {
    get { attached(MotionEffects.self)?.list ?? [] }
    set { attached(MotionEffects.self) { MotionEffects() }.list = newValue }
  }
  /// Adds an effect of tilting, once.
  public func addMotionEffect(_ effect: UIMotionEffect) { if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) } }
  /// Takes an effect of tilting away.
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}

@MainActor
private final class MotionEffects {
  var list: [UIMotionEffect] = []
  nonisolated init() {}
}
