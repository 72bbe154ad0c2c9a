import CoreGraphics
import Testing

@testable import ScreenReading

/// In which order a screen is read.
@Suite struct ReadingOrderTests {
  private func order(_ places: [CGRect], mirrored: Bool = false) -> [Int] { ReadingOrder.order(of: places, isMirrored: mirrored) }
  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 40, _ height: CGFloat = 20) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `rows are read from the top, each from its leading edge`() {
    #expect(order([box(200, 100), box(0, 100), box(0, 0)]) == [2, 1, 0])
    #expect(order([box(200, 100), box(0, 100), box(0, 0)], mirrored: true) == [2, 0, 1])
  }

  @Test func `what is half beside another stands in its row, and what is less stands below`() {
    #expect(order([box(100, 0), box(0, 10)]) == [1, 0])
    #expect(order([box(100, 0), box(0, 11)]) == [0, 1])
  }

  @Test func `beside a tall picture, texts are read from the top`() {
    #expect(order([box(100, 50), box(100, 0), box(100, 25), box(0, 0, 80, 80)]) == [3, 1, 2, 0])
  }

  @Test func `of the same place, the first stays the first`() {
    #expect(order([box(0, 0), box(0, 0), box(0.3, 0)]) == [0, 1, 2])
    #expect(order([]) == [])
  }

  @Test func `an empty place is read at its row, and nothing is lost`() {
    #expect(order([box(0, 5, 0, 0), box(0, 40), .zero, .null]).sorted() == [0, 1, 2, 3])
  }

  @Test func `groups are kept together, and sequences keep their order`() {
    let columns: [ReadingItem<String>] = [
      .group([.thing("a1", box(0, 0)), .thing("a2", box(0, 40))], place: box(0, 0, 40, 60), isMirrored: false),
      .group([.thing("b1", box(100, 0)), .thing("b2", box(100, 40))], place: box(100, 0, 40, 60), isMirrored: false),
      .sequence([.thing("d", box(0, 200)), .thing("c", box(0, 100))], place: box(0, 100, 40, 120)),
    ]
    #expect(ReadingOrder.things(in: columns, isMirrored: false) == ["a1", "a2", "b1", "b2", "d", "c"])
    #expect(ReadingOrder.things(in: columns, isMirrored: true) == ["b1", "b2", "a1", "a2", "d", "c"])
  }

  @Test func `who has the focus when something goes is whoever follows, else whoever comes before`() {
    #expect(FocusHeir.of("b", before: ["a", "b", "c"], now: ["a", "c"]) == "c")
    #expect(FocusHeir.of("c", before: ["a", "b", "c"], now: ["a", "b"]) == "b")
    #expect(FocusHeir.of("b", before: ["a", "b", "c"], now: ["new"]) == nil)
    #expect(FocusHeir.of("z", before: ["a"], now: ["a"]) == nil)
  }
}
