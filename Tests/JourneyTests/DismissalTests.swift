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
}
