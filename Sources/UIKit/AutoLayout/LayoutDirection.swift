extension NSLayoutConstraint {
  /// Whether it speaks of leading or trailing edges.
  var turnsWithLanguage: Bool {
    first.attribute.turnsWithLanguage == true || second?.attribute.turnsWithLanguage == true
  }
}

extension UIView {
  /// Whether leading is right here. Of a constraint the view counts in which its positions are measured: the nearest that holds all its
  /// items. (BEHAVIOUR-2 §22.4; which view counts, nobody has published.)
  var laysOutFromRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Leading and trailing edges are at other sides here: the constraints that speak of them are taken in anew.
  func directionOfConstraintsDidChange() {
    guard let held = layoutState?.held else { return }
    for constraint in held where constraint.turnsWithLanguage { constraint.engine?.enterAgain(constraint) }
  }
}
