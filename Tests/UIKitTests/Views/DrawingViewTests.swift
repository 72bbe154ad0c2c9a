import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// A view that draws itself.
private final class Dot: UIView {
  var color = UIColor.red
  var drawings = 0
  override func draw(_ rect: CGRect) {
    drawings += 1
    color.setFill()
    UIBezierPath(rect: rect).fill()
  }
}

@MainActor @Suite struct DrawingViewTests {
  private func pixel(_ app: TestApp, _ x: Int, _ y: Int) -> [UInt8] {
    let image = app.session.currentFrame().image(scale: 1)
    return Array(image.bytes[(y * image.bytesPerRow + x * 4)..<(y * image.bytesPerRow + x * 4 + 3)])
  }

  @Test func `what a view draws is shown, and drawn again only when it is asked for`() {
    var dot: Dot!
    let app = TestApp {
      dot = Dot(frame: CGRect(x: 10, y: 100, width: 40, height: 40))
      let controller = UIViewController()
      controller.view.addSubview(dot)
      return controller
    }
    #expect(pixel(app, 30, 120) == [0, 0, 255])
    app.perform { dot.center.x += 100 }
    #expect(dot.drawings == 1)
    app.perform {
      dot.color = .blue
      dot.setNeedsDisplay()
    }
    #expect(dot.drawings == 2)
    #expect(pixel(app, 130, 120) == [255, 0, 0])
  }

  @Test func `a view that draws in a colour that follows the style is drawn again when the style changes`() {
    let dot = Dot(frame: CGRect(x: 10, y: 100, width: 40, height: 40))
    dot.color = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }
    let app = TestApp { UIViewController() }
    app.perform { app.session.window.addSubview(dot) }
    #expect(pixel(app, 30, 120) == [0, 0, 255])
    app.perform { app.environment.style = .dark }
    #expect(dot.drawings == 2 && pixel(app, 30, 120) == [255, 0, 0])
  }

  @Test func `a view that draws nothing has no bitmap`() {
    var plain: UIView!
    let app = TestApp {
      plain = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let controller = UIViewController()
      controller.view.addSubview(plain)
      return controller
    }
    app.advance(by: 0.1)
    #expect(plain.layer.image == nil)
  }
}
