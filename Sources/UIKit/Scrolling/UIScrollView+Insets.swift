import GestureEngine
import QuartzCore

/// How far content stays from the edges.
extension UIScrollView {
  /// The insets that content of a size has: `contentInset` and what the safe area adds.
  func insets(forContent size: CGSize) -> UIEdgeInsets {
    let geometry = dynamics.geometry, safe = safeAreaInsets
    var insets = contentInset
    let addsVertically: Bool, addsHorizontally: Bool
    switch contentInsetAdjustmentBehavior {
    case .never: (addsVertically, addsHorizontally) = (false, false)
    case .always: (addsVertically, addsHorizontally) = (true, true)
    case .automatic, .scrollableAxes:
      let isControllers = contentInsetAdjustmentBehavior == .automatic && isContentOfController
      addsVertically =
        isControllers || follower != nil || refreshControl != nil || geometry.alwaysBounceVertical
        || size.height > geometry.viewport.height
      addsHorizontally = geometry.alwaysBounceHorizontal || size.width > geometry.viewport.width
    }
    if addsVertically { (insets.top, insets.bottom) = (insets.top + safe.top, insets.bottom + safe.bottom) }
    if avoidsKeyboard { insets.bottom = max(insets.bottom, contentInset.bottom + runtime.keyboard.overlap(with: self)) }
    if addsHorizontally { (insets.left, insets.right) = (insets.left + safe.left, insets.right + safe.right) }
    insets.top += refreshRoom
    return insets
  }

  /// What decides about insets is something else now.
  func adjustInsets() {
    let insets = insets(forContent: contentSize)
    guard insets != adjustedContentInset else { return }
    dynamics.geometry.insets = .init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    adjustedContentInsetDidChange()
    follower?.scrollViewDidMove(self)
    indicators.update()
    ask(.scrollViewDidChangeAdjustedContentInset) { $0.scrollViewDidChangeAdjustedContentInset(self) }
  }
}
