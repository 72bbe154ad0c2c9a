import DynamicsEngine
import QuartzCore

/// Where a field acts, about the field's position.
@preconcurrency @MainActor
open class UIRegion: _UIObject, NSCopying {
  let region: Region

  init(_ region: Region) {
    self.region = region
    super.init(_r: ())
  }
  /// The circle of a radius, in points.
  public convenience init(radius: CGFloat) { self.init(.circle(radius: radius)) }
  /// The rectangle of a size, with the origin in its middle.
  public convenience init(size: CGSize) { self.init(.rectangle(size)) }

  /// Everywhere.
  public class var infinite: UIRegion { UIRegion(.everywhere) }
  /// What is outside.
  open func inverse() -> UIRegion { UIRegion(.not(region)) }
  /// What is in one of both.
  open func byUnion(with region: UIRegion) -> UIRegion { UIRegion(.either(self.region, region.region)) }
  /// What is in this one and not in the other.
  open func byDifference(from region: UIRegion) -> UIRegion { UIRegion(.both(self.region, .not(region.region))) }
  /// What is in both.
  open func byIntersection(with region: UIRegion) -> UIRegion { UIRegion(.both(self.region, region.region)) }
  /// Whether a point, from the field's position, is inside.
  open func contains(_ point: CGPoint) -> Bool { region.contains(point) }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }  // immutable
}
