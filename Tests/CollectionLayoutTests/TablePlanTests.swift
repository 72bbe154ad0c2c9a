import SeededRandom
import Testing

@testable import CollectionLayout

@Suite("The arithmetic of tables (behaviour: Table geometry)")
struct TablePlanTests {
  /// The slow way.
  private struct Slow {
    var sections: [(above: Double, header: Double, rows: [Double], footer: Double)]
    func top(_ section: Int) -> Double {
      10 + sections.prefix(section).reduce(0) { $0 + $1.above + $1.header + $1.rows.reduce(0, +) + $1.footer }
    }
    func row(_ section: Int, _ row: Int) -> Double {
      top(section) + sections[section].above + sections[section].header + sections[section].rows.prefix(row).reduce(0, +)
    }
    var height: Double { top(sections.count) }
  }

  @Test func `places, heights and what lies where are those of adding everything up, whatever became known`() throws {
    var dice = SeededRandom(1)
    for _ in 0..<6 {
      var slow = Slow(sections: [])
      var fast: [TablePlan.Section] = []
      for _ in 0..<Int.random(in: 1...12, using: &dice) {
        let count = Int.random(in: 0...3, using: &dice) == 0 ? 0 : Int.random(in: 0...200, using: &dice)
        var section = TablePlan.Section(rows: RowHeights(count: count, guess: 40))
        (section.above, section.header, section.footer) = (
          Double(Int.random(in: 0...1, using: &dice) * 5), Double(Int.random(in: 0...2, using: &dice) * 10),
          Double(Int.random(in: 0...1, using: &dice) * 7)
        )
        fast.append(section)
        slow.sections.append((section.above, section.header, Array(repeating: 40, count: count), section.footer))
      }
      var plan = TablePlan(fast, lead: 10)
      for _ in 0..<60 {
        let section = Int.random(in: 0..<fast.count, using: &dice)
        guard let row = slow.sections[section].rows.indices.randomElement(using: &dice) else { continue }
        let height = Double([0, 10, 40, 40, 75].randomElement(using: &dice)!)
        slow.sections[section].rows[row] = height
        plan.change(section) { $0.rows.know(row, height) }
      }
      #expect(plan.height == slow.height)
      for (section, rows) in slow.sections.enumerated() {
        for row in rows.rows.indices { #expect(plan.row(row, in: section) == .init(slow.row(section, row), rows.rows[row])) }
      }
      for _ in 0..<15 {
        let span = TablePlan.Span(
          Double(Int.random(in: -100...Int(slow.height), using: &dice)), Double(Int.random(in: 1...400, using: &dice)))
        let wanted = slow.sections.enumerated().flatMap { section, rows in
          rows.rows.indices.filter { rows.rows[$0] > 0 && TablePlan.Span(slow.row(section, $0), rows.rows[$0]).overlaps(span) }.map {
            ItemPlace(section, $0)
          }
        }
        let found = plan.sections(in: span).flatMap { section in plan.rows(of: section, in: span).map { ItemPlace(section, $0) } }
        #expect(found.filter { plan.row($0.item, in: $0.section).height > 0 } == wanted, "\(span)")
        if let place = plan.place(at: span.y) {
          #expect(plan.row(place.item, in: place.section).y <= span.y && span.y < plan.row(place.item, in: place.section).end)
        }
      }
    }
  }

  @Test func `a million rows take no memory as long as they are guesses, and little where they are known`() {
    var plan = TablePlan([TablePlan.Section(rows: RowHeights(count: 1_000_000, guess: 44))])
    #expect(plan.height == 44_000_000 && plan.place(at: 43_999_999) == ItemPlace(0, 999_999))
    plan.change(0) { $0.rows.know(500_000, 100) }
    #expect(plan.height == 44_000_056 && plan.row(500_001, in: 0).y == 22_000_100)
    #expect(plan.sections[0].rows.allKnown.count == 1)
  }

  @Test func `a million sections are found by halves`() {
    let plan = TablePlan(Array(repeating: TablePlan.Section(rows: RowHeights(count: 1, guess: 44)), count: 1_000_000))
    #expect(plan.sections(in: .init(4_400_000, 44)) == 100_000..<100_002 && plan.place(at: 4_400_010) == ItemPlace(100_000, 0))
  }

  @Test func `held headers stay at the top, and are pushed out by the end of their section`() {
    var section = TablePlan.Section(rows: RowHeights(count: 10, guess: 40))
    (section.header, section.footer) = (30, 20)
    let plan = TablePlan([section, section])
    #expect(plan.heldHeader(0, top: -50).y == 0 && plan.heldHeader(0, top: 100).y == 100 && plan.heldHeader(0, top: 420).y == 400)
    #expect(plan.heldFooter(0, bottom: 200).y == 180 && plan.heldFooter(0, bottom: 900).y == 430 && plan.heldFooter(0, bottom: 20).y == 30)
  }

  @Test func `what is known of heights follows rows through a batch`() throws {
    var old = TablePlan([
      TablePlan.Section(rows: RowHeights(count: 5, guess: 40)), TablePlan.Section(rows: RowHeights(count: 2, guess: 40)),
    ])
    old.change(0) { $0.rows.know(1, 100) }
    old.change(0) { $0.rows.know(3, 70) }
    old.change(1) { $0.rows.know(0, 55) }
    let diff = try CollectionDiff(
      [.deleteItem(ItemPlace(0, 0)), .reloadItem(ItemPlace(0, 3)), .moveSection(from: 1, to: 0)], before: [5, 2], after: [2, 4])
    var new = TablePlan([
      TablePlan.Section(rows: RowHeights(count: 2, guess: 40)), TablePlan.Section(rows: RowHeights(count: 4, guess: 40)),
    ])
    new.carry(over: old, diff)
    #expect(new.sections[0].rows[0] == 55 && new.sections[1].rows[0] == 100 && new.sections[1].rows[2] == 40)
  }
}
