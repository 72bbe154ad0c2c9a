import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations

/// The behaviour of sheets when Reduce Motion is on. (Docs/behaviour/environment.md, "Accessibility settings")
@MainActor @Suite struct SettingTests {
  // MARK: Sheets that fade

  private func sheet(_ make: (UIViewController) -> Void = { _ in }) -> (app: TestApp, home: UIViewController, page: UIViewController) {
    let home = UIViewController(), page = UIViewController()
    home.view.backgroundColor = .white
    page.view.backgroundColor = .systemYellow
    page.view.accessibilityIdentifier = "page"
    page.modalPresentationStyle = .pageSheet
    make(page)
    var environment = EnvironmentSettings()
    (environment.reduceMotion, environment.prefersCrossFade) = (true, true)
    let app = TestApp(device: .iPhone14, environment: environment) { home }
    return (app, home, page)
  }

  // Docs/behaviour/environment.md, "Accessibility settings".
  @Test func `with less motion and cross-fades preferred a sheet comes where it stands, and goes there`() throws {
    let (app, home, page) = sheet()
    app.perform { home.present(page, animated: true) }
    app.advance(by: 0.1)
    let coming = try app.view("page")
    #expect(coming.frame.minY == 57 && coming.opacity > 0 && coming.opacity < 1 && home.view.transform.isIdentity)
    try app.settle()
    #expect(app["page"]?.opacity == 1 && app["page"]?.frame.minY == 57)
    app.perform { home.dismiss(animated: true) }
    app.advance(by: 0.1)
    let going = try app.view("page")
    #expect(going.frame.minY == 57 && going.opacity > 0 && going.opacity < 1)
    try app.settle()
    #expect(!app.exists("page") && home.presentedViewController == nil && app.diagnostics == [])
  }

  @Test func `a sheet that has faded in is dragged away by a finger as ever`() throws {
    let (app, home, page) = sheet()
    app.perform { home.present(page, animated: true) }
    try app.settle()
    app.flick(from: CGPoint(x: 195, y: 80), by: CGVector(dx: 0, dy: 400), duration: 0.2)
    app.advance(by: 0.05)
    #expect(app["page"].map { $0.frame.minY > 100 && $0.opacity == 1 } ?? false)
    try app.settle()
    #expect(home.presentedViewController == nil && page.view.window == nil)
  }

  @Test func `a finger that drags a sheet which still fades in leaves it whole`() throws {
    let (app, home, page) = sheet()
    app.perform { home.present(page, animated: true) }
    app.advance(by: 0.1)
    app.drag(from: CGPoint(x: 195, y: 80), to: CGPoint(x: 195, y: 120), duration: 0.3)
    try app.settle()
    #expect(app["page"]?.opacity == 1 && app["page"]?.frame.minY == 57 && home.presentedViewController === page)
    #expect(app.session.runtime.faults == [] && app.diagnostics == [])
  }

  @Test func `a sheet that fades in as the app goes to the background is there when it comes back`() throws {
    let (app, home, page) = sheet()
    app.perform { home.present(page, animated: true) }
    app.advance(by: 0.1)
    app.background()
    app.foreground()
    try app.settle()
    #expect(app["page"]?.opacity == 1 && app["page"]?.frame.minY == 57 && home.presentedViewController === page)
  }

  @Test func `a sheet that came flying goes fading where the user has chosen cross-fades meanwhile`() throws {
    let home = UIViewController(), page = UIViewController()
    page.view.accessibilityIdentifier = "page"
    page.modalPresentationStyle = .pageSheet
    let app = TestApp(home, device: .iPhone14)
    app.perform { home.present(page, animated: true) }
    try app.settle()
    #expect(!home.view.transform.isIdentity)
    app.choose(.reduceMotion(true))
    app.choose(.prefersCrossFade(true))
    app.perform { home.dismiss(animated: true) }
    try app.settle()
    #expect(home.view.transform.isIdentity && page.view.window == nil && app.diagnostics == [])
  }

  // MARK: Less transparency

  @Test func `with less transparency nothing is seen through a material, from the setting on and until it is taken back`() throws {
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial)),
      kept = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    let home = UIViewController()
    let app = TestApp(device: .iPhone14) {
      home.view.backgroundColor = .red
      glass.frame = CGRect(x: 0, y: 400, width: 390, height: 100)
      home.view.addSubview(glass)
      return home
    }
    func backdrop(_ view: UIView) -> LayerProperties.Backdrop? { view.layer.backdrop }
    let plain = backdrop(glass), before = app.session.displayList()
    var heard: [Bool] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceTransparencyStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { heard.append(UIAccessibility.isReduceTransparencyEnabled) } }
    defer { NotificationCenter.default.removeObserver(token) }
    #expect((plain?.sigma ?? 0) > 20 && (plain?.tint.alpha ?? 1) < 1)

    app.choose(.reduceTransparency(true))
    // 245 of 255: what the material makes of white.
    #expect(backdrop(glass)?.sigma == 0 && backdrop(glass)?.tint.alpha == 1 && abs((backdrop(glass)?.tint.red ?? 0) - 245.0 / 255) < 1e-9)
    #expect(app.session.displayList() != before && heard == [true])
    // What was in no window hears of it when it is shown.
    app.perform { home.view.addSubview(kept) }
    #expect(backdrop(kept)?.sigma == 0 && backdrop(kept)?.tint.alpha == 1 && (backdrop(kept)?.tint.red ?? 1) < 0.1)

    app.choose(.reduceTransparency(false))
    #expect(backdrop(glass) == plain && (backdrop(kept)?.sigma ?? 0) == 20 && heard == [true, false])
  }
}
