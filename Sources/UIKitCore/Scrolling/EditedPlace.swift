import CoreGraphics
import QuartzCore

/// The area that the user edits, and the scroll views around it.
extension UIView {
  /// The part of a first responder that must be visible during editing, in its own coordinates.
  ///
  /// It is the insertion point of a text view, and the bounds of any other view.
  package var placeToReveal: CGRect { (self as? any EditingView)?.editedPlace ?? bounds }

  /// Scrolls the enclosing scroll views, innermost first, by the smallest distance that shows a rectangle of this view.
  ///
  /// Scroll views are skipped if they avoid the keyboard automatically, if a finger touches them, or if they already show the rectangle.
  package func scrollAround(toShow rect: CGRect) {
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

/// A view that edits text at a part of its bounds, such as a text view at its caret.
@MainActor
package protocol EditingView: UIView {
  /// The part that must be visible during editing, in the view's own coordinates.
  var editedPlace: CGRect { get }
}
