import Motion

/// The type of the timing that a provider supplies.
public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// An object that supplies the timing of a property animator.
public protocol UITimingCurveProvider: AnyObject, Sendable {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
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
