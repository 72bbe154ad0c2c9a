import CoreGraphics
import SegueTesting
import Testing
import UIKit

extension VoiceOverTests {
  /// Where the focus goes when pages come and go, finished, cancelled and interrupted.
  @MainActor @Suite struct TransitionFocusTests {
    private final class Home: UIViewController {
      let open = Reading.button("Open", 20, 300), other = Reading.button("Other", 20, 100)
      override func viewDidLoad() {
        super.viewDidLoad()
        for button in [other, open] { view.addSubview(button) }
      }
    }
    private let home = Home()
    private func card(_ style: UIModalPresentationStyle = .fullScreen) -> UIViewController {
      let card = Reading.page(Reading.label("Card", 20, 100), Reading.button("Close", 20, 200))
      card.modalPresentationStyle = style
      return card
    }
    private func app() throws -> TestApp {
      let app = Reading.app(home)
      try app.voiceOver.focus("Open")
      return app
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .formSheet])
    func `a presentation gives it to the first element of what came, its dismissal to what had it`(_ style: UIModalPresentationStyle) throws
    {
      let app = try app(), card = card(style)
      app.perform { home.present(card, animated: true) }
      #expect(!app.voiceOver.screen.contains("Open, Button"))  // from the first frame; a sheet is still out of sight
      app.advance(by: 0.2)
      #expect(app.voiceOver.screen.prefix(1) == ["Card"])
      try app.settle()
      #expect(app.voiceOver.screen == ["Card", "Close, Button"] && app.voiceOver.focused?.label == "Card")
      app.perform { card.dismiss(animated: true) }
      #expect(app.voiceOver.screen == ["Other, Button", "Open, Button"])
      try app.settle()
      #expect(app.voiceOver.focused?.label == "Open" && app.voiceOver.lastSpoken == "Open, Button")
    }

    @Test func `not animated it is the same`() throws {
      let app = try app(), card = card()
      app.perform { home.present(card, animated: false) }
      app.advance(by: 0.05)
      #expect(app.voiceOver.focused?.label == "Card")
      app.perform { card.dismiss(animated: false) }
      app.advance(by: 0.05)
      #expect(app.voiceOver.focused?.label == "Open")
    }

    @Test func `who is gone by the time of the dismissal does not get it back`() throws {
      let app = try app(), card = card()
      app.perform { home.present(card, animated: true) }
      try app.settle()
      app.perform {
        home.open.removeFromSuperview()
        card.dismiss(animated: true)
      }
      try app.settle()
      #expect(app.voiceOver.focused?.label == "Other")
    }

    @Test func `what the app wants comes before what a transition would do`() throws {
      final class Telling: UIViewController {
        let close = Reading.button("Close", 20, 200)
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(Reading.label("Card", 20, 100))
          view.addSubview(close)
        }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          UIAccessibility.post(notification: .screenChanged, argument: close)
        }
      }
      let app = try app(), card = Telling()
      app.perform { home.present(card, animated: true) }
      try app.settle()
      #expect(app.voiceOver.focused?.label == "Close")
      app.perform {
        card.dismiss(animated: true) { UIAccessibility.post(notification: .screenChanged, argument: self.home.other) }
      }
      try app.settle()
      #expect(app.voiceOver.focused?.label == "Other")
    }

    @Test func `a push gives it to the first element, and a pop gives it back, however the pop was begun`() throws {
      let navigation = UINavigationController(rootViewController: home)
      let app = Reading.app(navigation)
      try app.voiceOver.focus("Open")
      let detail = Reading.page(Reading.label("detail", 20, 300), title: "Detail")
      app.perform { navigation.pushViewController(detail, animated: true) }
      try app.settle()
      #expect(app.voiceOver.screen == ["Back, Back button", "Detail, Heading", "detail"] && app.voiceOver.focused?.label == "Back")
      app.voiceOver.activate()
      try app.settle()
      #expect(app.voiceOver.focused?.label == "Open" && navigation.viewControllers.count == 1)
    }

    @Test func `an edge swipe that is cancelled leaves it where it was, one that goes back gives it back`() throws {
      let navigation = UINavigationController(rootViewController: home)
      let app = Reading.app(navigation)
      try app.voiceOver.focus("Open")
      app.perform { navigation.pushViewController(Reading.page(Reading.label("detail", 20, 300), title: "Detail"), animated: true) }
      try app.settle()
      try app.voiceOver.focus("detail")
      let said = app.voiceOver.spoken.count
      var finger = app.touch(CGPoint(x: 2, y: 400))
      finger.move(by: CGVector(dx: 120, dy: 0), duration: 0.3)
      #expect(app.voiceOver.focused?.label != "Open")
      app.advance(by: 0.2)
      finger.move(by: CGVector(dx: -110, dy: 0), duration: 0.3)
      finger.lift()
      try app.settle()
      #expect(app.voiceOver.focused?.label == "detail" && app.voiceOver.spoken.count == said && navigation.viewControllers.count == 2)
      finger = app.touch(CGPoint(x: 2, y: 400))
      finger.move(by: CGVector(dx: 300, dy: 0), duration: 0.3)
      finger.lift()
      try app.settle()
      #expect(app.voiceOver.focused?.label == "Open")
    }

    @Test func `VoiceOver that is turned on in the middle of a transition waits for its end`() throws {
      let app = TestApp { home }
      app.perform { home.present(card(), animated: true) }
      app.advance(by: 0.1)
      app.voiceOver.isOn = true
      #expect(app.voiceOver.focused == nil)
      try app.settle()
      #expect(app.voiceOver.focused?.label == "Card")
    }

    @Test func `two pages over one another give it back one after the other, and a chain that goes at once to the root's`() throws {
      let app = try app(), first = card(), second = Reading.page(Reading.label("Second", 20, 100))
      for (below, above) in [(home as UIViewController, first), (first, second)] {
        app.perform { below.present(above, animated: true) }
        try app.settle()
        if above === first { try app.voiceOver.focus("Close") }
      }
      #expect(app.voiceOver.screen == ["Second"])
      app.perform { second.dismiss(animated: true) }
      try app.settle()
      #expect(app.voiceOver.focused?.label == "Close")
      app.perform { first.present(second, animated: true) }
      try app.settle()
      app.perform { home.dismiss(animated: true) }
      try app.settle()
      #expect(app.voiceOver.focused?.label == "Open")
    }

    @Test func `tabs leave it on the tab that was used`() throws {
      let pages = ["One", "Two"].map { name in
        let page = Reading.page(Reading.label("page \(name)", 20, 200))
        page.tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
        return page
      }
      let tabs = UITabBarController(nibName: nil, bundle: nil)
      tabs.viewControllers = pages
      let app = Reading.app(tabs)
      try app.voiceOver.focus("Two")
      app.voiceOver.activate()
      try app.settle()
      #expect(app.voiceOver.focused?.label == "Two" && app.voiceOver.lastSpoken == "Selected" && app.voiceOver.screen[0] == "page Two")
      app.voiceOver.first()
      app.perform { tabs.selectedIndex = 0 }
      try app.settle()
      #expect(app.voiceOver.focused != nil)
    }
  }
}
