import CoreGraphics

/// Where content stands in the two layouts between which it changes.
public struct ContentSpan: Equatable, Sendable {
  /// The offset in the layout that is left, and in the one that is to come.
  public var from, to: CGPoint
  /// How far somebody has scrolled meanwhile: it is kept on top.
  public var drift = CGPoint.zero

  /// From one offset to another.
  public init(from: CGPoint, to: CGPoint) { (self.from, self.to) = (from, to) }

  /// The offset on the way; below 0 and above 1 it goes on.
  public func offset(at progress: Double) -> CGPoint {
    let straight = CGPoint.between(from, to, at: progress)
    return CGPoint(x: straight.x + drift.x, y: straight.y + drift.y)
  }

  /// What one layout shows where `rect` is seen on the way: as far from its own offset.
  public func region(of end: CGPoint, for rect: CGRect, at progress: Double) -> CGRect {
    let here = offset(at: progress)
    return rect.offsetBy(dx: end.x - here.x, dy: end.y - here.y)
  }
}
