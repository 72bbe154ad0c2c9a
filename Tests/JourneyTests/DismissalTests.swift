import SegueTesting
import Testing
import TodayDemo

@testable import UIKit

@MainActor @Suite struct DismissalTests {
  /// The Today page with its first card open.
  private func opened() throws -> TestApp {
    let app = TestApp { TodayDemo.makeRootViewController() }
    try app.tap("today.card.0")
    try app.settle()
    return app
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
    #expect(try app.view("detail").scale < 1)
    for _ in 0..<60 {
      app.advance(by: 1.0 / 60)
      let page = try app.view("detail"), card = try app.view("detail.card")
      #expect(abs(page.frame.minY - card.frame.minY) < 1e-6)
    }
    #expect(try app.view("detail").scale == 1)
  }

  @Test func `the next drag is the page's again`() throws {
    let app = try opened()
    app.flick(from: CGPoint(x: 187, y: 200), by: CGVector(dx: 0, dy: 80), duration: 0.05)
    app.advance(by: 1)
    let finger = app.touch(CGPoint(x: 187, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.3)
    #expect(try app.view("detail").scale < 1)
    finger.move(by: CGVector(dx: 0, dy: 80), duration: 0.3)
    finger.lift()
    try app.settle()
    #expect(!app.exists("detail"))
  }
}
