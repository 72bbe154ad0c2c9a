import UIKit

/// The frames of views in their windows.
@MainActor
enum CardPlace {
  /// Returns the frame of an unpressed view in its window, or `nil` if it has no window or no size.
  ///
  /// - Parameter plain: An ancestor whose transform the library has set and which is ignored.
  static func resting(_ view: UIView, pressed: UIView, ignoring plain: UIView?) -> CGRect? {
    guard view.window != nil, view.bounds.width > 0, view.bounds.height > 0 else { return nil }
    return real(rect(view.bounds, of: view) { $0 === pressed || $0 === plain ? .identity : $0.movingTransform })
  }

  /// Returns a rectangle of a view in its window, with the transforms that `transform` returns.
  static func rect(_ rect: CGRect, of view: UIView, transform: (UIView) -> CGAffineTransform) -> CGRect {
    var rect = rect
    var inner = view
    while let outer = inner.superview, !(inner is UIWindow) {
      let bounds = inner.bounds, start = inner.movingOrigin, anchor = inner.layer.anchorPoint
      let pivot = CGPoint(x: start.x + anchor.x * bounds.width, y: start.y + anchor.y * bounds.height)
      let place = inner.movingCenter
      rect = rect.offsetBy(dx: -pivot.x, dy: -pivot.y).applying(transform(inner)).offsetBy(dx: place.x, dy: place.y)
      inner = outer
    }
    return rect
  }

  /// Returns the currently visible frame of a view in its window, including its press.
  static func seen(_ view: UIView) -> CGRect? {
    guard view.window != nil, view.bounds.width > 0, view.bounds.height > 0 else { return nil }
    return real(rect(view.bounds, of: view) { ($0.layer.presentation() ?? $0.layer).affineTransform() })
  }

  /// Returns whether a view moves continuously, by scrolling or by an animation.
  static func isMoving(_ view: UIView) -> Bool {
    sequence(first: view, next: { $0.superview }).contains { $0.isAnimated || ($0 as? UIScrollView)?.isRolling ?? false }
  }

  /// Returns `nil` for a rectangle that is empty or not finite.
  private static func real(_ rect: CGRect) -> CGRect? {
    let isSomewhere = [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite)
    return isSomewhere && rect.width > 0 && rect.height > 0 ? rect : nil
  }

  /// Returns whether a part of a view is visible at a frame. The view must have a window, no ancestor may be hidden, and no ancestor may
  /// clip the whole frame.
  static func isVisible(_ view: UIView, rect: CGRect) -> Bool {
    guard let window = view.window else { return false }
    var seen = rect.intersection(window.bounds)
    var outer = view.superview
    while let next = outer {
      if next.isHidden || next.alpha < 0.01 { return false }
      if next.clipsToBounds, next !== window { seen = seen.intersection(next.convert(next.bounds, to: nil)) }
      outer = next.superview
    }
    return !seen.isNull && seen.width >= 1 && seen.height >= 1
  }

  /// Returns the part of the window in which a card of this view can be visible. It is the area of the list without the bars over it.
  static func visibleArea(around view: UIView, in window: UIWindow) -> CGRect {
    var area = window.bounds
    for next in sequence(first: view, next: { $0.superview }) where next.clipsToBounds && next !== window {
      guard next !== view || next is UIScrollView else { continue }
      area = area.intersection(next.convert(next.bounds, to: nil))
    }
    guard !area.isNull, let controller = view.nearestController else { return window.bounds }
    if let bar = controller.navigationController?.navigationBar, !bar.isHidden, bar.window === window, bar.alpha > 0 {
      let edge = bar.convert(bar.bounds, to: nil).maxY
      if edge > area.minY, edge < area.maxY { area = CGRect(x: area.minX, y: edge, width: area.width, height: area.maxY - edge) }
    }
    if let bar = controller.tabBarController?.tabBar, !bar.isHidden, bar.window === window, bar.alpha > 0 {
      let edge = bar.convert(bar.bounds, to: nil).minY
      if edge > area.minY, edge < area.maxY { area = CGRect(x: area.minX, y: area.minY, width: area.width, height: edge - area.minY) }
    }
    return area
  }
}

extension UIView {
  /// The visible centre of the view. It includes an animation of the position, such as that of a batch update.
  fileprivate var movingCenter: CGPoint { moving("position")?.position ?? center }
  /// The visible origin of the bounds. It includes an animation of the bounds, such as that of a list that scrolls in an animation block.
  fileprivate var movingOrigin: CGPoint { moving("bounds")?.bounds.origin ?? bounds.origin }
  /// The visible transform of the view. It includes an animation of the transform, such as that of a navigation controller's transition.
  var movingTransform: CGAffineTransform { moving("transform")?.affineTransform() ?? transform }

  /// A Boolean value that indicates whether an animation shows the view at another place than its properties do.
  fileprivate var isAnimated: Bool {
    if movingCenter != center { return true }
    if movingOrigin != bounds.origin { return true }
    return movingTransform != transform
  }

  /// Returns the presentation of the layer if the layer animates a property, or `nil`.
  private func moving(_ property: String) -> CALayer? {
    guard let keys = layer.animationKeys(), keys.contains(where: { $0.hasPrefix(property) }) else { return nil }
    return layer.presentation()
  }

  /// The view controller whose view contains this view.
  var nearestController: UIViewController? {
    var responder: UIResponder? = self
    while let next = responder?.next {
      if let controller = next as? UIViewController { return controller }
      responder = next
    }
    return nil
  }
}

extension UIScrollView {
  /// A Boolean value that indicates whether the content moves, by a finger, a deceleration or an animation.
  fileprivate var isRolling: Bool {
    if isDragging || isDecelerating { return true }
    // Before iOS 17.4 there is no interface for this.
    if #available(iOS 17.4, *) { return isScrollAnimating }
    return false
  }
}
