import Foundation

/// The pending calls of `updateConstraints()`.
struct ConstraintUpdates: OptionSet {
  let rawValue: UInt8
  /// The call on the view itself.
  static let own = ConstraintUpdates(rawValue: 1)
  /// The call on a descendant of the view.
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
    // The next round of the commit continues. The last one names the views.
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

  /// Marks the ancestors, because a descendant has a pending call.
  func noteConstraintUpdates() {
    var view = parentView
    while let outer = view, !outer.constraintUpdates.contains(.within) {
      outer.constraintUpdates.insert(.within)
      view = outer.parentView
    }
  }
}
