import CoreGraphics
import InterfaceGeometry
import Testing

/// The gap between items, and the title that moves off the centre. (Docs/behaviour/bars.md, "Bar metrics")
struct BarRowTests {
  @Test func `title and items keep their distance: the title moves aside, then it is cut`() {
    var row = BarRow(size: CGSize(width: 300, height: 44), leadingInset: 16, trailingInset: 16, gap: 8)
    row.title = CGSize(width: 100, height: 20)
    #expect(row.places.title.midX == 150 && row.fitsTitleInTheMiddle)
    row.leading = [CGSize(width: 120, height: 44)]
    #expect(row.places.title.minX == 16 + 120 + 8 && row.places.title.width == 100 && !row.fitsTitleInTheMiddle)
    row.trailing = [CGSize(width: 60, height: 44)]
    #expect(row.places.title.width == 72)
    row.isMirrored = true
    #expect(row.places.leading[0].maxX == 284)
  }
}
