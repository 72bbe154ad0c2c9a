import CoreGraphics

/// The solved frames of a group's items. Coordinates begin at the group's top leading corner.
public struct CompositionSolution: Sendable {
  /// The size of the group, in points.
  public var size: CGSize
  /// The frames of the items, in order.
  public var items: [CGRect] = []
  /// The badges: the item that each belongs to, its index among those that the app declared, and its frame. A group's badge belongs to the
  /// group's first item.
  public var badges: [(item: Int, number: Int, frame: CGRect)] = []
}

/// The computation of a group's layout. Sizes are solved from the container inwards, and estimated sizes from the items outwards.
public struct CompositionGroup: Sendable {
  let node: CompositionNode
  let container: CGSize
  /// The number of items that one group holds.
  public let itemCount: Int
  /// The solution for a full group in which no item is measured.
  public let standard: CompositionSolution

  /// Creates the group that a node describes, in a container of a size.
  public init(_ node: CompositionNode, in container: CGSize) {
    (self.node, self.container) = (node, container)
    let solution = CompositionSolver().solve(node, in: container)
    standard = solution
    itemCount = solution.items.count
  }

  /// Returns the solution for a group with fewer items or with measured ones.
  /// - Parameters:
  ///   - count: The number of items in the group.
  ///   - measured: A closure that returns the measured size of an item, by its index in the group, or `nil` if it is not measured.
  public func solution(count: Int, measured: @escaping (Int) -> CGSize?) -> CompositionSolution {
    var solver = CompositionSolver()
    (solver.count, solver.measured) = (count, measured)
    return solver.solve(node, in: container)
  }
}
