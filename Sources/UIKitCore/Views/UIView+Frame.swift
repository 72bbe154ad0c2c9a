import CoreGraphics
import QuartzCore

extension UIView {
  func defaultFrame(in referenceView: UIView) -> CGRect? {
    guard let window, window === referenceView.window else { return nil }
    return convert(bounds, to: referenceView)
  }
}
