import CoreGraphics

/// One dimension of an item or group in a compositional layout.
public enum CompositionLength: Hashable, Sendable {
  /// The length is a fraction of the container's width.
  case fractionalWidth(CGFloat)
  /// The length is a fraction of the container's height.
  case fractionalHeight(CGFloat)
  /// The length is fixed, in points.
  case absolute(CGFloat)
  /// The length is an estimate in points, which is used until the content is measured.
  case estimated(CGFloat)

  /// Returns the length in a container, in points. An estimate resolves to its estimated value.
  func resolved(in container: CGSize) -> CGFloat {
    let length: CGFloat =
      switch self {
      case .fractionalWidth(let part): container.width * part
      case .fractionalHeight(let part): container.height * part
      case .absolute(let length), .estimated(let length): length
      }
    return length.isFinite ? max(0, length) : 0
  }
  var isEstimated: Bool { if case .estimated = self { true } else { false } }
  var isPartOfHeight: Bool { if case .fractionalHeight = self { true } else { false } }
  var isPartOfWidth: Bool { if case .fractionalWidth = self { true } else { false } }
}

/// The size of an item or group of a compositional layout.
public struct CompositionSize: Hashable, Sendable {
  /// The two dimensions of the item or group.
  public var width, height: CompositionLength
  /// Creates a size from two dimensions.
  public init(width: CompositionLength, height: CompositionLength) { (self.width, self.height) = (width, height) }
  func resolved(in container: CGSize) -> CGSize { CGSize(width: width.resolved(in: container), height: height.resolved(in: container)) }
  var isEstimated: Bool { width.isEstimated || height.isEstimated }
}

/// The spacing between items or groups, in points.
public enum CompositionSpacing: Hashable, Sendable {
  /// The spacing is exactly this length.
  case fixed(CGFloat)
  /// The spacing is at least this length and takes an equal share of the remaining space.
  case flexible(CGFloat)

  var least: CGFloat {
    switch self {
    case .fixed(let length), .flexible(let length): length.isFinite ? length : 0
    }
  }
  var isFlexible: Bool { if case .flexible = self { true } else { false } }
}

/// Distances from the edges of a rectangle inwards, relative to the reading direction.
public struct CompositionInsets: Hashable, Sendable {
  /// The distance from each edge, in points.
  public var top, leading, bottom, trailing: CGFloat
  /// Creates insets of the given distances in points. The default of each is 0.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  /// Insets of zero on every edge.
  public static let zero = CompositionInsets()
  /// Returns the part of a rectangle that is inside the insets. Its width and height are never negative.
  public func inner(of rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + leading, y: rect.minY + top, width: max(0, rect.width - leading - trailing),
      height: max(0, rect.height - top - bottom))
  }
}

/// The spacing that neighbouring items must leave around an item. An edge that is `nil` requires none.
public struct CompositionEdges: Hashable, Sendable {
  /// The spacing on each edge. The default is `nil`.
  public var leading, top, trailing, bottom: CompositionSpacing?
  /// Creates the spacing of the four edges.
  public init(
    leading: CompositionSpacing? = nil, top: CompositionSpacing? = nil, trailing: CompositionSpacing? = nil,
    bottom: CompositionSpacing? = nil
  ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }
}
