import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitPresentations
@testable import UIKitText

/// Failures that `MomentTests` found, each described by its symptom.
@MainActor @Suite struct SymptomTests {
  private let home = UIViewController(), page = UIViewController()
  private let tile = UIView(frame: CGRect(x: 40, y: 220, width: 120, height: 90))

  private func launch(_ root: UIViewController, _ device: String = "iphone-14") throws -> TestApp {
    home.view.backgroundColor = .white
    page.view.backgroundColor = .systemBackground
    tile.backgroundColor = .systemRed
    home.view.addSubview(tile)
    let device = try #require(Device.named(device))
    return TestApp(root, device: device)
  }
  private let narrow = CGSize(width: 507, height: 1180)

  @Test(arguments: [0.02, 0.1, 0.3, 0.6])
  // Docs/behaviour/controllers.md, "Zoom transition".
  func `a page that zooms open while its window takes another size fills that window`(after seconds: Double) throws {
    let app = try launch(home, "ipad")
    app.perform {
      page.preferredTransition = .zoom { [tile] _ in tile }
      home.present(page, animated: true)
    }
    app.advance(by: seconds)
    app.resize(to: narrow)
    try app.settle()
    #expect(page.view.frame == CGRect(origin: .zero, size: narrow) && page.view.transform.isIdentity)
    app.perform { home.dismiss(animated: true) }
    app.advance(by: 0.1)
    app.resize(to: CGSize(width: 820, height: 1180))
    try app.settle()
    #expect(home.view.frame.width == 820 && page.view.window == nil && !tile.layer.isVeiled)
  }

  @Test func `a zoomed page that a finger holds while its window takes another size fills that window when it is let go`() throws {
    let app = try launch(home, "ipad")
    app.perform {
      page.preferredTransition = .zoom { [tile] _ in tile }
      home.present(page, animated: false)
    }
    let finger = app.touch(CGPoint(x: 200, y: 300))
    finger.move(by: CGVector(dx: 10, dy: 60), duration: 0.3)
    app.resize(to: narrow)
    finger.move(by: CGVector(dx: -10, dy: -60), duration: 0.3)
    app.advance(by: 0.3)
    finger.lift()
    try app.settle()
    #expect(page.view.frame == CGRect(origin: .zero, size: narrow) && page.view.window != nil)
  }

  @Test(arguments: [0.02, 0.1, 0.2])
  func `a sheet that flies back to its stop while its window takes another size rests where that has its stop (behaviour: Sheet geometry)`(
    after seconds: Double
  )
    throws
  {
    let app = try launch(home, "ipad")
    app.perform {
      page.modalPresentationStyle = .formSheet
      home.present(page, animated: false)
    }
    app.drag(from: CGPoint(x: 410, y: 320), to: CGPoint(x: 410, y: 380), duration: 0.1)
    app.advance(by: seconds)
    app.resize(to: narrow)
    try app.settle()
    let top = page.view.convert(page.view.bounds, to: nil).minY
    #expect(top == 34 && page.presentingViewController === home, "ten points below what the device covers")
  }

  @Test func `a sheet that leaves while its window takes another size is gone`() throws {
    let app = try launch(home, "ipad")
    app.perform {
      page.modalPresentationStyle = .formSheet
      home.present(page, animated: false)
      home.dismiss(animated: true)
    }
    app.advance(by: 0.1)
    app.resize(to: narrow)
    try app.settle()
    #expect(home.presentedViewController == nil && page.view.window == nil && home.view.frame.size == narrow)
  }

