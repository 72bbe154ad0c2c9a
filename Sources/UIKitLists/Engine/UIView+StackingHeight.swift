@_spi(UIKit) import UIKitCore

extension UIView {
  /// Inserts a subview in front of the subviews of equal or lower stacking height. Higher ones and the app's own subviews stay in front.
  func insert(_ view: UIView, byHeightAbove floor: UIView?) {
    let height = view.heightInStack
    let below = subviews.lastIndex { $0.heightInStack <= height && $0 !== view }
    insertSubview(view, at: below.map { $0 + 1 } ?? (floor == nil ? 0 : 1))
  }
}
