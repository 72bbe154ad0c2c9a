import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitPresentations

/// The app of view controllers and views: the app that shows them, not the app that was current at their creation.
@MainActor @Suite struct TwoAppsTests {
  @Test(arguments: [true, false])
  func `a controller that was made while another app lived belongs to the app that presents it`(animated: Bool) throws {
    let home = UIViewController()
    let app = TestApp(home, device: .iPhone14)
    let other = TestApp(UIViewController(), device: try #require(Device.named("ipad")))
    let page = UIViewController(), label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    page.view.addSubview(label)
    page.modalPresentationStyle = .fullScreen
    app.perform { home.present(page, animated: animated) }
    try app.settle()
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(page.runtime === app.session.runtime && page.view.runtime === app.session.runtime && label.runtime === app.session.runtime)
    app.choose(.style(.dark))
    other.choose(.contentSize(.XXXL))
    #expect(label.traitCollection.userInterfaceStyle == .dark && label.traitCollection.preferredContentSizeCategory == .large)
    app.perform { UIView.animate(withDuration: 0.3) { label.alpha = 0 } }
    #expect(!app.session.isQuiet && other.session.isQuiet, "its animations run in its app")
    try app.settle()
    #expect(app.diagnostics == [] && other.diagnostics == [])
  }

  @Test func `one that was pushed half-way goes with its own app's time`() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let app = TestApp(navigation, device: .iPhone14)
    let other = TestApp(UIViewController(), device: .iPhoneX)
    let page = UIViewController()
    page.view.accessibilityIdentifier = "page"
    app.perform { navigation.pushViewController(page, animated: true) }
    other.advance(by: 5)
    app.advance(by: 0.1)
    #expect(try app.view("page").frame.minX > 1 && !other.exists("page"))
    try app.settle()
    #expect(app["page"]?.frame.minX == 0)
  }
}
