import CoreGraphics

/// One length of an item or group of a compositional layout.
public enum CompositionLength: Hashable, Sendable {
  /// A part of the width of what it lies in.
  case fractionalWidth(CGFloat)
  /// A part of the height of what it lies in.
  case fractionalHeight(CGFloat)
  /// In points.
  case absolute(CGFloat)
  /// In points, until what is shown there is measured.
  case estimated(CGFloat)

  /// In points, in a container; an estimate is what it is thought to be.
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
  /// One length each.
  public var width, height: CompositionLength
  /// A size of two lengths.
  public init(width: CompositionLength, height: CompositionLength) { (self.width, self.height) = (width, height) }
  func resolved(in container: CGSize) -> CGSize { CGSize(width: width.resolved(in: container), height: height.resolved(in: container)) }
  var isEstimated: Bool { width.isEstimated || height.isEstimated }
}

/// Room between things, in points.
public enum CompositionSpacing: Hashable, Sendable {
  /// So much.
  case fixed(CGFloat)
  /// So much at least, and a share of what is left over.
  case flexible(CGFloat)

  var least: CGFloat {
    switch self {
    case .fixed(let length), .flexible(let length): length.isFinite ? length : 0
    }
  }
  var isFlexible: Bool { if case .flexible = self { true } else { false } }
}

/// Distances from the edges inwards, by the way people read.
public struct CompositionInsets: Hashable, Sendable {
  /// In points.
  public var top, leading, bottom, trailing: CGFloat
  /// Distances in points.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  /// Nothing on any side.
  public static let zero = CompositionInsets()
  /// What they leave of a rectangle; no less than nothing.
  public func inner(of rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + leading, y: rect.minY + top, width: max(0, rect.width - leading - trailing),
      height: max(0, rect.height - top - bottom))
  }
}

/// Room around an item, which other items keep from it; nil is none.
public struct CompositionEdges: Hashable, Sendable {
  /// Of each edge.
  public var leading, top, trailing, bottom: CompositionSpacing?
  /// Of each edge.
  public init(
    leading: CompositionSpacing? = nil, top: CompositionSpacing? = nil, trailing: CompositionSpacing? = nil,
    bottom: CompositionSpacing? = nil
  ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }
}
