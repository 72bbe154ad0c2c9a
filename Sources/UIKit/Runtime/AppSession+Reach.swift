import CoreGraphics

/// Where a finger meets a view, or why it does not.
package enum Reach {
  case at(CGPoint), hidden, outside(CGPoint), covered(by: String)
}

extension AppSession {
  /// Where a finger that aims at the middle of what is seen of a view meets it; nil if no view has the identifier.
  ///
  /// A view is met where the touch goes to it, to something within it or to something that it lies in. Of several with one identifier, the
  /// first that can be met counts. Views on their way are met: whether they take touches then is for the test to find out.
  package func reach(_ identifier: String) -> Reach? {
    var views: [(view: UIView, middle: CGPoint)] = []
    ShownTree(scene: runtime.scene, time: now).visit(root) { view, shown, map, _, _ in
      guard view.accessibilityIdentifier == identifier else { return }
      let frame = shown.bounds.applying(map)
      views.append((view, CGPoint(x: frame.midX, y: frame.midY)))
    }
    let answers = views.map { reach($0.view, $0.middle) }
    return answers.first { if case .at = $0 { true } else { false } } ?? answers.first
  }

  private func reach(_ view: UIView, _ middle: CGPoint) -> Reach {
    let line = sequence(first: view, next: \.superview)
    if line.contains(where: { $0.isHidden || $0.alpha < UIView.invisibleAlpha }) { return .hidden }
    guard root.bounds.contains(middle) else { return .outside(middle) }
    let hit = runtime.asCurrent { root.hitTest(middle, with: nil) }
    guard let hit, !hit.isDescendant(of: view), !view.isDescendant(of: hit) else { return .at(middle) }
    if line.contains(where: { $0.movingBlocks > 0 }) { return .at(middle) }
    return .covered(by: hit.nameAsCover)
  }
}
