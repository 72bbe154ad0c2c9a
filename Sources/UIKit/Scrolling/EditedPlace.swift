import CoreGraphics
import QuartzCore

/// The area that the user edits, and the scroll views around it.
extension UIView {
  /// The part of a first responder that must be visible during editing, in its own coordinates.
  ///
  /// It is the insertion point of a text view, and the bounds of any other view.
  var editedPlace: CGRect {
    guard let view = self as? UITextView, view.isEditable else { return bounds }
    let caret = view.editing.caretRect(at: view.editing.selection.upperBound)
    return caret.intersects(bounds) ? caret : bounds
  }

  /// Scrolls the enclosing scroll views, innermost first, by the smallest distance that shows a rectangle of this view.
  ///
  /// Scroll views are skipped if they avoid the keyboard automatically, if a finger touches them, or if they already show the rectangle.
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
  /// Returns whether scrolling cannot show more of a rectangle than is already visible.
  fileprivate func shows(_ rect: CGRect) -> Bool { dynamics.geometry.offset(toShow: rect, from: contentOffset) == contentOffset }
}

extension Keyboard {
  /// Scrolls the first responder into view while the keyboard moves, if the app has made space in the enclosing scroll views.
  ///
  /// Pending layout is done first, without animation, because it may belong to views that have just appeared.
  func showWhatIsEdited() {
    guard isUp, let view = runtime.firstResponder.current as? UIView, let window = view.window, !(window is EffectsWindow) else { return }
    window.layoutIfNeeded()
    UIView.animate(withDuration: KeyboardMetrics.duration, delay: 0, options: [.systemCurve, .allowUserInteraction]) {
      view.scrollAround(toShow: view.editedPlace)
    }
  }
}
