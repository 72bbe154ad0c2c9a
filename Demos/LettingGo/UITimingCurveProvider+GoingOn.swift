import UIKit

extension UITimingCurveProvider where Self == UISpringTimingParameters {
  /// A spring that goes on as fast as a finger was, and is as stiff as one of a duration without that speed.
  ///
  /// One that is given a duration *and* a speed has to be stiffer the faster it begins, and leaps when a finger leaves it near its end.
  ///
  /// - Parameters:
  ///   - duration: in seconds, in which it would come within a thousandth of its end from rest.
  ///   - dampingRatio: 1 does not swing, less does; above 0.
  ///   - velocity: in ways to its end a second.
  public static func goingOn(
    for duration: TimeInterval, dampingRatio: CGFloat, at velocity: CGFloat
  ) -> UISpringTimingParameters {
    let frequency = (dampingRatio < 1 ? swinging / dampingRatio : critical) / duration
    return UISpringTimingParameters(
      mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
      initialVelocity: CGVector(dx: velocity, dy: velocity))
  }

  /// Where e⁻ˣ, which holds a swing, is a thousandth.
  private static var swinging: CGFloat { 6.907755 }
  /// Where (1 + x)·e⁻ˣ, the way of the spring that just does not swing, is a thousandth.
  private static var critical: CGFloat { 9.233413 }
}
