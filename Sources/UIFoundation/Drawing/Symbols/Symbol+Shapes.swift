import CoreGraphics

extension Symbol {
  /// Returns a shape that consists only of a box. Names with `.fill` are filled.
  static func shape(_ name: String) -> Symbol? {
    let filled = name.hasSuffix(".fill")
    return switch filled ? String(name.dropLast(5)) : name {
    case "app": box(width: 24, height: 20.4, radius: 5.4, filled)
    case "capsule": box(width: 30, height: 16, radius: 8, filled)
    case "oval": box(width: 27, height: 18, radius: 9, filled)
    case "rectangle": box(width: 29, height: 18.4, radius: 3, filled)
    case "rectangle.portrait": box(width: 20, height: 22, radius: 3, filled)
    default: nil
    }
  }

  /// Returns a box in the middle of its space.
  private static func box(width: CGFloat, height: CGFloat, radius: CGFloat, _ filled: Bool) -> Symbol {
    Symbol(width: width) { pen in
      let edge = filled ? 0 : pen.line / 2
      pen.box(1.2 + edge, 12 - height / 2 + edge, width - 2.4 - 2 * edge, height - 2 * edge, max(1, radius - edge), filled: filled)
    }
  }

  /// Returns the battery of the status bar.
  static func battery(_ charge: CGFloat) -> Symbol {
    Symbol(width: 40) { pen in
      pen.context.setLineWidth(1.5)
      let shell = CGPath(roundedRect: CGRect(x: 2, y: 4, width: 32, height: 16), cornerWidth: 5, cornerHeight: 5)
      pen.context.saveGState()
      pen.context.setAlpha(0.45)
      pen.stroke(shell, width: 1.5)
      let cap = CGMutablePath()
      cap.addArc(center: CGPoint(x: 35.2, y: 12), radius: 2.9, startAngle: -.pi / 2, endAngle: .pi / 2, clockwise: false)
      cap.closeSubpath()
      pen.fill(cap)
      pen.context.restoreGState()
      if charge > 0 { pen.box(4.2, 6.2, 27.6 * charge, 11.6, 3.1, filled: true) }
    }
  }
}
