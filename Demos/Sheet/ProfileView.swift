import UIKit

/// The elevation profile of a walk.
final class ProfileView: UIView {
  private let walk: Walk

  init(_ walk: Walk) {
    self.walk = walk
    super.init(frame: .zero)
    contentMode = .redraw
    backgroundColor = .clear
    isOpaque = false
  }
  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let inset = 3.0
    let points = walk.profile.enumerated().map { index, height in
      CGPoint(
        x: bounds.width * Double(index) / Double(walk.profile.count - 1), y: inset + (bounds.height - 2 * inset) * (1 - height))
    }
    let line = UIBezierPath.smooth(points, closed: false)
    let ground = UIBezierPath.smooth(points, closed: false)
    ground.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
    ground.addLine(to: CGPoint(x: 0, y: bounds.height))
    ground.close()
    walk.color.withAlphaComponent(0.22).setFill()
    ground.fill()
    walk.color.setStroke()
    (line.lineWidth, line.lineCapStyle) = (2, .round)
    line.stroke()
  }
}
