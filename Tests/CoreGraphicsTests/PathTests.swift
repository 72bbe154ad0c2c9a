import CoreGraphics
import Testing

struct PathTests {
  @Test func `a rectangle starts at its origin and closes`() {
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      path.elements == [
        .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 4, y: 2)), .line(CGPoint(x: 4, y: 6)), .line(CGPoint(x: 1, y: 6)), .close,
      ])
    var rect = CGRect.null
    #expect(path.isRect(&rect))
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `equal elements make equal paths, and copies do not follow the original`() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    let copy = try #require(path.copy())
    #expect(copy == path)
    #expect(copy.hashValue == path.hashValue)
    path.addLine(to: CGPoint(x: 10, y: 10))
    #expect(copy != path)
    #expect(copy.elements.count == 2)
  }

  @Test func `a line after a close starts a new subpath where the last one began`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
    path.addLine(to: .zero)
    #expect(path.elements.suffix(2) == [.move(CGPoint(x: 5, y: 5)), .line(.zero)])
    #expect(path.currentPoint == .zero)
  }

  @Test func `the box of a path leaves control points out`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(abs(path.boundingBoxOfPath.height - 5) < 1e-12)
    #expect(CGPath().boundingBox.isNull)
  }

  @Test func `an ellipse fills its rectangle and little more than the true one's area`() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 50)
    let path = CGPath(ellipseIn: rect, transform: nil)
    #expect(abs(path.boundingBoxOfPath.minX - 10) < 1e-9 && abs(path.boundingBoxOfPath.maxY - 70) < 1e-9)
    #expect(path.contains(CGPoint(x: 25, y: 45)))
    #expect(!path.contains(CGPoint(x: 11, y: 21)))
    #expect(!path.contains(CGPoint(x: 100, y: 45)))
  }

  @Test func `holes count under even-odd and not under winding`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 1, y: 5), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 15, y: 5), transform: CGAffineTransform(translationX: -10, y: 0)))
  }

  @Test(
    arguments: [
      (0, 1, false, 1), (0, 1, true, 1 - 2 * .pi), (1, 0, false, 2 * .pi - 1), (1, 0, true, -1), (0, 7, false, 2 * .pi),
      (0, -7, true, -2 * .pi), (0, 0, false, 0), (0, -7, false, 4 * .pi - 7),
    ] as [(CGFloat, CGFloat, Bool, CGFloat)])
  func `an arc sweeps as Core Graphics' does`(start: CGFloat, end: CGFloat, clockwise: Bool, sweep: CGFloat) {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
    let length = path.polygons(tolerance: 0.0005).joined().reduce((0.0, CGPoint?.none)) { sum, p in
      let step = sum.1.map { (($0.x - p.x) * ($0.x - p.x) + ($0.y - p.y) * ($0.y - p.y)).squareRoot() } ?? 0
      return (sum.0 + step, p)
    }.0
    #expect(abs(length - 10 * abs(sweep)) < 0.02)
  }

  @Test func `an arc's points stand on its circle`() {
    let path = CGMutablePath()
    path.addArc(center: CGPoint(x: 3, y: 4), radius: 100, startAngle: 0.3, endAngle: 5, clockwise: false)
    for p in path.polygons().joined() {
      let distance = ((p.x - 3) * (p.x - 3) + (p.y - 4) * (p.y - 4)).squareRoot()
      #expect(abs(distance - 100) < 0.03)
    }
  }

  @Test func `a rounded corner touches both of its sides`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(path.elements[1] == .line(CGPoint(x: 6, y: 0)))
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
    #expect(path.boundingBoxOfPath.maxX < 10 + 1e-9)
  }

  @Test func `rounded rectangles are as tall and wide as asked`() {
    let rect = CGRect(x: -4, y: 2, width: 40, height: 20)
    let path = CGPath(roundedRect: rect, cornerWidth: 10, cornerHeight: 10)
    #expect(path.boundingBoxOfPath == rect)
    #expect(!path.contains(CGPoint(x: -3, y: 3)))
    #expect(path.contains(CGPoint(x: -3, y: 12)))
    #expect(CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 0) == CGPath(rect: rect))
  }
}
