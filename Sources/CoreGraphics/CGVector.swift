/// A direction with a length; in a timing's initial velocity, distance-normalised rates per axis.
public struct CGVector: Hashable, Sendable {
  public var dx, dy: CGFloat
  public static let zero = CGVector(dx: 0, dy: 0)
  public init() { self = .zero }
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}
