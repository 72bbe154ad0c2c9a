import UIKit

/// The numbers of a photo's motion. Lengths are in points, and times are in seconds. All are chosen, because nothing is published about the
/// Photos app.
enum PhotoFeel {
  /// The perceived duration of the spring on which a photo goes home or to the whole screen.
  static let response: TimeInterval = 0.42
  /// The damping ratio, which is slightly below critical so that the end of a throw is visible.
  static let damping: CGFloat = 0.86

  /// The smallest scale of a photo that is dragged down.
  static let smallestScale: CGFloat = 0.55
  /// The drag after which the photo has its smallest scale, as a fraction of the screen's height.
  static let shrinkingWay: CGFloat = 0.6
  /// The drag after which the backdrop is invisible, as a fraction of the screen's height.
  static let fadingWay: CGFloat = 0.45

  /// The speed from which a release is a throw. Thrown down or to a side, the photo goes home. Thrown up, it returns to the whole screen.
  static let throwSpeed: CGFloat = 320
  /// The drag after which a slower release sends the photo home, as a fraction of the screen's height.
  static let homePart: CGFloat = 0.18

  /// The duration in seconds in which the words appear or disappear.
  static let wordsDuration: TimeInterval = 0.2

  /// Returns the spring for a finger's velocity, in whole distances per second.
  static func spring(_ velocity: CGVector) -> UISpringTimingParameters {
    let frequency = 2 * CGFloat.pi / response
    return UISpringTimingParameters(
      mass: 1, stiffness: frequency * frequency, damping: 2 * damping * frequency, initialVelocity: velocity)
  }
}
