import CoreGraphics
import InterfaceGeometry
import Testing

struct WheelGeometryTests {
  private let wheel = WheelGeometry(height: 216, rowHeight: 32)

  @Test func `rows turn away from the middle and fade`() {
    #expect(wheel.opacity(at: 0) == 1 && wheel.opacity(at: 32) < 0.6 && wheel.opacity(at: 96) < wheel.opacity(at: 64))
    for distance in stride(from: -150.0, through: 150, by: 10) {
      #expect(abs(wheel.distance(seenAt: wheel.height(seenAt: distance)) - distance) < 0.001)
    }
    #expect(wheel.height(seenAt: wheel.reach) < 108, "the last row stands within the picker")
  }

  @Test func `rows whose centres are within reach are visible, and no others exist`() {
    #expect(wheel.visibleRows(at: 0, of: 100) == 0..<6 && wheel.visibleRows(at: 320, of: 100) == 5..<16)
    #expect(wheel.visibleRows(at: 0, of: 3) == 0..<3 && wheel.visibleRows(at: 10_000, of: 3).isEmpty)
    #expect(wheel.visibleRows(at: .nan, of: 3).isEmpty && WheelGeometry(height: 216, rowHeight: 0).visibleRows(at: 0, of: 3).isEmpty)
  }
}
