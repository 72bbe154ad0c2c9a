import Motion

/// The edges at which a scroll view adds the safe area to its content's insets.
///
/// Content that keeps to its safe area can be a little higher than the viewport without the insets and a little lower with them, so that
/// neither is right. Edges that were given back several times at one instant are therefore kept.
struct SafeAreaEdges {
  private(set) var taken: UIRectEdge = []
  private var instant: MediaTime?
  private var losses = 0

  /// How often edges are given back at one instant.
  private static let mostLosses = 3

  /// Changes the edges to those that the content asks for. Returns whether they are others than before.
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
