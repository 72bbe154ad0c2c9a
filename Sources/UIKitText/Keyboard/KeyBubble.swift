import CoreGraphics
import QuartzCore

/// The magnified letter above a pressed key, on a plate that narrows towards the key.
final class KeyBubble: UIView {
  private let text: UILabel = UILabel(frame: .zero)
  private let shape = CAShapeLayer()
  /// The height of the bubble above the key, its additional width on each side, and its font size, in points.
  private static let rise: CGFloat = 54, spread: CGFloat = 12, size: CGFloat = 36

  init(_ letter: String, _ look: KeyboardLook) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    shape.fillColor = look.key.cgColor
    shape.shadowColor = UIColor.black.cgColor
    shape.shadowOpacity = 0.3
    shape.shadowRadius = 2
    shape.shadowOffset = CGSize(width: 0, height: 1)
    layer.addSublayer(shape)
    text.text = letter
    text.textColor = look.ink
    text.font = .systemFont(ofSize: Self.size, weight: .light)
    text.textAlignment = .center
    addSubview(text)
  }
  required init?(coder: NSCoder) { nil }

  func stand(on key: CGRect, in room: CGRect) {
    let width = key.width + 2 * Self.spread
    let left = min(max(key.minX - Self.spread, room.minX + 1), room.maxX - 1 - width)
    let top = key.minY - Self.rise
    UIView.performWithoutAnimation {
      frame = CGRect(x: left, y: top, width: width, height: key.maxY - top)
      text.frame = CGRect(x: 0, y: 0, width: width, height: Self.rise - 4)
      shape.frame = bounds
      shape.path = outline(key.offsetBy(dx: -left, dy: -top), width).cgPath
    }
  }

  private func outline(_ key: CGRect, _ width: CGFloat) -> UIBezierPath {
    let plate: CGFloat = Self.rise - 8, round: CGFloat = 10, corner = KeyboardLook.corner
    let path = UIBezierPath()
    path.move(to: CGPoint(x: round, y: 0))
    path.addLine(to: CGPoint(x: width - round, y: 0))
    path.addQuadCurve(to: CGPoint(x: width, y: round), controlPoint: CGPoint(x: width, y: 0))
    path.addLine(to: CGPoint(x: width, y: plate - round))
    path.addCurve(
      to: CGPoint(x: key.maxX, y: key.minY + round), controlPoint1: CGPoint(x: width, y: plate),
      controlPoint2: CGPoint(x: key.maxX, y: plate))
    path.addLine(to: CGPoint(x: key.maxX, y: key.maxY - corner))
    path.addQuadCurve(to: CGPoint(x: key.maxX - corner, y: key.maxY), controlPoint: CGPoint(x: key.maxX, y: key.maxY))
    path.addLine(to: CGPoint(x: key.minX + corner, y: key.maxY))
    path.addQuadCurve(to: CGPoint(x: key.minX, y: key.maxY - corner), controlPoint: CGPoint(x: key.minX, y: key.maxY))
    path.addLine(to: CGPoint(x: key.minX, y: key.minY + round))
    path.addCurve(
      to: CGPoint(x: 0, y: plate - round), controlPoint1: CGPoint(x: key.minX, y: plate), controlPoint2: CGPoint(x: 0, y: plate))
    path.addLine(to: CGPoint(x: 0, y: round))
    path.addQuadCurve(to: CGPoint(x: round, y: 0), controlPoint: .zero)
    path.close()
    return path
  }
}

/// The images on keys.
@MainActor
enum KeySigns {
  static func image(_ name: String) -> UIImage {
    let size = CGSize(width: 22, height: 20)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.set()
      draw(name)
    }
    return image.withRenderingMode(.alwaysTemplate)
  }

  private static func draw(_ name: String) {
    let path = UIBezierPath()
    path.lineWidth = 1.6
    path.lineJoinStyle = .round
    path.lineCapStyle = .round
    func lines(_ points: [(CGFloat, CGFloat)], closes: Bool = true) {
      path.move(to: CGPoint(x: points[0].0, y: points[0].1))
      for point in points.dropFirst() { path.addLine(to: CGPoint(x: point.0, y: point.1)) }
      if closes { path.close() }
    }
    switch name {
    case "shift", "shift.fill", "capslock.fill":
      let foot: CGFloat = name == "capslock.fill" ? 14 : 17.5
      lines([(11, 2), (20, 11), (15, 11), (15, foot), (7, foot), (7, 11), (2, 11)])
      if name == "capslock.fill" { lines([(7, 16.5), (15, 16.5), (15, 18.5), (7, 18.5)]) }
      if name != "shift" { path.fill() }
      path.stroke()
    default:
      lines([(7, 3), (20, 3), (20, 17), (7, 17), (1.5, 10)])
      path.stroke()
      let cross = UIBezierPath()
      cross.lineWidth = 1.6
      cross.lineCapStyle = .round
      cross.move(to: CGPoint(x: 10.5, y: 7))
      cross.addLine(to: CGPoint(x: 16.5, y: 13))
      cross.move(to: CGPoint(x: 16.5, y: 7))
      cross.addLine(to: CGPoint(x: 10.5, y: 13))
      cross.stroke()
    }
  }
}
