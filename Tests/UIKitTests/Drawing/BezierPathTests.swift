import Testing
import UIKit

struct BezierPathTests {
  @Test func `a clockwise arc runs clockwise on a screen`() {
    let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
    #expect(path.bounds.width < 10.01)  // the quarter below, not the other three
  }

  @Test func `rounded corners stay inside, and only those asked for are round`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 80)
    for radius in [10, 20, 39, 40, 1000] as [CGFloat] {
      let path = UIBezierPath(roundedRect: rect, cornerRadius: radius)
      #expect(path.cgPath.boundingBoxOfPath == rect)
      #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 50, y: 1)))
    }
    let some = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 20, height: 20))
    #expect(!some.contains(CGPoint(x: 1, y: 1)) && !some.contains(CGPoint(x: 99, y: 79)))
    #expect(some.contains(CGPoint(x: 99, y: 1)) && some.contains(CGPoint(x: 1, y: 79)))
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 0).cgPath.isRect(nil))
  }

  @Test func `UIKit's corner begins 1.53 radii from the tip, where there is room`() {
    let wide = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 20)
    #expect(wide.cgPath.elements.first == .move(CGPoint(x: 20 * 1.528665, y: 0)))
    let narrow = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), cornerRadius: 20)
    #expect(narrow.cgPath.elements.first == .move(CGPoint(x: 20, y: 0)))
  }

  @Test func `reversing walks back and a copy goes its own way`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 20, y: 5))
    path.lineWidth = 7
    let back = path.reversing()
    #expect(
      back.cgPath.elements == [
        .move(CGPoint(x: 10, y: 10)), .quadCurve(CGPoint(x: 20, y: 5), CGPoint(x: 10, y: 0)), .line(.zero),
      ])
    #expect(back.lineWidth == 7)
    path.apply(CGAffineTransform(translationX: 5, y: 5))
    #expect(path.cgPath.elements[0] == .move(CGPoint(x: 5, y: 5)))
    #expect(back.currentPoint == .zero)
  }

  @Test func `even-odd leaves holes`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
  }
}
