import Foundation
import SeededRandom
import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitText

/// Random constraints made through the public API: contradictions, anchors compared with themselves, mixed axes, huge constants and tiny
/// multipliers.
@MainActor @Suite struct RandomConstraintTests {
  private static let rounds = Int(ProcessInfo.processInfo.environment["SEGUE_SOAK"] ?? "").map { 60 * $0 } ?? 60
  private static let first = Int(ProcessInfo.processInfo.environment["SEGUE_SOAK_FIRST"] ?? "") ?? 0

  @Test func `no constraints by chance stop the app, or leave a frame that is not finite`() {
    for seed in Self.first..<Self.first + Self.rounds {
      let stage = LayoutStage()
      var walk = ConstraintWalk(seed: seed, root: stage.root)
      for _ in 0..<12 {
        walk.step()
        stage.root.layoutIfNeeded()
        let broken = walk.views.first { !$0.frame.isFinite }
        #expect(broken == nil, "seed \(seed): \(broken.map { "\($0.layoutName) \($0.frame)" } ?? "")")
        if broken != nil { return }
      }
    }
  }

  @Test(arguments: [false, true])
  func `which constraints are broken does not depend on the order of activation`(isExtreme: Bool) {
    var differ: [Int] = []
    for seed in Self.first..<Self.first + Self.rounds {
      var random = SeededRandom(UInt64(seed))
      let plain = ConstraintList(seed: seed, isExtreme: isExtreme)
      for constraint in plain.constraints { constraint.isActive = true }
      plain.stage.root.layoutIfNeeded()
      let mixed = ConstraintList(seed: seed, isExtreme: isExtreme)
      for i in mixed.constraints.indices.shuffled(by: &random) {
        mixed.constraints[i].isActive = true
        if random.below(3) == 0 { mixed.stage.root.layoutIfNeeded() }
      }
      mixed.stage.root.layoutIfNeeded()
      if plain.broken != mixed.broken { differ.append(seed) }
    }
    #expect(differ.isEmpty, "\(differ.count) of \(Self.rounds)")
  }
}

extension CGRect {
  fileprivate var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}

extension Collection<Int> {
  fileprivate func shuffled(by random: inout SeededRandom) -> [Int] {
    var rest = Array(self), mixed: [Int] = []
    while !rest.isEmpty { mixed.append(rest.remove(at: random.below(rest.count))) }
    return mixed
  }
}

/// A tree and constraints that are not active yet, the same for the same seed.
@MainActor private struct ConstraintList {
  let stage = LayoutStage()
  let constraints: [NSLayoutConstraint]

  init(seed: Int, isExtreme: Bool) {
    var random = SeededRandom(UInt64(seed))
    var views = [stage.root]
    for _ in 0..<5 { views.append(views[random.below(views.count)].box()) }
    constraints = (0..<14).map { i in
      let constraint = random.constraint(between: views, isExtreme: isExtreme)
      constraint.priority = random.below(3) > 0 ? .required : UILayoutPriority([999, 750, 500, 250, 50, 1][random.below(6)])
      return constraint
    }
  }

  var broken: Set<Int> {
    guard let engine = stage.engine else { return [] }
    return Set(constraints.indices.filter { constraints[$0].row.map { engine.brokenRows.contains($0.id) } ?? false })
  }
}

extension SeededRandom {
  @MainActor fileprivate mutating func constraint(between items: [AnyObject], isExtreme: Bool) -> NSLayoutConstraint {
    let sizes: [NSLayoutConstraint.Attribute] = [.width, .height]
    let places: [NSLayoutConstraint.Attribute] = [
      .leading, .trailing, .top, .bottom, .centerX, .centerY, .firstBaseline, .lastBaseline, .leadingMargin, .bottomMargin,
    ]
    let isSize = below(2) == 0, attributes = isSize ? sizes : places
    let isAlone = isSize && below(2) == 0
    return NSLayoutConstraint(
      item: items[below(items.count)], attribute: attributes[below(attributes.count)],
      relatedBy: NSLayoutConstraint.Relation(rawValue: below(3) - 1)!, toItem: isAlone ? nil : items[below(items.count)],
      attribute: isAlone ? .notAnAttribute : attributes[below(attributes.count)],
      multiplier: isExtreme ? [1, 1, 1, 0.5, 2, -1, 0.1, 1e-9, 1e6, 1e300, -1e30][below(11)] : [1, 1, 1, 0.5, 2, -1, 0.25][below(7)],
      constant: isExtreme ? number() : CGFloat(below(60) * 10 - 100))
  }

