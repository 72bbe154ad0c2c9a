import SegueTesting
import Testing
import UIKit

@testable import UIKitCore

/// The work of one animation block for each of many views.
@MainActor @Suite struct ManyViewsTests {
  @Test func `a block locks each view once, however often it is changed, and lets all go at its end`() {
    var views: [UIView] = []
    let app = TestApp {
      let page = UIViewController()
      views = (0..<300).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
      for view in views { page.view.addSubview(view) }
      return page
    }
    app.perform {
      UIView.animate(withDuration: 0.2) {
        for _ in 0..<2 { for view in views { (view.center.x, view.alpha) = (view.center.x + 10, view.alpha / 2) } }
      }
    }
    #expect(views.allSatisfy { $0.movingBlocks == 1 })
    app.advance(by: 0.3)
    #expect(views.allSatisfy { $0.movingBlocks == 0 })
  }
}
