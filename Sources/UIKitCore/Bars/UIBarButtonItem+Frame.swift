import CoreGraphics
import QuartzCore

extension UIBarButtonItem {
  func defaultFrame(in referenceView: UIView) -> CGRect? {
    let bar = shownBy as? UIView
    let button = customView ?? bar?.subtree.first { ($0 as? BarButton)?.item === self }
    return button?.frame(in: referenceView)
  }
}
