import CoreGraphics
import SegueTesting
import Testing
import UIKit

extension VoiceOverTests {
  /// What there is to be read, and in which order.
  @MainActor @Suite struct GatheringTests {
    private func read(_ page: UIViewController, _ environment: EnvironmentSettings = EnvironmentSettings()) -> [String] {
      Reading.app(page, environment).elements.compactMap(\.label)
    }

    @Test func `rows are read from the top, each from its leading edge, whatever the order of the subviews`() {
      func page() -> UIViewController {
        Reading.page(Reading.label("c", 10, 200), Reading.label("b", 200, 100), Reading.label("a", 10, 104))
      }
      #expect(read(page()) == ["a", "b", "c"])
      #expect(read(page(), EnvironmentSettings(direction: .rightToLeft)) == ["b", "a", "c"])
    }

    @Test func `columns are interleaved, unless they are kept together`() {
      let left = UIView(frame: CGRect(x: 0, y: 100, width: 150, height: 200)), right = UIView(frame: left.frame.offsetBy(dx: 150, dy: 0))
      for (column, name) in [(left, "l"), (right, "r")] {
        column.addSubview(Reading.label("\(name)1", 0, 0))
        column.addSubview(Reading.label("\(name)2", 0, 60))
      }
      let page = Reading.page(right, left)
      let app = Reading.app(page)
      #expect(app.elements.map(\.label) == ["l1", "r1", "l2", "r2"])
      left.shouldGroupAccessibilityChildren = true
      right.accessibilityContainerType = .semanticGroup
      #expect(app.elements.map(\.label) == ["l1", "l2", "r1", "r2"])
    }

