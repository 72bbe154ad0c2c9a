import Foundation
import Playbill
import UIKit

/// A screen that opens like a double door while another approaches from behind it.
public enum DoorDemo {
  /// Returns the page on which the user chooses the options of the transition and plays it.
  @MainActor public static func makeRootViewController() -> UIViewController {
    SampleAnimator(
      name: "door", title: "Door", line: "One screen opens like a double door, and the next comes nearer from behind it.", poster: poster
    ) { DoorAnimator(edge: $0.edge, duration: $0.duration * 1.3, isReturning: $0.isReturning) }
    .makeRootViewController()
  }
  /// The folder of touch scripts that the demo brings.
  public static var touchScripts: URL { Bundle.module.resourceURL!.appendingPathComponent("TouchScripts") }

  @MainActor private static var poster: Poster {
    Poster(
      paper: UIColor(red: 0.16, green: 0.13, blue: 0.42, alpha: 1), ink: UIColor(red: 1, green: 0.87, blue: 0.76, alpha: 1),
      draw: Arches.draw
    )
  }
}

/// A drawing of arches, one behind the other, with the sun in the last.
enum Arches {
  private static let tones = [
    UIColor(red: 0.27, green: 0.2, blue: 0.58, alpha: 1), UIColor(red: 0.5, green: 0.27, blue: 0.65, alpha: 1),
    UIColor(red: 0.85, green: 0.38, blue: 0.56, alpha: 1), UIColor(red: 1, green: 0.63, blue: 0.48, alpha: 1),
    UIColor(red: 1, green: 0.87, blue: 0.76, alpha: 1),
  ]
  private static let sun = UIColor(red: 1, green: 0.45, blue: 0.36, alpha: 1)

  @MainActor static func draw(in rect: CGRect) {
    let height = rect.height * 0.84
    let width = min(rect.width * 0.86, height * 0.8)
    let ground = rect.maxY
    for (index, tone) in tones.enumerated() {
      let part = 1 - 0.19 * CGFloat(index)
      let (w, h) = (width * part, height * (1 - 0.16 * CGFloat(index)))
      let arch = UIBezierPath()
      arch.move(to: CGPoint(x: rect.midX - w / 2, y: ground))
      arch.addLine(to: CGPoint(x: rect.midX - w / 2, y: ground - h + w / 2))
      arch.addArc(
        withCenter: CGPoint(x: rect.midX, y: ground - h + w / 2), radius: w / 2, startAngle: .pi, endAngle: 0, clockwise: true)
      arch.addLine(to: CGPoint(x: rect.midX + w / 2, y: ground))
      arch.close()
      tone.setFill()
      arch.fill()
    }
    let last = width * (1 - 0.19 * CGFloat(tones.count - 1))
    sun.setFill()
    UIBezierPath(
      arcCenter: CGPoint(x: rect.midX, y: ground - height * 0.2), radius: last * 0.28, startAngle: 0, endAngle: 2 * .pi, clockwise: true
    ).fill()
  }
}
