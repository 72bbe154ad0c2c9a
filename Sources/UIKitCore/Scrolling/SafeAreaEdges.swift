import Motion

/// The edges at which a scroll view adds the safe area to its content insets.
///
/// The size of the content can depend on its safe area. It may then be higher than the viewport without the insets and lower with them.
/// Neither state is stable. Edges that were removed several times at one timestamp are therefore kept.
struct SafeAreaEdges {
  private(set) var taken: UIRectEdge = []
  private var instant: MediaTime?
  private var losses = 0

  /// The maximum number of times that edges are removed at one timestamp.
  private static let mostLosses = 3

  /// Updates the edges to those that the content needs. Returns whether they changed.
  mutating func take(_ asked: UIRectEdge, at now: MediaTime) -> Bool {
    guard asked != taken else { return false }
    if instant != now { (instant, losses) = (now, 0) }
    let isLoss = !asked.isSuperset(of: taken)
    if isLoss { losses += 1 }
    let new = isLoss && losses > Self.mostLosses ? asked.union(taken) : asked
    defer { taken = new }
    return new != taken
  }
}
