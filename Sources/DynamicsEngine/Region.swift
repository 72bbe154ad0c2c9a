/// A region of the plane around an origin.
public indirect enum Region: Equatable, Sendable {
  /// The region is the whole plane.
  case everywhere
  /// The region is a circle with a radius in points.
  case circle(radius: CGFloat)
  /// The region is a rectangle whose centre is the origin.
  case rectangle(CGSize)
  /// The region contains all points that are not in another.
  case not(Region)
  /// The region contains all points that are in at least one of two regions.
  case either(Region, Region)
  /// The region contains all points that are in both of two regions.
  case both(Region, Region)

  /// Returns a Boolean value that indicates whether a point is in the region. Points on the edge are.
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
