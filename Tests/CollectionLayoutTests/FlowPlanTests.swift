import CollectionLayout
import CoreGraphics
import Testing

@Suite struct FlowPlanTests {
  private func items(_ count: Int, _ width: CGFloat, _ height: CGFloat) -> [CGSize] {
    Array(repeating: CGSize(width: width, height: height), count: count)
  }

  @Test func `seven items of 100×40 in 320 lie at 10 and 210, the last at 10 (§9)`() {
    let plan = FlowPlan([FlowSection(itemSizes: items(7, 100, 40), left: 10, right: 10, lineSpacing: 5)], breadth: 320, scale: 2)
    #expect(plan.sections[0].items.map(\.minX) == [10, 210, 10, 210, 10, 210, 10])
    #expect(plan.sections[0].items.map(\.minY) == [0, 0, 45, 45, 90, 90, 135])
    #expect(plan.contentSize == CGSize(width: 320, height: 175))
  }

  @Test func `a last line of equal items is spaced as if it were full: four of 50 in 375 are 15 apart (§9)`() {
    let plan = FlowPlan([FlowSection(itemSizes: items(4, 50, 50))], breadth: 375, scale: 1)
    #expect(plan.sections[0].items.map(\.minX) == [0, 65, 130, 195])
  }

  @Test func `a last line of mixed items keeps the least distance, to the left (§9)`() {
    let sizes = [CGSize(width: 50, height: 50), CGSize(width: 80, height: 30)]
    let plan = FlowPlan([FlowSection(itemSizes: sizes)], breadth: 375, scale: 1)
    #expect(plan.sections[0].items == [CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 60, y: 10, width: 80, height: 30)])
  }

  @Test func `a single item of a full line is centred, also when it is too wide (§9)`() {
    let plan = FlowPlan([FlowSection(itemSizes: items(2, 335, 402), lineSpacing: 20)], breadth: 375, scale: 3)
    #expect(plan.sections[0].items.map(\.minX) == [20, 20])
    let wide = FlowPlan([FlowSection(itemSizes: items(2, 395, 10))], breadth: 375, scale: 1)
    #expect(wide.sections[0].items.map(\.minX) == [-10, -10])
  }

  @Test func `headers span the breadth whatever the insets, and an empty section keeps its room (§9)`() {
    let section = FlowSection(itemSizes: [], top: 7, left: 20, bottom: 8, right: 20, headerLength: 60, footerLength: 30)
    let plan = FlowPlan([section], breadth: 375, scale: 1)
    #expect(plan.sections[0].header == CGRect(x: 0, y: 0, width: 375, height: 60))
    #expect(plan.sections[0].footer == CGRect(x: 0, y: 75, width: 375, height: 30))
    #expect(plan.contentSize.height == 105)
  }

  @Test func `sideways, lines are columns`() {
    let plan = FlowPlan([FlowSection(itemSizes: items(3, 40, 100), lineSpacing: 5)], breadth: 220, isHorizontal: true, scale: 1)
    #expect(plan.sections[0].items.map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 120), CGPoint(x: 45, y: 0)])
    #expect(plan.contentSize == CGSize(width: 85, height: 220))
  }

  @Test func `rectangles that only touch do not overlap, nor do empty ones`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.overlaps(CGRect(x: 9, y: -5, width: 10, height: 10)) && rect.overlaps(rect))
    #expect(!rect.overlaps(CGRect(x: 10, y: 0, width: 10, height: 10)) && !rect.overlaps(CGRect(x: 0, y: -10, width: 10, height: 10)))
    #expect(!rect.overlaps(CGRect(x: 0, y: 0, width: 10, height: 0)))
  }
}
