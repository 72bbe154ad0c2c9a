import BounceDemo
import DoorDemo
import FoldDemo
import HostInterface
import SegueTesting
import SlideDemo
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// One animator for a push, a presentation and a tab change, driven by a finger, cancelled and caught. (Docs/behaviour/controllers.md,
/// "Percent-driven transitions")
@MainActor @Suite struct PlaybillTests {
  struct SampleAnimator: CustomTestStringConvertible, Sendable {
    let name: String
    let make: @MainActor @Sendable () -> UIViewController
    var testDescription: String { name }
  }
  nonisolated static let tricks = [
    SampleAnimator(name: "slide") { SlideDemo.makeRootViewController() },
    SampleAnimator(name: "bounce") { BounceDemo.makeRootViewController() },
    SampleAnimator(name: "fold") { FoldDemo.makeRootViewController() }, SampleAnimator(name: "door") { DoorDemo.makeRootViewController() },
  ]
  nonisolated static let routes = ["push", "present", "tab"]
  /// Where a screen comes from, and which way a finger draws it in.
  nonisolated static let ways = [
    ("right", CGVector(dx: -1, dy: 0)), ("left", CGVector(dx: 1, dy: 0)), ("bottom", CGVector(dx: 0, dy: -1)),
    ("top", CGVector(dx: 0, dy: 1)),
  ]

  private func launch(_ trick: SampleAnimator, _ route: String, _ way: String = "right") throws -> TestApp {
    let app = TestApp(device: .iPhone14, root: trick.make)
    for choice in [route, way] {
      try app.tap("\(trick.name).\(choice)")
      try app.settle()
    }
    return app
  }

  /// A finger from the middle of the screen, by a part of it.
  private func drag(_ app: TestApp, _ way: CGVector, by part: CGFloat, thrown: Bool = false) {
    let start = CGPoint(x: 195 - way.dx * 120, y: 422 - way.dy * 250)
    let finger = app.touch(start)
    finger.move(by: CGVector(dx: way.dx * 390 * part, dy: way.dy * 844 * part), duration: thrown ? 0.1 : 0.3)
    if !thrown { app.advance(by: 0.2) }
    finger.lift()
  }

  @Test(arguments: tricks, routes) func `a change that a finger takes back leaves all as it was, from every side`(
    trick: SampleAnimator, route: String
  )
    throws
  {
    for (name, way) in Self.ways {
      let app = try launch(trick, route, name)
      let before = app.hierarchy
      drag(app, way, by: 0.3)
      try app.settle()
      #expect(app.hierarchy == before, "from the \(name)")
      try app.tap("\(trick.name).play")
      try app.settle()
      let open = app.hierarchy
      #expect(app.exists("\(trick.name).poster"))
      drag(app, CGVector(dx: -way.dx, dy: -way.dy), by: 0.3)
      try app.settle()
      #expect(app.hierarchy == open, "back to the \(name)")
      #expect(app.diagnostics == [])
    }
  }

  @Test(arguments: tricks, routes) func `a finger opens and closes from every side, by its way or by its speed`(
    trick: SampleAnimator, route: String
  )
    throws
  {
    for (name, way) in Self.ways {
      let app = try launch(trick, route, name)
      let before = app.hierarchy
      drag(app, way, by: name == "right" ? 0.2 : 0.6, thrown: name == "right")
      try app.settle()
      #expect(app.exists("\(trick.name).poster") && !app.exists("\(trick.name).setup"), "from the \(name)")
      drag(app, CGVector(dx: -way.dx, dy: -way.dy), by: 0.6)
      try app.settle()
      #expect(app.hierarchy == before, "back to the \(name)")
      #expect(app.diagnostics == [])
    }
  }

  @Test(arguments: tricks) func `a push by code waited for a finger, after a finger had asked for a change that was not possible`(
    trick: SampleAnimator
  ) throws {
    let app = try launch(trick, "push")
    let tabs = try #require(app.session.window.rootViewController as? UITabBarController)
    let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
    let cover = UIViewController()
    cover.modalPresentationStyle = .overFullScreen
    app.perform { tabs.present(cover, animated: false) }
    drag(app, CGVector(dx: 1, dy: 0), by: 0.6)
    app.perform { cover.dismiss(animated: false) }
    try app.settle()
    app.perform { stack.pushViewController(UIViewController(), animated: true) }
    try app.settle()
    #expect(stack.viewControllers.count == 2 && stack.transitionCoordinator == nil)
  }

