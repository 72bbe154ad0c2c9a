import CoreGraphics
import SegueTesting
import Testing
import UIKit

extension VoiceOverTests {
  /// What has the focus is used.
  @MainActor @Suite struct UsingTests {
    @Test func `a double tap is a finger at the activation point, unless the element activates itself`() throws {
      final class Own: UIView {
        var count = 0
        override func accessibilityActivate() -> Bool {
          count += 1
          return true
        }
      }
      var taps = 0
      let button = Reading.button("Tap", 20, 100) { taps += 1 }
      let own = Own(frame: CGRect(x: 20, y: 200, width: 50, height: 50)), far = UIView(frame: CGRect(x: 20, y: 300, width: 50, height: 50))
      for (view, name) in [(own, "own"), (far, "far")] { (view.isAccessibilityElement, view.accessibilityLabel) = (true, name) }
      far.accessibilityActivationPoint = CGPoint(x: 60, y: 120)
      let app = Reading.app(Reading.page(button, own, far))
      app.voiceOver.activate()
      #expect(taps == 1)
      try app.voiceOver.focus("own")
      app.voiceOver.activate()
      #expect(taps == 1 && own.count == 1)
      try app.voiceOver.focus("far")
      app.voiceOver.activate()
      #expect(taps == 2)
    }

    @Test func `a switch says its new value, and a slider goes by tenths`() throws {
      let toggle = UISwitch(frame: CGRect(x: 20, y: 100, width: 51, height: 31)),
        slider = UISlider(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
      (toggle.accessibilityLabel, slider.accessibilityLabel) = ("Wi-Fi", "Volume")
      var sent = 0
      for control in [toggle, slider] { control.addAction(UIAction { _ in sent += 1 }, for: .valueChanged) }
      let app = Reading.app(Reading.page(toggle, slider))
      app.voiceOver.activate()
      try app.settle()
      #expect(toggle.isOn && sent == 1 && app.voiceOver.lastSpoken == "On")
      app.voiceOver.increment()  // not what can be adjusted
      try app.voiceOver.focus("Volume")
      app.voiceOver.increment()
      app.voiceOver.increment()
      app.voiceOver.decrement()
      #expect(abs(slider.value - 0.1) < 0.001 && sent == 4 && app.voiceOver.lastSpoken == "10%")
    }

    @Test func `a row that is used is selected`() throws {
      let table = WordTable(["one", "two"])
      var chosen: [Int] = []
      table.chose = { chosen.append($0) }
      let app = Reading.app(table)
      try app.voiceOver.focus("two")
      app.voiceOver.activate()
      try app.settle()
      #expect(chosen == [1] && app.voiceOver.lastSpoken == "Selected")
    }

    @Test func `what is removed while the finger is down is not used`() throws {
      var taps = 0
      let button = Reading.button("Tap", 20, 100) { taps += 1 }
      let app = Reading.app(Reading.page(button))
      app.send(.voice(.activate))
      app.advance(by: 0.03)
      app.perform { button.removeFromSuperview() }
      try app.settle()
      #expect(taps == 0)
    }

    @Test func `actions are performed by their names, those of what it lies in too`() throws {
      @MainActor final class Owner {
        var done: [String] = []
        @MainActor func flag(_ action: UIAccessibilityCustomAction) { done.append(action.name) }
      }
      let owner = Owner()
      let card = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 200)), label = Reading.label("Letter", 0, 0)
      label.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Delete") {
          owner.done.append($0.name); return true
        },
        UIAccessibilityCustomAction(name: "Flag", target: owner, selector: Selector("flag:", Owner.flag)),
      ]
      card.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Archive") {
          owner.done.append($0.name); return true
        }
      ]
      card.addSubview(label)
      let app = Reading.app(Reading.page(card))
      #expect(app.voiceOver.focused?.actions == ["Delete", "Flag"] && app.voiceOver.lastSpoken == "Letter, Actions available")
      for name in ["Delete", "Flag", "Archive", "none of these"] { app.voiceOver.perform(action: name) }
      #expect(owner.done == ["Delete", "Flag", "Archive"])
    }

    @Test func `what swipes over a row offer are its actions`() throws {
      final class Mail: UITableViewController {
        var rows = ["one", "two", "three"]
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.textLabel?.text = rows[indexPath.row]
          return cell
        }
        override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
        {
          rows.remove(at: indexPath.row)
          tableView.deleteRows(at: [indexPath], with: .fade)
        }
      }
      let mail = Mail(style: .plain)
      let app = Reading.app(mail)
      try app.voiceOver.focus("two")
      #expect(app.voiceOver.focused?.actions == ["Delete"])
      app.voiceOver.perform(action: "Delete")
      try app.settle()
      #expect(mail.rows == ["one", "three"] && app.voiceOver.screen.count == 2)
      #expect(app.voiceOver.focused?.label == "three")
    }

    @Test func `a magic tap goes outwards until somebody does something`() {
      final class Player: UIViewController {
        var taps = 0
        override func accessibilityPerformMagicTap() -> Bool {
          taps += 1
          return true
        }
      }
      let player = Player()
      player.view.addSubview(Reading.label("song", 20, 100))
      let app = Reading.app(UINavigationController(rootViewController: player))
      app.voiceOver.magicTap()
      #expect(player.taps == 1)
    }
  }
}
