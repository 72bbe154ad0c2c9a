import CoreGraphics

/// The corners of a rectangle, with the raw values of Core Animation's `CACornerMask`.
public struct Corners: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each corner.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let minXMinY = Corners(rawValue: 1)
  /// The top right corner.
  public static let maxXMinY = Corners(rawValue: 2)
  /// The bottom left corner.
  public static let minXMaxY = Corners(rawValue: 4)
  /// The bottom right corner.
  public static let maxXMaxY = Corners(rawValue: 8)
  /// The set of all corners.
  public static let all: Corners = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]
}

/// A rectangle in which some corners are quarter circles of one radius.
public struct RoundedRect: Hashable, Sendable {
  /// The rectangle, whose width and height are not negative.
  public let rect: CGRect
  /// The radius of the round corners. As in Core Animation, it is at most half the smaller side. It is 0 if no corner is round.
  public let radius: Double
  /// The round corners. They are all corners if `radius` is 0.
  public let corners: Corners

  /// Creates a rectangle. Its corners are round if a radius is given.
  public init(_ rect: CGRect, radius: Double = 0, corners: Corners = .all) {
    self.rect = rect.standardized
    let limited = corners.isEmpty ? 0 : max(0, min(radius, self.rect.width / 2, self.rect.height / 2))
    self.radius = limited
    self.corners = limited > 0 ? corners.intersection(.all) : .all
  }

  /// Returns the shape `width` inside this one, with concentric corners. It is `nil` if nothing is left.
  public func inset(by width: Double) -> RoundedRect? {
    guard rect.width > 2 * width, rect.height > 2 * width else { return nil }
    return RoundedRect(rect.insetBy(dx: width, dy: width), radius: radius - width, corners: corners)
  }
}
