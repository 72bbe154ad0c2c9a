import SegueTesting
import Testing
import UIKit

/// What someone who cannot see the screen finds on it.
@MainActor @Suite struct AccessibilityTests {
  private final class Page: UIView {
    let heading = UILabel(frame: CGRect(x: 10, y: 20, width: 200, height: 30))
    let button = UIButton(frame: CGRect(x: 10, y: 60, width: 100, height: 40))

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      (heading.text, button.accessibilityIdentifier) = ("Today", "go")
      heading.accessibilityTraits = [.staticText, .header]
      button.setTitle("Go", for: .normal)
      addSubview(heading)
      addSubview(button)
    }
    required init?(coder: NSCoder) { nil }
  }

  private let page = Page()
  private var heading: UILabel { page.heading }
  private var button: UIButton { page.button }
  private var read: [String] { page.accessibleElements.map(\.description) }

  @Test func `hidden and transparent views, and what is inside, are not there`() {
    button.isHidden = true
    heading.alpha = 0.005
    #expect(read == [])
    (button.isHidden, heading.alpha) = (false, 1)
    page.accessibilityElementsHidden = true
    #expect(read == [])
  }

  @Test func `labels and buttons are elements by themselves, with their words and their state`() {
    #expect(read == ["“Today” text, header", "“Go” button 'go'"])
    (button.isEnabled, button.isSelected) = (false, true)
    #expect(read[1] == "“Go” button, selected, not enabled 'go'")
    button.accessibilityLabel = "Go on"
    #expect(page.accessibleElements[1].label == "Go on")
    #expect(page.accessibleElements[1].frame == CGRect(x: 10, y: 60, width: 100, height: 40))
  }

  @Test func `what lies within an element is part of it`() {
    (page.isAccessibilityElement, page.accessibilityLabel) = (true, "A card")
    #expect(read == ["“A card”"])
  }

  @Test func `a modal view leaves out what lies beside it, while it is shown`() {
    let dialog = UIView(frame: page.bounds), question = UILabel(frame: page.bounds)
    question.text = "Really?"
    dialog.addSubview(question)
    dialog.accessibilityViewIsModal = true
    page.addSubview(dialog)
    #expect(read == ["“Really?” text"])
    dialog.isHidden = true
    #expect(read.count == 2)
  }

  @Test func `the order can be said`() {
    page.accessibilityElements = [button, heading]
    #expect(page.accessibleElements.map(\.label) == ["Go", "Today"])
  }

  @Test func `the tree names what the elements are in, and a label that is not there is an error that names those that are`() throws {
    let app = TestApp {
      let controller = UIViewController()
      controller.view.accessibilityIdentifier = "home"
      controller.view.addSubview(Page())
      return controller
    }
    #expect(app.accessibilityTree == "'home'\n  “Today” text, header\n  “Go” button 'go'\n")
    let go = try app.element(labelled: "Go")
    #expect(go.identifier == "go")
    let error = #expect(throws: TestError.self) { try app.element(labelled: "Stop") }
    #expect(error?.reason == .noElement("Stop", known: app.elements.map(\.description)))
  }
}
