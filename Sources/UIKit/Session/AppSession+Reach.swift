import CoreGraphics

/// The point at which a touch reaches a view, or the reason why it does not.
package enum Reach {
  case at(CGPoint), hidden, outside(CGPoint), covered(by: String)
}

extension AppSession {
  /// Returns the point at which a touch at the centre of a view's visible part reaches it, or `nil` if no view has the identifier.
  ///
  /// A touch reaches a view if it hits the view, a descendant or an ancestor. If several views have the identifier, the first reachable one
  /// counts.
  /// Moving views count as reachable. The test must find out whether they receive touches.
  package func reach(_ identifier: String) -> Reach? {
    var views: [(view: UIView, middle: CGPoint)] = []
    ShownTree(scene: runtime.scene, time: now).visit(allWindows) { view, shown, map, _, _ in
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
    guard CGRect(origin: .zero, size: device.size).contains(middle) else { return .outside(middle) }
    let hit: UIView? = runtime.asCurrent { self.hit(at: middle) }
    guard let hit, !hit.isDescendant(of: view), !view.isDescendant(of: hit) else { return .at(middle) }
    if line.contains(where: { $0.movingBlocks > 0 }) { return .at(middle) }
    return .covered(by: hit.nameAsCover)
  }

  /// Returns the view that a touch hits at a point of the screen.
  private func hit(at point: CGPoint) -> UIView? {
    runtime.windowsFrontToBack.lazy.compactMap { window in
      let origin = window.frame.origin
      return window.hitTest(CGPoint(x: point.x - origin.x, y: point.y - origin.y), with: nil)
    }.first
  }
}
