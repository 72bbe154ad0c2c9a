import CoreGraphics
import SegueTesting
import Testing
import UIKit

extension VoiceOverTests {
  /// What an app has announced, and what hears of it.
  @MainActor @Suite struct SpeechTests {
    private let app = Reading.app(Reading.page(Reading.button("A", 20, 100), Reading.button("B", 20, 200)))

    private func post(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
      app.perform {
        UIAccessibility.post(notification: .announcement, argument: NSAttributedString(string: text, attributes: attributes))
      }
    }

    @Test func `announcements that queue are said one after the other, and each end is told`() throws {
      nonisolated(unsafe) var ends: [String] = []
      let token = NotificationCenter.default.addObserver(
        forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
      ) { note in
        let text = note.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String ?? "-"
        let isWhole = (note.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? NSNumber)?.boolValue ?? false
        if text.hasPrefix("t:") { ends.append("\(text) \(isWhole)") }
      }
      defer { NotificationCenter.default.removeObserver(token) }
      app.perform { UIAccessibility.post(notification: .announcement, argument: "t: one") }
      for name in ["two", "three"] { post("t: \(name)", [.accessibilitySpeechQueueAnnouncement: true]) }
      try app.settle()
      #expect(app.voiceOver.spoken.suffix(3) == ["t: one", "t: two", "t: three"])
      app.perform { UIAccessibility.post(notification: .announcement, argument: "t: four") }
      app.voiceOver.next()
      try app.settle()
      #expect(ends == ["t: one true", "t: two true", "t: three true", "t: four false"])
    }

    @Test func `nothing interrupts what matters most`() throws {
      post("Fire", [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high])
      app.voiceOver.next()
      #expect(app.voiceOver.lastSpoken == "Fire" && app.voiceOver.focused?.label == "B")
      try app.settle()
      #expect(app.voiceOver.lastSpoken == "B, Button")
    }

    @Test func `a page that the app has turned is said`() {
      app.perform { UIAccessibility.post(notification: .pageScrolled, argument: "Page 3 of 9") }
      #expect(app.voiceOver.lastSpoken == "Page 3 of 9")
    }

    @Test func `places are turned into places on the screen`() {
      let view = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
      app.perform {
        app.session.window.addSubview(view)
        #expect(
          UIAccessibility.convertToScreenCoordinates(CGRect(x: 1, y: 2, width: 3, height: 4), in: view)
            == CGRect(x: 51, y: 102, width: 3, height: 4))
        let path = UIAccessibility.convertToScreenCoordinates(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)), in: view)
        #expect(path.bounds == CGRect(x: 50, y: 100, width: 10, height: 10))
      }
    }
  }
}
