import QuartzCore

extension UIModalPresentationStyle {
  /// Creates the presentation controller of the style.
  @MainActor func makeController(for presented: UIViewController, presenting: UIViewController?) -> UIPresentationController {
    switch self {
    case .pageSheet, .formSheet, .automatic: UISheetPresentationController(presentedViewController: presented, presenting: presenting)
    case .popover: UIPopoverPresentationController(presentedViewController: presented, presenting: presenting)
    default: UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
  }
}

extension UIViewController {
  /// Called when the presentation style changes. A presentation controller that was read before the change is no longer used.
  func styleDidChange() { if node.presentation == nil { cachedPresentationController = nil } }
}
