import Foundation
import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct StackViewTests {
  let stage = LayoutStage()

  private func stack(_ views: UIView..., setUp: (UIStackView) -> Void = { _ in }) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stage.root.placed(stack)
    activate(stack.leftAnchor.constraint(equalTo: stage.root.leftAnchor), stack.topAnchor.constraint(equalTo: stage.root.topAnchor))
    setUp(stack)
    stage.root.layoutIfNeeded()
    return stack
  }

  @Test func `a row fills its height, spaces its views and is as large as they are`() {
    let a = SizedView(50, 20), b = SizedView(30, 40)
    let row = stack(a, b) { $0.spacing = 10 }
    #expect(row.frame == CGRect(x: 0, y: 0, width: 90, height: 40))
    #expect(a.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
    #expect(b.frame == CGRect(x: 60, y: 0, width: 30, height: 40))
  }

  @Test func `a hidden view takes no room, and a removed one leaves`() {
    let a = SizedView(50, 20), b = SizedView(30, 20), c = SizedView(20, 20)
    let row = stack(a, b, c) { $0.spacing = 10 }
    b.isHidden = true
    stage.root.layoutIfNeeded()
    #expect(row.frame.width == 80)
    #expect(c.frame.minX == 60)
    a.removeFromSuperview()
    stage.root.layoutIfNeeded()
    #expect(row.arrangedSubviews == [b, c])
    #expect(row.frame.width == 20)
    b.isHidden = false
    row.setCustomSpacing(3, after: b)
    stage.root.layoutIfNeeded()
    #expect(c.frame.minX == 33)
  }

  @Test func `a column between baselines measures its distances from the last baseline to the next first one`() {
    let (a, b, c) = (UILabel(), UILabel(), SizedView(30, 40))
    (a.text, a.numberOfLines, b.text, b.font) = ("one\ntwo", 0, "three", .systemFont(ofSize: 34))
    let column = stack(a, b, c) {
      ($0.axis, $0.alignment, $0.spacing) = (.vertical, .leading, 40)
      $0.isBaselineRelativeArrangement = true
      $0.setCustomSpacing(60, after: b)
    }
    func first(_ label: UILabel) -> CGFloat { label.frame.minY + label.font.ascender }
    func last(_ label: UILabel) -> CGFloat { label.frame.maxY + label.font.descender }
    #expect(abs(first(a)) < 0.5 && abs(first(b) - last(a) - 40) < 0.5)
    #expect(abs(c.frame.maxY - last(b) - 60) < 0.5 && abs(column.frame.height - c.frame.maxY) < 0.5)
    // A view that is hidden leaves the distance to the next.
    b.isHidden = true
    stage.root.layoutIfNeeded()
    #expect(abs(c.frame.maxY - last(a) - 40) < 0.5)
    b.isHidden = false
    column.isBaselineRelativeArrangement = false
    stage.root.layoutIfNeeded()
    #expect(a.frame.minY == 0 && abs(b.frame.minY - a.frame.maxY - 40) < 0.5 && abs(c.frame.minY - b.frame.maxY - 60) < 0.5)
    // A row takes no notice.
    column.axis = .horizontal
    stage.root.layoutIfNeeded()
    let plain = [a.frame, b.frame, c.frame]
    column.isBaselineRelativeArrangement = true
    stage.root.layoutIfNeeded()
    #expect([a.frame, b.frame, c.frame] == plain)
  }

  @Test func `a column aligns across and distributes along`() {
    let a = SizedView(50, 20), b = SizedView(30, 40)
    let column = stack(a, b) {
      $0.axis = .vertical
      $0.alignment = .center
      $0.distribution = .fillEqually
      $0.heightAnchor.constraint(equalToConstant: 100).isActive = true
    }
    #expect(column.frame.width == 50)
    #expect(b.frame == CGRect(x: 10, y: 50, width: 30, height: 50))
    column.alignment = .trailing
    column.distribution = .equalSpacing
    stage.root.layoutIfNeeded()
    #expect(b.frame == CGRect(x: 20, y: 60, width: 30, height: 40))
    #expect(column.layoutGuides.count == 1)
  }

  @Test func `equal spacing and equal centring put the slack between`() {
    let views = [SizedView(20, 10), SizedView(60, 10), SizedView(40, 10)]
    let row = stack(views[0], views[1], views[2]) {
      $0.distribution = .equalSpacing
      $0.widthAnchor.constraint(equalToConstant: 200).isActive = true
    }
    #expect(views.map(\.frame.minX) == [0, 60, 160])
    row.distribution = .equalCentering
    stage.root.layoutIfNeeded()
    #expect(views.map(\.frame.midX) == [10, 95, 180])
  }

  @Test func `the margins are kept free when asked for`() {
    let a = SizedView(50, 20)
    let row = stack(a) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    #expect(row.frame.size == CGSize(width: 56, height: 24))
    #expect(a.frame == CGRect(x: 2, y: 1, width: 50, height: 20))
  }

  @Test func `a view that requires its height and is hidden is reported by the name that UIKit gives, and leaves all the same`() {
    let views = (0..<3).map { _ in UIView() }
    for view in views { view.heightAnchor.constraint(equalToConstant: 50).isActive = true }
    _ = stack(views[0], views[1], views[2]) { $0.axis = .vertical }
    #expect(views[2].frame.minY == 100 && stage.reports.isEmpty)
    views[1].isHidden = true
    stage.root.layoutIfNeeded()
    #expect(views[2].frame.minY == 50 && stage.reports.count == 1 && stage.reports[0].contains("UISV-hiding"))
  }
}
