import Stages
import UIKit

@testable import UIFoundation
@testable import UIKitCore

/// Notes which of a control's events were sent, in order.
@MainActor
final class EventNotes {
  private(set) var lines: [String] = []
  func clear() { lines = [] }
  func note(_ line: String) { lines.append(line) }

  init(_ control: UIControl? = nil) {
    guard let control else { return }
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
      (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in names { control.addAction(UIAction { [unowned self] _ in lines.append(name) }, for: event) }
  }
}

extension Hand {
  /// Puts a control on the screen, with its layout done.
  @discardableResult
  func show<View: UIView>(_ view: View, x: CGFloat = 100, y: CGFloat = 300, size: CGSize? = nil) -> View {
    app.perform {
      view.frame = CGRect(origin: CGPoint(x: x, y: y), size: size ?? view.bounds.size)
      window.addSubview(view)
    }
    return view
  }

  /// Lets all that moves come to rest, and no longer than five seconds.
  func settle() {
    for _ in 0..<300 where !app.isQuiet { wait() }
  }

  var readsRightToLeft: Bool {
    get { app.environment.direction == .rightToLeft }
    set { app.environment.direction = newValue ? .rightToLeft : .leftToRight }
  }
}
