import CoreGraphics
import QuartzCore

/// The place that is edited, and the scroll views around it.
extension UIView {
  /// The part of a first responder that must be visible while it is edited, in its own coordinates: the caret of a text view, and the whole of
  /// anything else.
  var editedPlace: CGRect {
    guard let view = self as? UITextView, view.isEditable else { return bounds }
    let caret = view.editing.caretRect(at: view.editing.selection.upperBound)
    return caret.intersects(bounds) ? caret : bounds
  }

  /// Scrolls the scroll views around the view, from the inside out, as little as shows a rectangle of it.
  ///
  /// Those that keep clear of the keyboard by themselves, those under a finger and those that show it already are left as they are.
  func scrollAround(toShow rect: CGRect) {
    for case let scrollView as UIScrollView in sequence(first: superview, next: { $0?.superview }) {
      guard !scrollView.avoidsKeyboard, !scrollView.isTracking else { continue }
      let place = convert(rect, to: scrollView)
      guard !scrollView.shows(place) else { continue }
      scrollView.scrollRectToVisible(place.insetBy(dx: 0, dy: -KeyboardDrag.margin), animated: false)
    }
  }
}

extension UIScrollView {
  /// Whether scrolling can show no more of a rectangle than is visible already.
  fileprivate func shows(_ rect: CGRect) -> Bool { dynamics.geometry.offset(toShow: rect, from: contentOffset) == contentOffset }
}

extension Keyboard {
  /// Scrolls the first responder into view as the keyboard moves, where an app has made room in the scroll views around it.
  ///
  /// Layout that is pending comes first, without animation: it may belong to views that have only just appeared.
  func showWhatIsEdited() {
    guard isUp, let view = runtime.firstResponder.current as? UIView, let window = view.window, !(window is EffectsWindow) else { return }
    window.layoutIfNeeded()
    UIView.animate(withDuration: KeyboardMetrics.duration, delay: 0, options: [.systemCurve, .allowUserInteraction]) {
      view.scrollAround(toShow: view.editedPlace)
    }
  }
}
