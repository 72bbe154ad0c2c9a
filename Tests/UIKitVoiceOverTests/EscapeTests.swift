import CoreGraphics
import SegueTesting
import Testing
import UIKit

extension VoiceOverTests {
  /// Out of here: who answers, and who does not.
  @MainActor @Suite struct EscapeTests {
    private func navigation() -> UINavigationController {
      let navigation = UINavigationController(rootViewController: Reading.page(Reading.label("root", 20, 300), title: "Root"))
      navigation.pushViewController(Reading.page(Reading.label("detail", 20, 300), title: "Detail"), animated: false)
      return navigation
    }

    @Test func `a navigation goes back, and not from its root, nor where there is no back button`() throws {
      let navigation = navigation()
      let app = Reading.app(navigation)
      navigation.topViewController?.navigationItem.hidesBackButton = true
      app.voiceOver.escape()
      try app.settle()
      #expect(navigation.viewControllers.count == 2)
      navigation.topViewController?.navigationItem.hidesBackButton = false
      app.voiceOver.escape()
      try app.settle()
      #expect(navigation.viewControllers.count == 1 && app.voiceOver.focused?.label == "Root")
      app.voiceOver.escape()
      try app.settle()
      #expect(navigation.viewControllers.count == 1)
    }

    @Test func `an alert is cancelled, once, and one without cancel stays`() throws {
      let page = Reading.page(Reading.button("Delete", 20, 100))
      let app = Reading.app(page)
      var chosen: [String] = []
      func alert(cancels: Bool) -> UIAlertController {
        let alert = UIAlertController(title: "Delete?", message: "It cannot be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("delete") })
        if cancels { alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") }) }
        return alert
      }
      app.perform { page.present(alert(cancels: true), animated: true) }
      try app.settle()
      #expect(app.voiceOver.screen == ["Delete?", "It cannot be undone.", "Cancel, Button", "Delete, Button"])
      app.voiceOver.escape()
      app.voiceOver.escape()
      try app.settle()
      #expect(chosen == ["cancel"] && page.presentedViewController == nil && app.voiceOver.focused?.label == "Delete")
      app.perform { page.present(alert(cancels: false), animated: true) }
      try app.settle()
      app.voiceOver.escape()
      try app.settle()
      #expect(page.presentedViewController != nil && chosen == ["cancel"])
    }

    @Test func `a popover and a menu close, and a presented page stays unless it answers`() throws {
      final class Answering: UIViewController {
        var answers = false
        override func accessibilityPerformEscape() -> Bool {
          if answers { dismiss(animated: true) }
          return answers
        }
      }
      let page = Reading.page(Reading.button("More", 20, 100))
      let app = TestApp(device: .named("ipad")!, environment: EnvironmentSettings(voiceOver: true)) { page }
      let bubble = Reading.page(Reading.label("bubble", 0, 20))
      bubble.modalPresentationStyle = .popover
      bubble.popoverPresentationController?.sourceView = page.view.subviews[0]
      app.perform { page.present(bubble, animated: true) }
      try app.settle()
      #expect(app.voiceOver.screen == ["bubble"])
      app.voiceOver.escape()
      try app.settle()
      #expect(page.presentedViewController == nil && app.voiceOver.focused?.label == "More")

      // Behind a page that does not answer, a navigation does not go back.
      let stack = navigation(), over = Reading.page(Reading.label("over", 20, 100))
      let stacked = Reading.app(stack)
      over.modalPresentationStyle = .overFullScreen
      stacked.perform { stack.present(over, animated: false) }
      try stacked.settle()
      stacked.voiceOver.escape()
      try stacked.settle()
      #expect(stack.viewControllers.count == 2 && stack.presentedViewController === over)

      let full = Answering()
      full.view.addSubview(Reading.label("full", 20, 100))
      full.modalPresentationStyle = .fullScreen
      app.perform { page.present(full, animated: true) }
      try app.settle()
      app.voiceOver.escape()
      try app.settle()
      #expect(page.presentedViewController === full)
      full.answers = true
      app.voiceOver.escape()
      try app.settle()
      #expect(page.presentedViewController == nil && app.voiceOver.focused?.label == "More")
    }

    @Test func `a menu is read alone, and escape closes it`() throws {
      let button = Reading.button("Sort", 20, 100)
      button.menu = UIMenu(children: [UIAction(title: "By name") { _ in }, UIAction(title: "By date") { _ in }])
      button.showsMenuAsPrimaryAction = true
      let app = Reading.app(Reading.page(button, Reading.label("behind", 20, 500)))
      app.voiceOver.activate()
      try app.settle()
      #expect(app.voiceOver.screen.count == 2 && app.voiceOver.focused?.label == "By name")
      app.voiceOver.escape()
      try app.settle()
      #expect(app.voiceOver.screen.count == 2 && app.voiceOver.focused?.label == "Sort")
    }

    @Test func `an escape in the middle of a push goes back when the push is over, and leaves nothing stuck`() throws {
      let navigation = navigation()
      let app = Reading.app(navigation)
      app.perform { navigation.pushViewController(Reading.page(Reading.label("third", 20, 300), title: "Third"), animated: true) }
      app.advance(by: 0.1)
      app.voiceOver.escape()
      try app.settle()
      #expect(navigation.viewControllers.count == 2 && app.voiceOver.focused != nil)
      while navigation.viewControllers.count > 1 {
        app.voiceOver.escape()
        try app.settle()
      }
      #expect(app.voiceOver.screen == ["Root, Heading", "root"])
    }
  }
}
