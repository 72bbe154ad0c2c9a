import CoreGraphics
import SeededRandom
import Testing

@testable import CollectionLayout

@Suite struct FlowPlanTests {
  private func items(_ count: Int, _ width: CGFloat, _ height: CGFloat) -> FlowSizes {
    .uniform(CGSize(width: width, height: height), count: count)
  }

  @Test func `seven items of 100×40 in 320 lie at 10 and 210, the last at 10 (behaviour: Flow layout)`() {
    let plan = FlowPlan([FlowSection(sizes: items(7, 100, 40), left: 10, right: 10, lineSpacing: 5)], breadth: 320, scale: 2)
    #expect(plan.sections[0].items.map(\.minX) == [10, 210, 10, 210, 10, 210, 10])
    #expect(plan.sections[0].items.map(\.minY) == [0, 0, 45, 45, 90, 90, 135])
    #expect(plan.contentSize == CGSize(width: 320, height: 175))
  }

  @Test func `a last line of equal items is spaced as if it were full: four of 50 in 375 are 15 apart (behaviour: Flow layout)`() {
    let plan = FlowPlan([FlowSection(sizes: items(4, 50, 50))], breadth: 375, scale: 1)
    #expect(plan.sections[0].items.map(\.minX) == [0, 65, 130, 195])
  }

  @Test func `a last line of mixed items keeps the least distance, to the left (behaviour: Flow layout)`() {
    let sizes = [CGSize(width: 50, height: 50), CGSize(width: 80, height: 30)]
    let plan = FlowPlan([FlowSection(sizes: FlowSizes(sizes))], breadth: 375, scale: 1)
    #expect(Array(plan.sections[0].items) == [CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 60, y: 10, width: 80, height: 30)])
  }

  @Test func `a single item of a full line is centred, also when it is too wide (behaviour: Flow layout)`() {
    let plan = FlowPlan([FlowSection(sizes: items(2, 335, 402), lineSpacing: 20)], breadth: 375, scale: 3)
    #expect(plan.sections[0].items.map(\.minX) == [20, 20])
    let wide = FlowPlan([FlowSection(sizes: items(2, 395, 10))], breadth: 375, scale: 1)
    #expect(wide.sections[0].items.map(\.minX) == [-10, -10])
  }

  @Test func `headers span the breadth whatever the insets, and an empty section keeps its room (behaviour: Flow layout)`() {
    let section = FlowSection(sizes: FlowSizes([]), top: 7, left: 20, bottom: 8, right: 20, headerLength: 60, footerLength: 30)
    let plan = FlowPlan([section], breadth: 375, scale: 1)
    #expect(plan.sections[0].header == CGRect(x: 0, y: 0, width: 375, height: 60))
    #expect(plan.sections[0].footer == CGRect(x: 0, y: 75, width: 375, height: 30))
    #expect(plan.contentSize.height == 105)
  }

  @Test func `sideways, lines are columns`() {
    let plan = FlowPlan([FlowSection(sizes: items(3, 40, 100), lineSpacing: 5)], breadth: 220, isHorizontal: true, scale: 1)
    #expect(plan.sections[0].items.map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 120), CGPoint(x: 45, y: 0)])
    #expect(plan.contentSize == CGSize(width: 85, height: 220))
  }

  @Test func `rectangles that only touch do not overlap, nor do empty ones`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.overlaps(CGRect(x: 9, y: -5, width: 10, height: 10)) && rect.overlaps(rect))
    #expect(!rect.overlaps(CGRect(x: 10, y: 0, width: 10, height: 10)) && !rect.overlaps(CGRect(x: 0, y: -10, width: 10, height: 10)))
    #expect(!rect.overlaps(CGRect(x: 0, y: 0, width: 10, height: 0)))
  }

  // MARK: As many as one likes

  @Test func `items of one size lie where each of them by itself would`() {
    var random = SeededRandom(11)
    for round in 0..<400 {
      let size = CGSize(width: quarters(1...500, &random), height: quarters(1...500, &random))
      let count = Int.random(in: 0...40, using: &random)
      func plan(_ sizes: FlowSizes) -> FlowPlan {
        let section = FlowSection(
          sizes: sizes, top: 7, left: 12.5, bottom: 3, right: 2, lineSpacing: lineSpacing, itemSpacing: 4, headerLength: 20)
        return FlowPlan([section, section], breadth: 375, isHorizontal: round % 2 == 0, scale: 2)
      }
      let lineSpacing = quarters(-200...80, &random)
      let (grid, each) = (plan(.uniform(size, count: count)), plan(.each(Array(repeating: size, count: count))))
      #expect(grid.contentSize == each.contentSize)
      for s in 0..<2 {
        #expect(Array(grid.sections[s].items) == Array(each.sections[s].items) && grid.sections[s].header == each.sections[s].header)
      }
    }
  }

  @Test func `what lies in a rectangle is what looking at every item finds`() {
    var random = SeededRandom(12)
    for round in 0..<400 {
      let sections = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        let sizes = (0..<Int.random(in: 0...30, using: &random)).map { _ in
          CGSize(width: quarters(0...400, &random), height: quarters(0...400, &random))
        }
        let isUniform = Bool.random(using: &random)
        return FlowSection(
          sizes: isUniform ? .uniform(sizes.first ?? .zero, count: sizes.count) : .each(sizes), top: quarters(-80...80, &random),
          lineSpacing: quarters(-300...80, &random), itemSpacing: quarters(0...40, &random), headerLength: quarters(0...40, &random))
      }
      let plan = FlowPlan(sections, breadth: 300, isHorizontal: round % 2 == 0, scale: 3)
      for _ in 0..<10 {
        let rect = CGRect(
          x: quarters(-400...2000, &random), y: quarters(-400...2000, &random), width: quarters(0...800, &random),
          height: quarters(0...800, &random))
        let around = plan.sections(around: rect)
        for (s, section) in plan.sections.enumerated() {
          let inside = section.items.indices.filter { section.items[$0].overlaps(rect) }
          #expect(plan.items(ofSection: s, in: rect) == inside)
          #expect(around.contains(s) || inside.isEmpty && section.header?.overlaps(rect) != true)
        }
      }
    }
  }

  @Test func `of a million items of one size only those near a rectangle are looked at`() {
    let plan = FlowPlan([FlowSection(sizes: .uniform(CGSize(width: 80, height: 80), count: 1_000_000))], breadth: 390, scale: 3)
    let items = plan.items(ofSection: 0, in: CGRect(x: 0, y: 9_000_000, width: 390, height: 844))
    #expect(items.count == 40 && items.first == 400_000 && plan.sections[0].items[400_000].minY == 9_000_000)
    #expect(plan.sections[0].items.touching(9_000_000, 9_000_844).count <= 60)
    #expect(plan.items(ofSection: 0, in: .infinite).count == 1_000_000 && plan.items(ofSection: 0, in: .null).isEmpty)
  }

  private func quarters(_ range: ClosedRange<Int>, _ random: inout SeededRandom) -> CGFloat {
    CGFloat(Int.random(in: range, using: &random)) / 4
  }
}
