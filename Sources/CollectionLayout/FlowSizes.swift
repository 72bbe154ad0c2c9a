import CoreGraphics

/// The sizes of a section's items, in points.
public enum FlowSizes: Hashable, Sendable {
  /// All items have one size. Their frames are computed on demand, so a million items take no more memory than ten.
  case uniform(CGSize, count: Int)
  /// Each item has its own size, in order.
  case each([CGSize])
  /// Some items have measured sizes, by their indices. The others have estimated sizes.
  indirect case estimated(FlowSizes, measured: [Int: CGSize])

  /// Creates sizes from an array in order. Sizes that are all equal are stored as one.
  public init(_ sizes: [CGSize]) {
    self = sizes.allSatisfy { $0 == sizes[0] } ? .uniform(sizes.first ?? .zero, count: sizes.count) : .each(sizes)
  }

  /// The number of items.
  public var count: Int {
    switch self {
    case .uniform(_, let count): count
    case .each(let sizes): sizes.count
    case .estimated(let sizes, _): sizes.count
    }
  }
}
