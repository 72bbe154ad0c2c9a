/// The shape of an item in collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The shape is the bounds of the item.
  case rectangle
  /// The shape is the ellipse within the bounds. It is a circle if they are square.
  case ellipse
  /// The shape is the `collisionBoundingPath` of the item.
  case path
}
