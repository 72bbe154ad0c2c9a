import Foundation
import Motion

/// Everything a layer shows, as a value. Model, committed scene and presentation all hold this same type.
public struct LayerProperties: Equatable, Sendable {
  public var position = CGPoint.zero
  public var bounds = CGRect.zero
  public var opacity = 1.0
  public var cornerRadius = 0.0
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  public var isHidden = false
  public var masksToBounds = false
  public var backgroundColor: RGBA?
  public var transform: CGAffineTransform {
    get { matrix }
    set { (matrix, parts) = (newValue, newValue.parts) }
  }
  private var matrix = CGAffineTransform.identity
  /// Kept beside the matrix: one matrix has several sets of parts (scaled by −1 or turned by π), and a model that a stopped
  /// animation left behind must go on with the set that was animated.
  private var parts = CGAffineTransform.identity.parts

  /// The bounding box in the superlayer.
  public var frame: CGRect {
    let corner = CGPoint(x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height)
    let box = CGRect(origin: corner, size: bounds.size).applying(matrix)
    return box.offsetBy(dx: position.x, dy: position.y)
  }
}

/// The numbers of one property, so that every property is added, scaled and interpolated alike.
public typealias Components = SIMD8<Double>

/// What an animation can change. Bounds are two properties, because UIKit animates origin and size apart. (BEHAVIOUR §1.6)
public enum AnimatableProperty: UInt8, CaseIterable, Sendable {
  case position, boundsOrigin, boundsSize, transform, opacity, cornerRadius, anchorPoint

  public init?(keyPath: String) {
    switch keyPath {
    case "position": self = .position
    case "bounds.origin": self = .boundsOrigin
    case "bounds.size": self = .boundsSize
    case "transform": self = .transform
    case "opacity": self = .opacity
    case "cornerRadius": self = .cornerRadius
    case "anchorPoint": self = .anchorPoint
    default: return nil
    }
  }
  package var keyPath: String {
    switch self {
    case .boundsOrigin: "bounds.origin"
    case .boundsSize: "bounds.size"
    default: "\(self)"
    }
  }
  package var bit: UInt8 { 1 << rawValue }

  /// `new − old`; a rotation goes the shorter way round.
  package func difference(_ new: Components, _ old: Components) -> Components {
    var delta = new - old
    guard self == .transform else { return delta }
    while delta[2] > .pi { delta[2] -= 2 * .pi }
    while delta[2] < -.pi { delta[2] += 2 * .pi }
    return delta
  }
}

/// A value that an animation can have as its from, to, by or keyframe.
public protocol AnimatableValue { var components: Components { get } }
extension Double: AnimatableValue { public var components: Components { Components(self, 0, 0, 0, 0, 0, 0, 0) } }
extension CGFloat: AnimatableValue { public var components: Components { Double(self).components } }
extension CGPoint: AnimatableValue { public var components: Components { Components(x, y, 0, 0, 0, 0, 0, 0) } }
extension CGSize: AnimatableValue { public var components: Components { Components(width, height, 0, 0, 0, 0, 0, 0) } }
/// A transform's components are its parts, not its matrix: sums of deltas then rotate and scale as interpolation does.
extension CGAffineTransform: AnimatableValue {
  public var components: Components { parts.components }
}
extension CGAffineTransform.Parts {
  package var components: Components { Components(tx, ty, rotation, scaleX, scaleY, shear, 0, 0) }
}

extension LayerProperties {
  public subscript(property: AnimatableProperty) -> Components {
    get {
      switch property {
      case .position: position.components
      case .boundsOrigin: bounds.origin.components
      case .boundsSize: bounds.size.components
      case .transform: parts.components
      case .opacity: opacity.components
      case .cornerRadius: cornerRadius.components
      case .anchorPoint: anchorPoint.components
      }
    }
    set {
      switch property {
      case .position: position = CGPoint(x: newValue[0], y: newValue[1])
      case .boundsOrigin: bounds.origin = CGPoint(x: newValue[0], y: newValue[1])
      case .boundsSize: bounds.size = CGSize(width: newValue[0], height: newValue[1])
      case .transform:
        parts = .init(
          tx: newValue[0], ty: newValue[1], rotation: newValue[2], scaleX: newValue[3], scaleY: newValue[4], shear: newValue[5])
        matrix = CGAffineTransform(parts)
      case .opacity: opacity = newValue[0]
      case .cornerRadius: cornerRadius = newValue[0]
      case .anchorPoint: anchorPoint = CGPoint(x: newValue[0], y: newValue[1])
      }
    }
  }

  package var isFinite: Bool {
    position.x.isFinite && position.y.isFinite && bounds.origin.x.isFinite && bounds.origin.y.isFinite && bounds.width.isFinite
      && bounds.height.isFinite && opacity.isFinite && cornerRadius.isFinite && transform.a.isFinite && transform.b.isFinite
      && transform.c.isFinite && transform.d.isFinite && transform.tx.isFinite && transform.ty.isFinite
  }
}
