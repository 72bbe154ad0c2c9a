import CoreGraphics

/// An item or a group of a compositional layout. A group contains items and further groups.
public struct CompositionNode: Sendable {
  /// The kinds of content that a node can have.
  public enum Content: Sendable {
    /// The node is a single item.
    case item
    /// The node is a group whose children stand in a row or a column.
    case line(CompositionLine)
    /// The node is a group whose items the app places. The closure receives the group's inner size and returns the items' frames in it.
    case free(@Sendable (CGSize) -> [CGRect])
  }
  /// The size of the node, relative to its container.
  public var size: CompositionSize
  /// The content of the node. The default is a single item.
  public var content: Content
  /// The distances between the node's frame and its content. The default is zero on every edge.
  public var insets = CompositionInsets.zero
  /// The space around the node's frame. By default there is none.
  public var edges = CompositionEdges()
  /// The supplementary items that are attached to the node. The default is an empty array.
  public var badges: [CompositionBadge] = []

  /// Creates an item or a group of a size.
  public init(_ size: CompositionSize, _ content: Content = .item) { (self.size, self.content) = (size, content) }
}

/// A group whose items and groups stand in a row or a column.
public struct CompositionLine: Sendable {
  /// The rules that give the number of children.
  public enum Count: Hashable, Sendable {
    /// The children repeat in order until the next one does not fit.
    case filling
    /// The group has this many children, which divide its length equally.
    case sharing(Int)
    /// The group has this many children, which keep their sizes.
    case repeating(Int)
  }
  /// A Boolean value that indicates whether the children stand side by side. If it is `false`, they stand below each other.
  public var isHorizontal: Bool
  /// The items and groups in the line, in order. They repeat if the line holds more.
  public var children: [CompositionNode]
  /// The rule that gives the number of children.
  public var count: Count
  /// The spacing between two neighbouring children.
  public var spacing: CompositionSpacing

  /// Creates a row or a column of items and groups.
  public init(isHorizontal: Bool, _ children: [CompositionNode], count: Count = .filling, spacing: CompositionSpacing = .fixed(0)) {
    (self.isHorizontal, self.children, self.count, self.spacing) = (isHorizontal, children, count, spacing)
  }
}

/// A supplementary item that is attached to an item or a group.
public struct CompositionBadge: Hashable, Sendable {
  /// The size of the badge, relative to the item or group that it is attached to.
  public var size: CompositionSize
  /// The two points that are aligned: one of the item or group, and one of the badge. Both are in unit coordinates, from 0 to 1 from the
  /// leading and top edges.
  public var place, ownPlace: CGPoint
  /// The distance of the badge from the aligned position, in points.
  public var offset: CGPoint
  /// The index of the badge among those that the app declared.
  public var number: Int

  /// Creates a badge of a size and a position.
  public init(size: CompositionSize, place: CGPoint, ownPlace: CGPoint, offset: CGPoint, number: Int) {
    (self.size, self.place, self.ownPlace, self.offset, self.number) = (size, place, ownPlace, offset, number)
  }

  /// Returns the frame of the badge when it is attached to a rectangle.
  public func frame(on rect: CGRect) -> CGRect {
    let size = size.resolved(in: rect.size)
    return CGRect(
      x: rect.minX + place.x * rect.width - ownPlace.x * size.width + offset.x,
      y: rect.minY + place.y * rect.height - ownPlace.y * size.height + offset.y, width: size.width, height: size.height)
  }
}
