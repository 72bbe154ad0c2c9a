import Foundation
import SeededRandom
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitText

extension SeededRandom {
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}

/// A tree of views with constraints that can always be satisfied, some of them changing.
@MainActor final class RandomTree {
  let root: UIView
  private(set) var views: [UIView] = []
  private var parents: [Int] = []
  private var constraints: [NSLayoutConstraint] = []
  private var makers: [@MainActor ([UIView]) -> NSLayoutConstraint] = []

  private init(in root: UIView) { self.root = root }

  convenience init(_ random: inout SeededRandom, in root: UIView) {
    self.init(in: root)
    for i in 0..<(4 + random.below(10)) {
      addView(parent: i == 0 ? -1 : random.below(i))
      let parent = parents[i], sibling = parents.indices.filter { parents[$0] == parent }.dropLast().last
      let gap = CGFloat(random.below(20)), size = CGFloat(20 + random.below(200))
      // Axis by axis: after the sibling or the parent's edge, across the tree now and then.
      switch (sibling, random.below(3)) {
      case (let sibling?, 0...1): constrain { $0[i].leftAnchor.constraint(equalTo: $0[sibling].rightAnchor, constant: gap) }
      default:
        let other = random.below(i + 1)
        if other != i && random.below(2) == 0 {
          constrain { $0[i].leftAnchor.constraint(equalTo: $0[other].leftAnchor, constant: gap) }
        } else {
          constrain { [root] in $0[i].leftAnchor.constraint(equalTo: $0[i].superview ?? root, gap) }
        }
      }
      switch random.below(3) {
      case 0 where i > 0:
        let other = random.below(i)
        constrain { $0[i].widthAnchor.constraint(equalTo: $0[other].widthAnchor, multiplier: 0.5, constant: gap) }
      case 1:
        constrain { $0[i].widthAnchor.constraint(greaterThanOrEqualToConstant: size) }
        constrain(priority: 300) { $0[i].widthAnchor.constraint(equalToConstant: size / 2) }
      default: constrain { $0[i].widthAnchor.constraint(equalToConstant: size) }
      }
    }
  }

  private func addView(parent: Int) {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent < 0 ? root : views[parent]).addSubview(view)
    views.append(view)
    parents.append(parent)
  }

  private func constrain(priority: Float = 1000, _ make: @escaping @MainActor ([UIView]) -> NSLayoutConstraint) {
    let maker: @MainActor ([UIView]) -> NSLayoutConstraint = {
      let constraint = make($0)
      constraint.priority = UILayoutPriority(priority)
      return constraint
    }
    makers.append(maker)
    constraints.append(maker(views))
    constraints.last!.isActive = true
  }

  func change(_ random: inout SeededRandom) {
    let constraint = constraints[random.below(constraints.count)]
    switch random.below(5) {
    case 0 where constraint.isActive: constraint.isActive = false
    case 1 where !constraint.isActive: constraint.isActive = true
    default: constraint.constant = CGFloat(random.below(150))
    }
  }

  /// The same views and constraints, made at once in another root.
  func rebuilt() -> RandomTree {
    for constraint in constraints where !constraint.isActive { constraint.isActive = true }
    root.layoutIfNeeded()
    let tree = RandomTree(in: UIView(frame: root.frame))
    for parent in parents { tree.addView(parent: parent) }
    for (maker, constraint) in zip(makers, constraints) {
      let copy = maker(tree.views)
      copy.constant = constraint.constant
      copy.isActive = true
    }
    return tree
  }

  /// Every required constraint holds for the frames that the views have, up to the pixel grid.
  func checkRequired() {
    for constraint in constraints where constraint.isActive && constraint.priority == .required {
      let left = value(constraint.first), right = constraint.second.map(value) ?? 0
      let excess = left - constraint.multiplier * right - constraint.constant
      let holds = constraint.relation == .equal ? abs(excess) < 1.1 : excess > -1.1
      #expect(holds, "\(constraint) misses by \(excess)")
    }
  }

  private func value(_ operand: LayoutOperand) -> CGFloat {
    guard let view = operand.item as? UIView else { return 0 }
    var x: CGFloat = 0
    for step in sequence(first: view, next: { $0.superview }) where step !== root && step.superview != nil { x += step.frame.minX }
    switch operand.attribute {
    case .left: return x
    case .right: return x + view.frame.width
    default: return view.frame.width
    }
  }
}

extension NSLayoutXAxisAnchor {
  fileprivate func constraint(equalTo view: UIView, _ constant: CGFloat) -> NSLayoutConstraint {
    constraint(equalTo: view.leftAnchor, constant: constant)
  }
}
