import CoreGraphics
import Motion

/// The arithmetic of content that is scaled in its viewport. (BEHAVIOUR-2 §24)
public struct ZoomScales: Equatable, Sendable {
  /// The scales between which content rests; 1 and 1 at first.
  public var least = 1.0, most = 1.0
  /// Whether fingers may ask for more and less than that, and get some of it.
  public var bounces = true

  /// Content that is not scaled.
  public init() {}

  /// How much of what fingers ask for beyond a limit is given: its power. (K)
  public static let give = 0.5
  /// Seconds for the way back to a limit, and for a scale set with animation. (K)
  public static let duration = 0.3

  /// Whether fingers can scale anything.
  public var canZoom: Bool { least != most }
  /// The nearest scale at which content may rest.
  public func clamped(_ scale: Double) -> Double { min(max(scale, least), max(least, most)) }

  /// What is shown where fingers ask for `raw`: limit · (raw / limit)^½ beyond a limit.
  public func visible(_ raw: Double) -> Double {
    let limit = clamped(raw)
    guard raw > 0, limit > 0, raw != limit else { return limit }
    return bounces ? limit * (raw / limit).squareRoot() : limit
  }
  /// What fingers must have asked for, if `visible` is shown.
  public func raw(_ visible: Double) -> Double {
    let limit = clamped(visible)
    guard bounces, limit > 0, visible != limit else { return visible }
    return limit * (visible / limit) * (visible / limit)
  }

  /// The offset after a change of scale that leaves the content under a point of the viewport where it is.
  public static func offset(_ offset: CGPoint, from scale: Double, to new: Double, about point: CGPoint) -> CGPoint {
    guard scale > 0 else { return offset }
    let factor = new / scale
    return CGPoint(x: (offset.x + point.x) * factor - point.x, y: (offset.y + point.y) * factor - point.y)
  }

  /// Scale and offset at which a rectangle of the unscaled content fills a viewport, in its middle.
  public func filling(_ viewport: CGSize, with rect: CGRect) -> (scale: Double, offset: CGPoint)? {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return nil }
    let scale = clamped(min(viewport.width / rect.width, viewport.height / rect.height))
    return (scale, CGPoint(x: rect.midX * scale - viewport.width / 2, y: rect.midY * scale - viewport.height / 2))
  }
}
