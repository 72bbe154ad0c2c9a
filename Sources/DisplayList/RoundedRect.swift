import CoreGraphics

/// The corners of a rectangle, with the raw values of Core Animation's `CACornerMask`.
public struct Corners: OptionSet, Hashable, Sendable {
  /// A bit a corner.
  public let rawValue: UInt
  /// The corners whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Top left.
  public static let minXMinY = Corners(rawValue: 1)
  /// Top right.
  public static let maxXMinY = Corners(rawValue: 2)
  /// Bottom left.
  public static let minXMaxY = Corners(rawValue: 4)
  /// Bottom right.
  public static let maxXMaxY = Corners(rawValue: 8)
  /// Every corner.
  public static let all: Corners = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]
}

/// A rectangle some of whose corners are quarter circles of one radius.
public struct RoundedRect: Hashable, Sendable {
  /// Standardised: its sides are not negative.
  public let rect: CGRect
  /// At most half the smaller side, as Core Animation limits it; 0 when no corner is round.
  public let radius: Double
  /// Which corners are round; all when `radius` is 0.
  public let corners: Corners

  /// A rectangle, with round corners where a radius is given.
  public init(_ rect: CGRect, radius: Double = 0, corners: Corners = .all) {
    self.rect = rect.standardized
    let limited = corners.isEmpty ? 0 : max(0, min(radius, self.rect.width / 2, self.rect.height / 2))
    self.radius = limited
    self.corners = limited > 0 ? corners.intersection(.all) : .all
  }

  /// The shape `width` inside this one, its corners concentric; nil when nothing is left.
  public func inset(by width: Double) -> RoundedRect? {
    guard rect.width > 2 * width, rect.height > 2 * width else { return nil }
    return RoundedRect(rect.insetBy(dx: width, dy: width), radius: radius - width, corners: corners)
  }
}
