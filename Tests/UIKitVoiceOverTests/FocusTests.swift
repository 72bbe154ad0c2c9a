import CoreGraphics
import SegueTesting
import Testing
import UIKit

extension VoiceOverTests {
  /// The focus: where it goes, and what becomes of it when what has it goes.
  @MainActor @Suite struct FocusTests {
    private let a = Reading.button("A", 20, 100), b = Reading.button("B", 20, 200), c = Reading.button("C", 20, 300)
    private var voice: TestApp.VoiceOver { app.voiceOver }
    private let app: TestApp

    init() { app = Reading.app(Reading.page(a, b, c)) }

    @Test func `the first element has it at the beginning, and flicks take it on and back, as far as there are elements`() {
      #expect(voice.focused?.label == "A")
      voice.next()
      voice.next()
      #expect(voice.focused?.label == "C")
      voice.next()
      #expect(voice.focused?.label == "C")
      voice.previous()
      #expect(voice.focused?.label == "B")
      voice.first()
      #expect(voice.focused?.label == "A")
      voice.last()
      #expect(voice.spoken == ["VoiceOver on", "A, Button", "B, Button", "C, Button", "B, Button", "A, Button", "C, Button"])
    }

    @Test func `what is removed hands it to what follows, and the last to what comes before`() throws {
      try voice.focus("B")
      app.perform { b.removeFromSuperview() }
      #expect(voice.focused?.label == "C")
      app.perform { c.isHidden = true }
      #expect(voice.focused?.label == "A")
      app.perform { a.alpha = 0 }
      #expect(voice.focused == nil)
      app.perform { c.isHidden = false }
      #expect(voice.focused?.label == "C" && voice.lastSpoken == "C, Button")
    }

    @Test func `something modal beside it takes it, and gives it back when it goes`() throws {
      try voice.focus("B")
      let dialog = UIView(frame: CGRect(x: 0, y: 400, width: 300, height: 100))
      dialog.addSubview(Reading.label("Really?", 0, 0))
      dialog.accessibilityViewIsModal = true
      app.perform { b.superview?.addSubview(dialog) }
      #expect(voice.focused?.label == "Really?")
      app.perform { dialog.removeFromSuperview() }
      #expect(voice.focused?.label == "B")
      app.perform { b.superview?.addSubview(dialog) }
      app.perform {
        dialog.removeFromSuperview()
        UIAccessibility.post(notification: .layoutChanged, argument: c)
      }
      #expect(voice.focused?.label == "C")
    }

    @Test func `a finger on the glass finds the smallest thing beneath it, and leaves the focus over nothing`() {
      let small = Reading.button("small", 30, 110, 20)
      app.perform { a.superview?.addSubview(small) }
      voice.explore(CGPoint(x: 35, y: 115))
      #expect(voice.focused?.label == "small")
      voice.explore(CGPoint(x: 100, y: 115))
      #expect(voice.focused?.label == "A")
      voice.explore(CGPoint(x: 300, y: 600))
      #expect(voice.focused?.label == "A")
      let ring = UIAccessibilityElement(accessibilityContainer: app.session.window)
      ring.accessibilityLabel = "round"
      ring.accessibilityPath = UIBezierPath(ovalIn: CGRect(x: 100, y: 400, width: 100, height: 100))
      ring.accessibilityFrame = CGRect(x: 100, y: 400, width: 100, height: 100)
      app.perform { a.superview?.accessibilityElements = [a, ring] }
      voice.explore(CGPoint(x: 103, y: 403))
      #expect(voice.focused?.label == "A")
      voice.explore(CGPoint(x: 150, y: 450))
      #expect(voice.focused?.label == "round")
      #expect(ring.accessibilityActivationPoint == CGPoint(x: 150, y: 450))
    }

