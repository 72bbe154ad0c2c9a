import CoreGraphics

/// Items drawn as one: moved together, cut by `clip` and `mask`, faded by `opacity` after they have covered one another.
///
/// A backdrop inside sees what is beneath the group too.
public struct Group: Hashable, Sendable {
  /// From the group's space to that around it. What it puts behind the eye is cut off.
  public var transform: Projection
  /// In the group's space.
  public var clip: RoundedRect?
  /// 0…1, of the whole.
  public var opacity: Double
  /// Items, in the group's space, whose alpha says how far the group shows; nil shows it all. Backdrops have no place in it.
  public var mask: [Item]?
  /// How the edges of the items, and of the clip, meet the pixels.
  public var edges: Edges
  /// In the group's space, back to front.
  public var items: [Item]

  /// How straight edges meet the pixels; round corners are always smooth.
  public enum Edges: Hashable, Sendable {
    /// As around the group; smooth around all.
    case asAround
    /// A pixel that an edge crosses is covered in part.
    case smooth
    /// A pixel is covered when its centre is: planes that share an edge leave nothing open between them.
    case hard
  }

  /// Without arguments but the items, they are drawn as they are.
  public init(
    _ transform: Projection = .identity, clip: RoundedRect? = nil, opacity: Double = 1, mask: [Item]? = nil, edges: Edges = .asAround,
    _ items: [Item]
  ) {
    (self.transform, self.clip, self.opacity, self.mask, self.edges, self.items) = (transform, clip, opacity, mask, edges, items)
  }
}
