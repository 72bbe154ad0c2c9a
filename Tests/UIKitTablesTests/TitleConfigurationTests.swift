import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitVoiceOver

@MainActor @Suite("Headers and footers with configurations (behaviour: Table geometry and Table cells)", .hand)
struct TitleConfigurationTests {
  final class Book: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [3, 3]
    var fill: (UITableViewHeaderFooterView, Int) -> Void = { view, section in
      var content = view.defaultContentConfiguration()
      content.text = "Section \(section)"
      view.contentConfiguration = content
    }
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { title(tableView, section) }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { title(tableView, section) }
    private func title(_ table: UITableView, _ section: Int) -> UIView? {
      let view = table.dequeueReusableHeaderFooterView(withIdentifier: "title")
      if let view { fill(view, section) }
      return view
    }
  }
  let hand = Hand.current!
  let book = Book()
  private func table(_ style: UITableView.Style, _ counts: [Int] = [3, 3]) -> UITableView {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 812), style: style)
    book.counts = counts
    view.register(NamedCell.self, forCellReuseIdentifier: "row")
    view.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "title")
    (view.dataSource, view.delegate) = (book, book)
    hand.window.addSubview(view)
    hand.wait()
    return view
  }
  private func text(_ view: UIView?) -> UILabel? {
    ((view as? UITableViewHeaderFooterView)?.contentView as? UIListContentView)?.subtree.first { ($0 as? UILabel)?.text != nil } as? UILabel
  }

  @Test func `a header that is put away and used again shows what it is for now, with and without a configuration`() throws {
    book.fill = { view, section in
      var content = view.defaultContentConfiguration()
      content.text = "Section \(section)"
      view.contentConfiguration = section % 2 == 0 ? content : nil
      view.backgroundConfiguration = section % 2 == 0 ? .listPlainHeaderFooter() : nil
    }
    let table = table(.plain, Array(repeating: 4, count: 60))
    for step in 1...40 {
      table.contentOffset.y = CGFloat(step) * 150
      hand.wait()
      for section in 0..<60 {
        guard let view = table.headerView(forSection: section) else { continue }
        #expect((view.contentView is UIListContentView) == (section % 2 == 0) && (view.configured.background != nil) == (section % 2 == 0))
        if section % 2 == 0 { #expect(text(view)?.text == "Section \(section)") }
        #expect(view.contentView.superview === view)
      }
    }
  }

  @Test func `the content that suits the place: headers and footers of plain and of grouped tables`() throws {
    let plain = table(.plain)
    #expect(text(plain.headerView(forSection: 0))?.font.pointSize == 17 && text(plain.footerView(forSection: 0))?.font.pointSize == 13)
    plain.removeFromSuperview()
    let grouped = table(.insetGrouped)
    let header = try #require(text(grouped.headerView(forSection: 0)))
    #expect(header.font.pointSize == 13 && header.text == "SECTION 0")
    #expect(text(grouped.footerView(forSection: 1))?.text == "Section 1")
  }

  @Test func `as high as the content needs, at every text size`() throws {
    let table = table(.grouped)
    let before = try #require(table.headerView(forSection: 1)?.frame.height)
    hand.app.environment.contentSize = .AX3
    hand.wait()
    let view = try #require(table.headerView(forSection: 1)), label = try #require(text(view))
    #expect(view.frame.height > before && label.frame.height <= view.frame.height && label.font.pointSize > 25)
  }

  @Test func `constraints of a content view of the app's own say how high it is`() {
    struct Banner: UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView { View(self) }
      func updated(for state: any UIConfigurationState) -> Self { self }
      final class View: UIView, UIContentView {
        var configuration: any UIContentConfiguration
        init(_ configuration: Banner) {
          self.configuration = configuration
          super.init(frame: .zero)
          let inner = UIView()
          inner.translatesAutoresizingMaskIntoConstraints = false
          addSubview(inner)
          NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: topAnchor), inner.bottomAnchor.constraint(equalTo: bottomAnchor),
            inner.heightAnchor.constraint(equalToConstant: 77), inner.leadingAnchor.constraint(equalTo: leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: trailingAnchor),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
    }
    book.fill = { view, _ in view.contentConfiguration = Banner() }
    let table = table(.plain)
    #expect(table.headerView(forSection: 0)?.frame.height == 77)
  }

  @Test func `the state says when a header is pinned, and is taken over once a layout`() throws {
    var states: [Bool] = []
    book.fill = { view, section in
      var content = view.defaultContentConfiguration()
      content.text = "Section \(section)"
      view.contentConfiguration = content
      if section == 0 { view.configurationUpdateHandler = { states.append($1.isPinned) } }
    }
    let table = table(.plain, [40, 40])
    states = []
    table.contentOffset.y = 300
    hand.wait()
    #expect(states == [true])
    table.contentOffset.y = 400
    hand.wait()
    #expect(states == [true])
    table.contentOffset.y = 0
    hand.wait()
    #expect(states == [true, false])
  }
}
