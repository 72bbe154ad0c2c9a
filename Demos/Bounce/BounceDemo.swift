import Foundation
import Playbill
import UIKit

/// A screen that arrives on a spring, overshoots and comes to rest.
public enum BounceDemo {
  /// Returns the page on which the user chooses the options of the transition and plays it.
  @MainActor public static func makeRootViewController() -> UIViewController {
    SampleAnimator(
      name: "bounce", title: "Bounce", line: "A screen arrives on a spring. Catch it while it swings.", poster: poster,
      dampingRatio: BounceAnimator.dampingRatio
    ) { BounceAnimator(edge: $0.edge, duration: $0.duration * 1.6, isReturning: $0.isReturning) }
    .makeRootViewController()
  }
  /// The folder of touch scripts that the demo brings.
  public static var touchScripts: URL { Bundle.module.resourceURL!.appendingPathComponent("TouchScripts") }

  @MainActor private static var poster: Poster {
    Poster(
      paper: UIColor(red: 1, green: 0.78, blue: 0.16, alpha: 1), ink: UIColor(red: 0.11, green: 0.1, blue: 0.28, alpha: 1), draw: Ball.draw)
  }
}

/// A drawing of a ball, its path and its ground.
enum Ball {
  private static let (night, red) = (
    UIColor(red: 0.11, green: 0.1, blue: 0.28, alpha: 1), UIColor(red: 0.94, green: 0.25, blue: 0.24, alpha: 1)
  )
  /// The height of each jump, as a fraction of the first.
  private static let jumps: [CGFloat] = [1, 0.62, 0.36]
  private static let trail = 15

  @MainActor static func draw(in rect: CGRect) {
    let size = min(rect.width, rect.height)
    let radius = size * 0.13
    let ground = rect.minY + rect.height * 0.86
    let height = rect.height * 0.64 - radius
    night.setFill()
    UIBezierPath(rect: CGRect(x: rect.minX, y: ground, width: rect.width, height: max(3, size * 0.012))).fill()
    var x = rect.minX + rect.width * 0.08
    let all = jumps.reduce(0, +)
    for (index, jump) in jumps.enumerated() {
      let width = rect.width * 0.92 * jump / all
      for step in 0...trail where index > 0 || step > 4 {
        let t = CGFloat(step) / CGFloat(trail)
        let y = ground - radius - height * jump * 4 * t * (1 - t)
        let dot = radius * 0.085
        night.withAlphaComponent(0.85).setFill()
        UIBezierPath(arcCenter: CGPoint(x: x + width * t, y: y), radius: dot, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
      }
      x += width
    }
    let middle = CGPoint(x: rect.minX + rect.width * 0.3, y: ground - radius - height)
    red.setFill()
    UIBezierPath(arcCenter: middle, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
    let shadow = CGRect(x: middle.x - radius * 0.7, y: ground + size * 0.035, width: radius * 1.4, height: radius * 0.22)
    night.withAlphaComponent(0.2).setFill()
    UIBezierPath(ovalIn: shadow).fill()
  }
}
