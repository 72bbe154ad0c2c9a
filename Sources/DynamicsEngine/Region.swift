/// A part of the plane about an origin.
public indirect enum Region: Equatable, Sendable {
  /// All of it.
  case everywhere
  /// Not farther than a radius, in points.
  case circle(radius: CGFloat)
  /// A rectangle with the origin in its middle.
  case rectangle(CGSize)
  /// What is not in another.
  case not(Region)
  /// What is in one of two.
  case either(Region, Region)
  /// What is in both.
  case both(Region, Region)

  /// Whether a point is in it; its edge is.
  public func contains(_ point: CGPoint) -> Bool {
    switch self {
    case .everywhere: true
    case .circle(let radius): point.x * point.x + point.y * point.y <= radius * radius
    case .rectangle(let size): abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
    case .not(let other): !other.contains(point)
    case .either(let a, let b): a.contains(point) || b.contains(point)
    case .both(let a, let b): a.contains(point) && b.contains(point)
    }
  }
}
