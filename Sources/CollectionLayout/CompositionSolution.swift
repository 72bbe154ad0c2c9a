import CoreGraphics

/// Where the items of a group lie, from its upper leading corner.
public struct CompositionSolution: Sendable {
  /// How large the group is.
  public var size: CGSize
  /// The items, in order.
  public var items: [CGRect] = []
  /// The badges: the item that each goes with (a group's go with its first), which of the app's it is, and where it lies.
  public var badges: [(item: Int, number: Int, frame: CGRect)] = []
}

/// The arithmetic of a group: sizes from the container inwards, and of what is estimated from the items outwards.
public struct CompositionGroup: Sendable {
  let node: CompositionNode
  let container: CGSize
  /// How many items one group takes.
  public let itemCount: Int
  /// The group with all of its items and nothing measured.
  public let standard: CompositionSolution

  /// A group in a container.
  public init(_ node: CompositionNode, in container: CGSize) {
    (self.node, self.container) = (node, container)
    let solution = CompositionSolver().solve(node, in: container)
    standard = solution
    itemCount = solution.items.count
  }

  /// The group with some items only, of which some were measured.
  /// - Parameters:
  ///   - count: how many items there are.
  ///   - measured: what an item measures, by its number in the group; nil if nobody knows.
  public func solution(count: Int, measured: @escaping (Int) -> CGSize?) -> CompositionSolution {
    var solver = CompositionSolver()
    (solver.count, solver.measured) = (count, measured)
    return solver.solve(node, in: container)
  }
}
