import Foundation
import Motion
import QuartzCore

/// The timing of a property animator in the form of a cubic Bézier curve.
open class UICubicTimingParameters: _UIRoot, UITimingCurveProvider, NSCopying, @unchecked Sendable {  // immutable
  /// The predefined curve. For timing with custom control points, it is `.easeInOut`.
  open private(set) var animationCurve: UIView.AnimationCurve
  /// The first inner control point of the curve.
  open private(set) var controlPoint1: CGPoint
  /// The second inner control point of the curve.
  open private(set) var controlPoint2: CGPoint

  /// Creates timing with the default curve of Core Animation. Its control points are (0.25, 0.1) and (0.25, 1)
  /// (Docs/behaviour/animation.md, "Timing curves").
  public override convenience init() { self.init(controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1)) }

  /// Creates timing with a predefined curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    switch curve.timing {
    case .cubic(let cubic): (controlPoint1, controlPoint2) = (CGPoint(x: cubic.x1, y: cubic.y1), CGPoint(x: cubic.x2, y: cubic.y2))
    default: (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
    }
    super.init()
  }

  /// Creates timing with a curve from (0, 0) to (1, 1) that has the given inner control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, controlPoint1, controlPoint2) = (.easeInOut, point1, point2)
    super.init()
  }

  /// The type of the timing, which is cubic.
  open var timingCurveType: UITimingCurveType { .cubic }
  /// The cubic timing, which is the object itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// The spring timing, which is always `nil`.
  open var springTimingParameters: UISpringTimingParameters? { nil }
  /// Returns the object itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  var timing: Timing {
    controlPoint1.x == controlPoint1.y && controlPoint2.x == controlPoint2.y
      ? .linear : .cubic(CubicTiming(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y))
  }
}

extension UIView {
  /// The predefined timing curves. The raw values are those of UIKit (Docs/behaviour/animation.md, "Timing curves").
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
}

extension UIView.AnimationCurve {
  var timing: Timing {
    switch self {
    case .easeInOut: .cubic(.easeInOut)
    case .easeIn: .cubic(.easeIn)
    case .easeOut: .cubic(.easeOut)
    case .linear: .linear
    }
  }
}
