import CoreGraphics
import SegueTesting
import Testing
import UIKit

extension VoiceOverTests {
  /// What is out of sight comes into it.
  @MainActor @Suite struct ScrollTests {
    @Test func `flicks go on through a list and back, one row after the other`() throws {
      var made: WordTable?
      // In the launch: what is made outside belongs to the app of another test at first.
      func root() -> UIViewController {
        let table = WordTable((0..<40).map { "row \($0)" })
        table.tableView.rowHeight = 44
        made = table
        return UINavigationController(rootViewController: table)
      }
      let app = Reading.app(root())
      let table = try #require(made)
      var heard: [String] = []
      app.voiceOver.first()
      for _ in 0..<45 {
        if let label = app.voiceOver.focused?.label, heard.last != label { heard.append(label) }
        app.voiceOver.next()
      }
      #expect(heard.filter { $0.hasPrefix("row") } == (0..<40).map { "row \($0)" })
      let frame = app.voiceOver.focused?.frame ?? .zero
      #expect(CGRect(x: 0, y: 0, width: 375, height: 812).contains(frame) && table.tableView.contentOffset.y > 500)
      heard = []
      for _ in 0..<45 {
        if let label = app.voiceOver.focused?.label, heard.last != label { heard.append(label) }
        app.voiceOver.previous()
      }
      #expect(heard.filter { $0.hasPrefix("row") } == (0..<40).reversed().map { "row \($0)" })
    }

    @Test func `three fingers scroll by a page, say what is seen, and the focus comes along`() throws {
      let table = WordTable((0..<100).map { "row \($0)" })
      table.tableView.rowHeight = 50
      let app = Reading.app(table)
      try app.voiceOver.focus("row 3")
      app.voiceOver.scroll(.down)
      app.advance(by: 0.1)
      #expect(table.tableView.isScrollAnimating)
      try app.settle()
      let offset = table.tableView.contentOffset.y
      #expect(offset > 500 && app.voiceOver.spoken.contains { $0.hasPrefix("Rows 1") && $0.hasSuffix("of 100") })
      #expect(app.voiceOver.focused?.label?.hasPrefix("row 1") == true)
      app.voiceOver.scroll(.up)
      try app.settle()
      #expect(table.tableView.contentOffset.y <= 0 && app.voiceOver.spoken.last?.hasPrefix("Rows 1 to ") == true)
      let said = app.voiceOver.spoken.count
      app.voiceOver.scroll(.up)
      app.voiceOver.scroll(.left)
      try app.settle()
      #expect(app.voiceOver.spoken.count == said)
    }

    @Test func `what a finger scrolls goes with it, though the row with the focus leaves the screen`() throws {
      let table = WordTable((0..<100).map { "row \($0)" })
      table.tableView.rowHeight = 50
      let app = Reading.app(table)
      try app.voiceOver.focus("row 2")
      let finger = app.touch(CGPoint(x: 180, y: 700))
      finger.move(by: CGVector(dx: 0, dy: -30), duration: 0.05)
      for _ in 0..<40 {
        let before = table.tableView.contentOffset.y
        finger.move(by: CGVector(dx: 0, dy: -10), duration: 1.0 / 60)
        #expect(abs(table.tableView.contentOffset.y - before - 10) < 0.5)
      }
      finger.lift()
      try app.settle()
      #expect(app.voiceOver.focused != nil && app.voiceOver.focused?.label != "row 2")
    }

    @Test func `what an app gives the focus to does not leap into sight, it is scrolled there`() throws {
      let table = WordTable((0..<20).map { "row \($0)" })
      table.tableView.rowHeight = 200
      let app = Reading.app(table)
      let list = try #require(table.tableView)
      app.perform { list.contentOffset.y = 500 }
      app.advance(by: 0.1)
      try app.voiceOver.focus("row 4")
      let row = try #require(list.cellForRow(at: IndexPath(row: 2, section: 0)))
      app.perform { UIAccessibility.post(notification: .layoutChanged, argument: row) }
      #expect(app.voiceOver.focused?.label == "row 2" && list.isScrollAnimating)
      var last = list.contentOffset.y
      while list.isScrollAnimating {
        app.advance(by: 1.0 / 60)
        #expect(abs(list.contentOffset.y - last) < 20)
        last = list.contentOffset.y
      }
      #expect(last == 400 - list.adjustedContentInset.top && app.voiceOver.focused?.label == "row 2")
    }

    @Test func `what an app gives the focus to stays where it is beneath a finger, and while the list springs back`() throws {
      let table = WordTable((0..<20).map { "row \($0)" })
      table.tableView.rowHeight = 240
      let app = Reading.app(table)
      let list = try #require(table.tableView), top = list.contentOffset.y
      let row = try #require(list.cellForRow(at: IndexPath(row: 2, section: 0)))
      func giveFocus() {
        let before = list.contentOffset.y
        app.perform { UIAccessibility.post(notification: .layoutChanged, argument: row) }
        #expect(list.contentOffset.y == before && !list.isScrollAnimating)
        #expect(app.voiceOver.focused?.label == "row 2")
      }
      try app.voiceOver.focus("row 1")
      let finger = app.touch(CGPoint(x: 180, y: 300))
      finger.move(by: CGVector(dx: 0, dy: 200), duration: 0.2)
      #expect(list.contentOffset.y < top - 50 && list.isTracking)
      giveFocus()
      try app.voiceOver.focus("row 1")
      finger.lift()
      app.advance(by: 0.05)
      #expect(list.contentOffset.y < top && list.isDecelerating)
      giveFocus()
      try app.settle()
      #expect(list.contentOffset.y == top)
    }

    @Test func `pages are turned, and whoever scrolls himself is asked first`() throws {
      final class Pages: UIScrollView {
        var own: [UIAccessibilityScrollDirection] = []
        var takes = false
        override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
          own.append(direction)
          return takes || super.accessibilityScroll(direction)
        }
      }
      let pages = Pages(frame: CGRect(x: 0, y: 100, width: 375, height: 300))
      (pages.isPagingEnabled, pages.contentSize) = (true, CGSize(width: 3 * 375, height: 300))
      for number in 0..<3 { pages.addSubview(Reading.label("page \(number)", 375 * CGFloat(number) + 20, 20)) }
      let app = Reading.app(Reading.page(pages))
      #expect(app.voiceOver.screen == ["page 0"])
      app.voiceOver.scroll(.right)
      try app.settle()
      #expect(pages.contentOffset.x == 375 && app.voiceOver.lastSpoken == "Page 2 of 3" && app.voiceOver.focused?.label == "page 1")
      app.voiceOver.next()
      #expect(app.voiceOver.focused?.label == "page 2" && pages.contentOffset.x > 375)
      pages.takes = true
      app.voiceOver.scroll(.down)
      #expect(pages.own == [.right, .down])
    }

    @Test func `a list that is emptied while it scrolls leaves nothing with the focus that is not there`() throws {
      let table = WordTable((0..<100).map { "row \($0)" })
      let app = Reading.app(table)
      try app.voiceOver.focus("row 3")
      app.voiceOver.scroll(.down)
      app.advance(by: 0.1)
      app.perform {
        table.words = []
        table.tableView.reloadData()
      }
      try app.settle()
      #expect(app.voiceOver.focused == nil && app.voiceOver.screen == [])
      app.voiceOver.next()
      app.perform {
        table.words = ["new"]
        table.tableView.reloadData()
      }
      #expect(app.voiceOver.focused?.label == "new")
    }
  }
}
