import SegueTesting
import Testing
import UIKit

/// Coordinate spaces of views, scenes and the screen.
@MainActor @Suite struct CoordinateSpaceTests {
  private final class Turning: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  }

  /// A space of the app's own, a hundred points to the right of the screen's.
  private final class Shifted: NSObject, UICoordinateSpace {
    let screen: any UICoordinateSpace
    init(_ screen: any UICoordinateSpace) { self.screen = screen }
    var bounds: CGRect { CGRect(x: 0, y: 0, width: 10, height: 10) }
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
      screen.convert(CGPoint(x: point.x + 100, y: point.y), to: coordinateSpace)
    }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
      let onScreen = screen.convert(point, from: coordinateSpace)
      return CGPoint(x: onScreen.x - 100, y: onScreen.y)
    }
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
      screen.convert(rect.offsetBy(dx: 100, dy: 0), to: coordinateSpace)
    }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
      screen.convert(rect, from: coordinateSpace).offsetBy(dx: -100, dy: 0)
    }
  }

  @Test func `a view converts to the screen, to its scene and back`() throws {
    let root = UIViewController()
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 50))
    root.view.addSubview(view)
    let app = TestApp(root)
    app.advance(by: 0.1)
    let window = try #require(view.window)
    window.frame.origin = CGPoint(x: 5, y: 7)
    let scene = try #require(window.windowScene)
    #expect(view.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace) == CGPoint(x: 25, y: 37))
    #expect(view.convert(CGPoint(x: 25, y: 37), from: scene.coordinateSpace) == .zero)
    #expect(scene.coordinateSpace.convert(view.bounds, from: view) == CGRect(x: 25, y: 37, width: 100, height: 50))
    #expect(view.convert(view.bounds, to: root.view) == CGRect(x: 20, y: 30, width: 100, height: 50))
    #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 20, y: 30))
    #expect(scene.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 375, height: 812))
  }

  @Test func `a space of the app's own is asked by views and by the screen`() {
    let root = UIViewController()
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 50))
    root.view.addSubview(view)
    let app = TestApp(root)
    app.advance(by: 0.1)
    let shifted = Shifted(UIScreen.main.coordinateSpace)
    #expect(view.convert(CGPoint.zero, to: shifted) == CGPoint(x: -80, y: 30))
    #expect(view.convert(CGPoint(x: -80, y: 30), from: shifted) == .zero)
    #expect(UIScreen.main.coordinateSpace.convert(CGPoint.zero, from: shifted) == CGPoint(x: 100, y: 0))
  }

  @Test func `the fixed space of the screen stays upright when the device is turned`() {
    let app = TestApp(Turning())
    app.advance(by: 0.1)
    app.rotate(to: .landscapeLeft)
    app.advance(by: 1)
    let screen = UIScreen.main
    #expect(screen.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(screen.fixedCoordinateSpace.bounds == CGRect(x: 0, y: 0, width: 375, height: 812))
    let corner = screen.fixedCoordinateSpace.convert(CGPoint.zero, to: screen.coordinateSpace)
    let upper = screen.coordinateSpace.convert(CGPoint(x: 400, y: 10), to: screen.fixedCoordinateSpace)
    let isTurnedLeft = UIApplication.shared.statusBarOrientation == .landscapeLeft
    #expect(corner == (isTurnedLeft ? CGPoint(x: 812, y: 0) : CGPoint(x: 0, y: 375)))
    #expect(upper == (isTurnedLeft ? CGPoint(x: 10, y: 412) : CGPoint(x: 365, y: 400)))
  }
}
