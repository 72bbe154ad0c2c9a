import SeededRandom
import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText
@testable import UIKitVoiceOver

/// Incremental constraint updates of a stack view. A changed stack view ends with the same constraints as a new one.
@MainActor @Suite struct StackChangeTests {
  let stage = LayoutStage()

  private func column(_ n: Int) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: (0..<n).map { SizedView(30, CGFloat(10 + $0)) } as [UIView])
    stack.axis = .vertical
    stage.root.placed(stack)
    activate(stack.leftAnchor.constraint(equalTo: stage.root.leftAnchor), stack.topAnchor.constraint(equalTo: stage.root.topAnchor))
    stage.root.layoutIfNeeded()
    return stack
  }

  @Test func `one view hidden among a hundred cost all their constraints: the others' stay the same objects`() {
    let stack = column(100), before = Set(stack.constraints.map(ObjectIdentifier.init))
    stack.arrangedSubviews[50].isHidden = true
    stage.root.layoutIfNeeded()
    #expect(Set(stack.constraints.map(ObjectIdentifier.init)).subtracting(before).count <= 8)
    #expect(before.subtracting(stack.constraints.map(ObjectIdentifier.init)).count <= 8)
    let above: Int = (0..<99).filter { $0 != 50 }.map { $0 + 10 }.reduce(0, +)
    #expect(stack.arrangedSubviews[99].frame.minY == CGFloat(above))
    stack.spacing = 2
    stage.root.layoutIfNeeded()
    #expect(Set(stack.constraints.map(ObjectIdentifier.init)).subtracting(before).count <= 8)
    #expect(stack.arrangedSubviews[2].frame.minY == 25)
  }

  @Test func `a view that lies elsewhere by hand, by its layer or its anchor is placed anew with the next layout`() {
    let stack = column(3), view = stack.arrangedSubviews[1], frame = view.frame
    let moves: [(UIView) -> Void] = [
      { $0.frame.origin.y = 300 }, { $0.layer.position.x += 20 }, { $0.layer.bounds.size.width = 7 }, { $0.layer.anchorPoint = .zero },
      { $0.center.x = 1 }, { $0.bounds.size.height = 99 },
    ]
    for (i, move) in moves.enumerated() {
      move(view)
      #expect(view.frame != frame, "\(i)")
      stack.setNeedsLayout()
      stage.root.layoutIfNeeded()
      #expect(view.frame == frame, "\(i)")
    }
  }

  @Test func `views hidden, shown, inserted and taken out one after the other leave the ends where they belong`() {
    let stack = column(9)
    func expect(_ shown: [UIView], _ what: Comment) {
      stage.root.layoutIfNeeded()
      var y: CGFloat = 0
      for view in shown {
        #expect(view.frame.minY == y, what)
        y += view.intrinsicContentSize.height
      }
      #expect(stack.frame.height == y, what)
    }
    let views = stack.arrangedSubviews
    views[8].isHidden = true
    expect(Array(views[..<8]), "the last is hidden")
    views[7].removeFromSuperview()
    expect(Array(views[..<7]), "who stands before it goes")
    views[0].isHidden = true
    expect(Array(views[1..<7]), "the first is hidden")
    views[1].removeFromSuperview()
    expect(Array(views[2..<7]), "who stands behind it goes")
    views[8].isHidden = false
    expect(Array(views[2..<7]) + [views[8]], "the last is shown")
    views[0].isHidden = false
    expect([views[0]] + Array(views[2..<7]) + [views[8]], "the first is shown")
    stack.addArrangedSubview(views[1])
    expect([views[0]] + Array(views[2..<7]) + [views[8], views[1]], "one comes at the end")
    stack.insertArrangedSubview(views[7], at: 0)
    expect([views[7], views[0]] + Array(views[2..<7]) + [views[8], views[1]], "one comes in front")
    for view in stack.arrangedSubviews { view.isHidden = true }
    stage.root.layoutIfNeeded()
    for view in stack.arrangedSubviews.reversed() { view.isHidden = false }
    expect([views[7], views[0]] + Array(views[2..<7]) + [views[8], views[1]], "all were hidden, and come one by one")
  }

  @Test func `a view taken out of a stack before it was laid out, or from its end, is not kept by it`() {
    let stack = column(9)
    weak var gone: UIView?, last: UIView?
    do {
      let view = SizedView(1, 1)
      gone = view
      stack.insertArrangedSubview(view, at: 1)
      view.removeFromSuperview()
      let end = SizedView(1, 1)
      last = end
      stack.addArrangedSubview(end)
      stage.root.layoutIfNeeded()
      end.removeFromSuperview()
    }
    #expect(gone == nil && last == nil)
  }

  @Test func `a view taken out of a stack is not kept by it`() {
    let stack = column(2)
    weak var gone: UIView?
    do {
      let view = SizedView(1, 1)
      gone = view
      stack.insertArrangedSubview(view, at: 1)
      stage.root.layoutIfNeeded()
      view.removeFromSuperview()
    }
    #expect(gone == nil)
  }

  @Test func `after many changes the views lie where those of a new stack lie`() {
    for seed in 0..<60 {
      var random = SeededRandom(UInt64(seed))
      let changed = UIStackView()
      let views: [SizedView] = (0..<12).map { (i: Int) in SizedView(CGFloat(10 + 3 * i), CGFloat(12 + 5 * i)) }
      stage.root.placed(changed)
      settle(changed)
      for _ in 0..<25 {
        change(changed, views, &random)
        if random.below(2) == 0 { stage.root.layoutIfNeeded() }
      }
      stage.root.layoutIfNeeded()
      let seen: [CGRect] = views.map(\.frame), size = changed.frame.size
      let order = changed.arrangedSubviews
      let spacing: [CGFloat] = order.map { changed.customSpacing(after: $0) }
      let fresh = UIStackView()
      (fresh.axis, fresh.distribution, fresh.alignment) = (changed.axis, changed.distribution, changed.alignment)
      (fresh.spacing, fresh.isLayoutMarginsRelativeArrangement) = (changed.spacing, changed.isLayoutMarginsRelativeArrangement)
      changed.removeFromSuperview()
      for view in views where view.superview === changed && !order.contains(view) { view.removeFromSuperview() }
      stage.root.placed(fresh)
      settle(fresh)
      for (view, gap) in zip(order, spacing) {
        fresh.addArrangedSubview(view)
        if gap != UIStackView.spacingUseDefault { fresh.setCustomSpacing(gap, after: view) }
      }
      stage.root.layoutIfNeeded()
      #expect(size == fresh.frame.size, "seed \(seed)")
      for (view, frame) in zip(views, seen) where order.contains(view) { #expect(view.frame == frame, "seed \(seed)") }
      fresh.removeFromSuperview()
    }
    #expect(stage.reports.isEmpty)
  }

  /// Where it stands, and how large it is when nobody in it is seen.
  private func settle(_ stack: UIStackView) {
    let sizes = [stack.widthAnchor.constraint(equalToConstant: 0), stack.heightAnchor.constraint(equalToConstant: 0)]
    for size in sizes { size.priority = UILayoutPriority(2) }
    NSLayoutConstraint.activate(sizes)
    activate(stack.leftAnchor.constraint(equalTo: stage.root.leftAnchor), stack.topAnchor.constraint(equalTo: stage.root.topAnchor))
  }

  private func change(_ stack: UIStackView, _ views: [SizedView], _ random: inout SeededRandom) {
    let view = views[random.below(views.count)]
    switch random.below(12) {
    case 0: stack.axis = random.below(2) == 0 ? .horizontal : .vertical
    case 1: stack.distribution = UIStackView.Distribution(rawValue: random.below(5))!
    case 2: stack.alignment = [.fill, .leading, .center, .trailing][random.below(4)]
    case 3: stack.spacing = CGFloat(random.below(20))
    case 4: stack.isLayoutMarginsRelativeArrangement.toggle()
    case 5: stack.setCustomSpacing(CGFloat(random.below(9)), after: view)
    case 6: view.removeFromSuperview()
    case 7: stack.removeArrangedSubview(view)
    case 8, 9: view.isHidden.toggle()
    default:
      let rest = stack.arrangedSubviews.filter { $0 !== view }.count
      stack.insertArrangedSubview(view, at: random.below(rest + 1))
    }
  }
}
