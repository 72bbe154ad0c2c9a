import CoreGraphics
import Testing

struct ValueTests {
  @Test func `boxed geometry comes out as it went in`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(cgVector: CGVector(dx: 5, dy: 6)).cgVectorValue == CGVector(dx: 5, dy: 6))
    let turn = CGAffineTransform(rotationAngle: 1)
    #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
    #expect([NSValue(cgPoint: .zero)].map(\.cgPointValue) == [.zero])
  }
}