    @Test func `what is hidden, transparent, empty, outside of the screen or cut off is not there`() {
      let hidden = Reading.label("hidden", 0, 100), clear = Reading.label("clear", 0, 130), beyond = Reading.label("beyond", 500, 100)
      let clip = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 50)),
        deep = UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 50))
      (hidden.isHidden, clear.alpha, clip.clipsToBounds, deep.isHidden) = (true, 0.005, true, true)
      clip.addSubview(Reading.label("cut", 0, 60))
      clip.addSubview(Reading.label("seen", 0, 10))
      deep.addSubview(Reading.label("inside what is hidden", 0, 0))
      #expect(
        read(Reading.page(hidden, clear, beyond, clip, deep, Reading.label("", 0, 160), Reading.label("thin", 0, 200, 0, 0))) == ["seen"])
    }

    @Test func `a modal view leaves out what lies beside it, the last of several wins`() {
      let page = Reading.page(Reading.label("behind", 0, 100))
      let dialog = UIView(frame: CGRect(x: 0, y: 200, width: 300, height: 100)), second = UIView(frame: dialog.frame)
      dialog.addSubview(Reading.label("dialog", 0, 0))
      second.addSubview(Reading.label("second", 0, 0))
      page.view.addSubview(dialog)
      page.view.addSubview(second)
      let app = Reading.app(page)
      #expect(app.elements.map(\.label) == ["behind", "dialog", "second"].filter { $0 != "" })
      (dialog.accessibilityViewIsModal, second.accessibilityViewIsModal) = (true, true)
      #expect(app.elements.map(\.label) == ["second"])
      second.isHidden = true
      #expect(app.elements.map(\.label) == ["dialog"])
      dialog.removeFromSuperview()
      #expect(app.elements.map(\.label) == ["behind"])
    }

    @Test func `elements that are no views are read where they lie in their container, and move with it`() {
      final class Dial: UIView {}
      let dial = Dial(frame: CGRect(x: 50, y: 100, width: 200, height: 100))
      let elements = (0..<2).map { index in
        let element = UIAccessibilityElement(accessibilityContainer: dial)
        element.accessibilityLabel = "mark \(index)"
        element.accessibilityFrameInContainerSpace = CGRect(x: 20 * index, y: 10, width: 10, height: 10)
        return element
      }
      dial.accessibilityElements = elements
      let app = Reading.app(Reading.page(dial, Reading.label("below", 0, 300)))
      #expect(app.elements.map(\.label) == ["mark 0", "mark 1", "below"])
      #expect(app.elements[1].frame == CGRect(x: 70, y: 110, width: 10, height: 10))
      dial.frame.origin.y = 400
      #expect(elements[1].accessibilityFrame == CGRect(x: 70, y: 410, width: 10, height: 10))
      #expect(app.elements.map(\.label) == ["below", "mark 0", "mark 1"])
      dial.accessibilityElements = elements.reversed()
      #expect(app.elements.map(\.label) == ["below", "mark 1", "mark 0"])
      elements[0].isAccessibilityElement = false
      #expect(app.elements.map(\.label) == ["below", "mark 1"])
      #expect(dial.index(ofAccessibilityElement: elements[0]) == 1 && dial.accessibilityElementCount() == 2)
      #expect(dial.accessibilityElement(at: 5) == nil && dial.index(ofAccessibilityElement: dial) == NSNotFound)
    }

    @Test func `a container that counts its elements itself is asked for each once, and for a thousand at most`() {
      final class Counting: UIView {
        var count = 3, asked: [Int] = []
        override func accessibilityElementCount() -> Int { count }
        override func accessibilityElement(at index: Int) -> Any? {
          asked.append(index)
          let element = UIAccessibilityElement(accessibilityContainer: self)
          element.accessibilityLabel = "\(index)"
          element.accessibilityFrameInContainerSpace = bounds
          return element
        }
      }
      let view = Counting(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      let app = Reading.app(Reading.page(view), EnvironmentSettings())
      #expect(app.elements.map(\.label) == ["0", "1", "2"] && view.asked == [0, 1, 2])
      (view.count, view.asked) = (.max, [])
      #expect(app.elements.count == 1000 && view.asked.count == 1000)
    }

    @Test func `each view is asked once, though cells read what is in them`() {
      final class Nosy: UILabel {
        var asked: [String: Int] = [:]
        override var isAccessibilityElement: Bool {
          get { note("is", super.isAccessibilityElement) }
          set { super.isAccessibilityElement = newValue }
        }
        override var accessibilityLabel: String? {
          get { note("label", super.accessibilityLabel) }
          set { super.accessibilityLabel = newValue }
        }
        override var accessibilityTraits: UIAccessibilityTraits {
          get { note("traits", super.accessibilityTraits) }
          set { super.accessibilityTraits = newValue }
        }
        override var accessibilityFrame: CGRect {
          get { note("frame", super.accessibilityFrame) }
          set { super.accessibilityFrame = newValue }
        }
        private func note<Value>(_ what: String, _ value: Value) -> Value {
          asked[what, default: 0] += 1
          return value
        }
      }
      let plain = Nosy(frame: CGRect(x: 0, y: 0, width: 50, height: 20)), inCell = Nosy(frame: plain.frame)
      (plain.text, inCell.text) = ("plain", "in a cell")
      let table = WordTable([""])
      table.dress = { cell, _ in cell.contentView.addSubview(inCell) }
      let page = Reading.page(plain)
      page.addChild(table)
      table.view.frame = CGRect(x: 0, y: 200, width: 375, height: 300)
      page.view.addSubview(table.view)
      let app = Reading.app(page, EnvironmentSettings())
      (plain.asked, inCell.asked) = ([:], [:])
      #expect(app.elements.map(\.label) == ["plain", "in a cell"])
      for view in [plain, inCell] { #expect(view.asked == ["is": 1, "label": 1, "traits": 1, "frame": 1]) }
    }

    @Test func `of a table of a million rows only what is on the screen is gathered`() {
      let table = WordTable(Array(repeating: "row", count: 1_000_000))
      table.tableView.rowHeight = 44
      let app = Reading.app(table, EnvironmentSettings())
      #expect((10...25).contains(app.elements.count))
      let before = table.asked.count
      app.perform { table.tableView.contentOffset.y = 20_000_000 }
      #expect((10...25).contains(app.elements.count) && table.asked.count < before + 60)
    }

    @Test func `a sticky header is read before the rows that it covers`() {
      final class Sections: UITableViewController {
        override func numberOfSections(in tableView: UITableView) -> Int { 3 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Part \(section)" }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.textLabel?.text = "\(indexPath.row)"
          return cell
        }
      }
      let table = Sections(style: .plain)
      let app = Reading.app(UINavigationController(rootViewController: table), EnvironmentSettings())
      app.perform { table.tableView.contentOffset.y = 210 }
      let read = app.elements
      let header = read.firstIndex { $0.label == "Part 0" }
      #expect(header == 0 && read[0].traits == .header)
      #expect(read[1].label.flatMap(Int.init) == 2 || read[1].label.flatMap(Int.init) == 3 || read[1].label.flatMap(Int.init) == 4)
    }

    @Test func `the bar of a navigation is read before the page that scrolls beneath it`() {
      let table = WordTable((0..<60).map { "row \($0)" })
      table.title = "Rows"
      let app = Reading.app(UINavigationController(rootViewController: table), EnvironmentSettings())
      app.perform { table.tableView.contentOffset.y = 300 }
      #expect(app.elements[0].label == "Rows" && app.elements[0].traits.contains(.header))
      #expect(app.elements.count > 10)
    }
  }
}
