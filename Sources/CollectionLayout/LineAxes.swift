import CoreGraphics

/// The axes along a line and across it.
struct LineAxes {
  let isHorizontal: Bool

  func main(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  func cross(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
  func size(_ main: CGFloat, _ cross: CGFloat) -> CGSize {
    isHorizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }
  func point(_ main: CGFloat, _ cross: CGFloat) -> CGPoint { isHorizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main) }
  /// Returns a Boolean value that indicates whether the length across the line is a fraction of the container's length in that axis.
  func crossIsPart(_ size: CompositionSize) -> Bool { isHorizontal ? size.height.isPartOfHeight : size.width.isPartOfWidth }

  // MARK: Room around items

  private func mains(_ edges: CompositionEdges) -> (CompositionSpacing?, CompositionSpacing?) {
    isHorizontal ? (edges.leading, edges.trailing) : (edges.top, edges.bottom)
  }
  private func crosses(_ edges: CompositionEdges) -> (CompositionSpacing?, CompositionSpacing?) {
    isHorizontal ? (edges.top, edges.bottom) : (edges.leading, edges.trailing)
  }
  func mainEdges(_ edges: CompositionEdges) -> CGFloat { (mains(edges).0?.least ?? 0) + (mains(edges).1?.least ?? 0) }
  func crossEdges(_ edges: CompositionEdges) -> CGFloat { (crosses(edges).0?.least ?? 0) + (crosses(edges).1?.least ?? 0) }
  func flexibleEdges(_ edges: CompositionEdges) -> CGFloat {
    [mains(edges).0, mains(edges).1].reduce(0) { $0 + ($1?.isFlexible == true ? 1 : 0) }
  }
  func before(_ edges: CompositionEdges, _ share: CGFloat) -> CGFloat { length(mains(edges).0, share) }
  func after(_ edges: CompositionEdges, _ share: CGFloat) -> CGFloat { length(mains(edges).1, share) }
  private func length(_ spacing: CompositionSpacing?, _ share: CGFloat) -> CGFloat {
    (spacing?.least ?? 0) + (spacing?.isFlexible == true ? share : 0)
  }
  /// Returns the offset of an element across the line: the spacing of its edge and the edge's share of the remaining space.
  func crossOffset(_ edges: CompositionEdges, _ length: CGFloat, _ room: CGFloat) -> CGFloat {
    let (start, end) = crosses(edges)
    let flexible: CGFloat = (start?.isFlexible == true ? 1 : 0) + (end?.isFlexible == true ? 1 : 0)
    let spare = max(0, room - length - crossEdges(edges))
    return (start?.least ?? 0) + (start?.isFlexible == true ? spare / flexible : 0)
  }
}
