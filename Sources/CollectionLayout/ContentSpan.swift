import CoreGraphics

/// The content offsets in the two layouts of a layout transition.
public struct ContentSpan: Equatable, Sendable {
  /// The content offset in the old layout and the one in the new layout.
  public var from, to: CGPoint
  /// The distance that the user has scrolled during the transition. It is added to the interpolated offset. The default is zero.
  public var drift = CGPoint.zero

  /// Creates a span between two content offsets.
  public init(from: CGPoint, to: CGPoint) { (self.from, self.to) = (from, to) }

  /// Returns the content offset at a progress. A progress below 0 or above 1 extrapolates.
  public func offset(at progress: Double) -> CGPoint {
    let straight = CGPoint.between(from, to, at: progress)
    return CGPoint(x: straight.x + drift.x, y: straight.y + drift.y)
  }

  /// Returns the region of one layout that corresponds to a visible rectangle during the transition. `end` is that layout's content offset.
  public func region(of end: CGPoint, for rect: CGRect, at progress: Double) -> CGRect {
    let here = offset(at: progress)
    return rect.offsetBy(dx: end.x - here.x, dy: end.y - here.y)
  }
}
