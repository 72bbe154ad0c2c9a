extension NSLayoutConstraint {
  /// A Boolean value that indicates whether the constraint refers to leading or trailing edges.
  var turnsWithLanguage: Bool {
    first.attribute.turnsWithLanguage == true || second?.attribute.turnsWithLanguage == true
  }
}

extension UIView {
  /// A Boolean value that indicates whether the leading edge is the right one (Docs/behaviour/environment.md, "Right-to-left layout").
  ///
  /// For a constraint, the nearest common ancestor of its items counts, in which its positions are measured. No source states which view
  /// counts in UIKit.
  var laysOutFromRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Updates the constraints with leading and trailing edges after the layout direction changed.
  func directionOfConstraintsDidChange() {
    guard let held = layoutState?.held else { return }
    for constraint in held where constraint.turnsWithLanguage { constraint.engine?.enterAgain(constraint) }
  }
}
