import SegueTesting
import Testing
import UIKit

/// Members of controllers, windows and applications that an app's subclasses override, and where UIKit itself calls them.
@MainActor @Suite struct OverriddenControllerTests {
  private final class Watching: UIViewController {
    var log: [String] = []
    override func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
      log.append("present")
      super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      log.append("dismiss")
      super.dismiss(animated: flag, completion: completion)
    }
    override var additionalSafeAreaInsets: UIEdgeInsets { didSet { log.append("additional") } }
    override func setNeedsStatusBarAppearanceUpdate() {
      log.append("status bar")
      super.setNeedsStatusBarAppearanceUpdate()
    }
    override func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
      log.append("scroll view")
      super.setContentScrollView(scrollView, for: edge)
    }
  }

  @Test func `show presents through an overridden present`() {
    let root = Watching()
    let app = TestApp(root)
    app.advance(by: 0.1)
    root.show(UIViewController(), sender: nil)
    #expect(root.log == ["present"])
    app.advance(by: 1)
    #expect(root.presentedViewController != nil)
  }

  @Test func `a presented controller that is dismissed asks the one that presents it`() {
    let root = Watching()
    let presented = Watching()
    let app = TestApp(root)
    app.advance(by: 0.1)
    root.present(presented, animated: true)
    app.advance(by: 1)
    var isOver = false
    presented.dismiss(animated: true) { isOver = true }
    #expect(presented.log == ["dismiss"])
    #expect(root.log == ["present", "dismiss"])
    app.advance(by: 1)
    #expect(isOver)
    #expect(root.presentedViewController == nil)
  }

  @Test func `a child of a presented container that is dismissed asks the one that presents the container`() {
    let root = Watching()
    let child = Watching()
    let app = TestApp(root)
    app.advance(by: 0.1)
    root.present(UINavigationController(rootViewController: child), animated: false)
    app.advance(by: 0.1)
    child.dismiss(animated: false)
    app.advance(by: 0.1)
    #expect(root.log == ["present", "dismiss"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `a sheet that is flicked away is dismissed through the presenter's override`() {
    let root = Watching()
    let app = TestApp(root)
    app.advance(by: 0.1)
    root.present(UIViewController(), animated: false)
    app.advance(by: 0.5)
    app.flick(from: CGPoint(x: 180, y: 200), by: CGVector(dx: 0, dy: 400))
    app.advance(by: 1)
    #expect(root.presentedViewController == nil)
  }

  @Test func `other members of controllers are called through the base class`() {
    let watching = Watching()
    let controller: UIViewController = watching
    controller.additionalSafeAreaInsets.top = 5
    controller.setNeedsStatusBarAppearanceUpdate()
    controller.setContentScrollView(nil, for: .top)
    #expect(watching.log == ["additional", "status bar", "scroll view"])
  }

  private final class DarkController: UIViewController {
    override var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .dark) }
  }

  @Test func `children and the view inherit an overridden traitCollection of a controller`() {
    let dark = DarkController()
    let child = UIViewController()
    dark.addChild(child)
    dark.view.addSubview(child.view)
    child.didMove(toParent: dark)
    let app = TestApp(dark)
    app.advance(by: 0.1)
    #expect(dark.view.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
  }

  private final class Margins: UIViewController {
    override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(top: 0, leading: 33, bottom: 0, trailing: 33)
    }
  }

  @Test func `an overridden systemMinimumLayoutMargins is the least that the view keeps`() {
    let controller = Margins()
    let app = TestApp(controller)
    app.advance(by: 0.1)
    #expect(controller.view.layoutMargins.left == 33)
  }

  private final class NotchedWindow: UIWindow {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 90, left: 0, bottom: 10, right: 0) }
  }

  @Test func `an overridden safeAreaInsets of a window reaches its controller's view`() throws {
    let app = TestApp(UIViewController())
    app.advance(by: 0.1)
    let window = NotchedWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    app.advance(by: 0.1)
    let view = try #require(window.rootViewController?.view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 90, left: 0, bottom: 10, right: 0))
  }

  private final class AnswersAll: UIPresentationController {
    override var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .dark) }
    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .overFullScreen }
    override var presentedViewController: UIViewController { super.presentedViewController }
  }

  @Test func `members of presentation controllers can be overridden`() {
    let controller = UIViewController()
    let presentation: UIPresentationController = AnswersAll(presentedViewController: controller, presenting: nil)
    #expect(presentation.traitCollection.userInterfaceStyle == .dark)
    #expect(presentation.adaptivePresentationStyle(for: UITraitCollection()) == .overFullScreen)
    #expect(presentation.presentedViewController === controller)
  }

  private final class Auditing: UIApplication {
    var log: [String] = []
    override func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
      log.append("\(action.name) from \(sender is UIButton ? "a button" : "elsewhere")")
      return super.sendAction(action, to: target, from: sender, for: event)
    }
  }
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let button = UIButton(type: .system)
    var count = 0
    func hit() { count += 1 }
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
      let root = UIViewController()
      button.frame = CGRect(x: 100, y: 300, width: 100, height: 50)
      button.addTarget(self, action: Selector("hit", Delegate.hit), for: .touchUpInside)
      root.view.addSubview(button)
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = root
      window?.makeKeyAndVisible()
      return true
    }
  }

  @Test func `a control sends its actions through an overridden sendAction of the application`() throws {
    let app = TestApp(delegate: Delegate.self, principal: Auditing.self)
    app.advance(by: 0.1)
    let application = try #require(UIApplication.shared as? Auditing)
    let delegate = try #require(application.delegate as? Delegate)
    app.tap(CGPoint(x: 150, y: 325))
    app.advance(by: 0.5)
    #expect(application.log == ["hit from a button"])
    #expect(delegate.count == 1)
  }
}