  mutating func number() -> CGFloat {
    switch below(10) {
    case 0: 0
    case 1: -CGFloat(below(500))
    case 2: [1e5, 1e6, -1e9, 1e12, 1e-9, 1e100, -1e300, .greatestFiniteMagnitude][below(8)]
    default: CGFloat(below(500)) / 3
    }
  }
}

@MainActor private struct ConstraintWalk {
  private var random: SeededRandom
  private let root: UIView
  private(set) var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var constraints: [NSLayoutConstraint] = []

  init(seed: Int, root: UIView) {
    random = SeededRandom(UInt64(seed))
    self.root = root
    for i in 0..<6 {
      let view: UIView = i % 3 == 0 ? UILabel() : i % 3 == 1 ? UIStackView() : UIView()
      (view as? UILabel)?.text = "some words to wrap"
      (view as? UILabel)?.numberOfLines = i / 3
      view.translatesAutoresizingMaskIntoConstraints = random.below(4) == 0
      view.autoresizingMask = random.below(2) == 0 ? [] : [.flexibleWidth, .flexibleTopMargin]
      (views.isEmpty || random.below(2) == 0 ? root : views[random.below(views.count)]).addSubview(view)
      views.append(view)
    }
    let guide = UILayoutGuide()
    views[0].addLayoutGuide(guide)
    guides = [guide, root.safeAreaLayoutGuide, views[1].layoutMarginsGuide]
  }

  mutating func step() {
    for _ in 0..<6 {
      switch random.below(13) {
      case 0 where !constraints.isEmpty:
        let constraint = constraints[random.below(constraints.count)]
        if constraint.isActive || constraint.commonAncestor != nil { constraint.isActive.toggle() }
      case 1 where !constraints.isEmpty: constraints[random.below(constraints.count)].constant = random.number()
      case 2: views[random.below(views.count)].frame = CGRect(x: place(), y: place(), width: place(), height: place())
      case 3: move()
      case 4: views[random.below(views.count)].isHidden.toggle()
      case 5:
        let axis: NSLayoutConstraint.Axis = random.below(2) == 0 ? .horizontal : .vertical
        views[random.below(views.count)].setContentHuggingPriority(priority(), for: axis)
        views[random.below(views.count)].setContentCompressionResistancePriority(priority(), for: axis)
      case 6: _ = views[random.below(views.count)].systemLayoutSizeFitting(CGSize(width: place(), height: place()))
      case 7: views[random.below(views.count)].removeFromSuperview()
      default: constrain()
      }
    }
  }

  private mutating func move() {
    let view = views[random.below(views.count)], outer = random.below(3) == 0 ? root : views[random.below(views.count)]
    guard !outer.isDescendant(of: view) else { return }
    if let stack = outer as? UIStackView { stack.addArrangedSubview(view) } else { outer.addSubview(view) }
  }

  private mutating func constrain() {
    let items: [AnyObject] = views + views + guides + [root]
    let constraint = random.constraint(
      between: items.filter { ($0 as? any LayoutItem)?.layoutView?.isDescendant(of: root) == true }, isExtreme: true)
    constraint.priority = priority()
    constraint.isActive = true
    constraints.append(constraint)
  }

  private mutating func place() -> CGFloat { min(max(random.number(), -1e12), 1e12) }

  private mutating func priority() -> UILayoutPriority { UILayoutPriority([1000, 1000, 1000, 999, 750, 250, 1][random.below(7)]) }
}
