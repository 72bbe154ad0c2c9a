import Foundation

extension NSLayoutConstraint {
  var defaultIsActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { holder?.release(self) }
    }
  }

  /// Activates several constraints in the order of the array.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates several constraints.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    let active = constraints.filter(\.isActive)
    guard active.count > 32 else {
      for constraint in active { constraint.isActive = false }
      return
    }
    // For many constraints, each list that holds some is traversed only once.
    var holders: [ObjectIdentifier: UIView] = [:]
    for constraint in active {
      guard let holder = constraint.holder else { continue }  // named twice
      holders[ObjectIdentifier(holder)] = holder
      constraint.held(by: nil)
      constraint.engine?.leave(constraint)
    }
    for holder in holders.values { holder.layoutState?.held.removeAll { $0.holder == nil } }
  }

  private func activate() {
    precondition(
      !items.contains { $0.layoutView == nil } && first.item != nil && (second == nil || second?.item != nil),
      "\(self) cannot be activated: its view is gone, or its guide belongs to no view. Add the guide to a view first.")
    guard let ancestor = commonAncestor else {
      preconditionFailure("\(self) cannot be activated: its items have no common ancestor. Put both views into one hierarchy first.")
    }
    ancestor.hold(self)
  }
}

extension UIView {
  func defaultAddConstraint(_ constraint: NSLayoutConstraint) {
    for item in constraint.items {
      precondition(
        item.layoutView.map { $0.isDescendant(of: self) } ?? false,
        "\(constraint) cannot be added to \(layoutName): its items must be the view itself or lie within it.")
    }
    if constraint.isActive { constraint.holder?.release(constraint) }
    hold(constraint)
  }

  func defaultConstraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let holders = sequence(first: self, next: { $0.superview })
    return holders.flatMap { $0.constraints }.filter { constraint in
      constraint.items.contains { $0 === self } && constraint.isAlong(axis)
    }
  }

  func hold(_ constraint: NSLayoutConstraint) {
    constraint.held(by: self, activation: runtime.activations.next())
    makeLayoutState().held.append(constraint)
    layoutRoot.layoutEngine.enter(constraint)
  }

  func release(_ constraint: NSLayoutConstraint) {
    guard let state = layoutState, let i = state.place(of: constraint) else { return }
    state.held.remove(at: i)
    constraint.held(by: nil)
    constraint.engine?.leave(constraint)
  }

  /// Deactivates constraints in the order of their activation, regardless of their holders.
  func release(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints.sorted(by: { $0.activation < $1.activation }) { constraint.holder?.release(constraint) }
  }

  func nearestCommonAncestor(with other: UIView) -> UIView? {
    // Almost all constraints are between a view and its superview, or between siblings.
    if other === self { return self }
    let mine = superview, theirs = other.superview
    if mine === other { return mine }
    if theirs === self || (theirs === mine && mine != nil) { return theirs }
    return sequence(first: self, next: { $0.superview }).first { other.isDescendant(of: $0) }
  }
}

extension NSLayoutConstraint {
  func isAlong(_ axis: Axis) -> Bool {
    switch first.attribute {
    case .width: axis == .horizontal
    case .height: axis == .vertical
    default: (first.attribute.kind == .horizontal) == (axis == .horizontal)
    }
  }
}
