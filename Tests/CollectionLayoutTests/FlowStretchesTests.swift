import CoreGraphics
import SeededRandom
import Testing

@testable import CollectionLayout

@Suite("Items that are measured as they are shown (behaviour: Flow layout)")
struct FlowStretchesTests {
  private func quarters(_ range: ClosedRange<Int>, _ random: inout SeededRandom) -> CGFloat {
    CGFloat(Int.random(in: range, using: &random)) / 4
  }
  private func plan(_ sizes: [FlowSizes], spacing: CGFloat = 5, isHorizontal: Bool = false) -> FlowPlan {
    let sections = sizes.map {
      FlowSection(
        sizes: $0, top: 7, left: 12.5, bottom: 3, right: 2, lineSpacing: spacing, itemSpacing: 4, headerLength: 20, footerLength: 8)
    }
    return FlowPlan(sections, breadth: 375, isHorizontal: isHorizontal, scale: 2)
  }

  @Test func `items lie where they would if all of them had been measured from the start, in whatever order they are`() {
    var random = SeededRandom(21)
    for round in 0..<600 {
      let counts = (0..<Int.random(in: 1...3, using: &random)).map { _ in Int.random(in: 0...90, using: &random) }
      let estimate = CGSize(width: quarters(80...1600, &random), height: quarters(80...800, &random))
      let spacing = quarters(round % 5 == 0 ? -200 ... -20 : 0...80, &random)
      var sizes = counts.map { Array(repeating: estimate, count: $0) }
      if round % 7 == 0 { for s in sizes.indices { for i in sizes[s].indices where i % 3 == 0 { sizes[s][i].height += 4 } } }
      let estimates = sizes.map { round % 7 == 0 ? FlowSizes.each($0) : FlowSizes($0) }
      func same(_ grown: FlowPlan) {
        let whole = plan(sizes.map { .each($0) }, spacing: spacing, isHorizontal: round % 2 == 0)
        #expect(grown.contentSize == whole.contentSize, "round \(round)")
        for s in counts.indices {
          #expect(Array(grown.sections[s].items) == Array(whole.sections[s].items), "round \(round)")
          #expect(grown.sections[s].header == whole.sections[s].header && grown.sections[s].footer == whole.sections[s].footer)
        }
        for _ in 0..<6 {
          let rect = CGRect(
            x: quarters(-400...4000, &random), y: quarters(-400...4000, &random), width: quarters(0...800, &random),
            height: quarters(0...800, &random))
          let around = grown.sections(around: rect)
          for s in counts.indices {
            #expect(grown.items(ofSection: s, in: rect) == whole.items(ofSection: s, in: rect), "round \(round)")
            #expect(around.contains(s) || whole.items(ofSection: s, in: rect).isEmpty)
          }
        }
      }
      var grown = plan(estimates.map { .estimated($0, measured: [:]) }, spacing: spacing, isHorizontal: round % 2 == 0)
      same(grown)
      var all: [Int: [Int: CGSize]] = [:]
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        var change: [Int: [Int: CGSize]] = [:]
        for s in counts.indices where counts[s] > 0 && Bool.random(using: &random) {
          let first = Int.random(in: 0..<counts[s], using: &random)
          for i in first..<min(first + Int.random(in: 1...12, using: &random), counts[s]) {
            let isAsThought = Int.random(in: 0..<4, using: &random) == 0
            let size = isAsThought ? estimate : CGSize(width: quarters(40...1600, &random), height: quarters(40...800, &random))
            change[s, default: [:]][i] = size
            sizes[s][i] = size
          }
        }
        grown.measure(change)
        all.merge(change) { $0.merging($1) { $1 } }
        same(grown)
      }
      same(plan(estimates.enumerated().map { .estimated($1, measured: all[$0] ?? [:]) }, spacing: spacing, isHorizontal: round % 2 == 0))
    }
  }

  @Test func `sizes of items that there are not change nothing`() {
    var grown = plan([.estimated(.uniform(CGSize(width: 100, height: 50), count: 3), measured: [:])])
    let before = grown
    grown.measure([0: [3: CGSize(width: 1, height: 1), -1: CGSize(width: 1, height: 1)], 7: [0: CGSize(width: 9, height: 9)]])
    #expect(grown == before)
    #expect(plan([.estimated(.uniform(.zero, count: 0), measured: [:])]).contentSize.height == 38)
  }

  @Test func `a million estimated items are one stretch, and what is measured adds as much as was measured`() {
    let line = FlowLine(start: 0, room: 390, least: 10)
    var stretches = FlowStretches(
      .uniform(CGSize(width: 390, height: 50), count: 1_000_000), in: line, start: 0, spacing: 0,
      axes: FlowAxes(isHorizontal: false, scale: 3))
    #expect(stretches.pieces == 1 && stretches.length == 50_000_000)
    for first in stride(from: 0, to: 20_000, by: 20) {
      stretches.measure(Dictionary(uniqueKeysWithValues: (first..<first + 20).map { ($0, CGSize(width: 390, height: 60)) }))
    }
    #expect(abs(stretches.length - 50_200_000) < 1e-3)
    #expect(stretches.pieces <= 20_000 / FlowStretch.most * 2 + 2)
    #expect(stretches[20_000].minY == 1_200_000 && stretches[999_999].minY == 50_199_950)
    // Measured again, here and there, what is in blocks stays in blocks.
    var random = SeededRandom(5)
    for _ in 0..<1000 {
      stretches.measure([Int.random(in: 0..<20_000, using: &random): CGSize(width: 390, height: quarters(100...400, &random))])
    }
    #expect(stretches.pieces <= 20_000 / FlowStretch.most * 4)
  }

  // MARK: Pinned

  private let sections = [
    FlowSection(sizes: .uniform(CGSize(width: 375, height: 100), count: 5), lineSpacing: 0, headerLength: 40, footerLength: 20),
    FlowSection(sizes: .uniform(CGSize(width: 375, height: 100), count: 5), lineSpacing: 0, headerLength: 40),
  ]

  @Test func `a header stays at the edge until the footer, or the end of its section, pushes it out`() {
    let plan = FlowPlan(sections, breadth: 375, scale: 2)
    func header(_ section: Int, at y: CGFloat) -> CGFloat? {
      plan.header(ofSection: section, pinnedTo: CGRect(x: 0, y: y, width: 375, height: 300))?.minY
    }
    #expect([-50, 0, 10, 499, 500, 510, 900].map { header(0, at: $0) } == [0, 0, 10, 499, 500, 500, 500])
    #expect([0, 560, 700, 1060, 1070].map { header(1, at: $0) } == [560, 560, 700, 1060, 1060])
  }

  @Test func `a footer stays at the far edge until the header, or the start of its section, pushes it out`() {
    var reversed = sections
    reversed[0].headerLength = 0
    let plan = FlowPlan(reversed, breadth: 300, isHorizontal: true, scale: 2)
    let lines = plan.sections[0].footer?.minX ?? 0
    func footer(at x: CGFloat) -> CGFloat? {
      plan.footer(ofSection: 0, pinnedTo: CGRect(x: x, y: 0, width: 200, height: 300))?.minX
    }
    #expect(lines > 400 && [-400, -190, 0, 100, lines - 180, lines].map { footer(at: $0) } == [0, 0, 180, 280, lines, lines])
    #expect(plan.footer(ofSection: 1, pinnedTo: .zero) == nil)
  }
}
