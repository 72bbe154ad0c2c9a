import Foundation
import QuartzCore

/// Moves a view as the device is tilted. Segue's devices are never tilted: an effect is kept, and nothing moves.
@preconcurrency @MainActor
open class UIMotionEffect: _UIObject {
  /// An effect that does nothing.
  public convenience init() { self.init(_r: ()) }
  /// What is added to a view's properties at an offset of the viewer (each axis −1…1), by key path; nil for nothing.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Moves one property between two values along one axis.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Which tilt counts.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  /// The property that is moved.
  public let keyPath: String
  /// Which tilt counts.
  public let type: EffectType
  /// What is added at one end.
  open var minimumRelativeValue: Any?
  /// What is added at the other end.
  open var maximumRelativeValue: Any?

  /// An effect of no extent yet.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init(_r: ())
  }
}

/// Several effects together.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// The effects that were added.
  public var motionEffects: [UIMotionEffect] {
    get { layer.value(forKey: UIView.motionEffectsKey) as? [UIMotionEffect] ?? [] }
    set { layer.setValue(newValue, forKey: UIView.motionEffectsKey) }
  }
  /// Keeps an effect.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Lets an effect go.
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
  private static let motionEffectsKey = "UIKit.motionEffects"
}
