import CollectionLayout
import QuartzCore

/// The width or the height of an item, a group or a supplementary view.
open class NSCollectionLayoutDimension: _UIRoot, NSCopying, @unchecked Sendable {
  let length: CompositionLength
  private init(_ length: CompositionLength) { self.length = length }

  /// Creates a dimension that is a fraction of the container's width.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension { .init(.fractionalWidth(fractionalWidth)) }
  /// Creates a dimension that is a fraction of the container's height.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    .init(.fractionalHeight(fractionalHeight))
  }
  /// Creates a dimension in points.
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension { .init(.absolute(absoluteDimension)) }
  /// Creates a dimension in points that is in effect until the displayed view determines its own size.
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension { .init(.estimated(estimatedDimension)) }

  /// A Boolean value that indicates whether the dimension is a fraction of a width.
  open var isFractionalWidth: Bool { if case .fractionalWidth = length { true } else { false } }
  /// A Boolean value that indicates whether the dimension is a fraction of a height.
  open var isFractionalHeight: Bool { if case .fractionalHeight = length { true } else { false } }
  /// A Boolean value that indicates whether the dimension is a number of points.
  open var isAbsolute: Bool { if case .absolute = length { true } else { false } }
  /// A Boolean value that indicates whether the dimension is an estimate.
  open var isEstimated: Bool { if case .estimated = length { true } else { false } }
  /// The fraction, or the number of points.
  open var dimension: CGFloat {
    switch length {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value), .estimated(let value): value
    }
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutDimension)?.length == length }
  open override var hash: Int { length.hashValue }
  /// Returns this object, because a dimension never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The size of an item, a group or a supplementary view.
open class NSCollectionLayoutSize: _UIRoot, NSCopying, @unchecked Sendable {
  /// The dimension that determines the width.
  open private(set) var widthDimension: NSCollectionLayoutDimension
  /// The dimension that determines the height.
  open private(set) var heightDimension: NSCollectionLayoutDimension
  /// Creates a size from a width and a height.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
  }
  var size: CompositionSize { CompositionSize(width: widthDimension.length, height: heightDimension.length) }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutSize)?.size == size }
  open override var hash: Int { size.hashValue }
  /// Returns this object, because a size never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The spacing between items.
open class NSCollectionLayoutSpacing: _UIRoot, NSCopying, @unchecked Sendable {
  let value: CompositionSpacing
  private init(_ value: CompositionSpacing) { self.value = value }
  /// Creates a spacing of at least a number of points. It takes an equal share of the remaining space.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing { .init(.flexible(flexibleSpacing)) }
  /// Creates a spacing of exactly a number of points.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing { .init(.fixed(fixedSpacing)) }
  /// The spacing in points. For a flexible spacing it is the minimum.
  open var spacing: CGFloat {
    switch value {
    case .fixed(let length), .flexible(let length): length
    }
  }
  /// A Boolean value that indicates whether the spacing takes a share of the remaining space.
  open var isFlexibleSpacing: Bool { if case .flexible = value { true } else { false } }
  /// A Boolean value that indicates whether the spacing is exactly its number of points.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }
  /// Returns this object, because a spacing never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The spacing around an item. Other items keep this distance.
open class NSCollectionLayoutEdgeSpacing: _UIRoot, NSCopying, @unchecked Sendable {
  /// The spacing at each edge. If a value is `nil`, there is no spacing at that edge.
  open private(set) var leading, top, trailing, bottom: NSCollectionLayoutSpacing?
  /// Creates the spacing around an item. If a value is `nil`, there is no spacing at that edge.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }
  var edges: CompositionEdges {
    CompositionEdges(leading: leading?.value, top: top?.value, trailing: trailing?.value, bottom: bottom?.value)
  }
  /// Returns this object, because an edge spacing never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A point of an item or of its container, which is defined by edges and an offset.
open class NSCollectionLayoutAnchor: _UIRoot, NSCopying, @unchecked Sendable {
  /// The edges at which the point lies. Along an axis that has neither edge or both edges in the set, the point is in the middle.
  open private(set) var edges: NSDirectionalRectEdge
  /// The offset from that place, in points or in fractions of the anchored view's size.
  open private(set) var offset: CGPoint
  /// A Boolean value that indicates whether the offset is in points.
  open private(set) var isAbsoluteOffset: Bool
  /// A Boolean value that indicates whether the offset is in fractions of the anchored view's size.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    (self.edges, self.offset, isAbsoluteOffset) = (edges, offset, isAbsolute)
  }
  /// Creates an anchor at edges, without an offset.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }
  /// Creates an anchor at an offset from edges, in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { self.init(edges, absoluteOffset, isAbsolute: true) }
  /// Creates an anchor at an offset from edges, in fractions of the anchored view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) { self.init(edges, fractionalOffset, isAbsolute: false) }

  /// The point in fractions of the container's size, between 0 and 1 from the leading and top edges. Opposite edges cancel each other.
  var place: CGPoint { CGPoint(x: Self.part(edges, .leading, .trailing), y: Self.part(edges, .top, .bottom)) }
  private static func part(_ edges: NSDirectionalRectEdge, _ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> CGFloat {
    let (isAtStart, isAtEnd) = (edges.contains(start), edges.contains(end))
    return isAtStart == isAtEnd ? 0.5 : isAtStart ? 0 : 1
  }
  /// Returns this object, because an anchor never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSDirectionalEdgeInsets {
  var composition: CompositionInsets { CompositionInsets(top: top, leading: leading, bottom: bottom, trailing: trailing) }
}
