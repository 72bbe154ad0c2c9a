import Foundation

/// Which `updateConstraints()` are due.
struct ConstraintUpdates: OptionSet {
  let rawValue: UInt8
  /// The view's own.
  static let own = ConstraintUpdates(rawValue: 1)
  /// That of something within the view.
  static let within = ConstraintUpdates(rawValue: 2)
}

extension UIView {
  func defaultSetNeedsUpdateConstraints() {
    guard !constraintUpdates.contains(.own) else { return }
    constraintUpdates.insert(.own)
    noteConstraintUpdates()
    requestLayout()
  }

  func defaultUpdateConstraintsIfNeeded() {
    var rounds = 0
    while constraintUpdates != [], rounds < runtime.app.layoutRounds.limitOfCall {
      rounds += 1
      updateConstraintsBelow()
    }
    // The next round of the commit goes on. The last of them names the views.
    if constraintUpdates != [] { runtime.app.needsLayout = true }
  }

  private func updateConstraintsBelow() {
    if constraintUpdates.contains(.within) {
      constraintUpdates.remove(.within)
      for subview in childViews where subview.constraintUpdates != [] { subview.updateConstraintsBelow() }
    }
    if constraintUpdates.contains(.own) {
      constraintUpdates.remove(.own)
      updateConstraints()
    }
  }

  /// Tells the views above that something below them is due.
  func noteConstraintUpdates() {
    var view = parentView
    while let outer = view, !outer.constraintUpdates.contains(.within) {
      outer.constraintUpdates.insert(.within)
      view = outer.parentView
    }
  }
}
