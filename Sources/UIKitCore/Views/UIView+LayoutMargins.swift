import CoreGraphics

/// The system's minimum margins at the sides of a view controller's view, in points (Docs/behaviour/layout.md, "Auto Layout").
///
/// The margin is 16 points, and 20 points on screens at least 414 points wide.
package enum SystemMargins {
  package static let sides: CGFloat = 16, wideSides: CGFloat = 20
  package static let wideScreen: CGFloat = 414
}

/// The layout margins that the app set on a view.
struct OwnMargins {
  var insets: UIEdgeInsets
  /// A Boolean value that indicates whether the margins were set by reading direction, so that they change sides with it.
  var isDirectional: Bool
}

/// The distance between content and the edges of a view (Docs/behaviour/layout.md, "Auto Layout").
extension UIView {
  var defaultLayoutMargins: UIEdgeInsets {
    get {
      var margins = ownMargins?.insets ?? defaultMargins
      if let least = controller?.leastSideMargin { (margins.left, margins.right) = (max(margins.left, least), max(margins.right, least)) }
      if insetsLayoutMarginsFromSafeArea {
        let safe = safeAreaInsets
        margins = UIEdgeInsets(
          top: margins.top + safe.top, left: margins.left + safe.left, bottom: margins.bottom + safe.bottom,
          right: margins.right + safe.right)
      }
      guard preservesSuperviewLayoutMargins, let superview else { return margins }
      let outer = superview.layoutMargins, (f, b) = (frame, superview.bounds)
      return UIEdgeInsets(
        top: max(margins.top, b.minY + outer.top - f.minY), left: max(margins.left, b.minX + outer.left - f.minX),
        bottom: max(margins.bottom, f.maxY - (b.maxY - outer.bottom)), right: max(margins.right, f.maxX - (b.maxX - outer.right)))
    }
    set {
      ownMargins = OwnMargins(insets: newValue, isDirectional: false)
      marginsMayHaveChanged()
    }
  }

  var defaultDirectionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = ownMargins?.insets ?? defaultMargins
      let (leading, trailing) = laysOutFromRight ? (margins.right, margins.left) : (margins.left, margins.right)
      return NSDirectionalEdgeInsets(top: margins.top, leading: leading, bottom: margins.bottom, trailing: trailing)
    }
    set {
      let (left, right) = laysOutFromRight ? (newValue.trailing, newValue.leading) : (newValue.leading, newValue.trailing)
      layoutMargins = UIEdgeInsets(top: newValue.top, left: left, bottom: newValue.bottom, right: right)
      ownMargins?.isDirectional = true
    }
  }

  /// Exchanges the left and right margins after the layout direction changed, if they were set by reading direction.
  func turnMargins() {
    guard let ownMargins, ownMargins.isDirectional, case let margins = ownMargins.insets, margins.left != margins.right else { return }
    self.ownMargins?.insets = UIEdgeInsets(top: margins.top, left: margins.right, bottom: margins.bottom, right: margins.left)
    marginsMayHaveChanged()
  }

  private var defaultMargins: UIEdgeInsets {
    guard let controller else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let sides = controller.systemMinimumLayoutMargins
    return UIEdgeInsets(top: 0, left: sides.leading, bottom: 0, right: sides.trailing)
  }

  /// Updates the layout guides, the margin attributes, and the descendants that preserve these margins.
  func marginsMayHaveChanged() {
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
    layoutEdgesDidChange([.margins, .readable])
    setNeedsLayout()
    for view in subviews where view.preservesSuperviewLayoutMargins { view.marginsMayHaveChanged() }
  }
}

extension UIViewController {
  fileprivate var leastSideMargin: CGFloat? { viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins.leading : nil }
}
