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

extension UIViewController {
  /// The sheet presentation controller of this controller or its nearest presented ancestor, or `nil` if the style is not a sheet.
  ///
  /// Unlike on iOS, the property cannot be overridden, because presentation controllers are in a module above view controllers.
  public var sheetPresentationController: UISheetPresentationController? { presentationController as? UISheetPresentationController }
}

extension UIViewController {
  /// The popover presentation controller of this controller or its nearest presented ancestor, or `nil` if the style is not a popover.
  ///
  /// Unlike on iOS, the property cannot be overridden, because presentation controllers are in a module above view controllers.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}
