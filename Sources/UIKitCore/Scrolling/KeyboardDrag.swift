import CoreGraphics
import QuartzCore

extension UIScrollView {
  /// The effect of a drag on the keyboard. The raw values are those of UIKit.
  public enum KeyboardDismissMode: Int, Sendable {
    /// The drag does not dismiss the keyboard.
    case none
    /// The start of the drag dismisses the keyboard.
    case onDrag
    /// The keyboard follows the finger down once the finger reaches it. It returns if the finger moves up again.
    case interactive
    /// The modes with the accessory view. In Segue, the accessory view moves with the keyboard in every mode.
    case onDragWithAccessory, interactiveWithAccessory

    var isInteractive: Bool { self == .interactive || self == .interactiveWithAccessory }
    var isOnDrag: Bool { self == .onDrag || self == .onDragWithAccessory }
  }

  /// Scrolls by the smallest distance that shows the first responder, if it is in the content.
  func showWhatIsEdited() {
    guard let view = runtime.firstResponder.current as? UIView, view !== self, view.isDescendant(of: self), runtime.services.keyboard.isUp
    else {
      return
    }
    scrollRectToVisible(view.convert(view.placeToReveal, to: self).insetBy(dx: 0, dy: -KeyboardDrag.margin), animated: false)
  }
}

/// A drag of the content that dismisses the keyboard or moves it (Docs/behaviour/controls.md, "Keyboard").
@MainActor
final class KeyboardDrag {
  private unowned let scrollView: UIScrollView
  private var isAttached = false
  /// The free space around the edited area, in points, and the finger's speed that dismisses the keyboard, in points per second.
  ///
  /// Both values are choices of Segue.
  static let margin: CGFloat = 8
  private static let speed: CGFloat = 100

  init(of scrollView: UIScrollView) { self.scrollView = scrollView }

  func begin() {
    guard scrollView.keyboardDismissMode.isOnDrag, scrollView.runtime.services.keyboard.isUp else { return }
    scrollView.runtime.firstResponder.current?.resignFirstResponder()
  }

  /// Observes the pan gesture, regardless of the content offset.
  func attach() {
    guard !isAttached else { return }
    isAttached = true
    scrollView.panGestureRecognizer.addHandler { [weak self] in self?.moved($0) }
  }

  private func moved(_ pan: UIPanGestureRecognizer) {
    let keyboard = scrollView.runtime.services.keyboard
    guard scrollView.keyboardDismissMode.isInteractive, keyboard.isUp, let window = scrollView.window else { return }
    let top = window.bounds.height - keyboard.height, drawn = pan.location(in: nil).y - top
    switch pan.state {
    case .began, .changed: if drawn > 0 || keyboard.frame.minY > top { keyboard.draw(down: drawn) }
    case .ended:
      guard keyboard.frame.minY > top else { return }
      let isThrown = pan.releaseVelocity(in: nil).y > Self.speed
      if isThrown, scrollView.runtime.firstResponder.current?.resignFirstResponder() ?? true { return }
      keyboard.comeBack()
    case .cancelled, .failed: keyboard.comeBack()
    default: break
    }
  }
}
