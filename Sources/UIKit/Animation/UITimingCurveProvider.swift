import Motion

/// What a timing is made of.
public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// Says how an animator paces its animations.
public protocol UITimingCurveProvider: AnyObject, Sendable {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// What timing parameters come to for a given duration; positions may have another spring on the vertical axis.
struct Pace: Equatable, Sendable {
  var duration: Seconds
  var timing: Timing
  var verticalTiming: Timing?
}

extension UITimingCurveProvider {
  /// A spring wins over a cubic; one that gives neither is ease in, ease out.
  func pace(duration: Seconds) -> Pace {
    if let spring = springTimingParameters { return spring.springPace(duration: duration) }
    return Pace(duration: duration, timing: cubicTimingParameters?.timing ?? .cubic(.easeInOut))
  }
}
