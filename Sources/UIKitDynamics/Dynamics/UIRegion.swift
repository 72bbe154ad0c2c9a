import DynamicsEngine
import QuartzCore

/// An area in which a field acts, relative to the field's position.
@preconcurrency @MainActor
open class UIRegion: _UIObject, NSCopying {
  let region: Region

  init(_ region: Region) {
    self.region = region
    super.init(_r: ())
  }
  /// Creates a circular region with a radius in points, centred at the origin.
  public convenience init(radius: CGFloat) { self.init(.circle(radius: radius)) }
  /// Creates a rectangular region with a size in points, centred at the origin.
  public convenience init(size: CGSize) { self.init(.rectangle(size)) }

  /// The region that contains all points.
  public class var infinite: UIRegion { UIRegion(.everywhere) }
  /// Returns the region of all points outside this region.
  open func inverse() -> UIRegion { UIRegion(.not(region)) }
  /// Returns the region of all points in this region or in another one.
  open func byUnion(with region: UIRegion) -> UIRegion { UIRegion(.either(self.region, region.region)) }
  /// Returns the region of all points in this region that are not in another one.
  open func byDifference(from region: UIRegion) -> UIRegion { UIRegion(.both(self.region, .not(region.region))) }
  /// Returns the region of all points both in this region and in another one.
  open func byIntersection(with region: UIRegion) -> UIRegion { UIRegion(.both(self.region, region.region)) }
  /// Returns whether the region contains a point, which is relative to the field's position.
  open func contains(_ point: CGPoint) -> Bool { region.contains(point) }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }  // The region is immutable.
}
