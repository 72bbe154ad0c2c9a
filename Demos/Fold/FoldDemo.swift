import Foundation
import Playbill
import UIKit

/// A screen that folds up like a map while another unfolds next to it.
public enum FoldDemo {
  /// Returns the page on which the user chooses the options of the transition and plays it.
  @MainActor public static func makeRootViewController() -> UIViewController {
    SampleAnimator(
      name: "fold", title: "Fold", line: "One screen folds up like a map, and the next unfolds beside it.", poster: poster
    ) { FoldAnimator(edge: $0.edge, duration: $0.duration * 1.3, isReturning: $0.isReturning) }
    .makeRootViewController()
  }
  /// The folder of touch scripts that the demo brings.
  public static var touchScripts: URL { Bundle.module.resourceURL!.appendingPathComponent("TouchScripts") }

  @MainActor private static var poster: Poster {
    Poster(
      paper: UIColor(red: 0.04, green: 0.45, blue: 0.44, alpha: 1), ink: UIColor(red: 0.99, green: 0.95, blue: 0.86, alpha: 1),
      draw: Map.draw
    )
  }
}

/// A drawing of a hiking map with a lake, heights and a path.
enum Map {
  private static let (lake, wood, path) = (
    UIColor(red: 0.45, green: 0.82, blue: 0.85, alpha: 1), UIColor(red: 0.02, green: 0.36, blue: 0.36, alpha: 1),
    UIColor(red: 1, green: 0.47, blue: 0.35, alpha: 1)
  )
  private static let cream = UIColor(red: 0.99, green: 0.95, blue: 0.86, alpha: 1)

  @MainActor static func draw(in rect: CGRect) {
    let (width, height) = (rect.width, rect.height)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: rect.minX + x * width, y: rect.minY + y * height) }
    let stroke = max(1.5, min(width, height) * 0.008)

    wood.setFill()
    let forest = UIBezierPath()
    forest.move(to: point(-0.1, 0.55))
    forest.addCurve(to: point(0.62, 0.7), controlPoint1: point(0.15, 0.35), controlPoint2: point(0.45, 0.5))
    forest.addCurve(to: point(0.4, 1.15), controlPoint1: point(0.75, 0.86), controlPoint2: point(0.6, 1.1))
    forest.addLine(to: point(-0.1, 1.15))
    forest.close()
    forest.fill()

    cream.withAlphaComponent(0.35).setStroke()
    for ring in 0..<5 {
      let part = 0.1 + 0.09 * CGFloat(ring)
      let hill = UIBezierPath(
        ovalIn: CGRect(x: point(0.72 - part, 0).x, y: point(0, 0.26 - part * 0.62).y, width: 2 * part * width, height: 1.3 * part * height))
      hill.lineWidth = stroke
      hill.stroke()
    }

    lake.setFill()
    let water = UIBezierPath()
    water.move(to: point(0.08, 0.3))
    water.addCurve(to: point(0.42, 0.36), controlPoint1: point(0.14, 0.16), controlPoint2: point(0.36, 0.18))
    water.addCurve(to: point(0.2, 0.5), controlPoint1: point(0.46, 0.48), controlPoint2: point(0.3, 0.46))
    water.addCurve(to: point(0.08, 0.3), controlPoint1: point(0.1, 0.54), controlPoint2: point(0.02, 0.42))
    water.fill()

    path.setStroke()
    let walk = UIBezierPath()
    walk.move(to: point(0.16, 0.9))
    walk.addCurve(to: point(0.56, 0.58), controlPoint1: point(0.3, 0.66), controlPoint2: point(0.46, 0.82))
    walk.addCurve(to: point(0.72, 0.26), controlPoint1: point(0.64, 0.4), controlPoint2: point(0.56, 0.3))
    walk.lineWidth = stroke * 1.8
    walk.lineCapStyle = .round
    walk.setLineDash([stroke * 2, stroke * 4.5], count: 2, phase: 0)
    walk.stroke()
    let goal = max(6, min(width, height) * 0.035)
    path.setFill()
    UIBezierPath(arcCenter: point(0.72, 0.26), radius: goal, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
    cream.setFill()
    UIBezierPath(arcCenter: point(0.72, 0.26), radius: goal * 0.42, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
  }
}
