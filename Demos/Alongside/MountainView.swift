import UIKit

/// A drawing of the mountain, with a flag at the present station.
final class MountainView: UIView {
  private var station = Station.all[0]

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    clipsToBounds = true
    layer.cornerRadius = 20
    layer.cornerCurve = .continuous
  }
  required init?(coder: NSCoder) { nil }

  func show(_ station: Station) {
    self.station = station
    backgroundColor = station.color.withAlphaComponent(0.16)
    setNeedsDisplay()
  }

  /// The outline from the valley to the top, in fractions of the view's size.
  private static let ridge: [CGPoint] = [
    CGPoint(x: -0.05, y: 0.86), CGPoint(x: 0.16, y: 0.8), CGPoint(x: 0.34, y: 0.52), CGPoint(x: 0.45, y: 0.5), CGPoint(x: 0.58, y: 0.3),
    CGPoint(x: 0.7, y: 0.14),
  ]
  private static let stations = [1, 3, 4, 5]

  override func draw(_ rect: CGRect) {
    func point(_ part: CGPoint) -> CGPoint { CGPoint(x: part.x * bounds.width, y: part.y * bounds.height) }
    let back = UIBezierPath()
    back.move(to: point(CGPoint(x: -0.1, y: 1)))
    for part in [
      CGPoint(x: 0.12, y: 0.5), CGPoint(x: 0.3, y: 0.66), CGPoint(x: 0.52, y: 0.4), CGPoint(x: 1.1, y: 0.9), CGPoint(x: 1.1, y: 1),
    ] {
      back.addLine(to: point(part))
    }
    back.close()
    station.color.withAlphaComponent(0.25).setFill()
    back.fill()

    let mountain = UIBezierPath()
    mountain.move(to: point(CGPoint(x: -0.05, y: 1.05)))
    for part in Self.ridge { mountain.addLine(to: point(part)) }
    for part in [CGPoint(x: 0.8, y: 0.34), CGPoint(x: 0.86, y: 0.36), CGPoint(x: 1.05, y: 0.74), CGPoint(x: 1.05, y: 1.05)] {
      mountain.addLine(to: point(part))
    }
    mountain.close()
    station.color.setFill()
    mountain.fill()

    let snow = UIBezierPath()
    snow.move(to: point(CGPoint(x: 0.7, y: 0.14)))
    for part in [
      CGPoint(x: 0.62, y: 0.255), CGPoint(x: 0.67, y: 0.29), CGPoint(x: 0.71, y: 0.25), CGPoint(x: 0.75, y: 0.31),
      CGPoint(x: 0.77, y: 0.28),
    ] {
      snow.addLine(to: point(part))
    }
    snow.close()
    UIColor.white.setFill()
    snow.fill()
    drawWay(point)
  }

  private func drawWay(_ point: (CGPoint) -> CGPoint) {
    let index = Station.all.firstIndex { $0.name == station.name } ?? 0
    let foot = point(Self.ridge[Self.stations[index]])
    let size = min(bounds.width, bounds.height) * 0.11
    let pole = UIBezierPath(rect: CGRect(x: foot.x - size * 0.05, y: foot.y - size, width: size * 0.1, height: size))
    UIColor.label.setFill()
    pole.fill()
    let cloth = UIBezierPath()
    cloth.move(to: CGPoint(x: foot.x + size * 0.05, y: foot.y - size))
    cloth.addLine(to: CGPoint(x: foot.x + size * 0.75, y: foot.y - size * 0.74))
    cloth.addLine(to: CGPoint(x: foot.x + size * 0.05, y: foot.y - size * 0.48))
    cloth.close()
    UIColor.systemRed.setFill()
    cloth.fill()
  }
}
