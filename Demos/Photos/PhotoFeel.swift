import UIKit

/// The numbers that make a photo feel as it does, together. Lengths are points, times are seconds. They are our own choice: nothing is
/// published of the Photos app's.
enum PhotoFeel {
  /// The spring on which a photo goes home or comes to the whole screen: how long it seems to last.
  static let response: TimeInterval = 0.42
  /// How damped it is: a little less than critically, so that a throw is seen to end.
  static let damping: CGFloat = 0.86

  /// How small a photo gets that is dragged all the way.
  static let smallestScale: CGFloat = 0.55
  /// The drag after which it is so small, as a part of the screen's height.
  static let shrinkingWay: CGFloat = 0.6
  /// The drag after which nothing is left of the backdrop, as a part of the screen's height.
  static let fadingWay: CGFloat = 0.45

  /// Whoever lets go at this speed throws: down, or to a side, it goes home; up, it comes back.
  static let throwSpeed: CGFloat = 320
  /// Whoever lets go at less goes home after so much of the screen's height.
  static let homePart: CGFloat = 0.18

  /// How long the words take to come or to go.
  static let wordsDuration: TimeInterval = 0.2

  /// The spring, with the finger's velocity in whole distances per second.
  static func spring(_ velocity: CGVector) -> UISpringTimingParameters {
    let frequency = 2 * CGFloat.pi / response
    return UISpringTimingParameters(
      mass: 1, stiffness: frequency * frequency, damping: 2 * damping * frequency, initialVelocity: velocity)
  }
}
