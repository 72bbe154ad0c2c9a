import CoreGraphics

/// An item, or a group of items and groups: what a section repeats.
public struct CompositionNode: Sendable {
  /// What it is.
  public enum Content: Sendable {
    /// One item.
    case item
    /// Some beside or below each other.
    case line(CompositionLine)
    /// Some wherever the app places them: their frames in the group.
    case free(@Sendable (CGSize) -> [CGRect])
  }
  /// Its size in what it lies in.
  public var size: CompositionSize
  /// What it is.
  public var content: Content
  /// Room within its own frame.
  public var insets = CompositionInsets.zero
  /// Room around its frame.
  public var edges = CompositionEdges()
  /// What is fixed to it.
  public var badges: [CompositionBadge] = []

  /// An item or a group.
  public init(_ size: CompositionSize, _ content: Content = .item) { (self.size, self.content) = (size, content) }
}

/// Some items or groups in a line.
public struct CompositionLine: Sendable {
  /// How many there are.
  public enum Count: Hashable, Sendable {
    /// As many as there is room for, over and over again.
    case filling
    /// So many, which share the room alike.
    case sharing(Int)
    /// So many, of their own size.
    case repeating(Int)
  }
  /// Whether they stand beside each other.
  public var isHorizontal: Bool
  /// In their order.
  public var children: [CompositionNode]
  /// How many there are.
  public var count: Count
  /// Between two of them.
  public var spacing: CompositionSpacing

  /// A line.
  public init(isHorizontal: Bool, _ children: [CompositionNode], count: Count = .filling, spacing: CompositionSpacing = .fixed(0)) {
    (self.isHorizontal, self.children, self.count, self.spacing) = (isHorizontal, children, count, spacing)
  }
}

/// Something small that is fixed to an item or a group.
public struct CompositionBadge: Hashable, Sendable {
  /// Its size in what it is fixed to.
  public var size: CompositionSize
  /// Which point of what it is fixed to, 0…1 from the leading and upper edges, and which point of itself lies there.
  public var place, ownPlace: CGPoint
  /// From there, in points.
  public var offset: CGPoint
  /// Which of the app's it is.
  public var number: Int

  /// A badge.
  public init(size: CompositionSize, place: CGPoint, ownPlace: CGPoint, offset: CGPoint, number: Int) {
    (self.size, self.place, self.ownPlace, self.offset, self.number) = (size, place, ownPlace, offset, number)
  }

  /// Where it is on something.
  public func frame(on rect: CGRect) -> CGRect {
    let size = size.resolved(in: rect.size)
    return CGRect(
      x: rect.minX + place.x * rect.width - ownPlace.x * size.width + offset.x,
      y: rect.minY + place.y * rect.height - ownPlace.y * size.height + offset.y, width: size.width, height: size.height)
  }
}
