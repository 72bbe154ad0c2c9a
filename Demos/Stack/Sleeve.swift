import UIKit

/// A drawing of a record's sleeve, with two inks on coloured paper. It is 100 units wide.
enum Sleeve {
  @MainActor static func image(of record: Record, side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      let scale = side / 100
      context.cgContext.scaleBy(x: scale, y: scale)
      fill(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100)), record.color(0))
      draw(record)
    }
  }

  @MainActor private static func draw(_ record: Record) {
    switch record.print {
    case .sun:
      fill(circle(50, 52, 30), record.color(1))
      for line in 0..<5 {
        let y = 56 + CGFloat(line) * 6
        fill(UIBezierPath(rect: CGRect(x: 0, y: y, width: 100, height: 1.2 + CGFloat(line) * 0.7)), record.color(0))
      }
      fill(UIBezierPath(rect: CGRect(x: 0, y: 86, width: 100, height: 14)), record.color(2))
    case .rings:
      for ring in 0..<6 { fill(circle(50, 50, 44 - CGFloat(ring) * 7.5), record.color(ring.isMultiple(of: 2) ? 1 : 0)) }
      fill(circle(50, 50, 5), record.color(2))
    case .hills:
      fill(circle(70, 32, 12), UIColor.white.withAlphaComponent(0.75))
      fill(hill(58, 30, 18), record.color(1))
      fill(hill(74, 62, 14), record.color(2))
    case .stripes:
      for stripe in 0..<7 {
        let path = UIBezierPath(rect: CGRect(x: -20, y: 14 + CGFloat(stripe) * 11, width: 60 + CGFloat(stripe * 37 % 70), height: 6))
        fill(path, record.color(stripe.isMultiple(of: 3) ? 2 : 1))
      }
    case .moons:
      for (column, x) in [25, 50, 75].enumerated() {
        for (row, y) in [30, 70].enumerated() {
          fill(circle(CGFloat(x), CGFloat(y), 11), record.color(1))
          let phase = CGFloat(column + row * 3) * 4 - 10
          fill(circle(CGFloat(x) + phase, CGFloat(y), 11), record.color((column + row).isMultiple(of: 2) ? 0 : 2))
        }
      }
    case .steps:
      for step in 0..<6 {
        let side = CGFloat(step) * 14
        fill(UIBezierPath(rect: CGRect(x: side, y: 86 - side, width: 100, height: 14)), record.color(step.isMultiple(of: 2) ? 1 : 2))
      }
    }
  }

  @MainActor private static func fill(_ path: UIBezierPath, _ color: UIColor) {
    color.setFill()
    path.fill()
  }
  @MainActor private static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> UIBezierPath {
    UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }
  @MainActor private static func hill(_ y: CGFloat, _ peak: CGFloat, _ height: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 100))
    path.addLine(to: CGPoint(x: 0, y: y))
    path.addCurve(
      to: CGPoint(x: 100, y: y), controlPoint1: CGPoint(x: peak, y: y - 2 * height), controlPoint2: CGPoint(x: peak + 15, y: y + height))
    path.addLine(to: CGPoint(x: 100, y: 100))
    path.close()
    return path
  }
}
