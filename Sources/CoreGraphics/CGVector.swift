/// A direction with a length; in a timing's initial velocity, distance-normalised rates per axis.
public struct CGVector: Hashable, Sendable {
  /// In points, or points a second.
  public var dx, dy: CGFloat
  /// No way at all.
  public static let zero = CGVector(dx: 0, dy: 0)
  /// No way at all.
  public init() { self = .zero }
  /// A way along both axes.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  /// A way along both axes.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
  /// A way along both axes.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
