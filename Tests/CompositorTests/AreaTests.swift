import Testing

@testable import Compositor

@Suite struct AreaTests {
  func rect(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) -> PixelRect { PixelRect(x0: x0, y0: y0, x1: x1, y1: y1) }

  @Test func `Rectangles that overlap become rows without overlap`() {
    let area = Area([rect(0, 0, 10, 10), rect(5, 5, 20, 15), rect(3, 3, 3, 9)])
    #expect(area.rects == [rect(0, 0, 10, 5), rect(0, 5, 20, 10), rect(5, 10, 20, 15)])
  }

  @Test func `Rectangles that touch become one, and narrow gaps are filled`() {
    #expect(Area([rect(0, 0, 10, 5), rect(0, 5, 10, 9), rect(10, 0, 12, 9)]).rects == [rect(0, 0, 12, 9)])
    #expect(Area([rect(0, 0, 10, 5), rect(13, 0, 20, 5)], gap: 4).rects == [rect(0, 0, 20, 5)])
    #expect(Area([rect(0, 0, 10, 5), rect(14, 0, 20, 5)], gap: 4).rects == [rect(0, 0, 10, 5), rect(14, 0, 20, 5)])
    #expect(Area([rect(0, 0, 10, 5), rect(0, 7, 10, 9)], gap: 4).rects == [rect(0, 0, 10, 5), rect(0, 7, 10, 9)])
  }

  @Test func `Very many rectangles are the one around them`() {
    let many = (0..<40).map { rect($0 * 9, $0 * 7, $0 * 9 + 3, $0 * 7 + 50) }
    #expect(Area(many).rects == [rect(0, 0, 354, 323)])
  }

  @Test func `An area contains what several of its rectangles cover together`() {
    let ring = Area(rect(0, 0, 30, 30).subtracting(rect(10, 10, 20, 20)))
    #expect(ring.contains(Area([rect(0, 5, 30, 10), rect(5, 5, 10, 25)])))
    #expect(!ring.contains(Area([rect(9, 9, 11, 11)])))
    #expect(ring.intersection(rect(5, 15, 25, 16)) == [rect(5, 15, 10, 16), rect(20, 15, 25, 16)])
    #expect(Area([]).contains(Area([])))
  }
}
