import CoreGraphics

/// How one item lies in a layout, as far as numbers say it; a transform is QuartzCore's to mix.
public struct ItemPose: Equatable, Sendable {
  /// The middle, in content coordinates.
  public var center: CGPoint
  /// Before any transform.
  public var size: CGSize
  /// Between 0 and 1.
  public var alpha: Double
  /// The order of drawing.
  public var zIndex: Int

  /// An item at a place.
  public init(center: CGPoint, size: CGSize, alpha: Double = 1, zIndex: Int = 0) {
    (self.center, self.size, self.alpha, self.zIndex) = (center, size, alpha, zIndex)
  }

  /// Whether every number is one.
  public var isFinite: Bool {
    center.x.isFinite && center.y.isFinite && size.width.isFinite && size.height.isFinite && alpha.isFinite
  }

  /// The way from one to another, along straight lines. Before 0 and beyond 1 place and size go on; a size ends at nothing, and alpha at clear
  /// and opaque. (BEHAVIOUR §9)
  public static func between(_ from: Self, _ to: Self, at progress: Double) -> Self {
    Self(
      center: .between(from.center, to.center, at: progress),
      size: .between(from.size, to.size, at: progress),
      alpha: min(max(mix(from.alpha, to.alpha, progress), 0), 1),
      zIndex: order(from.zIndex, to.zIndex, progress))
  }

  /// To the nearest whole number; what leads beyond all of them stays at the nearer end.
  private static func order(_ from: Int, _ to: Int, _ progress: Double) -> Int {
    if from == to { return from }
    let mixed = mix(Double(from), Double(to), progress).rounded()
    return Int(exactly: mixed) ?? (progress < 0.5 ? from : to)
  }
}

/// Exact at both ends, so that a way that is over is over.
func mix(_ from: Double, _ to: Double, _ progress: Double) -> Double {
  progress == 1 ? to : from + (to - from) * progress
}

extension CGPoint {
  /// On the straight line through both; 0 and 1 are the points themselves.
  public static func between(_ from: Self, _ to: Self, at progress: Double) -> Self {
    Self(x: mix(from.x, to.x, progress), y: mix(from.y, to.y, progress))
  }
}

extension CGSize {
  /// Both lengths on straight lines, and never below nothing.
  public static func between(_ from: Self, _ to: Self, at progress: Double) -> Self {
    Self(width: max(mix(from.width, to.width, progress), 0), height: max(mix(from.height, to.height, progress), 0))
  }
}
