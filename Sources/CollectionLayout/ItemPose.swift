import CoreGraphics

/// The centre, size, opacity and order of one item in a layout. Transforms are interpolated by QuartzCore.
public struct ItemPose: Equatable, Sendable {
  /// The centre of the item, in content coordinates.
  public var center: CGPoint
  /// The size of the item before any transform.
  public var size: CGSize
  /// The opacity of the item, from 0 to 1.
  public var alpha: Double
  /// The drawing order. Items with higher values are in front.
  public var zIndex: Int

  /// Creates the pose of an item.
  public init(center: CGPoint, size: CGSize, alpha: Double = 1, zIndex: Int = 0) {
    (self.center, self.size, self.alpha, self.zIndex) = (center, size, alpha, zIndex)
  }

  /// A Boolean value that indicates whether no number is infinite or NaN.
  public var isFinite: Bool {
    center.x.isFinite && center.y.isFinite && size.width.isFinite && size.height.isFinite && alpha.isFinite
  }

  /// Returns the linear interpolation between two poses. A progress below 0 or above 1 extrapolates the centre and the size. A size is
  /// never negative, and alpha stays between 0 and 1. (Docs/behaviour/lists.md, "Layout transitions")
  public static func between(_ from: Self, _ to: Self, at progress: Double) -> Self {
    Self(
      center: .between(from.center, to.center, at: progress),
      size: .between(from.size, to.size, at: progress),
      alpha: min(max(mix(from.alpha, to.alpha, progress), 0), 1),
      zIndex: order(from.zIndex, to.zIndex, progress))
  }

  /// Rounds to the nearest integer. If the result is out of range, it is the nearer of the two values.
  private static func order(_ from: Int, _ to: Int, _ progress: Double) -> Int {
    if from == to { return from }
    let mixed = mix(Double(from), Double(to), progress).rounded()
    return Int(exactly: mixed) ?? (progress < 0.5 ? from : to)
  }
}

/// Interpolates between two numbers. The result is exact at 0 and 1, so that a finished transition shows the final values.
func mix(_ from: Double, _ to: Double, _ progress: Double) -> Double {
  progress == 1 ? to : from + (to - from) * progress
}

extension CGPoint {
  /// Returns the linear interpolation between two points. It is exact at 0 and 1.
  public static func between(_ from: Self, _ to: Self, at progress: Double) -> Self {
    Self(x: mix(from.x, to.x, progress), y: mix(from.y, to.y, progress))
  }
}

extension CGSize {
  /// Returns the linear interpolation between two sizes. The lengths are never negative.
  public static func between(_ from: Self, _ to: Self, at progress: Double) -> Self {
    Self(width: max(mix(from.width, to.width, progress), 0), height: max(mix(from.height, to.height, progress), 0))
  }
}
