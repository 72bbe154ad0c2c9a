import UIKit

/// One of the nested places.
struct Level {
  let name: String
  let size: String
  let paper: UIColor
  let ink: UIColor
  let pattern: Pattern

  enum Pattern { case waves, shores, leaves, petals, comb }

  private static let night = UIColor(red: 0.07, green: 0.13, blue: 0.2, alpha: 1)
  static let all = [
    Level(
      name: "Ocean", size: "A thousand miles of it", paper: UIColor(red: 0.09, green: 0.4, blue: 0.66, alpha: 1),
      ink: UIColor(red: 0.87, green: 0.96, blue: 1, alpha: 1), pattern: .waves),
    Level(
      name: "Island", size: "Two hours on foot", paper: UIColor(red: 0.96, green: 0.79, blue: 0.5, alpha: 1), ink: night, pattern: .shores),
    Level(
      name: "Garden", size: "Thirty steps across", paper: UIColor(red: 0.13, green: 0.43, blue: 0.28, alpha: 1),
      ink: UIColor(red: 0.9, green: 0.98, blue: 0.84, alpha: 1), pattern: .leaves),
    Level(
      name: "Flower", size: "As wide as a hand", paper: UIColor(red: 0.97, green: 0.53, blue: 0.6, alpha: 1), ink: night, pattern: .petals),
    Level(
      name: "Honey", size: "A drop, and no more", paper: UIColor(red: 1, green: 0.74, blue: 0.14, alpha: 1), ink: night, pattern: .comb),
  ]
}

extension Level.Pattern {
  /// Draws the place around the middle of a rectangle, from the gate outwards.
  @MainActor func draw(in rect: CGRect, gate: CGFloat, ink: UIColor) {
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let far = hypot(rect.width, rect.height) / 2
    let line = gate * 0.035
    switch self {
    case .waves:
      ink.withAlphaComponent(0.28).setStroke()
      let (pitch, length) = (gate * 0.36, gate * 0.8)
      for row in -Int(rect.height / 2 / pitch) - 1...Int(rect.height / 2 / pitch) + 1 {
        let wave = UIBezierPath()
        let shift = row.isMultiple(of: 2) ? 0 : length / 2
        let y = middle.y + CGFloat(row) * pitch
        var x = middle.x - (rect.width / length / 2).rounded(.up) * length - length + shift
        wave.move(to: CGPoint(x: x, y: y))
        while x < rect.maxX + length {
          for way in [-1, 1] as [CGFloat] {
            wave.addQuadCurve(to: CGPoint(x: x + length / 2, y: y), controlPoint: CGPoint(x: x + length / 4, y: y + way * gate * 0.2))
            x += length / 2
          }
        }
        wave.lineWidth = line
        wave.stroke()
      }
    case .shores:
      ink.withAlphaComponent(0.2).setStroke()
      for radius in stride(from: gate * 1.3, to: far, by: gate * 0.3) {
        let shore = UIBezierPath(arcCenter: middle, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        shore.lineWidth = line
        shore.setLineDash([line * 6, line * 4], count: 2, phase: radius)
        shore.stroke()
      }
    case .leaves:
      for (ring, count) in [(1.75, 10), (2.9, 16), (4.1, 24)] as [(CGFloat, Int)] {
        ink.withAlphaComponent(0.16).setFill()
        fill(count, at: gate * ring, middle) {
          UIBezierPath(ovalIn: CGRect(x: -gate * 0.16, y: -gate * 0.42, width: gate * 0.32, height: gate * 0.84))
        }
      }
    case .petals:
      UIColor.white.withAlphaComponent(0.45).setFill()
      fill(8, at: gate * 1.75, middle) {
        UIBezierPath(ovalIn: CGRect(x: -gate * 0.46, y: -gate * 0.72, width: gate * 0.92, height: gate * 1.44))
      }
    case .comb:
      ink.withAlphaComponent(0.14).setStroke()
      let size = gate * 0.5
      for row in -14...14 {
        for column in -10...10 {
          let shift: CGFloat = row.isMultiple(of: 2) ? 0 : 0.5
          let at = CGPoint(x: middle.x + (CGFloat(column) + shift) * size * 1.732, y: middle.y + CGFloat(row) * size * 1.5)
          guard rect.insetBy(dx: -size, dy: -size).contains(at) else { continue }
          let cell = UIBezierPath()
          for corner in 0..<6 {
            let angle = CGFloat(corner) * .pi / 3 + .pi / 6
            let point = CGPoint(x: at.x + size * 0.9 * cos(angle), y: at.y + size * 0.9 * sin(angle))
            if corner == 0 { cell.move(to: point) } else { cell.addLine(to: point) }
          }
          cell.close()
          cell.lineWidth = line
          cell.stroke()
        }
      }
    }
  }

  /// Draws shapes in a ring, each turned outwards.
  @MainActor private func fill(_ count: Int, at radius: CGFloat, _ middle: CGPoint, _ shape: () -> UIBezierPath) {
    for index in 0..<count {
      let angle = CGFloat(index) * 2 * .pi / CGFloat(count)
      let path = shape()
      path.apply(CGAffineTransform(translationX: 0, y: -radius).concatenating(CGAffineTransform(rotationAngle: angle)))
      path.apply(CGAffineTransform(translationX: middle.x, y: middle.y))
      path.fill()
    }
  }
}
