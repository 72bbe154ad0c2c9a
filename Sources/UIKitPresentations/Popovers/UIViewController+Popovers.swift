extension UIViewController {
  /// The popover presentation controller of this controller or its nearest presented ancestor, or `nil` if the style is not a popover.
  ///
  /// Unlike on iOS, the property cannot be overridden, because presentation controllers are in a module above view controllers.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}
