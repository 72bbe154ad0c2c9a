/// The presentation controllers of the styles that UIKitCore does not know: sheets and popovers. UIKitPresentations implements it.
@MainActor
package protocol PresentationFactory {
  /// Returns the presentation controller of a style, or `nil` for the full-screen styles.
  func makeController(
    for style: UIModalPresentationStyle, presented: UIViewController, presenting: UIViewController?
  ) -> UIPresentationController?
}

extension UIModalPresentationStyle {
  /// Creates the presentation controller of the style.
  @MainActor func makeController(for presented: UIViewController, presenting: UIViewController?) -> UIPresentationController {
    presented.runtime.services.presentations.makeController(for: self, presented: presented, presenting: presenting)
      ?? UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

extension UIViewController {
  /// Called when the presentation style changes. A presentation controller that was read before the change is no longer used.
  func styleDidChange() { if node.presentation == nil { cachedPresentationController = nil } }
}
