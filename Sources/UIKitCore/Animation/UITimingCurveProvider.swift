import Motion

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

/// The timing for a given duration. A position may have another spring on the vertical axis.
struct Pace: Equatable, Sendable {
  var duration: Seconds
  var timing: Timing
  var verticalTiming: Timing?
}

extension UITimingCurveProvider {
  /// Returns the timing for a duration. A spring has priority over a cubic curve. Without either, the timing is ease in, ease out.
  func pace(duration: Seconds) -> Pace {
    if let spring = springTimingParameters { return spring.springPace(duration: duration) }
    return Pace(duration: duration, timing: cubicTimingParameters?.timing ?? .cubic(.easeInOut))
  }
}
