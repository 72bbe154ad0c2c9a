import HostInterface
import SegueTesting
import Testing
import UIKit

@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// A touch that continues while the screen rotates. Each touch location is in the coordinates that the window has at that moment.
/// (Docs/behaviour/environment.md, "Rotation")
@MainActor @Suite struct FingerTests {
  private final class Watched: UIView {
    var heard: [String] = []
    private func note(_ what: String, _ touches: Set<UITouch>) {
      let point = touches.first!.location(in: nil)
      heard.append("\(what) \(Int(point.x)) \(Int(point.y))")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
  }

  private let page = UIViewController()

  private func launch(_ view: UIView) -> TestApp {
    page.view = view
    return TestApp(page, device: .iPhone14)
  }

  @Test func `a turn takes no finger away, and what it does next is told in the window as it lies then`() throws {
    let view = Watched()
    let app = launch(view)
    let finger = app.touch(CGPoint(x: 100, y: 700))
    app.rotate(to: .landscapeLeft)
    app.advance(by: 0.5)
    #expect(view.heard == ["began 100 700"] && view.bounds.size == CGSize(width: 844, height: 390))
    finger.move(to: CGPoint(x: 700, y: 290), duration: 0)
    finger.lift()
    #expect(view.heard == ["began 100 700", "moved 700 290", "ended 700 290"])
    try app.settle()
  }

  @Test func `a finger that scrolls goes on scrolling after a turn, and leaves the content within its ends`() throws {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 300, height: 3000)
    let app = launch(scroll)
    let finger = app.touch(CGPoint(x: 150, y: 380))
    finger.move(by: CGVector(dx: 0, dy: -200), duration: 0.2)
    #expect(scroll.isDragging && scroll.contentOffset.y > 100)
    app.rotate(to: .landscapeLeft)
    let turned = scroll.contentOffset.y
    finger.move(by: CGVector(dx: 0, dy: -100), duration: 0.2)
    #expect(scroll.isDragging && abs(scroll.contentOffset.y - turned - 100) < 12)
    app.advance(by: 0.3)
    finger.lift()
    try app.settle()
    #expect(!scroll.isDragging && (0...2610 + 34).contains(scroll.contentOffset.y))
  }

  @Test func `a finger that was lifted where the screen is no more leaves nothing pressed`() throws {
    let button = UIButton(type: .system)
    var taps = 0
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 100, y: 650, width: 100, height: 44)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let view = UIView()
    let app = launch(view)
    app.perform { view.addSubview(button) }
    let finger = app.touch(CGPoint(x: 150, y: 670))
    app.advance(by: 0.2)
    #expect(button.isHighlighted)
    app.rotate(to: .landscapeLeft)
    app.advance(by: 0.5)
    finger.move(to: CGPoint(x: 400, y: 100), duration: 0.1)
    finger.lift()
    try app.settle()
    #expect(!button.isHighlighted && !button.isTracking && taps == 0)
  }

  @Test(arguments: [Device.Orientation.landscapeLeft, .landscapeRight, .portrait])
  func `a long press, a pinch and a tap that meet a turn end, each as its fingers do`(_ way: Device.Orientation) throws {
    let view = UIView()
    let app = launch(view)
    let press = UILongPressGestureRecognizer(), pinch = UIPinchGestureRecognizer(), tap = UITapGestureRecognizer()
    app.perform { for one in [press, pinch, tap] { view.addGestureRecognizer(one) } }
    let first = app.touch(CGPoint(x: 100, y: 200)), second = app.touch(CGPoint(x: 200, y: 300))
    app.advance(by: 0.1)
    app.rotate(to: way)
    second.move(by: CGVector(dx: 60, dy: 20), duration: 0.2)
    app.advance(by: 1)
    first.lift()
    second.lift()
    try app.settle()
    for one in [press, pinch, tap] as [UIGestureRecognizer] {
      #expect(one.state == .possible && one.numberOfTouches == 0, "\(type(of: one))")
    }
    app.tap(CGPoint(x: 100, y: 200))
    try app.settle()
  }
}
