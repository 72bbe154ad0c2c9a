import HostInterface
import QuartzCore

/// An effect that changes a view when the device is tilted. The change is added to the presented values, and the properties stay unchanged.
///
/// The event `tilt 0.5,-0.25` tilts the device. Before such an event, it is level. With the Reduce Motion setting, effects are inactive.
@preconcurrency @MainActor
open class UIMotionEffect: _UIMakeable {
  /// Returns the relative values by key path, for a tilt from −1 to 1 on each axis. The default implementation returns `nil`.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// A motion effect that interpolates a value along one axis of the tilt.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the tilt. The raw values are those of UIKit.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis = 0, tiltAlongVerticalAxis }
  /// The key path of the property that changes.
  open private(set) var keyPath: String
  /// The axis of the effect.
  open private(set) var type: EffectType
  /// The relative value at the minimum tilt. It is a number, a point, a size, a colour or a transform. The default is `nil`.
  open var minimumRelativeValue: Any?
  /// The relative value at the maximum tilt. The default is `nil`.
  open var maximumRelativeValue: Any?
  /// Creates an effect that changes a property along an axis.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
  /// Returns the interpolated value, if both relative values have the same type.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let fraction = (min(max(tilt, -1), 1) + 1) / 2
    return Self.between(minimumRelativeValue, maximumRelativeValue, at: fraction).map { [keyPath: $0] }
  }

  private static func between(_ low: Any?, _ high: Any?, at p: CGFloat) -> Any? {
    if let low = number(low), let high = number(high) { return low + (high - low) * p }
    switch (plain(low), plain(high)) {
    case (let low as CGPoint, let high as CGPoint): return CGPoint(x: low.x + (high.x - low.x) * p, y: low.y + (high.y - low.y) * p)
    case (let low as CGSize, let high as CGSize):
      return CGSize(width: low.width + (high.width - low.width) * p, height: low.height + (high.height - low.height) * p)
    case (let low as UIOffset, let high as UIOffset):
      return CGSize(
        width: low.horizontal + (high.horizontal - low.horizontal) * p, height: low.vertical + (high.vertical - low.vertical) * p)
    case (let low as CATransform3D, let high as CATransform3D): return CATransform3D.between(low, high, at: p)
    default: return nil
    }
  }
  private static func plain(_ value: Any?) -> Any? {
    guard let box = value as? NSValue, number(value) == nil else { return value }
    return String(cString: box.objCType) == "[16d]" ? box.caTransform3DValue : box.geometry ?? value
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

/// A motion effect that combines several effects.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects of the group. The default is `nil`.
  open var motionEffects: [UIMotionEffect]?
  /// Returns the relative values of all effects. If several have the same key path, the last one applies.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    motionEffects?.reduce(into: [:]) { all, effect in
      all.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
    }
  }
}

extension EnvironmentSettings {
  /// The offset of the user's viewpoint, for motion effects.
  var viewerOffset: UIOffset {
    reduceMotion ? UIOffset(horizontal: 0, vertical: 0) : UIOffset(horizontal: tilt.horizontal, vertical: tilt.vertical)
  }
}

extension UIView {
  var defaultMotionEffects: [UIMotionEffect] {
    get { attached(MotionEffects.self)?.list ?? [] }
    set {
      guard !newValue.isEmpty || attached(MotionEffects.self) != nil else { return }
      attached(MotionEffects.self) { MotionEffects() }.list = newValue
      showMotionEffects()
    }
  }

  /// Shows the relative values for the current tilt, as static animations that are added to the layer's values.
  func showMotionEffects() {
    guard let effects = attached(MotionEffects.self) else { return }
    let offset = runtime.environment.viewerOffset
    var values: [String: Any] = [:]
    if window != nil {
      for effect in effects.list { values.merge(effect.keyPathsAndRelativeValues(forViewerOffset: offset) ?? [:]) { $1 } }
    }
    for key in effects.shown { layer.removeAnimation(forKey: key) }
    effects.shown = values.sorted { $0.key < $1.key }.compactMap { keyPath, value in
      guard let path = MotionEffects.layerKeyPath(keyPath) else { return nil }
      let held = CABasicAnimation(keyPath: path)
      (held.fromValue, held.toValue, held.isAdditive) = (value, value, path != "transform")
      (held.duration, held.speed, held.fillMode, held.isRemovedOnCompletion) = (1, 0, .both, false)
      let key = "segue.motion.\(keyPath)"
      layer.add(held, forKey: key)
      return key
    }
  }
}

@MainActor
private final class MotionEffects {
  var list: [UIMotionEffect] = []
  /// The keys of the animations on the layer.
  var shown: [String] = []
  nonisolated init() {}

  /// Returns the key path of the layer for a view's key path, or `nil` if the property is not animatable.
  static func layerKeyPath(_ keyPath: String) -> String? {
    var path = keyPath.hasPrefix("layer.") ? String(keyPath.dropFirst(6)) : keyPath
    for (view, layer) in [("center", "position"), ("alpha", "opacity")] where path == view || path.hasPrefix(view + ".") {
      path = layer + path.dropFirst(view.count)
    }
    return AnimationKeyPath.parse(path) == nil ? nil : path
  }
}
