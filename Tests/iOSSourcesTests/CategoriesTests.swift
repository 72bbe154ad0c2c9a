import SegueTesting
import Testing
import UIKit

@testable import IOSApp

/// Extensions that replace members of UIKit's classes, and exchanged methods.
@MainActor @Suite(.serialized) struct CategoriesTests {
  @Test("An extension overrides a member of UIKit's class")
  func category() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    let before = Categories.asked
    #expect(tabs.childForStatusBarHidden === tabs.selectedViewController)
    #expect(Categories.asked == before + 1)
  }

  @Test("A window's layer that an extension replaces is read before the window is shown")
  func windowLayer() {
    let before = Categories.layersRead
    let app = TestApp { UIViewController() }
    #expect(Categories.layersRead > before)
    #expect(app.session.window.layer.bounds.size == app.session.window.bounds.size)
  }

  @Test("An exchanged method runs in place of UIKit's, and calls it by its own name, until it is exchanged again")
  func exchanged() {
    Categories.exchange()
    Categories.appearances = []
    Appearing().viewDidAppear(false)
    #expect(Categories.appearances == ["Appearing", "own"])
    Categories.exchange()
    Categories.appearances = []
    Appearing().viewDidAppear(false)
    #expect(Categories.appearances == ["own"])
  }
}
