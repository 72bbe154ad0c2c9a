import HostInterface
import QuartzCore

/// Moves a view as the device is tilted: what it changes is added to what the view shows, and its properties stay as they are.
///
/// A device is tilted by an event, `tilt 0.5,-0.25`; until then it is level. With less motion effects are at rest.
@preconcurrency @MainActor
open class UIMotionEffect: _UIMakeable {
  /// What changes for a tilt from −1 to 1 along each axis, by key path; nothing of itself.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Changes a value along one axis of the tilt.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis. The raw values are Apple's.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis = 0, tiltAlongVerticalAxis }
  /// What changes.
  open private(set) var keyPath: String
  /// The axis.
  open private(set) var type: EffectType
  /// By how much at one end of the tilt: a number, a point, a size, a colour or a transform.
  open var minimumRelativeValue: Any?
  /// By how much at the other.
  open var maximumRelativeValue: Any?
  /// A change along an axis.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
  /// In proportion, where both values are of one kind.
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

/// Several effects at once.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// What belongs together.
  open var motionEffects: [UIMotionEffect]?
  /// What all of them change; of several for one key path the last.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    motionEffects?.reduce(into: [:]) { all, effect in
      all.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
    }
  }
}

extension Surroundings {
  /// From where the user looks at the device, as far as motion effects follow it.
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

  /// Shows what the effects say of how the device is held: animations that stand still, added to what the layer has.
  func showMotionEffects() {
    guard let effects = attached(MotionEffects.self) else { return }
    let offset = runtime.surroundings.viewerOffset
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

  /// What a view's key path is of its layer; nil for what is no animatable property.
  static func layerKeyPath(_ keyPath: String) -> String? {
    var path = keyPath.hasPrefix("layer.") ? String(keyPath.dropFirst(6)) : keyPath
    for (view, layer) in [("center", "position"), ("alpha", "opacity")] where path == view || path.hasPrefix(view + ".") {
      path = layer + path.dropFirst(view.count)
    }
    return AnimationKeyPath.parse(path) == nil ? nil : path
  }
}
