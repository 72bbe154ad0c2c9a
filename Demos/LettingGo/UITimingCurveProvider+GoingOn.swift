import UIKit

extension UITimingCurveProvider where Self == UISpringTimingParameters {
  /// Creates a spring that continues at a finger's velocity. Its stiffness is that of a spring with the duration and without velocity.
  ///
  /// A spring that is created from a duration *and* a velocity is stiffer the faster it begins. It jumps when a finger lifts near its end.
  ///
  /// - Parameters:
  ///   - duration: The time in seconds in which the spring would come within a thousandth of its end from rest.
  ///   - dampingRatio: The damping ratio, above 0. At 1 the spring does not oscillate.
  ///   - velocity: The velocity in distances to the end per second.
  public static func goingOn(
    for duration: TimeInterval, dampingRatio: CGFloat, at velocity: CGFloat
  ) -> UISpringTimingParameters {
    let frequency = (dampingRatio < 1 ? swinging / dampingRatio : critical) / duration
    return UISpringTimingParameters(
      mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
      initialVelocity: CGVector(dx: velocity, dy: velocity))
  }

  /// The value of x at which e⁻ˣ, the envelope of an oscillation, is a thousandth.
  private static var swinging: CGFloat { 6.907755 }
  /// The value of x at which (1 + x)·e⁻ˣ, the rest of a critically damped spring, is a thousandth.
  private static var critical: CGFloat { 9.233413 }
}
