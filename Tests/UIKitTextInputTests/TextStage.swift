import Foundation
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// An app with fields and a text view, and a log of what they and the keyboard tell.
@MainActor
final class TextStage {
  let app: TestApp
  let page: UIViewController
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
  let other = UITextField(frame: CGRect(x: 20, y: 150, width: 300, height: 34))
  let view = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 120))
  var log: [String] = []
  private(set) lazy var hearer = Hearer(self)
  private var tokens: [any NSObjectProtocol] = []
  var runtime: Runtime { app.session.runtime }
  var keyboard: Keyboard { runtime.keyboard }

  init(device: Device = .iPhone14, environment: EnvironmentSettings = EnvironmentSettings(), navigation: Bool = false) {
    let page = UIViewController()
    self.page = page
    app = TestApp(device: device, environment: environment) { navigation ? UINavigationController(rootViewController: page) : page }
    app.perform {
      page.view.backgroundColor = .systemBackground
      for (name, each) in [("field", field), ("other", other), ("view", view)] as [(String, UIView)] {
        each.accessibilityIdentifier = name
        page.view.addSubview(each)
      }
      field.borderStyle = .roundedRect
      (field.delegate, other.delegate, view.delegate) = (hearer, hearer, hearer)
      for each in [field, other] {
        each.addAction(UIAction { [unowned self] _ in log.append("\(name(each)) editingDidBegin") }, for: .editingDidBegin)
        each.addAction(UIAction { [unowned self] _ in log.append("\(name(each)) editingChanged") }, for: .editingChanged)
        each.addAction(UIAction { [unowned self] _ in log.append("\(name(each)) editingDidEnd") }, for: .editingDidEnd)
      }
    }
    let names: [NSNotification.Name] = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
      UIResponder.keyboardDidHideNotification, UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification, UITextField.textDidBeginEditingNotification,
      UITextField.textDidEndEditingNotification, UITextField.textDidChangeNotification, UITextView.textDidBeginEditingNotification,
      UITextView.textDidEndEditingNotification, UITextView.textDidChangeNotification,
    ]
    for name in names {
      let box = Box(self)
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
          let word = note.name.rawValue.replacingOccurrences(of: "Notification", with: "")
          MainActor.assumeIsolated {
            // Other tests' apps run in the same process.
            guard let stage = box.stage, Runtime.current === stage.runtime else { return }
            stage.log.append("note \(word)")
          }
        })
    }
  }

  isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token as Any) } }
  private final class Box: @unchecked Sendable {
    weak var stage: TextStage?
    init(_ stage: TextStage) { self.stage = stage }
  }

  func name(_ view: UIView) -> String { view.accessibilityIdentifier ?? "?" }
  var text: String { log.map { $0 + "\n" }.joined() }
  func forget() { log = [] }

  /// Brings a responder up and waits until all stands.
  func begin(_ responder: UIResponder) throws {
    #expect(app.perform { responder.becomeFirstResponder() })
    try app.settle()
  }
}

/// Says yes to everything, and writes it down.
@MainActor
final class Hearer: NSObject, UITextFieldDelegate, UITextViewDelegate {
  unowned let stage: TextStage
  var answer: [String: Bool] = [:]
  var onEvent: (String) -> Void = { _ in }
  init(_ stage: TextStage) { self.stage = stage }

  private func note(_ view: UIView, _ word: String) {
    stage.log.append("\(stage.name(view)) \(word)")
    onEvent("\(stage.name(view)) \(word)")
  }
  private func ask(_ view: UIView, _ word: String) -> Bool {
    note(view, word)
    return answer[word] ?? true
  }
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask(textField, "shouldBegin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { note(textField, "didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask(textField, "shouldEnd") }
  func textFieldDidEndEditing(_ textField: UITextField) { note(textField, "didEnd") }
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    note(textField, "shouldChange {\(range.location), \(range.length)} to \"\(string)\"")
    return answer["shouldChange"] ?? true
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { note(textField, "didChangeSelection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask(textField, "shouldClear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask(textField, "shouldReturn") }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask(textView, "shouldBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask(textView, "shouldEnd") }
  func textViewDidBeginEditing(_ textView: UITextView) { note(textView, "didBegin") }
  func textViewDidEndEditing(_ textView: UITextView) { note(textView, "didEnd") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    note(textView, "shouldChange {\(range.location), \(range.length)} to \"\(text)\"")
    return answer["shouldChange"] ?? true
  }
  func textViewDidChange(_ textView: UITextView) { note(textView, "didChange") }
  func textViewDidChangeSelection(_ textView: UITextView) { note(textView, "didChangeSelection") }
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    note(textView, "link \(URL.absoluteString) {\(characterRange.location), \(characterRange.length)}")
    return false
  }
}
