import HostInterface
import Motion
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// Several apps in one process. An app can show objects that were created in another app.
@MainActor @Suite struct SeveralAppsTests {
  private final class Page: UIViewController {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 375, height: 400))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    lazy var link = CADisplayLink { [unowned self] _ in ticks += 1 }
    var ticks = 0
    var taps = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      box.accessibilityIdentifier = "box"
      list.accessibilityIdentifier = "list"
      list.contentSize = CGSize(width: 375, height: 4000)
      let tap = UITapGestureRecognizer()
      tap.addHandler { [unowned self] _ in taps += 1 }
      box.addGestureRecognizer(tap)
      view.addSubview(box)
      view.addSubview(list)
      list.layer.mask = CALayer()
      list.layer.mask?.frame = list.bounds
    }
  }

  @Test func `a controller that was made while an earlier app lives works in the next`() throws {
    let earlier = TestApp { UIViewController() }
    let page = Page()
    _ = page.link
    let app = TestApp(page)
    try app.tap("box")
    #expect(page.taps == 1)
    app.perform {
      page.animator.addAnimations { page.box.center.x += 100 }
      page.animator.startAnimation()
      page.link.add(to: .main, forMode: .common)
    }
    app.advance(by: 0.5)
    #expect(app["box"]?.frame.minX == 50)
    #expect(page.ticks == 30)
    page.link.invalidate()
    try app.flick("list", by: CGVector(dx: 0, dy: -200))
    try app.settle()
    #expect(page.list.contentOffset.y > 200)
    #expect(earlier.session.isQuiet)
  }

  @Test func `containers that were made while an earlier app lives show who was put into them`() throws {
    let earlier = TestApp { UIViewController() }
    let (page, beside) = (Page(), UIViewController())
    let navigation = UINavigationController(rootViewController: page)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, beside]
    let app = TestApp(tabs)
    #expect(page.viewIfLoaded?.window === app.session.window)
    #expect(navigation.navigationBar.topItem === page.navigationItem && tabs.selectedViewController === navigation)
    let next = UIViewController()
    app.perform { navigation.pushViewController(next, animated: true) }
    try app.settle()
    #expect(next.viewIfLoaded?.window === app.session.window)
    #expect(earlier.session.isQuiet)
  }

  @Test(arguments: Device.all) func `so does one whose view was loaded before the launch, on any screen`(device: Device) throws {
    let earlier = TestApp { UIViewController() }
    let page = Page()
    #expect(page.view.runtime === earlier.session.runtime)
    let app = TestApp(page, device: device)
    #expect(page.view.subtree.allSatisfy { $0.runtime === app.session.runtime && $0.layer.runtime === app.session.runtime })
    #expect(page.box.layer.contentsScale == CGFloat(device.scale))
    try app.tap("box")
    #expect(page.taps == 1)
    app.perform { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { page.box.alpha = 0 }, completion: nil) }
    app.advance(by: 0.5)
    #expect(abs(try app.view("box").opacity - 0.5) < 1e-9)
    try app.settle()
  }

  @Test func `a page that was made in another app can be presented`() throws {
    let app = TestApp { UIViewController() }
    let later = TestApp { UIViewController() }
    let page = Page()
    page.loadViewIfNeeded()
    app.perform { app.session.window.rootViewController?.present(page, animated: true) }
    try app.settle()
    try app.tap("box")
    #expect(page.taps == 1)
    #expect(later.session.isQuiet)
  }

  @Test func `a view goes over to the app that shows it, and one on a screen takes a new container along`() throws {
    let app = TestApp { UIViewController() }
    let root = try #require(app.session.window.rootViewController)
    let shown = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(shown)
    let later = TestApp { UIViewController() }
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    container.layer.addSublayer(CALayer())
    #expect(container.runtime === later.session.runtime)
    app.perform {
      container.addSubview(shown)
      root.view.addSubview(container)
    }
    app.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { container.center.x += 100 }, completion: nil)
    }
    app.advance(by: 0.5)
    #expect(container.layer.presentation()?.position.x == 75)
    #expect(container.layer.sublayers?.allSatisfy { $0.runtime === app.session.runtime } == true)
    try app.settle()
  }

  @Test func `a block outside any turn that changes another app's view says so`() throws {
    let page = Page()
    let app = TestApp(page)
    let later = TestApp { UIViewController() }
    UIView.animate(withDuration: 1) { page.box.alpha = 0 }
    #expect(app.session.isQuiet && page.box.alpha == 0)
    let message = try #require(app.session.runtime.diagnostics.first)
    #expect(message.contains("in an animation block of the app of UIViewController on iphone-x and does not animate"))
    #expect(later.session.runtime.diagnostics.isEmpty)
  }

  @Test func `a layer that waits for its contents gets them from the app that shows it`() {
    final class Painted: CALayer {
      var times = 0
      override func display() { times += 1 }
    }
    let earlier = TestApp { UIViewController() }
    let layer = Painted()
    layer.bounds.size = CGSize(width: 10, height: 10)
    layer.setNeedsDisplay()
    let app = TestApp { UIViewController() }
    app.perform { app.session.window.layer.addSublayer(layer) }
    #expect(layer.times == 1)
    #expect(earlier.session.isQuiet)
  }

  @Test func `layers from two apps keep their own numbers`() throws {
    let first = TestApp { UIViewController() }
    let strangers = (0..<20).map { _ in CALayer() }
    let second = TestApp { UIViewController() }
    let own = (0..<20).map { _ in CALayer() }
    second.perform {
      for layer in strangers + own { second.session.window.layer.addSublayer(layer) }
    }
    #expect(Set((strangers + own).map(\.id)).count == 40)
    #expect(first.session.isQuiet)
  }

  @Test func `what is on the screen of one app cannot be put on another's`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let app = TestApp(Page())
        let other = TestApp { UIViewController() }
        other.session.window.addSubview(app.session.window.rootViewController!.view)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      message.contains("is on the screen of the app of Page on iphone-x and cannot go over to the app of UIViewController on iphone-x"))
  }
}
