import Foundation
import Motion

/// A cubic Bézier timing curve from (0, 0) to (1, 1). (Docs/behaviour/animation.md, "Timing curves")
public final class CAMediaTimingFunction: _UIRoot, @unchecked Sendable {
  package let timing: Timing
  private let points: [Float]

  /// Creates a curve from its name. An unknown name gives a linear curve.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(.easeIn)
    case .easeOut: self.init(.easeOut)
    case .easeInEaseOut: self.init(.easeInOut)
    case .default: self.init(.default)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a curve with the inner control points (c1x, c1y) and (c2x, c2y). The x values must be between 0 and 1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
    timing =
      c1x == c1y && c2x == c2y ? .linear : .cubic(CubicTiming(Double(c1x), Double(c1y), Double(c2x), Double(c2y)))
    super.init()
  }

  private init(_ cubic: CubicTiming) {
    points = [Float(cubic.x1), Float(cubic.y1), Float(cubic.x2), Float(cubic.y2)]
    timing = .cubic(cubic)
    super.init()
  }

  /// Writes the x and y values of a control point. The points 0 and 3 are the ends of the curve.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let all = [0, 0] + points + [1, 1]
    precondition((0...3).contains(index), "a timing function has control points 0 to 3, not \(index)")
    (values[0], values[1]) = (all[2 * index], all[2 * index + 1])
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CAMediaTimingFunction)?.points == points }
  public override var hash: Int { points.hashValue }
}

/// The names of the standard timing curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the curve.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The animation runs at a constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// The animation begins slowly and then accelerates.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// The animation decelerates towards its end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// The animation begins and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The animation uses the curve of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
