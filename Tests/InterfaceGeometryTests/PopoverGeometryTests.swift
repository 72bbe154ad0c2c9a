import CoreGraphics
import InterfaceGeometry
import Testing

/// The placement of popovers. (Docs/behaviour/presentations.md, "Popovers")
struct PopoverGeometryTests {
  /// The screen of a tablet without its margins of 10 points.
  private let room = CGRect(x: 10, y: 34, width: 800, height: 1116)
  private let size = CGSize(width: 200, height: 150)

  private func fitting(_ anchor: CGRect, _ permitted: [PopoverGeometry.Direction] = []) -> PopoverGeometry {
    PopoverGeometry.fitting(size, at: anchor, in: room, permitted: permitted)
  }

  @Test func `the first direction that fits is used, the arrow adds 13 points, and the popover is centred on its source`() {
    let below = fitting(CGRect(x: 300, y: 200, width: 100, height: 50))
    #expect(below.direction == .up && below.frame == CGRect(x: 250, y: 250, width: 200, height: 163))
    #expect(below.tipPoint == CGPoint(x: 100, y: 0) && below.showsArrow)
    let above = fitting(CGRect(x: 300, y: 1050, width: 100, height: 50))
    #expect(above.direction == .down && above.frame == CGRect(x: 250, y: 887, width: 200, height: 163))
    #expect(above.tipPoint == CGPoint(x: 100, y: 163))
    let beside = fitting(CGRect(x: 300, y: 200, width: 100, height: 50), [.left, .right])
    #expect(beside.direction == .left && beside.frame == CGRect(x: 400, y: 150, width: 213, height: 150))
  }

  @Test func `at the edge of the room the tip stays on the source and clear of the corners`() {
    let corner = fitting(CGRect(x: 10, y: 200, width: 20, height: 20))
    #expect(corner.frame.minX == 10 && corner.tipPoint.x == 13 + 37.0 / 2)
    let shown = fitting(CGRect(x: 60, y: 200, width: 20, height: 20))
    #expect(shown.frame.minX == 10 && shown.tipPoint.x == 60)
  }

  @Test func `without a direction that fits the one with the most room is used, and the popover is cut`() {
    let tall = PopoverGeometry.fitting(
      CGSize(width: 900, height: 2000), at: CGRect(x: 300, y: 600, width: 100, height: 50), in: room, permitted: [])
    #expect(tall.direction == .down && tall.frame == CGRect(x: 10, y: 34, width: 800, height: 566))
  }

  @Test func `a source that leaves no room beside it lies under its popover`() {
    let over = PopoverGeometry.fitting(size, at: room, in: room, permitted: [.up])
    #expect(over.frame == CGRect(x: 310, y: 1150 - 163, width: 200, height: 163))
  }
}
