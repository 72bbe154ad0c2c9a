import Foundation
import Playbill
import UIKit

/// A screen that slides over another, from four sides and at three speeds, with or without a finger.
public enum SlideDemo {
  /// Returns the page on which the user chooses the options of the transition and plays it.
  @MainActor public static func makeRootViewController() -> UIViewController {
    SampleAnimator(
      name: "slide", title: "Slide", line: "A screen comes in over another, which gives way. Drag to do it by hand.", poster: poster
    ) { SlideAnimator(edge: $0.edge, duration: $0.duration, isReturning: $0.isReturning) }
    .makeRootViewController()
  }
  /// The folder of touch scripts that the demo brings.
  public static var touchScripts: URL { Bundle.module.resourceURL!.appendingPathComponent("TouchScripts") }

  @MainActor private static var poster: Poster {
    Poster(
      paper: UIColor(red: 1, green: 0.36, blue: 0.22, alpha: 1), ink: UIColor(red: 0.13, green: 0.06, blue: 0.11, alpha: 1),
      draw: Rails.draw)
  }
}

/// A drawing of moving bars, each further than the one above it, and a disc ahead of them.
enum Rails {
  private static let (cream, dark) = (
    UIColor(red: 1, green: 0.93, blue: 0.83, alpha: 1), UIColor(red: 0.13, green: 0.06, blue: 0.11, alpha: 1)
  )
  private static let count = 6

  @MainActor static func draw(in rect: CGRect) {
    let unit = rect.height / (CGFloat(count) + 3)
    for row in 0..<count {
      let y = rect.minY + unit * (CGFloat(row) + 1.6)
      let start = rect.width * (0.74 - 0.13 * CGFloat(row))
      let bar = CGRect(x: rect.minX + start, y: y, width: rect.width * 1.2, height: unit * 0.62)
      (row == 3 ? cream : dark).withAlphaComponent(row == 3 ? 1 : 0.16 + 0.14 * CGFloat(row)).setFill()
      UIBezierPath(roundedRect: bar, cornerRadius: bar.height / 2).fill()
    }
    let side = min(unit * 2.5, rect.width * 0.3)
    cream.setFill()
    UIBezierPath(ovalIn: CGRect(x: rect.minX + rect.width * 0.13, y: rect.minY + unit * 1.5, width: side, height: side)).fill()
  }
}
