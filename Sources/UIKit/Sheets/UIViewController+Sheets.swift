import QuartzCore

extension UIModalPresentationStyle {
  /// The presentation controller that the style brings of itself.
  @MainActor func makeController(for presented: UIViewController, presenting: UIViewController?) -> UIPresentationController {
    switch self {
    case .pageSheet, .formSheet, .automatic: UISheetPresentationController(presentedViewController: presented, presenting: presenting)
    case .popover: UIPopoverPresentationController(presentedViewController: presented, presenting: presenting)
    default: UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
  }
}

extension UIViewController {
  /// Another style has another presentation controller: what was read before the change stands for nothing.
  func styleDidChange() { if node.presentation == nil { cachedPresentationController = nil } }
}
