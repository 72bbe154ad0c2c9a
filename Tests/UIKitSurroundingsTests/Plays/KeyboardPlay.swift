import SegueTesting
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitPickers
@testable import UIKitPresentations
@testable import UIKitText
@testable import UIKitVoiceOver

/// The keyboard comes, or goes; a finger may drag it away with what scrolls.
final class KeyboardPlay: Play {
  private lazy var home = Page("home", notes)
  private let field = UITextField()
  private var observers: [any NSObjectProtocol] = []

  override var ticks: Int { 40 }
  override func makeRoot() -> UIViewController { home }
  override func prepare() {
    field.borderStyle = .roundedRect
    field.translatesAutoresizingMaskIntoConstraints = false
    field.adjustsFontForContentSizeCategory = true
    field.font = .preferredFont(forTextStyle: .body)
    home.view.addSubview(field)
    home.cardScrollView.keyboardDismissMode = .interactive
    home.cardScrollView.alwaysBounceVertical = true
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: home.view.layoutMarginsGuide.leadingAnchor),
      field.widthAnchor.constraint(equalToConstant: 200),
      field.bottomAnchor.constraint(equalTo: home.view.keyboardLayoutGuide.topAnchor, constant: -8),
    ])
    observers = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
      UIResponder.keyboardDidHideNotification, UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [notes, weak self] _ in
        MainActor.assumeIsolated { if self != nil { notes.lines.append(name.rawValue) } }
      }
    }
    if passage.kind == .keyboardAway { field.becomeFirstResponder() }
  }
  isolated deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

  override func step(_ tick: Int) {
    if passage.kind == .keyboardAway, passage.course != .finished { return drag(tick) }
    app.perform {
      switch (passage.kind, passage.course, tick) {
      case (.keyboardAway, _, 0): field.resignFirstResponder()
      case (.keyboard, _, 0): field.becomeFirstResponder()
      case (.keyboard, .cancelled, 8), (.keyboard, .caught, 6): field.resignFirstResponder()
      case (.keyboard, .caught, 12): field.becomeFirstResponder()
      default: break
      }
    }
  }

  /// From above the keyboard into it and back.
  private func drag(_ tick: Int) {
    let height = app.session.window.bounds.height
    dragThereAndBack(tick, from: CGPoint(x: 300, y: height - 420), by: CGVector(dx: 0, dy: 200))
  }
}
