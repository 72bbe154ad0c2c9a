import CollectionLayout
import QuartzCore

/// One length of an item, a group or the like.
open class NSCollectionLayoutDimension: _UIRoot, NSCopying, @unchecked Sendable {
  let length: CompositionLength
  private init(_ length: CompositionLength) { self.length = length }

  /// A part of the width of what it lies in.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension { .init(.fractionalWidth(fractionalWidth)) }
  /// A part of the height of what it lies in.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    .init(.fractionalHeight(fractionalHeight))
  }
  /// In points.
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension { .init(.absolute(absoluteDimension)) }
  /// In points, until the view that is shown there says how large it is.
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension { .init(.estimated(estimatedDimension)) }

  /// Whether it is a part of a width.
  open var isFractionalWidth: Bool { if case .fractionalWidth = length { true } else { false } }
  /// Whether it is a part of a height.
  open var isFractionalHeight: Bool { if case .fractionalHeight = length { true } else { false } }
  /// Whether it is a number of points.
  open var isAbsolute: Bool { if case .absolute = length { true } else { false } }
  /// Whether it is an estimate.
  open var isEstimated: Bool { if case .estimated = length { true } else { false } }
  /// The part, or the points.
  open var dimension: CGFloat {
    switch length {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value), .estimated(let value): value
    }
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutDimension)?.length == length }
  open override var hash: Int { length.hashValue }
  /// Itself: a dimension never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The size of an item, a group or the like.
open class NSCollectionLayoutSize: _UIRoot, NSCopying, @unchecked Sendable {
  /// How wide it is.
  open private(set) var widthDimension: NSCollectionLayoutDimension
  /// How high it is.
  open private(set) var heightDimension: NSCollectionLayoutDimension
  /// A size of two lengths.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
  }
  var size: CompositionSize { CompositionSize(width: widthDimension.length, height: heightDimension.length) }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutSize)?.size == size }
  open override var hash: Int { size.hashValue }
  /// Itself: a size never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Room between items.
open class NSCollectionLayoutSpacing: _UIRoot, NSCopying, @unchecked Sendable {
  let value: CompositionSpacing
  private init(_ value: CompositionSpacing) { self.value = value }
  /// So many points at least, and a share of what is left over.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing { .init(.flexible(flexibleSpacing)) }
  /// So many points.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing { .init(.fixed(fixedSpacing)) }
  /// In points.
  open var spacing: CGFloat {
    switch value {
    case .fixed(let length), .flexible(let length): length
    }
  }
  /// Whether it takes a share of what is left over.
  open var isFlexibleSpacing: Bool { if case .flexible = value { true } else { false } }
  /// Whether it takes no more than its points.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }
  /// Itself: spacing never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Room around an item, which other items keep from it.
open class NSCollectionLayoutEdgeSpacing: _UIRoot, NSCopying, @unchecked Sendable {
  /// At each edge; nil is none.
  open private(set) var leading, top, trailing, bottom: NSCollectionLayoutSpacing?
  /// At each edge; nil is none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }
  var edges: CompositionEdges {
    CompositionEdges(leading: leading?.value, top: top?.value, trailing: trailing?.value, bottom: bottom?.value)
  }
  /// Itself: spacing never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A point of an item or of its container, given by edges, and a way from there.
open class NSCollectionLayoutAnchor: _UIRoot, NSCopying, @unchecked Sendable {
  /// The edges at which the point lies. Along an axis of which no edge or both edges are named, it lies in the middle.
  open private(set) var edges: NSDirectionalRectEdge
  /// From there: points, or parts of the size of what is anchored.
  open private(set) var offset: CGPoint
  /// Whether the way is in points.
  open private(set) var isAbsoluteOffset: Bool
  /// Whether the way is in parts of the size of what is anchored.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    (self.edges, self.offset, isAbsoluteOffset) = (edges, offset, isAbsolute)
  }
  /// A point at edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }
  /// A point so many points from edges.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { self.init(edges, absoluteOffset, isAbsolute: true) }
  /// A point so many parts of the size of what is anchored from edges.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) { self.init(edges, fractionalOffset, isAbsolute: false) }

  /// The point as parts of the container's size, 0…1 from the leading and upper edges. Opposite edges cancel each other out.
  var place: CGPoint { CGPoint(x: Self.part(edges, .leading, .trailing), y: Self.part(edges, .top, .bottom)) }
  private static func part(_ edges: NSDirectionalRectEdge, _ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> CGFloat {
    let (isAtStart, isAtEnd) = (edges.contains(start), edges.contains(end))
    return isAtStart == isAtEnd ? 0.5 : isAtStart ? 0 : 1
  }
  /// Itself: an anchor never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSDirectionalEdgeInsets {
  var composition: CompositionInsets { CompositionInsets(top: top, leading: leading, bottom: bottom, trailing: trailing) }
}
