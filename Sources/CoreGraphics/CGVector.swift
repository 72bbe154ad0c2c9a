/// A two-dimensional vector. The initial velocity of a spring timing is measured in multiples of the distance to the target per second.
public struct CGVector: Hashable, Sendable {
  /// The components of the vector, in points or in points per second.
  public var dx, dy: CGFloat
  /// The vector whose components are 0.
  public static let zero = CGVector(dx: 0, dy: 0)
  /// Creates the zero vector.
  public init() { self = .zero }
  /// Creates a vector from its two components.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  /// Creates a vector from two floating-point components.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
  /// Creates a vector from two integer components.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
