import CoreGraphics
import Motion

/// The arithmetic of zooming: scales and offsets of content in its viewport. (Docs/behaviour/touch.md, "Zooming")
public struct ZoomScales: Equatable, Sendable {
  /// The minimum and the maximum scale at which content rests. The default of both is 1.
  public var least = 1.0, most = 1.0
  /// A Boolean value that indicates whether fingers can scale content beyond the limits, with resistance. The default is `true`.
  public var bounces = true

  /// Creates the scales of content that cannot be zoomed.
  public init() {}

  /// The exponent of the resistance beyond a limit.
  public static let give = 0.5
  /// The duration of the return to a limit, and of an animated change of the scale, in seconds.
  public static let duration = 0.3

  /// A Boolean value that indicates whether the user can zoom.
  public var canZoom: Bool { least != most }
  /// Returns the nearest scale at which content may rest.
  public func clamped(_ scale: Double) -> Double { min(max(scale, least), max(least, most)) }

  /// Returns the visible scale for the scale `raw` of the fingers. Beyond a limit it is limit · (raw / limit)^½.
  public func visible(_ raw: Double) -> Double {
    let limit = clamped(raw)
    guard raw > 0, limit > 0, raw != limit else { return limit }
    return bounces ? limit * (raw / limit).squareRoot() : limit
  }
  /// Returns the scale of the fingers that results in the visible scale.
  public func raw(_ visible: Double) -> Double {
    let limit = clamped(visible)
    guard bounces, limit > 0, visible != limit else { return visible }
    return limit * (visible / limit) * (visible / limit)
  }

  /// Returns the offset after a change of scale. The content under a point of the viewport stays where it is.
  public static func offset(_ offset: CGPoint, from scale: Double, to new: Double, about point: CGPoint) -> CGPoint {
    guard scale > 0 else { return offset }
    let factor = new / scale
    return CGPoint(x: (offset.x + point.x) * factor - point.x, y: (offset.y + point.y) * factor - point.y)
  }

  /// Returns the scale and the offset at which a rectangle of the unscaled content fills the viewport and is centred in it. The result is
  /// `nil` for an empty or infinite rectangle.
  public func filling(_ viewport: CGSize, with rect: CGRect) -> (scale: Double, offset: CGPoint)? {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return nil }
    let scale = clamped(min(viewport.width / rect.width, viewport.height / rect.height))
    return (scale, CGPoint(x: rect.midX * scale - viewport.width / 2, y: rect.midY * scale - viewport.height / 2))
  }
}
