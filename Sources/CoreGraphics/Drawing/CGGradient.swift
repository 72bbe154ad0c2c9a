/// Colours along 0…1, interpolated in sRGB.
public final class CGGradient: Hashable, Sendable {
  /// A colour and where it stands.
  public struct Stop: Hashable, Sendable {
    /// Where between the ends, 0…1.
    public var location: CGFloat
    /// What is shown there.
    public var color: RGBA
    /// A colour at a place, 0…1.
    public init(location: CGFloat, color: RGBA) { (self.location, self.color) = (location, color) }
  }
  /// In order of location.
  public let stops: [Stop]

  /// Colours at places, in any order.
  public init(stops: [Stop]) { self.stops = stops.sorted { $0.location < $1.location } }

  /// Colours (`CGColor` each) at locations, or spread evenly without them; nil when the list is empty or holds something else.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    let known = colors.compactMap { $0 as? CGColor }
    guard !known.isEmpty, known.count == colors.count, locations == nil || locations!.count >= known.count else { return nil }
    let last = CGFloat(max(1, known.count - 1))
    self.init(stops: known.indices.map { Stop(location: locations?[$0] ?? CGFloat($0) / last, color: known[$0].rgba) })
  }

  /// Red, green, blue, alpha for each location in turn.
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
