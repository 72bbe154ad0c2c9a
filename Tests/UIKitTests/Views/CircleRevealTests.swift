import CoreGraphics
import SegueTesting
import Testing
import UIKit

/// The circular reveal of many tutorials: a shape layer as mask, whose path an explicit animation grows.
@MainActor @Suite struct CircleRevealTests {
  private func path(_ radius: CGFloat) -> CGPath {
    UIBezierPath(ovalIn: CGRect(x: 187.5 - radius, y: 406 - radius, width: 2 * radius, height: 2 * radius)).cgPath
  }

  @Test func `half-way, what lies inside the half-grown circle is seen and nothing outside`() throws {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    page.backgroundColor = .red
    let app = TestApp {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      controller.view.addSubview(page)
      return controller
    }
    app.perform {
      let mask = CAShapeLayer()
      mask.path = path(300)
      page.layer.mask = mask
      let grow = CABasicAnimation(keyPath: "path")
      (grow.fromValue, grow.toValue, grow.duration) = (path(20), path(300), 1)
      grow.timingFunction = CAMediaTimingFunction(name: .linear)
      mask.add(grow, forKey: "path")
    }
    app.advance(by: 0.5)  // the radius is 160
    let picture = app.session.currentFrame().image(scale: 1)
    func red(_ x: Int, _ y: Int) -> Bool {
      let pixel = picture.bytes.baseAddress! + y * picture.bytesPerRow + x * 4
      return pixel.load(as: UInt8.self) < 10 && pixel.load(fromByteOffset: 2, as: UInt8.self) > 245
    }
    #expect(red(187, 406) && red(187, 406 - 155) && red(187 + 155, 406))
    #expect(!red(187, 406 - 165) && !red(187 + 165, 406) && !red(30, 200))
    app.advance(by: 1)
    #expect(app.session.isQuiet)
  }
}
