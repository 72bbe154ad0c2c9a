import Foundation
import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitVoiceOver

@MainActor @Suite struct AutoLayoutContentTests {
  let stage = LayoutStage()
  var root: UIView { stage.root }

  private func row(_ views: UIView..., gap: CGFloat = 0) {
    var previous = root.leftAnchor
    for view in views {
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      view.leftAnchor.constraint(equalTo: previous, constant: gap).isActive = true
      previous = view.rightAnchor
    }
    previous.constraint(equalTo: root.rightAnchor).isActive = true
  }

  @Test func `priorities are Apple's (behaviour: Auto Layout)`() {
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999) && .defaultLow + 1 == UILayoutPriority(251))
    let view = UIView()
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect([UILayoutPriority.required, .defaultHigh, .defaultLow, .fittingSizeLevel].map(\.rawValue) == [1000, 750, 250, 50])
  }

  @Test func `a view has its intrinsic size where nothing else says so, and follows its changes`() {
    let label = root.placed(SizedView(60, 20))
    activate(label.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5), label.topAnchor.constraint(equalTo: root.topAnchor))
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 5, y: 0, width: 60, height: 20))
    label.contentSize = CGSize(width: 90, height: UIView.noIntrinsicMetric)
    activate(label.heightAnchor.constraint(equalToConstant: 33))
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 5, y: 0, width: 90, height: 33))
  }

  @Test func `who hugs less is stretched, who resists less is compressed`() {
    let a = root.placed(SizedView(100, 20)), b = root.placed(SizedView(100, 20))
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    b.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    row(a, b)
    root.layoutIfNeeded()
    #expect(a.frame.width == 100 && b.frame.width == 300)
    a.contentSize.width = 350
    root.layoutIfNeeded()
    #expect(a.frame.width == 350 && b.frame.width == 50)
    b.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    root.layoutIfNeeded()
    #expect(a.frame.width == 300 && b.frame.width == 100)
  }

  @Test(arguments: [false, true])
  func `between equals, who a constraint mentioned first takes the slack (behaviour: Auto Layout)`(reversed: Bool) {
    let a = root.placed(SizedView(100, 20)), b = root.placed(SizedView(100, 20))
    let order = reversed ? [b, a] : [a, b]
    for view in order { view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true }
    row(a, b)
    root.layoutIfNeeded()
    #expect(order.map(\.frame.width) == [300, 100])
  }

  @Test(arguments: [(false, false), (false, true), (true, false), (true, true)])
  func `in a row the slack goes to text that wraps, of two such texts to the one that was mentioned last (behaviour: measured, line 48)`(
    wraps: (a: Bool, b: Bool)
  ) {
    let a = root.placed(UILabel()), b = root.placed(UILabel())
    (a.text, b.text) = ("one", "another")
    (a.numberOfLines, b.numberOfLines) = (wraps.a ? 0 : 1, wraps.b ? 0 : 1)
    activate(
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      a.trailingAnchor.constraint(equalTo: b.leadingAnchor, constant: -24),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20), a.topAnchor.constraint(equalTo: root.topAnchor),
      b.topAnchor.constraint(equalTo: root.topAnchor))
    func expectStretched(_ stretches: UILabel, _ keeps: UILabel) {
      root.layoutIfNeeded()
      #expect(abs(keeps.frame.width - keeps.intrinsicContentSize.width) < 0.4)
      #expect(stretches.frame.width > 200)
    }
    if wraps.b { expectStretched(b, a) } else { expectStretched(a, b) }
    a.numberOfLines = 1 - a.numberOfLines
    b.numberOfLines = a.numberOfLines
    if a.numberOfLines == 0 { expectStretched(b, a) } else { expectStretched(a, b) }
  }

  @Test func `of three labels in a row the one in the middle that wraps takes the slack (behaviour: measured, line 48)`() {
    let labels = [1, 0, 1].map { lines in
      let label = root.placed(UILabel())
      (label.text, label.numberOfLines) = ("words", lines)
      return label
    }
    activate(
      labels[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      labels[0].trailingAnchor.constraint(equalTo: labels[1].leadingAnchor),
      labels[1].trailingAnchor.constraint(equalTo: labels[2].leadingAnchor),
      labels[2].trailingAnchor.constraint(equalTo: root.trailingAnchor))
    root.layoutIfNeeded()
    #expect(labels[1].frame.width > 200 && labels[0].frame.width < 100 && labels[2].frame.width < 100)
  }

  @Test(arguments: [(0, 0), (0, 1), (1, 0), (1, 1)])
  // Docs/behaviour/measured.md, line 48.
  func `of two labels above each other the upper is stretched, unless the lower alone wraps`(lines: (Int, Int)) {
    let upper = root.placed(UILabel()), lower = root.placed(UILabel())
    (upper.text, lower.text) = ("one", "another")
    (upper.numberOfLines, lower.numberOfLines) = lines
    activate(
      upper.topAnchor.constraint(equalTo: root.topAnchor), upper.bottomAnchor.constraint(equalTo: lower.topAnchor),
      lower.bottomAnchor.constraint(equalTo: root.bottomAnchor), upper.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      upper.trailingAnchor.constraint(equalTo: root.trailingAnchor), lower.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      lower.trailingAnchor.constraint(equalTo: root.trailingAnchor))
    root.layoutIfNeeded()
    let isLower = lines == (1, 0)
    #expect((isLower ? lower : upper).frame.height > 700 && (isLower ? upper : lower).frame.height < 30)
  }

  @Test(arguments: [1, 0])
  func `of two that resist equally the last is squeezed (behaviour: Auto Layout measurements)`(lines: Int) {
    let a = root.placed(UILabel()), b = root.placed(UILabel())
    (a.text, b.text) = ("a text with some words in it", "another text with about as many words")
    (a.numberOfLines, b.numberOfLines) = (lines, lines)
    row(a, b)
    root.layoutIfNeeded()
    #expect(a.frame.width >= a.intrinsicContentSize.width - 0.4)
    #expect(b.frame.width < b.intrinsicContentSize.width - 50)
  }

  /// What an app requires of a view whose content size is 60 × 20 at priority 1000, and the width that follows.
  nonisolated static let demands: [(String, CGFloat, @MainActor @Sendable (UIView, UIView) -> [NSLayoutConstraint])] = [
    ("a smaller width", 40, { view, _ in [view.widthAnchor.constraint(equalToConstant: 40)] }),
    ("a larger width", 90, { view, _ in [view.widthAnchor.constraint(equalToConstant: 90)] }),
    ("at most", 50, { view, _ in [view.widthAnchor.constraint(lessThanOrEqualToConstant: 50)] }),
    ("at least", 70, { view, _ in [view.widthAnchor.constraint(greaterThanOrEqualToConstant: 70)] }),
    ("both edges", 390, { view, root in [view.rightAnchor.constraint(equalTo: root.rightAnchor)] }),
    (
      "a share", 200, { view, root in [view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)] }
    ),
    (
      "a wish of 999", 60,
      { view, root in
        let wish = view.widthAnchor.constraint(equalToConstant: 90)
        wish.priority = UILayoutPriority(999)
        return [wish]
      }
    ),
  ]

  @Test(arguments: demands.indices, [(1000, 1000), (1000, 250), (750, 1000)] as [(Float, Float)])
  // Docs/behaviour/layout.md, "Auto Layout measurements".
  func `a content size of priority 1000 contradicted what the app requires`(at: Int, levels: (Float, Float)) {
    let view = root.placed(SizedView(60, 20)), demand = Self.demands[at]
    view.setContentCompressionResistancePriority(UILayoutPriority(levels.0), for: .horizontal)
    view.setContentHuggingPriority(UILayoutPriority(levels.1), for: .horizontal)
    activate(view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10), view.topAnchor.constraint(equalTo: root.topAnchor))
    NSLayoutConstraint.activate(demand.2(view, root))
    root.layoutIfNeeded()
    #expect(stage.reports.isEmpty)
    #expect(view.frame.width == (demand.0 == "a wish of 999" && levels.1 < 1000 ? 90 : demand.1), "\(demand.0)")
  }

  @Test func `two content sizes of priority 1000 in too little room are quiet, and the last is squeezed`() {
    let a = root.placed(SizedView(300, 20)), b = root.placed(SizedView(300, 20))
    for view in [a, b] {
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
      view.setContentHuggingPriority(.required, for: .horizontal)
    }
    row(a, b)
    root.layoutIfNeeded()
    #expect(a.frame.width == 300 && b.frame.width == 100)
    #expect(stage.reports.isEmpty)
  }

  @Test func `a required inequality bounds the intrinsic size`() {
    let a = root.placed(SizedView(100, 20))
    activate(
      a.leftAnchor.constraint(equalTo: root.leftAnchor), a.topAnchor.constraint(equalTo: root.topAnchor),
      a.widthAnchor.constraint(greaterThanOrEqualToConstant: 120), a.heightAnchor.constraint(lessThanOrEqualToConstant: 15))
    root.layoutIfNeeded()
    #expect(a.frame.size == CGSize(width: 120, height: 15))
  }

  @Test func `text that wraps is as high as its solved width makes it, and again when that changes`() {
    let text = root.placed(WrappingView(length: 1000)), below = root.placed(SizedView(10, 10))
    let inset = text.rightAnchor.constraint(equalTo: root.rightAnchor)
    activate(
      inset, text.leftAnchor.constraint(equalTo: root.leftAnchor), text.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor), below.leftAnchor.constraint(equalTo: root.leftAnchor))
    root.layoutIfNeeded()
    #expect(text.frame == CGRect(x: 0, y: 0, width: 400, height: 60))
    #expect(below.frame.minY == 60)
    inset.constant = -200
    root.layoutIfNeeded()
    #expect(text.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(below.frame.minY == 100)
  }

  @Test func `fitting gives the least size that holds the content, or the height at a width, unrounded`() {
    let cell = UIView()
    let text = cell.placed(WrappingView(length: 1000))
    activate(
      text.leftAnchor.constraint(equalTo: cell.leftAnchor, constant: 8),
      text.rightAnchor.constraint(equalTo: cell.rightAnchor, constant: -8),
      text.topAnchor.constraint(equalTo: cell.topAnchor, constant: 0.1), text.bottomAnchor.constraint(equalTo: cell.bottomAnchor))
    #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 1016, height: 20.1))
    let atWidth = cell.systemLayoutSizeFitting(
      CGSize(width: 216, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(atWidth == CGSize(width: 216, height: 100.1))
    #expect(cell.bounds.size == .zero, "measuring moves nothing")
    #expect(text.layoutNode == nil || text.layoutNode?.isDiscarded == false)
  }

  @Test func `alignment insets apply to every edge, size and centre`() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 40) }
    }
    let a = root.placed(Shadowed()), b = root.box()
    activate(
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10), a.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      b.leftAnchor.constraint(equalTo: a.rightAnchor), b.topAnchor.constraint(equalTo: a.bottomAnchor),
      b.widthAnchor.constraint(equalTo: a.widthAnchor), b.heightAnchor.constraint(equalTo: a.heightAnchor))
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 8, y: 9, width: 56, height: 44))
    #expect(b.frame == CGRect(x: 60, y: 50, width: 50, height: 40))
    #expect(a.alignmentRect(forFrame: a.frame) == CGRect(x: 10, y: 10, width: 50, height: 40))
    #expect(a.frame(forAlignmentRect: CGRect(x: 10, y: 10, width: 50, height: 40)) == a.frame)
  }

  @Test func `the baseline of a view without text is its bottom (behaviour: Auto Layout)`() {
    let a = root.placed(SizedView(10, 30)), b = root.placed(SizedView(10, 50))
    activate(
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 40), b.lastBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor),
      a.leftAnchor.constraint(equalTo: root.leftAnchor), b.leftAnchor.constraint(equalTo: a.rightAnchor))
    root.layoutIfNeeded()
    #expect(b.frame == CGRect(x: 10, y: 20, width: 10, height: 50))
  }

  @Test func `labels of different sizes stand on one line, and hug their height (behaviour: Auto Layout)`() {
    let small = root.placed(UILabel()), large = root.placed(UILabel())
    (small.text, large.text) = ("small", "LARGE")
    (small.font, large.font) = (.systemFont(ofSize: 12), .systemFont(ofSize: 36))
    activate(
      large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10), large.leftAnchor.constraint(equalTo: root.leftAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor), small.leftAnchor.constraint(equalTo: large.rightAnchor))
    root.layoutIfNeeded()
    let base = large.frame.minY + large.font.ascender
    #expect(abs(small.frame.minY + small.font.ascender - base) < 0.67, "to the pixels that their heights are rounded to")
    #expect(small.frame.minY > 20)
    #expect(small.contentHuggingPriority(for: .vertical) == UILayoutPriority(251))
    large.font = .systemFont(ofSize: 60)
    root.layoutIfNeeded()
    #expect(abs(small.frame.minY + small.font.ascender - large.frame.minY - large.font.ascender) < 0.67, "a new font moves the line")
  }

  @Test func `a label of several lines is as high as its width makes it`() {
    let label = root.placed(UILabel())
    label.text = Array(repeating: "words to wrap", count: 12).joined(separator: " ")
    label.numberOfLines = 0
    let width = label.widthAnchor.constraint(equalToConstant: 200)
    activate(width, label.leftAnchor.constraint(equalTo: root.leftAnchor), label.topAnchor.constraint(equalTo: root.topAnchor))
    root.layoutIfNeeded()
    let narrow = label.frame.height
    #expect(narrow == label.sizeThatFits(CGSize(width: 200, height: 0)).height)
    width.constant = 350
    root.layoutIfNeeded()
    #expect(label.frame.height < narrow)
    label.text = "short"
    root.layoutIfNeeded()
    #expect(label.frame.height < 0.5 * narrow)
    #expect(label.frame.width == 350)
  }

  @Test func `ambiguity is noticed`() {
    let a = root.box()
    activate(
      a.leftAnchor.constraint(equalTo: root.leftAnchor), a.topAnchor.constraint(equalTo: root.topAnchor),
      a.heightAnchor.constraint(equalToConstant: 5))
    #expect(a.hasAmbiguousLayout)
    activate(a.widthAnchor.constraint(equalToConstant: 5))
    #expect(!a.hasAmbiguousLayout)
  }
}
