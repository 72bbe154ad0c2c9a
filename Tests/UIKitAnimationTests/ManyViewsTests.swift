import SegueTesting
import Testing

@testable import UIKit

/// What a block does for each of many views.
@MainActor @Suite struct ManyViewsTests {
  private func measured(_ count: Int) -> Duration {
    var views: [UIView] = []
    let app = TestApp {
      let page = UIViewController()
      views = (0..<count).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
      for view in views { page.view.addSubview(view) }
      return page
    }
    return ContinuousClock().measure {
      app.perform {
        UIView.animate(withDuration: 0.2, delay: 0, options: .layoutSubviews) { for view in views { view.center.x += 10 } }
      }
      for view in views { view.removeFromSuperview() }
    }
  }

  @Test func `a block over sixteen times as many views, and their removal, does not take the square of it`() {
    _ = measured(50)
    let (few, many) = ((0..<3).map { _ in measured(100) }.min()!, measured(1_600))
    // Sixteen in a line, 256 in a square; the rest is the machine's.
    #expect(many < few * 100)
  }

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
