import CoreGraphics

/// Colours that change along a line or away from a point. Before the first stop and after the last the colour stays.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// 0…1, not less than the stop before.
    public var at: Double
    /// Straight, not premultiplied.
    public var color: RGBA
    /// A colour at a place of the course, 0…1.
    public init(_ at: Double, _ color: RGBA) { (self.at, self.color) = (at, color) }
  }
  /// How places lie in the plane.
  public enum Course: Hashable, Sendable {
    /// 0 at `from`, 1 at `to`, the same across.
    case axial(from: CGPoint, to: CGPoint)
    /// 0 in the middle, 1 on the ellipse.
    case radial(center: CGPoint, radii: CGSize)
  }
  /// In the space of the item.
  public var course: Course
  /// In ascending order; without any, nothing is drawn.
  public var stops: [Stop]

  /// Stops along a course.
  public init(_ course: Course, _ stops: [Stop]) { (self.course, self.stops) = (course, stops) }
  /// Stops along a line.
  public init(from: CGPoint, to: CGPoint, _ stops: [Stop]) { self.init(.axial(from: from, to: to), stops) }

  /// The colour at a place of the course. Straight components are mixed, as Core Animation does, not premultiplied ones.
  ///
  /// - Precondition: there is a stop.
  public func color(at t: Double) -> RGBA {
    guard let right = stops.firstIndex(where: { $0.at >= t }) else { return stops[stops.count - 1].color }
    if right == 0 { return stops[0].color }
    let p = stops[right - 1], q = stops[right], f = q.at > p.at ? (t - p.at) / (q.at - p.at) : 1
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * f }
    return RGBA(
      mix(p.color.red, q.color.red), mix(p.color.green, q.color.green), mix(p.color.blue, q.color.blue), mix(p.color.alpha, q.color.alpha))
  }
}
