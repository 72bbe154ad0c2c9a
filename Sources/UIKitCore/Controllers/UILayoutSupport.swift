import CoreGraphics
import QuartzCore

/// The type of `topLayoutGuide` and `bottomLayoutGuide`, which describe the area that bars cover at an edge.
///
/// UIKit deprecates both guides in favour of `safeAreaLayoutGuide`.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the covered area, in points.
  var length: CGFloat { get }
  /// The layout anchor of the covered area's top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The layout anchor of the covered area's bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The layout anchor of the covered area's height.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide for the part of a view controller's view that is outside its safe area at the top or the bottom.
final class CoveredEdgeGuide: UILayoutGuide, UILayoutSupport {
  enum Edge { case top, bottom }
  let edge: Edge

  init(_ edge: Edge, of view: UIView) {
    self.edge = edge
    super.init(system: nil)
    identifier = edge == .top ? "topLayoutGuide" : "bottomLayoutGuide"
    view.addLayoutGuide(self)
    let safe = view.safeAreaLayoutGuide
    let vertical =
      switch edge {
      case .top: [topAnchor.constraint(equalTo: view.topAnchor), bottomAnchor.constraint(equalTo: safe.topAnchor)]
      case .bottom: [topAnchor.constraint(equalTo: safe.bottomAnchor), bottomAnchor.constraint(equalTo: view.bottomAnchor)]
      }
    NSLayoutConstraint.activate(
      vertical + [leftAnchor.constraint(equalTo: view.leftAnchor), rightAnchor.constraint(equalTo: view.rightAnchor)])
  }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return edge == .top ? insets.top : insets.bottom
  }
}

extension UIViewController {
  /// Returns the guide for an edge of the controller's view.
  func coveredEdgeGuide(_ edge: CoveredEdgeGuide.Edge) -> CoveredEdgeGuide {
    loadViewIfNeeded()
    let known = view.layoutGuides.lazy.compactMap { $0 as? CoveredEdgeGuide }.first { $0.edge == edge }
    return known ?? CoveredEdgeGuide(edge, of: view)
  }
}
