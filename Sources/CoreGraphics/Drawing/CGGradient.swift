/// A sequence of colours at locations from 0 to 1, which are interpolated in sRGB.
public final class CGGradient: Hashable, Sendable {
  /// A colour at a location.
  public struct Stop: Hashable, Sendable {
    /// The location, from 0 at the start to 1 at the end.
    public var location: CGFloat
    /// The colour at the location.
    public var color: RGBA
    /// Creates a stop with a colour at a location between 0 and 1.
    public init(location: CGFloat, color: RGBA) { (self.location, self.color) = (location, color) }
  }
  /// The stops, in ascending order of their locations.
  public let stops: [Stop]

  /// Creates a gradient from stops in any order.
  public init(stops: [Stop]) { self.stops = stops.sorted { $0.location < $1.location } }

  /// Creates a gradient from `CGColor` objects. Without locations, they are spread evenly. The result is `nil` if the array is empty or
  /// contains other objects.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    let known = colors.compactMap { $0 as? CGColor }
    guard !known.isEmpty, known.count == colors.count, locations == nil || locations!.count >= known.count else { return nil }
    let last = CGFloat(max(1, known.count - 1))
    self.init(stops: known.indices.map { Stop(location: locations?[$0] ?? CGFloat($0) / last, color: known[$0].rgba) })
  }

  /// Creates a gradient from colour components. Each location has the components of `colorSpace` and then alpha. The result is `nil` if
  /// there are too few numbers.
  public convenience init?(colorSpace space: CGColorSpace, colorComponents: [CGFloat], locations: [CGFloat]?, count: Int) {
    let each = space.numberOfComponents + 1
    guard count > 0, colorComponents.count >= count * each, locations == nil || locations!.count >= count else { return nil }
    let last = CGFloat(max(1, count - 1))
    self.init(
      stops: (0..<count).map { i in
        let c = colorComponents[(i * each)..<((i + 1) * each)].map { $0 }
        let color = each == 4 ? RGBA(c[0], c[1], c[2], c[3]) : RGBA(white: c[0], c[1])
        return Stop(location: locations?[i] ?? CGFloat(i) / last, color: color)
      })
  }

  public static func == (l: CGGradient, r: CGGradient) -> Bool { l.stops == r.stops }
  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}
