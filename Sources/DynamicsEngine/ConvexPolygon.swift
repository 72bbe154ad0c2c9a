import CDynamics

/// A convex polygon whose corners are counter-clockwise in coordinates with y pointing up.
struct ConvexPolygon: Equatable {
  let corners: [CGPoint]

  /// The minimum distance of two corners, in points. The library merges nearer ones, and must keep at least three.
  static let weld: CGFloat = 0.5
  /// The minimum area, in square points. A smaller polygon counts as having no inside.
  static let least: CGFloat = 0.5

  /// Creates a polygon from corners that are known to be convex and in order.
  init(inOrder corners: [CGPoint]) { self.corners = corners }

  /// Creates the convex hull of points. It is `nil` if the points are nearly on a line, or if a coordinate is not finite.
  init?(around points: [CGPoint]) {
    guard points.allSatisfy(\.isFinite) else { return nil }
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    let chains = Self.chain(sorted).dropLast() + Self.chain(sorted.reversed()).dropLast()
    let corners = Self.welded(Array(chains))
    guard corners.count > 2 else { return nil }
    self.corners = corners
    if moments.area < Self.least { return nil }
  }

  /// Returns one side of the hull, from the first point to the last, by Andrew's monotone chain.
  private static func chain(_ points: some Sequence<CGPoint>) -> [CGPoint] {
    var chain: [CGPoint] = []
    for point in points {
      while chain.count > 1, turn(chain[chain.count - 2], chain[chain.count - 1], point) <= 0 { chain.removeLast() }
      chain.append(point)
    }
    return chain
  }

  private static func turn(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }

  private static func welded(_ corners: [CGPoint]) -> [CGPoint] {
    var kept: [CGPoint] = []
    for corner in corners {
      let isNear = [kept.last, kept.first].contains { other in
        guard let other else { return false }
        let (x, y) = (other.x - corner.x, other.y - corner.y)
        return x * x + y * y < weld * weld
      }
      if !isNear { kept.append(corner) }
    }
    return kept
  }

  /// The polygon in adjacent pieces, each with at most as many corners as the library accepts.
  var pieces: [Outline.Piece] {
    let most = Int(cd_vertices)
    var pieces: [Outline.Piece] = []
    var next = 1
    while next < corners.count - 1 {
      let last = min(next + most - 2, corners.count - 1)
      pieces.append(.polygon([corners[0]] + corners[next...last]))
      next = last
    }
    return pieces
  }

  var moments: Moments {
    var (area, x, y, second) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let cross = a.x * b.y - b.x * a.y
      area += cross / 2
      x += (a.x + b.x) * cross / 6
      y += (a.y + b.y) * cross / 6
      second += cross * (a.x * a.x + a.x * b.x + b.x * b.x + a.y * a.y + a.y * b.y + b.y * b.y) / 12
    }
    guard area > 0 else { return Moments(area: 0, centre: .zero, second: 0) }
    return Moments(area: area, centre: CGPoint(x: x / area, y: y / area), second: second / area)
  }
}