    @Test func `elements hear that they have it and that they have lost it, and so does whoever observes`() {
      final class Ears: UIView {
        var heard: [String] = []
        override func accessibilityElementDidBecomeFocused() { heard.append("has \(accessibilityElementIsFocused())") }
        override func accessibilityElementDidLoseFocus() { heard.append("lost \(accessibilityElementIsFocused())") }
      }
      let ears = Ears(frame: CGRect(x: 20, y: 150, width: 50, height: 20))
      (ears.isAccessibilityElement, ears.accessibilityLabel) = (true, "ears")
      nonisolated(unsafe) var notes: [String] = []
      let token = NotificationCenter.default.addObserver(forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil) {
        note in
        let keys = [UIAccessibility.unfocusedElementUserInfoKey, UIAccessibility.focusedElementUserInfoKey]
        let views = keys.map { note.userInfo?[$0] as? UIView }
        let names = MainActor.assumeIsolated { views.map { $0?.accessibilityLabel ?? "-" } }
        if names.contains("ears") { notes.append(names.joined(separator: " to ")) }
      }
      defer { NotificationCenter.default.removeObserver(token) }
      app.perform { a.superview?.addSubview(ears) }
      voice.next()
      app.perform { #expect((UIAccessibility.focusedElement(using: nil) as? UIView) === ears) }
      app.perform { #expect(ears.accessibilityAssistiveTechnologyFocusedIdentifiers() == [.notificationVoiceOver]) }
      voice.next()
      #expect(ears.heard == ["has true", "lost false"])
      #expect(notes == ["A to ears", "ears to B"])
    }

    @Test func `it can be put anywhere by the app, and a view that holds elements stands for the first of them`() {
      let group = UIView(frame: CGRect(x: 0, y: 400, width: 300, height: 100))
      group.addSubview(Reading.label("in the group", 0, 0))
      app.perform {
        a.superview?.addSubview(group)
        UIAccessibility.post(notification: .layoutChanged, argument: group)
      }
      #expect(voice.focused?.label == "in the group")
      app.perform { UIAccessibility.post(notification: .layoutChanged, argument: nil) }
      #expect(voice.focused?.label == "in the group")
      app.perform { UIAccessibility.post(notification: .screenChanged, argument: nil) }
      #expect(voice.focused?.label == "A")
      app.perform { UIAccessibility.post(notification: .screenChanged, argument: UIView()) }
      #expect(voice.focused?.label == "A")
      app.perform { UIAccessibility.post(notification: .layoutChanged, argument: "Two results") }
      #expect(voice.focused?.label == "A" && voice.lastSpoken == "Two results")
    }

    @Test func `without VoiceOver nothing is said, nothing has it, and its gestures are nothing`() {
      let plain = TestApp { Reading.page(Reading.button("A", 20, 100)) }
      plain.voiceOver.next()
      plain.perform { UIAccessibility.post(notification: .announcement, argument: "hello") }
      #expect(plain.voiceOver.spoken == [] && plain.voiceOver.focused == nil && !plain.session.voice.isOn)
      #expect(plain.perform { UIAccessibility.isVoiceOverRunning } == false)
    }

    @Test func `it can be turned on and off at any time, which is told`() {
      nonisolated(unsafe) var told = 0
      let token = NotificationCenter.default.addObserver(
        forName: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil, queue: nil
      ) { _ in told += 1 }
      defer { NotificationCenter.default.removeObserver(token) }
      let plain = TestApp { Reading.page(Reading.button("A", 20, 100)) }
      plain.voiceOver.isOn = true
      #expect(plain.voiceOver.focused?.label == "A" && plain.perform { UIAccessibility.isVoiceOverRunning })
      plain.voiceOver.isOn = false
      #expect(plain.voiceOver.focused == nil && plain.voiceOver.spoken == ["VoiceOver on", "A, Button", "VoiceOver off"] && told >= 2)
    }

    @Test func `a value that changes while it has the focus is said, unless it changes all the time`() {
      a.accessibilityValue = "1 of 3"
      app.advance(by: 0.1)
      #expect(voice.focused?.label == "A")
      app.perform {
        a.accessibilityValue = "2 of 3"
        a.setNeedsLayout()
      }
      #expect(voice.lastSpoken == "2 of 3")
      app.perform {
        a.accessibilityTraits = .updatesFrequently
        a.accessibilityValue = "3 of 3"
        a.setNeedsLayout()
      }
      #expect(voice.lastSpoken == "2 of 3")
    }

    @Test func `what removes itself as it gets the focus harms nobody`() {
      final class Shy: UIView {
        override func accessibilityElementDidBecomeFocused() { removeFromSuperview() }
      }
      let shy = Shy(frame: CGRect(x: 20, y: 150, width: 50, height: 20))
      (shy.isAccessibilityElement, shy.accessibilityLabel) = (true, "shy")
      app.perform { a.superview?.addSubview(shy) }
      voice.next()
      #expect(voice.focused?.label == "B")
    }
  }
}
