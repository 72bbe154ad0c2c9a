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
  /// In the group's space, back to front.
  public var items: [Item]

  /// Without arguments but the items, they are drawn as they are.
  public init(_ transform: Projection = .identity, clip: RoundedRect? = nil, opacity: Double = 1, mask: [Item]? = nil, _ items: [Item]) {
    (self.transform, self.clip, self.opacity, self.mask, self.items) = (transform, clip, opacity, mask, items)
  }
}
