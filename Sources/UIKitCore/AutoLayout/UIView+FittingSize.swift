import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Returns the fitting size of the root for a target size. It is the size of the alignment rectangle without rounding
  /// (Docs/behaviour/layout.md, "Auto Layout").
  func fit(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    let insets = root.effectiveAlignmentInsets
    trialSize = (
      CGSize(width: target.width + insets.left + insets.right, height: target.height + insets.top + insets.bottom), horizontal.level,
      vertical.level
    )
    guard let node = node(of: root) else { return .zero }
    node.useCount += 1
    var constraints: [NSLayoutConstraint] = []
    collect(root, &constraints)
    for constraint in constraints { enter(constraint) }
    solve()
    let size = frame(of: node).size
    return CGSize(width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }

  private func collect(_ view: UIView, _ constraints: inout [NSLayoutConstraint]) {
    constraints += view.constraints
    for subview in view.subviews { collect(subview, &constraints) }
  }
}
