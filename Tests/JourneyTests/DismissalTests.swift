import SegueTesting
import Testing
import TodaySlidesDemo
import UIKit

@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

@MainActor @Suite struct DismissalTests {
  /// Opens the first card of the Today page.
  private func opened() throws -> TestApp {
    let app = TestApp { TodaySlidesDemo.makeRootViewController() }
    try app.tap("today.card.0")
    try app.settle()
    return app
  }

  @Test func `a window that becomes narrower while a card opens has the page in its whole width when it has come, and it does not leap`()
    throws
  {
    let app = TestApp(device: .named("ipad")!) { TodaySlidesDemo.makeRootViewController() }
    try app.tap("today.card.0")
    app.advance(by: 0.1)
    app.resize(to: CGSize(width: 590, height: 820))
    app.advance(by: 0.05)
    var last = try app.view("detail").frame
    for _ in 0..<60 {
      app.advance(by: 1.0 / 60)
      let now = try app.view("detail").frame
      #expect(abs(now.minX - last.minX) < 36 && abs(now.maxX - last.maxX) < 36, "from \(last) to \(now)")
      last = now
    }
    #expect(last == CGRect(x: 0, y: 0, width: 590, height: 820))
  }

  @Test func `a page dragged down halfway is smaller by the finger's way`() throws {
    let app = try opened()

    let finger = app.touch(CGPoint(x: 187, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.3)
    let page = try app.view("detail")

    #expect(page.scale < 1)
  }

  @Test func `a drag let go early and in full motion takes the page back, and throws its content nowhere`() throws {
    let app = try opened()
    app.flick(from: CGPoint(x: 187, y: 200), by: CGVector(dx: 0, dy: 80), duration: 0.05)
    #expect(app["detail"]!.scale < 1)
    for _ in 0..<60 {
      app.advance(by: 1.0 / 60)
      let page = try app.view("detail"), card = try app.view("detail.card")
      #expect(abs(page.frame.minY - card.frame.minY) < 1e-6)
    }
    #expect(app["detail"]?.scale == 1)
  }

  @Test func `a second finger from the edge does not pull at a page that follows the first`() throws {
    let app = try opened()
    let first = app.touch(CGPoint(x: 187, y: 200))
    first.move(by: CGVector(dx: 0, dy: 40), duration: 0.2)
    let held = try app.view("detail").scale
    let second = app.touch(CGPoint(x: 2, y: 600))
    second.move(by: CGVector(dx: 90, dy: 0), duration: 0.3)
    #expect(app["detail"]?.scale == held)
    second.lift()
    #expect(app["detail"]?.scale == held, "the page is still the first finger's")
    first.move(by: CGVector(dx: 0, dy: 10), duration: 0.1)
    #expect(app["detail"]!.scale < held)
    first.lift()
    try app.settle()
    #expect(app["detail"]?.scale == 1)
  }

  @Test func `a finger that catches the content in its bounce scrolls it, and the page does not leap`() throws {
    let app = try opened()
    app.drag(from: CGPoint(x: 187, y: 600), to: CGPoint(x: 187, y: 400), duration: 0.3)
    try app.settle()
    app.flick(from: CGPoint(x: 187, y: 300), by: CGVector(dx: 0, dy: 180), duration: 0.06)
    var (before, last) = (0.0, 0.0)
    repeat {  // thrown against its top, it goes beyond, and comes back
      (before, last) = (last, try app.view("detail.card").frame.minY)
      app.advance(by: 1.0 / 60)
      try #require(app.time < 20)
    } while last < 5 || last >= before
    last = try app.view("detail.card").frame.minY
    let finger = app.touch(CGPoint(x: 187, y: 300))
    for _ in 0..<10 {
      finger.move(by: CGVector(dx: 0, dy: 4), duration: 1.0 / 60)
      let (page, card) = (try app.view("detail"), try app.view("detail.card"))
      #expect(page.scale == 1)
      #expect(abs(card.frame.minY - last) < 12)
      last = card.frame.minY
    }
    finger.lift()
    try app.settle()
    #expect(app["detail.card"]?.frame.minY == 0)
  }

  @Test func `a drag that comes down while the page is still opening moves nothing, and the next one dismisses`() throws {
    let app = TestApp { TodaySlidesDemo.makeRootViewController() }
    try app.tap("today.card.0")
    app.advance(by: 0.05)
    let finger = app.touch(CGPoint(x: 187, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 300), duration: 1)
    let page = try app.view("detail")
    #expect(page.scale == 1 && page.frame.minY == 0)
    finger.lift()
    try app.settle()
    #expect(app.exists("detail") && app.diagnostics == [])
    app.drag(from: CGPoint(x: 187, y: 300), to: CGPoint(x: 187, y: 500))
    try app.settle()
    #expect(!app.exists("detail"))
  }

  @Test func `the next drag is the page's again`() throws {
    let app = try opened()
    app.flick(from: CGPoint(x: 187, y: 200), by: CGVector(dx: 0, dy: 80), duration: 0.05)
    app.advance(by: 1)
    let finger = app.touch(CGPoint(x: 187, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.3)
    #expect(app["detail"]!.scale < 1)
    finger.move(by: CGVector(dx: 0, dy: 80), duration: 0.3)
    finger.lift()
    try app.settle()
    #expect(!app.exists("detail"))
  }
}
