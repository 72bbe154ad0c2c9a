import HostInterface
import Motion
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

final class LoggingController: UIViewController {
  var log: [String] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("viewDidLoad window \(view.window == nil ? "nil" : "set")")
  }
  override func viewWillAppear(_ animated: Bool) { log.append("viewWillAppear window \(view.window == nil ? "nil" : "set")") }
  override func viewIsAppearing(_ animated: Bool) { log.append("viewIsAppearing window \(view.window == nil ? "nil" : "set")") }
  override func viewDidAppear(_ animated: Bool) { log.append("viewDidAppear") }
}

@MainActor @Suite struct LaunchTests {
  @Test func `an app may be dropped while an animator is paused`() {
    final class Keeper: UIViewController { var animator: UIViewPropertyAnimator? }
    weak var keeper: Keeper?
    do {
      let app = AppSession { window in
        let controller = Keeper()
        keeper = controller
        window.rootViewController = controller
      }
      app.perform {
        let view = keeper!.view!
        keeper?.animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        keeper?.animator?.pauseAnimation()
      }
      app.advance(by: 0.1)
    }
    #expect(keeper == nil)
  }

  @Test func `an app that is dropped goes with its views and controllers, also in the middle of a transition`() {
    weak var root: UIViewController?
    weak var page: UIViewController?
    weak var runtime: Runtime?
    // Views that another test has made and not launched yet belong to the next app: not to the one that is dropped here.
    let earlier = AppSession { _ in }
    defer { withExtendedLifetime(earlier) {} }
    do {
      let app = AppSession { window in
        let controller = UIViewController()
        root = controller
        window.rootViewController = controller
      }
      runtime = app.runtime
      app.perform {
        let presented = UIViewController()
        page = presented
        root?.present(presented, animated: true)
      }
      app.advance(by: 0.1)
      #expect(root != nil && page != nil)
    }
    #expect(root == nil && page == nil && runtime == nil)
  }

  @Test func `a root controller appears in the order of “Appearance callbacks”`() {
    let controller = LoggingController()
    let app = AppSession(device: .iPhoneX) { $0.rootViewController = controller }
    #expect(
      controller.log == [
        "viewDidLoad window nil", "viewWillAppear window nil", "viewIsAppearing window set", "viewDidAppear",
      ])
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    app.advance(by: 1)
    #expect(app.isQuiet)
  }

  @Test func `a block moves a view along its curve while the model is there at once`() throws {
    let controller = UIViewController()
    let app = AppSession { $0.rootViewController = controller }
    let box = app.perform {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      controller.view.addSubview(box)
      return box
    }
    app.perform { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { box.center.y = 150 }, completion: nil) }
    #expect(box.center.y == 150)
    app.advance(by: 0.5)
    #expect(try #require(box.layer.presentation()).position.y == 100)
    app.advance(by: 1)
    #expect(app.isQuiet)
  }
}
