import CoreGraphics

/// The baselines of a view that are part of constraint constants.
@MainActor struct Baselines: Equatable {
  /// The distances of the baselines from the top and the bottom of the bounds. They are `nil` without text.
  private let first: CGFloat?, last: CGFloat?
  /// The views that provide the baselines of the view.
  private let firstView: ObjectIdentifier, lastView: ObjectIdentifier

  init(of view: UIView) {
    (first, last) = (view.firstBaselineFromTop, view.lastBaselineFromBottom)
    (firstView, lastView) = (ObjectIdentifier(view.forFirstBaselineLayout), ObjectIdentifier(view.forLastBaselineLayout))
  }

  nonisolated static func == (a: Baselines, b: Baselines) -> Bool {
    a.first == b.first && a.last == b.last && a.firstView == b.firstView && a.lastView == b.lastView
  }
}

extension UIView {
  /// Updates the constraints to the view's baselines if these have moved since the constraints were entered.
  ///
  /// It is called after each layout of the view, because centred text moves with the height of the view.
  func baselinesMayHaveMoved() {
    guard let node = layoutState?.node, let known = node.baselines, let engine = layoutRoot.layoutState?.engine else { return }
    let new = Baselines(of: self)
    guard new != known else { return }
    node.baselines = new
    engine.offsetsChanged(node)
  }

  /// The bounds, or a rectangle of the intrinsic size before the view has a size.
  var boundsForBaselines: CGRect {
    bounds.width > 0 && bounds.height > 0 ? bounds : CGRect(origin: bounds.origin, size: intrinsicContentSize)
  }
}

/// The distances of the first baseline from the top, and of the last baseline from the bottom of a rectangle.
package struct TextBaselines {
  package var first: CGFloat, last: CGFloat

  package init(first: CGFloat, last: CGFloat) { (self.first, self.last) = (first, last) }

  /// Returns the distances from the edges of an outer rectangle that contains `frame`.
  func moved(from frame: CGRect, to outer: CGRect) -> TextBaselines {
    TextBaselines(first: frame.minY - outer.minY + first, last: outer.maxY - frame.maxY + last)
  }
}
