import CoreGraphics
import QuartzCore

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Where its button is in a view of the same window; nil while no bar there shows it.
  public func frame(in referenceView: UIView) -> CGRect? {
    let bar = shownBy as? UIView
    let button = customView ?? bar?.subtree.first { ($0 as? BarButton)?.item === self }
    return button?.frame(in: referenceView)
  }
}

extension UIPopoverPresentationController {
  /// The item of a bar that it points at.
  public var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
}