  // Docs/behaviour/bars.md, "Hidden bars and extended layout".
  @Test func `a toolbar's buttons change under the finger of an app's own push, and are what they were when that is taken back`()
    throws
  {
    let notes = MomentNotes()
    let director = Director(grabbable: false, notes)
    let (first, second) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .trash))
    home.toolbarItems = [first]
    page.toolbarItems = [second]
    let navigation = UINavigationController(rootViewController: home)
    let app = try launch(navigation)
    app.perform {
      navigation.isToolbarHidden = false
      navigation.delegate = director
      director.interaction = UIPercentDrivenInteractiveTransition()
      navigation.pushViewController(page, animated: true)
    }
    app.perform { director.interaction?.update(0.5) }
    #expect(navigation.toolbar.items == [second])
    app.perform { director.interaction?.cancel() }
    try app.settle()
    #expect(navigation.toolbar.items == [first] && app.diagnostics == [])
    #expect(app.session.runtime.controllers.machine.diagnostics.isEmpty)
    #expect(navigation.toolbar.subviews.filter { $0 is BarItemRow }.count == 1)
  }

  @Test(arguments: [0.52, 0.6, 0.7, 0.8])
  func `a menu whose screen is turned as it opens stands as one that is turned afterwards`(after seconds: Double) throws {
    func outcome(_ turnsAfter: Double) throws -> String {
      let play = MenuPlay(Passage(kind: .menu, course: .finished), MomentNotes())
      let app = TestApp(device: .iPhone14) { play.makeRoot() }
      play.app = app
      app.perform { play.prepare() }
      let finger = app.touch(CGPoint(x: 180, y: 270))
      app.advance(by: turnsAfter)
      app.rotate(to: .landscapeLeft)
      finger.lift()
      try app.settle()
      return ModelTree(app.session).text
    }
    #expect(try outcome(seconds) == outcome(2))
  }

  @Test(arguments: [1 / 60.0, 0.1, 0.2, 0.3], [Device.Orientation.landscapeLeft, .landscapeRight])
  // Docs/behaviour/containers.md, "Page view controllers".
  func `a page that was thrown arrives although the screen is turned meanwhile`(after seconds: Double, _ way: Device.Orientation)
    throws
  {
    let play = PagesPlay(Passage(kind: .pages, course: .finished), MomentNotes())
    let app = TestApp(device: .iPhone14) { play.makeRoot() }
    app.flick(from: CGPoint(x: 320, y: 300), by: CGVector(dx: -200, dy: 0), duration: 0.15)
    app.advance(by: seconds)
    app.rotate(to: way)
    try app.settle()
    let pages = try #require(app.session.window.rootViewController as? UIPageViewController)
    #expect((pages.viewControllers?.first as? Page)?.name == "page" && pages.children.count == 1)
    #expect(pages.viewControllers?.first?.view.convert(CGPoint.zero, to: nil) == CGPoint.zero)
  }

  @Test func `a page that code turns arrives although the screen is turned meanwhile, and its completion is told`() throws {
    let play = PagesPlay(Passage(kind: .pages, course: .finished), MomentNotes())
    let app = TestApp(device: .iPhone14) { play.makeRoot() }
    let pages = try #require(app.session.window.rootViewController as? UIPageViewController)
    let next = Page("next", play.notes)
    var told: [Bool] = []
    app.perform { pages.setViewControllers([next], direction: .forward, animated: true) { told.append($0) } }
    app.advance(by: 0.15)
    app.rotate(to: .landscapeLeft)
    try app.settle()
    #expect(told == [true] && pages.viewControllers == [next] && next.view.convert(CGPoint.zero, to: nil) == CGPoint.zero)
  }

  @Test(arguments: [SettingChange.style(.dark), .contentSize(.XL)])
  func `the words of a back button are in their place after a pop that was taken back and a choice in its middle`(_ setting: SettingChange)
    throws
  {
    let navigation = UINavigationController(rootViewController: home)
    home.title = "Home"
    let app = try launch(navigation)
    app.perform { navigation.pushViewController(page, animated: false) }
    func words() -> CGRect? {
      let all = navigation.navigationBar.subtree.compactMap { $0 as? UILabel }
      return all.first { $0.text == "Home" && $0.superview is BackButton }.map { $0.convert($0.bounds, to: nil) }
    }
    let before = try #require(words())
    let finger = app.touch(CGPoint(x: 2, y: 300))
    finger.move(by: CGVector(dx: 100, dy: 0), duration: 0.2)
    app.choose(setting)
    finger.move(by: CGVector(dx: -100, dy: 0), duration: 0.2)
    app.advance(by: 0.2)
    finger.lift()
    try app.settle()
    #expect(navigation.topViewController === page && words() == before)
  }

  /// Verifies a resize of the window, which lays out both pages of the bar again.
  @Test func `a large title on its way goes on when its window takes another size (behaviour: Bar transition and Rotation)`() throws {
    let navigation = UINavigationController(rootViewController: home)
    home.title = "Home"
    page.title = "Page"
    navigation.navigationBar.prefersLargeTitles = true
    let app = try launch(navigation, "ipad")
    app.perform { navigation.pushViewController(page, animated: true) }
    app.advance(by: 0.15)
    /// How each label is transformed, as it is shown.
    func ways() -> [String: CGAffineTransform] {
      let scene = app.session.runtime.scene
      return navigation.navigationBar.subtree.compactMap { $0 as? UILabel }.reduce(into: [:]) { all, label in
        let place = "\(label.text ?? "") in \(type(of: label.superview!))"
        all[place] = scene.presentation(of: label.layer.id, at: app.session.now)?.transform
      }
    }
    let before = ways()
    app.resize(to: narrow)
    let after = ways()
    #expect(before.values.contains { abs($0.ty) > 20 && $0.a < 0.9 }, "a large title that gets smaller is on its way: \(before)")
    // A tick has passed meanwhile.
    for (place, way) in before {
      let next = try #require(after[place])
      #expect(abs(next.tx - way.tx) < 60 && abs(next.ty - way.ty) < 20 && abs(next.a - way.a) < 0.1, "\(place): \(way) to \(next)")
    }
    try app.settle()
    #expect(ways().values.allSatisfy { $0 == .identity })
  }
}
