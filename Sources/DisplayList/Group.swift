import CoreGraphics

/// Items that are drawn together. They are transformed, clipped and masked as a whole. The opacity applies after they have covered one
/// another.
///
/// A backdrop in a group also contains what is beneath the group.
public struct Group: Hashable, Sendable {
  /// The transform from the group's coordinates to those around it. Parts behind the viewer are cut off.
  public var transform: Projection
  /// The shape to which the group is clipped, in the group's coordinates. It is `nil` if there is none.
  public var clip: RoundedRect?
  /// The opacity of the whole group, from 0 to 1.
  public var opacity: Double
  /// The items whose alpha masks the group, in the group's coordinates. It is `nil` if there is no mask. Backdrops are not permitted in it.
  public var mask: [Item]?
  /// The antialiasing of the edges of the items and the clip.
  public var edges: Edges
  /// The items from back to front, in the group's coordinates.
  public var items: [Item]

  /// The kinds of antialiasing of straight edges. Round corners are always antialiased.
  public enum Edges: Hashable, Sendable {
    /// Edges are antialiased as in the surrounding group. Outside all groups they are smooth.
    case asAround
    /// A pixel that an edge crosses is covered in part.
    case smooth
    /// A pixel is covered if its centre is. Planes that share an edge then have no gap between them.
    case hard
  }

  /// Creates a group. With default arguments the items are drawn without change.
  public init(
    _ transform: Projection = .identity, clip: RoundedRect? = nil, opacity: Double = 1, mask: [Item]? = nil, edges: Edges = .asAround,
    _ items: [Item]
  ) {
    (self.transform, self.clip, self.opacity, self.mask, self.edges, self.items) = (transform, clip, opacity, mask, edges, items)
  }
}
