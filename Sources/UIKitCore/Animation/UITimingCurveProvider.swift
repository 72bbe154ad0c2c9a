import Motion
import QuartzCore

/// The type of the timing that a provider supplies.
///
/// - `builtin`: A predefined curve.
/// - `cubic`: A cubic Bézier curve.
/// - `spring`: A spring.
/// - `composed`: A combination of a cubic curve and a spring.
public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// An object that supplies the timing of a property animator.
public protocol UITimingCurveProvider: AnyObject, Sendable {
  /// The type of the timing.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic timing curve, or `nil` if the provider has none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, or `nil` if the provider has none. A spring has priority over a cubic curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// Returns the timing for a duration. A spring has priority over a cubic curve. Without either, the timing is ease in, ease out.
  func pace(duration: Seconds) -> Pace {
    if let spring = springTimingParameters { return spring.springPace(duration: duration) }
    return Pace(duration: duration, timing: cubicTimingParameters?.timing ?? .cubic(.easeInOut))
  }
}
