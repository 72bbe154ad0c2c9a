import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Reports a contradiction and the constraint that was broken.
  func report(_ conflict: Conflict) {
    let list = conflict.participants.map { "    \(describe($0))" }.joined(separator: ",\n")
    root.runtime.report(
      """
      Unable to simultaneously satisfy constraints.
      (
      \(list)
      )
      Will attempt to recover by breaking constraint
      \(describe(conflict.broken))
      """)
  }

  private func describe(_ id: ConstraintID) -> String {
    guard let owner = ownerOfRow[id] else { return "<NSLayoutConstraint (gone)>" }
    if let constraint = owner as? NSLayoutConstraint { return constraint.text }
    guard let node = owner as? LayoutNode else { return "\(owner)" }
    let name = node.item.layoutName
    if let i = node.given.firstIndex(where: { $0.id == id }) {
      if node.item is UILayoutGuide { return "<NSLayoutConstraint '\(name)' (active)>" }
      let frame = (node.view ?? root).untransformedFrame
      let part = [("minX", frame.minX), ("minY", frame.minY), ("width", frame.width), ("height", frame.height)][min(i, 3)]
      return "<NSAutoresizingMaskLayoutConstraint \(name).\(part.0) == \(NSLayoutConstraint.number(part.1)) (active)>"
    }
    let isWidth = node.intrinsicWidth.map { $0.wish == id || $0.limit == id } ?? false
    return "<NSContentSizeLayoutConstraint \(name).\(isWidth ? "width" : "height") (active)>"
  }
}
