import HostInterface
import SegueTesting
import Testing
import UIKit

@_spi(UIKit) @testable import UIKitCore
@testable import UIKitText

/// The objects that determine the supported interface orientations. (Docs/behaviour/environment.md, "Rotation")
@MainActor struct OrientationChoiceTests {
  @Test func `raw values and masks are Apple's`() {
    #expect([UIInterfaceOrientation.portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft].map(\.rawValue) == [1, 2, 3, 4])
    let masks: [UIInterfaceOrientationMask] = [.portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft, .all, .allButUpsideDown]
    #expect(masks.map(\.rawValue) == [2, 4, 8, 16, 30, 26])
  }

  @Test func `a stack and tabs answer themselves, by their delegates, and ask none of their pages`() throws {
    let delegate = Saying()
    var made: (TurningPage, UINavigationController)?
    let app = TestApp(device: .iPhone14) {
      let page = TurningPage("page")
      page.supported = .portrait
      let navigation = UINavigationController(rootViewController: page)
      made = (page, navigation)
      return navigation
    }
    let (page, navigation) = try #require(made)
    app.turn(.landscapeLeft)
    #expect(page.view.bounds.width == 844)
    app.perform {
      delegate.mask = .portrait
      navigation.delegate = delegate
      navigation.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
    try app.settle()
    #expect(page.view.bounds.width == 390)
    let tabs = app.perform { UITabBarController() }
    tabs.delegate = delegate
    #expect(tabs.supportedInterfaceOrientations == .portrait)
    tabs.delegate = nil
    #expect(tabs.supportedInterfaceOrientations == .allButUpsideDown)
  }

  @Test func `the app's delegate narrows what controllers may do`() throws {
    let page = TurningPage("page"), delegate = Saying()
    let app = TestApp(page, device: .iPhone14)
    app.perform { UIApplication.shared.delegate = delegate }
    delegate.mask = .portrait
    app.turn(.landscapeLeft)
    #expect(page.view.bounds.width == 390)
    delegate.mask = .allButUpsideDown
    app.perform { page.setNeedsUpdateOfSupportedInterfaceOrientations() }
    #expect(page.view.bounds.width == 844)
  }

  @Test func `a scene is asked for a way to lie, and says why not`() throws {
    let page = TurningPage("page")
    let app = TestApp(page, device: .iPhone14)
    let scene = try #require(app.session.window.windowScene)
    var errors: [String] = []
    app.perform {
      scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscapeLeft)) { errors.append("\($0)") }
    }
    try app.settle()
    #expect(scene.interfaceOrientation == .landscapeLeft && page.view.bounds.width == 844 && errors.isEmpty)
    #expect(app.perform { UIDevice.current.orientation } == .landscapeRight)
    page.supported = .landscape
    app.perform {
      scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .portrait)) { errors.append("\($0)") }
    }
    #expect(errors.count == 1 && page.view.bounds.width == 844)
  }

  @Test func `a page that prefers to lie on its side is turned when it has come, though it could stand upright`() throws {
    final class Film: UIViewController {
      override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeRight }
    }
    let page = UIViewController(), film = Film()
    let app = TestApp(page, device: .iPhone14)
    film.modalPresentationStyle = .fullScreen
    app.perform { page.present(film, animated: true) }
    try app.settle()
    #expect(film.view.bounds.width == 844)
  }

  @Test func `the picture's camera is where the device's top is`() throws {
    let app = TestApp(UIViewController(), device: try #require(Device.named("iphone-14-pro")))
    app.turn(.landscapeLeft)
    #expect(app.session.device.cutOutFrame?.minX == 11)
    app.turn(.landscapeRight)
    try app.settle()
    #expect(abs((app.session.device.cutOutFrame?.maxX ?? 0) - 841) < 1e-6)
  }

  @Test(arguments: [true, false])
  func `who wants less motion and cross-fades gets them for slides, and no zooms`(fades: Bool) throws {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    let app = TestApp(navigation, device: .iPhone14)
    app.environment.reduceMotion = true
    app.environment.prefersCrossFade = fades
    app.perform { navigation.pushViewController(second, animated: true) }
    app.advance(by: 0.15)
    let shown = try #require(second.view.layer.presentation())
    let x = second.view.layer.presentation()?.affineTransform().tx ?? 0
    #expect((shown.opacity < 1) == fades && (x > 0) == !fades)
    try app.settle()
    #expect(navigation.topViewController === second && second.view.alpha == 1)
    let third = UIViewController()
    third.preferredTransition = .zoom { _ in first.view }
    #expect(third.transitionDriver == nil)
    app.environment.reduceMotion = false
    #expect(third.transitionDriver != nil)
  }
}

private final class Saying: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate, UIApplicationDelegate {
  var mask = UIInterfaceOrientationMask.all
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { mask }
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask { mask }
  func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { mask }
}
