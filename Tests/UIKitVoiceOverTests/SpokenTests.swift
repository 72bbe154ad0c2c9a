import CoreGraphics
import SegueTesting
import Testing
import UIKit

extension VoiceOverTests {
  /// The spoken descriptions of the existing classes. (Docs/behaviour/controls.md, "Accessibility of controls")
  @MainActor @Suite struct SpokenTests {
    private func said(_ view: UIView) -> String {
      if view.frame.isEmpty { view.frame = CGRect(x: 20, y: 100, width: 200, height: 40) }
      return Reading.app(Reading.page(view)).voiceOver.screen.joined(separator: " | ")
    }

    @Test func `labels, buttons and links`() {
      let heading = Reading.label("Today", 0, 100), off = Reading.button("Save", 0, 100), chosen = Reading.button("Bold", 0, 100)
      heading.accessibilityTraits = .header
      (off.isEnabled, chosen.isSelected, chosen.accessibilityHint) = (false, true, "Makes it bold")
      #expect(said(Reading.label("Words", 0, 100)) == "Words")
      #expect(said(heading) == "Today, Heading")
      #expect(said(off) == "Save, Dimmed, Button")
      #expect(said(chosen) == "Selected, Bold, Button, Makes it bold")
      let image = UIImageView(frame: .zero)
      (image.isAccessibilityElement, image.accessibilityLabel) = (true, "Sunset")
      #expect(said(image) == "Sunset, Image")
      #expect(said(UIButton(type: .close)) == "Close, Button")
    }

    @Test func `a switch is on or off, a slider stands at a per cent, a stepper at a number`() {
      let toggle = UISwitch(), slider = UISlider(), stepper = UIStepper()
      (toggle.accessibilityLabel, slider.accessibilityLabel, stepper.accessibilityLabel) = ("Wi-Fi", "Volume", "Copies")
      slider.value = 0.5
      #expect(said(toggle) == "Wi-Fi, Switch button, Off, Double tap to toggle setting")
      #expect(said(slider) == "Volume, 50%, Adjustable, Swipe up or down with one finger to adjust the value")
      #expect(said(stepper) == "Copies, 0, Adjustable, Swipe up or down with one finger to adjust the value")
    }

    @Test func `segments are buttons of which one is selected, and each says which it is`() {
      let control = UISegmentedControl(items: ["Map", "Transit", "Satellite"])
      control.selectedSegmentIndex = 1
      #expect(said(control) == "Map, Button, 1 of 3 | Selected, Transit, Button, 2 of 3 | Satellite, Button, 3 of 3")
    }

    @Test func `pages, progress and a spinner`() {
      let pages = UIPageControl(), progress = UIProgressView(frame: CGRect(x: 0, y: 100, width: 200, height: 4))
      let spinner = UIActivityIndicatorView(style: .medium)
      (pages.numberOfPages, pages.currentPage, progress.progress) = (3, 1, 0.25)
      spinner.startAnimating()
      #expect(said(pages).hasPrefix("page 2 of 3, Adjustable"))
      #expect(said(progress) == "Progress, 25%")
      #expect(said(spinner) == "In progress")
    }

    @Test func `a field says its text or its placeholder, and bullets for what is secret`() {
      let name = UITextField(), secret = UITextField()
      name.placeholder = "Name"
      (secret.isSecureTextEntry, secret.accessibilityLabel, secret.text) = (true, "Password", "abc")
      #expect(said(name) == "Name, Text field, Double tap to edit")
      let off = UITextField()
      (off.text, off.isEnabled) = ("Anna", false)
      #expect(said(off) == "Anna, Dimmed, Text field")
      #expect(said(secret) == "Password, •••, Secure text field, Double tap to edit")
      let text = UITextView(), fixed = UITextView()
      (text.text, fixed.text, fixed.isEditable) = ("A note", "A story", false)
      #expect(said(text) == "A note, Text field, Double tap to edit")
      #expect(said(fixed) == "A story")
    }

    @Test func `a row says its texts together, and that it leads on, is selected, or has actions`() throws {
      let table = WordTable(["General", "Name"])
      table.dress = { cell, row in
        cell.accessoryType = row == 0 ? .disclosureIndicator : .none
        cell.detailTextLabel?.text = row == 1 ? "iPhone" : nil
      }
      let app = Reading.app(table)
      #expect(app.voiceOver.screen == ["General, Button", "Name, iPhone"])
      app.perform { table.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none) }
      #expect(app.voiceOver.screen[1] == "Selected, Name, iPhone")
      #expect(table.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.accessibilityLabel == "Name, iPhone")
    }

    @Test func `a switch in a row takes the row's words, and a button stands beside them`() {
      let table = WordTable(["Wi-Fi", "Letter", "Own"])
      table.dress = { cell, row in
        if row == 0 { cell.accessoryView = UISwitch() }
        if row == 1 { cell.accessoryType = .detailButton }
        if row == 2 { (cell.accessibilityLabel, cell.accessibilityHint) = ("My own words", "Opens") }
      }
      let app = Reading.app(table)
      #expect(
        app.voiceOver.screen == [
          "Wi-Fi, Switch button, Off, Double tap to toggle setting", "Letter", "More Info, Button", "My own words, Opens",
        ])
    }

    @Test func `tabs say which of how many they are, and a bar's buttons what they are called`() {
      let pages = ["Home", "Search", "You"].map { name in
        let page = Reading.page(Reading.label("page of \(name)", 20, 200))
        page.tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
        return page
      }
      pages[2].tabBarItem.badgeValue = "3"
      let tabs = UITabBarController(nibName: nil, bundle: nil)
      tabs.viewControllers = pages
      #expect(
        Reading.app(tabs).voiceOver.screen == [
          "page of Home", "Selected, Home, Tab, 1 of 3", "Search, Tab, 2 of 3", "You, 3, Tab, 3 of 3",
        ])
      let page = Reading.page(title: "Inbox")
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
      page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
      page.navigationItem.leftBarButtonItem?.isEnabled = false
      page.navigationItem.rightBarButtonItem?.accessibilityHint = "Writes a letter"
      #expect(
        Reading.app(UINavigationController(rootViewController: page)).voiceOver.screen == [
          "Edit, Dimmed, Button", "Inbox, Heading", "Add, Button, Writes a letter",
        ])
    }

    @Test func `attributed words are words, and what was said last counts`() {
      let view = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
      view.isAccessibilityElement = true
      view.accessibilityAttributedLabel = NSAttributedString(string: "one", attributes: [.accessibilitySpeechSpellOut: true])
      #expect(view.accessibilityLabel == "one" && view.accessibilityAttributedLabel?.length == 3)
      view.accessibilityLabel = "two"
      #expect(view.accessibilityAttributedLabel?.string == "two")
      (view.accessibilityAttributedValue, view.accessibilityAttributedHint) = (
        NSAttributedString(string: "v"), NSAttributedString(string: "h")
      )
      #expect(said(view) == "two, v, h")
      view.accessibilityLabel = nil
      #expect(view.accessibilityAttributedLabel == nil)
      #expect(Reading.label("own", 0, 0).accessibilityAttributedLabel?.string == "own")
    }
  }
}
