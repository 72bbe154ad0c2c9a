import QuartzCore

/// The factory of sheets and popovers.
package struct Presentations: PresentationFactory {
  package init() {}

  package func makeController(
    for style: UIModalPresentationStyle, presented: UIViewController, presenting: UIViewController?
  ) -> UIPresentationController? {
    switch style {
    case .pageSheet, .formSheet, .automatic: UISheetPresentationController(presentedViewController: presented, presenting: presenting)
    case .popover: UIPopoverPresentationController(presentedViewController: presented, presenting: presenting)
    default: nil
    }
  }
}
