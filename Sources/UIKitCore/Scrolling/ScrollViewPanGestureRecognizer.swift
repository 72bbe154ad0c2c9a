import GestureEngine

/// The pan gesture recogniser of a scroll view. Its delegate is the scroll view, if a subclass of the app conforms to the protocol.
final class ScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  private unowned let scrollView: UIScrollView
  private lazy var scrollViewAsDelegate = scrollView is any UIGestureRecognizerDelegate

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    adopt(scrollView.dynamics.pan)
    name = "scroll pan"
  }

  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { scrollViewAsDelegate ? scrollView as? any UIGestureRecognizerDelegate : nil }
    set { preconditionFailure("a scroll view is the delegate of its pan gesture recognizer; subclass UIScrollView to take part") }
  }
}
