import SegueTesting
import Testing
import UIKit

/// What a test sees and touches: the keyboard's window, what is visible, labels, texts.
@MainActor @Suite struct KeyboardWindowTests {
  private final class Form: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
    var taps = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
      let done = UIButton(type: .system)
      done.frame = CGRect(x: 275, y: 0, width: 100, height: 44)
      done.setTitle("Done", for: .normal)
      done.accessibilityIdentifier = "done"
      done.addAction(
        UIAction { [unowned self] _ in
          taps += 1
          view.endEditing(true)
        }, for: .touchUpInside)
      bar.addSubview(done)
      field.inputAccessoryView = bar
      field.accessibilityIdentifier = "field"
      field.text = "Anna"
      label.text = "Two\nlines"
      label.accessibilityIdentifier = "label"
      view.addSubview(field)
      view.addSubview(label)
    }
  }
  private let form = Form()
  private let app: TestApp

  init() {
    let form = form
    app = TestApp(form)
  }

  @Test func `an input accessory view is found, visible and tapped while the keyboard is shown`() throws {
    #expect(!app.exists("done") && !app.isVisible("done"))
    try app.tap("field")
    try app.settle()
    #expect(app.exists("done") && app.isVisible("done"))
    #expect(app["done"]!.frame.maxY < 812)
    try app.tap("done")
    try app.settle()
    #expect(form.taps == 1 && !form.field.isFirstResponder && !app.isVisible("done"))
  }

  @Test func `a button is tapped by its label, in the keyboard's window too`() throws {
    try app.tap("field")
    try app.settle()
    try app.tap(labelled: "Done")
    try app.settle()
    #expect(form.taps == 1)
    let error = #expect(throws: TestError.self) { try self.app.tap(labelled: "Undone") }
    #expect("\(error!)".contains("no accessibility element on the screen has the label 'Undone'"))
  }

  @Test func `a view that is hidden, clear, clipped away or beyond the screen exists and is not visible`() {
    #expect(app.isVisible("label"))
    app.perform { form.label.isHidden = true }
    #expect(app.exists("label") && !app.isVisible("label"))
    app.perform { (form.label.isHidden, form.label.alpha) = (false, 0) }
    #expect(!app.isVisible("label"))
    app.perform {
      form.label.alpha = 1
      form.label.frame.origin.y = 900
    }
    #expect(app.exists("label") && !app.isVisible("label"))
    app.perform {
      let box = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
      box.clipsToBounds = true
      form.view.addSubview(box)
      box.addSubview(form.label)
      form.label.frame = CGRect(x: 0, y: 150, width: 50, height: 20)
    }
    #expect(!app.isVisible("label"))
    app.perform { form.label.frame.origin.y = 90 }
    #expect(app.isVisible("label"))
  }

  @Test func `the hierarchy shows texts, each in one line, and no secret`() {
    #expect(app.hierarchy.contains("“Anna”") && app.hierarchy.contains("“Two\\nlines”"))
    app.perform { form.field.isSecureTextEntry = true }
    #expect(app.hierarchy.contains("“••••”") && !app.hierarchy.contains("Anna"))
  }

  @Test func `a film strip of one picture has one picture`() {
    let one = app.filmStrip(0.5, count: 1, scale: 0.1)
    #expect(app.time == 0.5)
    let two = app.filmStrip(0.5, count: 2, scale: 0.1)
    #expect(one.height == two.height && one.width < two.width * 6 / 10)
  }
}
