import CoreGraphics
import QuartzCore

extension UIScrollView {
  /// What a drag does to the keyboard. The raw values are Apple's.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none
    /// Sends it down as it begins.
    case onDrag
    /// Draws it down with the finger, once that has come to its top; drawn up again, it comes back.
    case interactive
    /// As without its accessory, which goes along here in every mode.
    case onDragWithAccessory, interactiveWithAccessory

    var isInteractive: Bool { self == .interactive || self == .interactiveWithAccessory }
    var isOnDrag: Bool { self == .onDrag || self == .onDragWithAccessory }
  }

  /// Scrolls as little as shows the first responder, where it lies in the content.
  func showWhatIsEdited() {
    guard let view = runtime.firstResponder.current as? UIView, view !== self, view.isDescendant(of: self), runtime.keyboard.isUp else {
      return
    }
    scrollRectToVisible(view.convert(view.editedPlace, to: self).insetBy(dx: 0, dy: -KeyboardDrag.margin), animated: false)
  }
}

/// A drag of content that sends the keyboard down, or draws it with it. (BEHAVIOUR-2 §21.4)
@MainActor
final class KeyboardDrag {
  private unowned let scrollView: UIScrollView
  private var isAttached = false
  /// What stays free around what is edited, in points; and how fast a finger throws the keyboard down, in points per second. (Choices)
  static let margin: CGFloat = 8
  private static let speed: CGFloat = 100

  init(of scrollView: UIScrollView) { self.scrollView = scrollView }

  func begin() {
    guard scrollView.keyboardDismissMode.isOnDrag, scrollView.runtime.keyboard.isUp else { return }
    scrollView.runtime.firstResponder.current?.resignFirstResponder()
  }

  /// Hears of the finger, wherever the content stands.
  func attach() {
    guard !isAttached else { return }
    isAttached = true
    scrollView.panGestureRecognizer.addHandler { [weak self] in self?.moved($0) }
  }

  private func moved(_ pan: UIPanGestureRecognizer) {
    let keyboard = scrollView.runtime.keyboard
    guard scrollView.keyboardDismissMode.isInteractive, keyboard.isUp, let window = scrollView.window else { return }
    let top = window.bounds.height - keyboard.host.bounds.height, drawn = pan.location(in: nil).y - top
    switch pan.state {
    case .began, .changed: if drawn > 0 || keyboard.frame.minY > top { keyboard.draw(down: drawn) }
    case .ended:
      guard keyboard.frame.minY > top else { return }
      let isThrown = pan.releaseVelocity(in: nil).y > Self.speed
      if isThrown, keyboard.goes() { return }
      keyboard.comeBack()
    case .cancelled, .failed: keyboard.comeBack()
    default: break
    }
  }
}

extension Keyboard {
  /// The first responder lets go, and the keyboard goes on from where a finger has drawn it.
  fileprivate func goes() -> Bool { runtime.firstResponder.current?.resignFirstResponder() ?? true }
}
