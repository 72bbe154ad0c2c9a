import HostInterface
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// Rendering of views to pixels through the whole stack.
@MainActor @Suite struct PictureTests {
  let controller = UIViewController()
  let app: AppSession

  init() {
    let controller = controller
    app = AppSession(device: .iPhoneX) { $0.rootViewController = controller }
    app.perform { controller.view.backgroundColor = .white }
  }

  /// The colour at a point, as 0xRRGGBB.
  func color(_ x: Double, _ y: Double, _ image: CGImage? = nil) -> UInt32 {
    let picture = image ?? app.currentFrame().image(scale: 1)
    return picture.pixel(x: Int(x), y: Int(y)) & 0xff_ffff
  }

  func add(_ frame: CGRect, _ color: UIColor) -> UIView {
    app.perform {
      let view = UIView(frame: frame)
      view.backgroundColor = color
      controller.view.addSubview(view)
      return view
    }
  }

  @Test func `a view is drawn where it lies, and where it is on its way`() {
    let view = add(CGRect(x: 100, y: 100, width: 50, height: 50), .red)
    #expect(color(125, 125) == 0xff3b30 || color(125, 125) == 0xff0000)
    #expect(color(90, 125) == 0xffffff)
    app.perform { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 225 }, completion: nil) }
    app.advance(by: 0.5)
    #expect(color(110, 125) == 0xffffff)
    #expect(color(175, 125) != 0xffffff)
    #expect(color(225, 125) == 0xffffff)
  }

  @Test func `the same frame gives the same bytes at any time and for any number of threads`() {
    _ = add(CGRect(x: 40.5, y: 60.25, width: 80, height: 30), .blue)
    let frame = app.currentFrame(), first = frame.image(scale: 2)
    _ = add(CGRect(x: 0, y: 0, width: 300, height: 300), .red)
    let again = frame.image(scale: 2)
    #expect((0..<first.height).allSatisfy { y in (0..<first.width).allSatisfy { first.pixel(x: $0, y: y) == again.pixel(x: $0, y: y) } })
  }

  @Test func `a snapshot shows what was committed and stays as it is`() throws {
    let view = add(CGRect(x: 100, y: 100, width: 50, height: 50), .blue)
    let blue = color(125, 125)
    let (before, after) = try app.perform {
      view.backgroundColor = .white
      return (try #require(view.snapshotView(afterScreenUpdates: false)), try #require(view.snapshotView(afterScreenUpdates: true)))
    }
    app.perform {
      view.isHidden = true
      (before.frame.origin, after.frame.origin) = (CGPoint(x: 200, y: 200), CGPoint(x: 200, y: 300))
      controller.view.backgroundColor = .black
      controller.view.addSubview(before)
      controller.view.addSubview(after)
    }
    #expect(color(225, 225) == blue)
    #expect(color(225, 325) == 0xffffff)
    #expect(color(125, 125) == 0)
    #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
  }

  @Test func `part of a snapshot stretches between its insets`() throws {
    let view = add(CGRect(x: 0, y: 0, width: 60, height: 60), .blue)
    app.perform {
      let edge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
      edge.backgroundColor = .black
      view.addSubview(edge)
    }
    let blue = color(30, 30)
    try app.perform {
      let insets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
      let part = try #require(
        view.resizableSnapshotView(from: CGRect(x: 0, y: 0, width: 40, height: 40), afterScreenUpdates: false, withCapInsets: insets))
      part.frame = CGRect(x: 100, y: 100, width: 200, height: 40)
      controller.view.addSubview(part)
    }
    #expect(color(105, 120) == 0)
    #expect(color(114, 120) == blue)
    #expect(color(290, 120) == blue)
  }

  @Test func `a hierarchy draws into a picture`() {
    let view = add(CGRect(x: 20, y: 20, width: 40, height: 40), .blue)
    let blue = color(30, 30)
    let image = app.perform {
      UIGraphicsImageRenderer(size: CGSize(width: 80, height: 80)).image { _ in
        #expect(view.drawHierarchy(in: CGRect(x: 20, y: 20, width: 40, height: 40), afterScreenUpdates: false))
        #expect(!UIView().drawHierarchy(in: CGRect(x: 0, y: 0, width: 40, height: 40), afterScreenUpdates: false))
      }
    }
    let picture = image.cgImage!, scale = picture.width / 80
    #expect(color(Double(40 * scale), Double(40 * scale), picture) == blue)
    #expect(picture.pixel(x: 10 * scale, y: 10 * scale) == 0)
  }

  @Test func `a layer renders its model into a context`() {
    let view = add(CGRect(x: 20, y: 20, width: 40, height: 40), .blue)
    let blue = color(30, 30)
    let image = app.perform {
      view.layer.cornerRadius = 20
      return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { view.layer.render(in: $0.cgContext) }
    }
    let picture = image.cgImage!, scale = picture.width / 40
    #expect(color(Double(20 * scale), Double(20 * scale), picture) == blue)
    #expect(picture.pixel(x: 1, y: 1) == 0)
  }
}
