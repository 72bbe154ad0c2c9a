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
  /// The sheet in which this controller, or the parent that contains it, is or will be shown; nil where its style is no sheet.
  public var sheetPresentationController: UISheetPresentationController? { presentationController as? UISheetPresentationController }

  /// Another style has another presentation controller: what was read before the change stands for nothing.
  func styleDidChange() { if node.presentation == nil { cachedPresentationController = nil } }
}
