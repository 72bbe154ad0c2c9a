import CoreGraphics

/// How large the items of a section are, in points.
public enum FlowSizes: Hashable, Sendable {
  /// All of one size. Where they lie is arithmetic, and takes no more room for a million of them than for ten.
  case uniform(CGSize, count: Int)
  /// Each of its own, in order.
  case each([CGSize])
  /// As some of them were measured, by their numbers; the others as they are thought to be.
  indirect case estimated(FlowSizes, measured: [Int: CGSize])

  /// Sizes in order; those that are all the same count as one.
  public init(_ sizes: [CGSize]) {
    self = sizes.allSatisfy { $0 == sizes[0] } ? .uniform(sizes.first ?? .zero, count: sizes.count) : .each(sizes)
  }

  /// How many items there are.
  public var count: Int {
    switch self {
    case .uniform(_, let count): count
    case .each(let sizes): sizes.count
    case .estimated(let sizes, _): sizes.count
    }
  }
}