  @Test(arguments: tricks, routes) func `a screen caught on its way goes back, and comes again`(trick: SampleAnimator, route: String) throws
  {
    let app = try launch(trick, route)
    let before = app.hierarchy
    try app.tap("\(trick.name).play")
    app.advance(by: 0.25)
    let finger = app.touch(CGPoint(x: 100, y: 400))
    // The spring has it nearly there by now.
    finger.move(by: CGVector(dx: trick.name == "bounce" ? 260 : 30, dy: 0), duration: 0.1)
    app.advance(by: 0.2)
    finger.lift()
    app.advance(by: 0.05)
    #expect(!app.session.isQuiet)
    try app.settle()
    #expect(app.hierarchy == before && app.diagnostics == [])
    try app.tap("\(trick.name).play")
    app.advance(by: 0.2)
    for _ in 0..<3 {
      let finger = app.touch(CGPoint(x: 250, y: 400))
      finger.move(by: CGVector(dx: 40, dy: 0), duration: 0.1)
      finger.move(by: CGVector(dx: -160, dy: 0), duration: 0.1)
      finger.lift()
      app.advance(by: 0.05)
    }
    try app.settle()
    #expect(app.exists("\(trick.name).poster") && app.diagnostics == [])
  }

  @Test(arguments: routes) func `a finger that catches a slide moves it by as much as it moves, and lets go as fast as it was`(
    route: String
  )
    throws
  {
    let app = try launch(Self.tricks[0], route)
    try app.tap("slide.slow")
    try app.settle()
    try app.tap("slide.play")
    app.advance(by: 0.7)
    let finger = app.touch(CGPoint(x: 200, y: 400))
    finger.move(by: CGVector(dx: 10.5, dy: 0), duration: 0.05)  // the pan takes hold: what it took for that is not the page's
    let held = try app.view("slide.poster").frame.minX
    app.advance(by: 0.5)
    #expect(try app.view("slide.poster").frame.minX == held, "a finger that rests holds it")
    finger.move(by: CGVector(dx: -60, dy: 0), duration: 0.2)
    let moved = try app.view("slide.poster").frame.minX
    #expect(abs(moved - (held - 60)) < 0.01)
    finger.lift()
    app.advance(by: 1.0 / 60)
    let next = try app.view("slide.poster").frame.minX
    #expect(abs((moved - next) - 300 / 60) < 1, "300 points a second, \(moved - next) in a sixtieth")
    try app.settle()
    #expect(try app.view("slide.poster").frame.minX == 0)
  }

  @Test(arguments: [7.0, 4]) func `a screen that a finger threw just before its place stopped there, and crept on`(left: Double) throws {
    let app = try launch(Self.tricks[0], "present", "bottom")
    try app.tap("slide.slow")
    try app.settle()
    try app.tap("slide.play")
    app.advance(by: 0.7)
    let finger = app.touch(CGPoint(x: 200, y: 800))
    finger.move(by: CGVector(dx: 0, dy: -10.5), duration: 0.05)
    app.advance(by: 0.2)
    let way = try app.view("slide.poster").frame.minY - left
    finger.move(by: CGVector(dx: 0, dy: -way), duration: way / 600)
    let before = try app.view("slide.poster").frame.minY
    #expect(abs(before - left) < 1)
    finger.lift()
    app.advance(by: 1.0 / 60)
    let next = try app.view("slide.poster").frame.minY
    #expect(before - next > 6, "600 points a second, \(before - next) in a sixtieth")
    try app.settle()
    #expect(try app.view("slide.poster").frame.minY == 0)
  }

  @Test(arguments: ["iphone-se", "iphone-14-pro-max", "ipad", "iphone-14-landscape", "iphone-se-landscape"], tricks)
  func `on every device all there is to choose is on the screen and within reach`(device: String, trick: SampleAnimator) throws {
    let device = try #require(Device.named(device))
    let app = TestApp(device: device, root: trick.make)
    for name in ["push", "present", "tab", "right", "left", "top", "bottom", "slow", "usual", "fast"] {
      try app.tap("\(trick.name).\(name)")
    }
    try app.settle()
    let art = try app.view("\(trick.name).art")
    #expect(art.frame.height > 100 && art.frame.width > 100)
    try app.tap("\(trick.name).play")
    try app.settle()
    try app.tap("\(trick.name).back")
    try app.settle()
    #expect(app.exists("\(trick.name).setup") && !app.exists("\(trick.name).poster") && app.diagnostics == [])
  }
}
