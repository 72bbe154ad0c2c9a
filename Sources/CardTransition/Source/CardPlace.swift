import UIKit

/// Where views lie in their windows.
@MainActor
enum CardPlace {
  /// Where a view lies when nobody presses it, in its window; nil if it is in none or has no size.
  ///
  /// - Parameter plain: a view around it whose transform is the library's own and does not count.
  static func resting(_ view: UIView, pressed: UIView, ignoring plain: UIView?) -> CGRect? {
    guard view.window != nil, view.bounds.width > 0, view.bounds.height > 0 else { return nil }
    return real(rect(view.bounds, of: view) { $0 === pressed || $0 === plain ? .identity : $0.transform })
  }

  /// A rectangle of a view in its window, with the transforms that `transform` says.
  static func rect(_ rect: CGRect, of view: UIView, transform: (UIView) -> CGAffineTransform) -> CGRect {
    var rect = rect
    var inner = view
    while let outer = inner.superview, !(inner is UIWindow) {
      let bounds = inner.bounds, anchor = inner.layer.anchorPoint
      let pivot = CGPoint(x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
      let place = inner.movingCenter
      rect = rect.offsetBy(dx: -pivot.x, dy: -pivot.y).applying(transform(inner)).offsetBy(dx: place.x, dy: place.y)
      inner = outer
    }
    return rect
  }

  /// Where a view is seen now, in the middle of its press, in its window.
  static func seen(_ view: UIView) -> CGRect? {
    guard view.window != nil, view.bounds.width > 0, view.bounds.height > 0 else { return nil }
    return real(rect(view.bounds, of: view) { ($0.layer.presentation() ?? $0.layer).affineTransform() })
  }

  /// Whether it moves on and on: it is being scrolled, or on its way to where it lies.
  static func isMoving(_ view: UIView) -> Bool {
    sequence(first: view, next: { $0.superview }).contains { $0.movingCenter != $0.center || ($0 as? UIScrollView)?.isRolling ?? false }
  }

  /// Nil for what is scaled to nothing, or lies nowhere.
  private static func real(_ rect: CGRect) -> CGRect? {
    let isSomewhere = [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite)
    return isSomewhere && rect.width > 0 && rect.height > 0 ? rect : nil
  }

  /// Whether a view can be seen at its place: in a window, hidden by nothing around it, and not outside of what clips it.
  static func isAtHome(_ view: UIView, rect: CGRect) -> Bool {
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

  /// What of the window a card at home can be seen in: what clips its list, without the bars that lie over it.
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
  /// Where its middle is seen: what is moved by an animation, such as a cell of a batch update, is followed as it goes.
  fileprivate var movingCenter: CGPoint {
    guard let keys = layer.animationKeys(), keys.contains(where: { $0.hasPrefix("position") }), let shown = layer.presentation() else {
      return center
    }
    return shown.position
  }

  /// The controller in whose view it lies.
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
  /// Its content moves on: with a finger, by itself, or where the app sends it.
  fileprivate var isRolling: Bool {
    if isDragging || isDecelerating { return true }
    // Before iOS 17.4 nobody says so.
    if #available(iOS 17.4, *) { return isScrollAnimating }
    return false
  }
}
