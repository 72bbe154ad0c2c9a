import Foundation
import Motion
import QuartzCore

/// A cubic Bézier curve as an animator's timing.
open class UICubicTimingParameters: _UIRoot, UITimingCurveProvider, NSCopying, @unchecked Sendable {  // immutable
  /// The named curve; ease in, ease out for one made of control points.
  open private(set) var animationCurve: UIView.AnimationCurve
  /// The first inner control point.
  open private(set) var controlPoint1: CGPoint
  /// The second inner control point.
  open private(set) var controlPoint2: CGPoint

  /// Core Animation's default curve: (0.25, 0.1), (0.25, 1). (BEHAVIOUR §1.1)
  public override convenience init() { self.init(controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1)) }

  /// One of the named curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    switch curve.timing {
    case .cubic(let cubic): (controlPoint1, controlPoint2) = (CGPoint(x: cubic.x1, y: cubic.y1), CGPoint(x: cubic.x2, y: cubic.y2))
    default: (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
    }
    super.init()
  }

  /// A curve through (0, 0) and (1, 1) by its inner control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, controlPoint1, controlPoint2) = (.easeInOut, point1, point2)
    super.init()
  }

  /// Cubic.
  open var timingCurveType: UITimingCurveType { .cubic }
  /// Itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }
  /// Itself: it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  var timing: Timing {
    controlPoint1.x == controlPoint1.y && controlPoint2.x == controlPoint2.y
      ? .linear : .cubic(CubicTiming(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y))
  }
}

extension UIView {
  /// The four named curves; the raw values are Apple's. (BEHAVIOUR §1.1)
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
