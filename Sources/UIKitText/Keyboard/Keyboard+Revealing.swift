import CoreGraphics
import InterfaceGeometry
import QuartzCore

extension Keyboard {
  /// Scrolls the first responder into view while the keyboard moves, if the app has made space in the enclosing scroll views.
  ///
  /// Pending layout is done first, without animation, because it may belong to views that have just appeared.
  func showWhatIsEdited() {
    guard isUp, let view = runtime.firstResponder.current as? UIView, let window = view.window, !(window is EffectsWindow) else { return }
    window.layoutIfNeeded()
    UIView.animate(withDuration: KeyboardMetrics.duration, delay: 0, options: [.systemCurve, .allowUserInteraction]) {
      view.scrollAround(toShow: view.placeToReveal)
    }
  }
}

extension UITextView: EditingView {
  /// The caret of an editable text view, and otherwise the whole view.
  package var editedPlace: CGRect {
    guard isEditable else { return bounds }
    let caret = editing.caretRect(at: editing.selection.upperBound)
    return caret.intersects(bounds) ? caret : bounds
  }
}
