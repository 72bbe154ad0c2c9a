import CoreGraphics

/// Colours that change along a line or from a point outwards. Before the first stop and after the last one, the colour is constant.
public struct Gradient: Hashable, Sendable {
  /// A colour at a location.
  public struct Stop: Hashable, Sendable {
    /// The location from 0 to 1. It must not be below that of the previous stop.
    public var at: Double
    /// The colour, whose components are not premultiplied.
    public var color: RGBA
    /// Creates a stop from a location between 0 and 1 and a colour.
    public init(_ at: Double, _ color: RGBA) { (self.at, self.color) = (at, color) }
  }
  /// The mappings of locations to the plane.
  public enum Course: Hashable, Sendable {
    /// The location is 0 at `from` and 1 at `to`. It is constant perpendicular to that line.
    case axial(from: CGPoint, to: CGPoint)
    /// The location is 0 in the centre and 1 on the ellipse.
    case radial(center: CGPoint, radii: CGSize)
  }
  /// The mapping of locations, in the item's coordinates.
  public var course: Course
  /// The stops in ascending order. If there are none, nothing is drawn.
  public var stops: [Stop]

  /// Creates a gradient from a mapping and stops.
  public init(_ course: Course, _ stops: [Stop]) { (self.course, self.stops) = (course, stops) }
  /// Creates a gradient along the line between two points.
  public init(from: CGPoint, to: CGPoint, _ stops: [Stop]) { self.init(.axial(from: from, to: to), stops) }

  /// Returns the colour at a location. As in Core Animation, the components are interpolated without premultiplication.
  ///
  /// - Precondition: The gradient has at least one stop.
  public func color(at t: Double) -> RGBA {
    guard let right = stops.firstIndex(where: { $0.at >= t }) else { return stops[stops.count - 1].color }
    if right == 0 { return stops[0].color }
    let p = stops[right - 1], q = stops[right], f = q.at > p.at ? (t - p.at) / (q.at - p.at) : 1
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * f }
    return RGBA(
      mix(p.color.red, q.color.red), mix(p.color.green, q.color.green), mix(p.color.blue, q.color.blue), mix(p.color.alpha, q.color.alpha))
  }
}
