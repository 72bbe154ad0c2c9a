/// The shape of a body around its origin, in points.
public enum Outline: Equatable, Sendable {
  /// The outline is a rectangle, which is upright if the angle is 0.
  case box(CGSize)
  /// The outline is an ellipse in a rectangle. With equal sides it is a true circle, otherwise a polygon with sixteen corners.
  case ellipse(CGSize)
  /// The outline is the convex hull of points.
  case polygon([CGPoint])
  /// The outline consists of several outlines at their positions.
  indirect case group([Part])

  /// A part of a composite outline.
  public struct Part: Equatable, Sendable {
    /// The shape of the part.
    public var outline: Outline
    /// The position of the part's origin, in points.
    public var offset: CGPoint
    /// The rotation of the part, in radians.
    public var angle: CGFloat
    /// Creates a part from a shape, its position and its rotation.
    public init(_ outline: Outline, offset: CGPoint, angle: CGFloat) {
      (self.outline, self.offset, self.angle) = (outline, offset, angle)
    }
  }

  /// The minimum size in points. Smaller shapes are enlarged to it, because the library would find no inside.
  static let least: CGFloat = 1
  /// The maximum size, in points.
  static let most: CGFloat = 1e5
  /// The number of corners of an ellipse that is not a circle.
  static let ellipseCorners = 16

  /// A shape that the library accepts.
  enum Piece: Equatable {
    case polygon([CGPoint])
    case circle(centre: CGPoint, radius: CGFloat)
  }

  /// The convex pieces that fill the outline.
  var pieces: [Piece] {
    switch self {
    case .box(let size): return [.polygon(Self.corners(Self.possible(size)))]
    case .ellipse(let given):
      let size = Self.possible(given)
      if size.width == size.height { return [.circle(centre: .zero, radius: size.width / 2)] }
      return ConvexPolygon(inOrder: Self.around(size)).pieces
    case .polygon(let points): return hull(of: points).pieces
    case .group(let parts):
      return parts.flatMap { part in part.outline.pieces.map { part.place($0) } }
    }
  }

  /// The area in square points, its centre, and the second moment about the origin per unit of area.
  var moments: Moments {
    switch self {
    case .box(let size): return ConvexPolygon(inOrder: Self.corners(Self.possible(size))).moments
    case .ellipse(let given):
      let size = Self.possible(given)
      let (a, b) = (size.width / 2, size.height / 2)
      return Moments(area: .pi * a * b, centre: .zero, second: (a * a + b * b) / 4)
    case .polygon(let points): return hull(of: points).moments
    case .group(let parts): return Moments(of: parts.map { $0.place($0.outline.moments) })
    }
  }

  private func hull(of points: [CGPoint]) -> ConvexPolygon {
    if let polygon = ConvexPolygon(around: points) { return polygon }
    let finite = points.filter(\.isFinite)
    let (xs, ys) = (finite.map(\.x), finite.map(\.y))
    let middle = CGPoint(x: ((xs.min() ?? 0) + (xs.max() ?? 0)) / 2, y: ((ys.min() ?? 0) + (ys.max() ?? 0)) / 2)
    let size = CGSize(width: (xs.max() ?? 0) - (xs.min() ?? 0), height: (ys.max() ?? 0) - (ys.min() ?? 0))
    return ConvexPolygon(inOrder: Self.corners(Self.possible(size)).map { CGPoint(x: $0.x + middle.x, y: $0.y + middle.y) })
  }

  private static func possible(_ size: CGSize) -> CGSize {
    CGSize(width: min(max(size.width.bounded(most), least), most), height: min(max(size.height.bounded(most), least), most))
  }

  private static func corners(_ size: CGSize) -> [CGPoint] {
    let (x, y) = (size.width / 2, size.height / 2)
    return [CGPoint(x: -x, y: -y), CGPoint(x: x, y: -y), CGPoint(x: x, y: y), CGPoint(x: -x, y: y)]
  }

  private static func around(_ size: CGSize) -> [CGPoint] {
    (0..<ellipseCorners).map {
      let (sine, cosine) = Elementary.sincos(2 * .pi * Double($0) / Double(ellipseCorners))
      return CGPoint(x: size.width / 2 * cosine, y: size.height / 2 * sine)
    }
  }
}

extension Outline.Part {
  private func place(_ point: CGPoint) -> CGPoint {
    let (sine, cosine) = Elementary.sincos(angle)
    return CGPoint(x: offset.x + cosine * point.x - sine * point.y, y: offset.y + sine * point.x + cosine * point.y)
  }

  func place(_ piece: Outline.Piece) -> Outline.Piece {
    switch piece {
    case .polygon(let points): .polygon(points.map(place))
    case .circle(let centre, let radius): .circle(centre: place(centre), radius: radius)
    }
  }

  func place(_ moments: Moments) -> Moments {
    let old = moments.centre
    let centre = place(old)
    let spread = moments.second - (old.x * old.x + old.y * old.y)
    return Moments(area: moments.area, centre: centre, second: spread + centre.x * centre.x + centre.y * centre.y)
  }
}
