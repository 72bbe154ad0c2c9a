import CoreGraphics
import QuartzCore

/// An edge of a controller's content that bars cover: the type of `topLayoutGuide` and `bottomLayoutGuide`. Apple has deprecated both in favour
/// of `safeAreaLayoutGuide`.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of what is covered, in points.
  var length: CGFloat { get }
  /// The top edge of what is covered.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of what is covered.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of what is covered.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide over the part of a controller's view that lies outside its safe area at the top or at the bottom.
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
  /// The guide over an edge of the view that the controller has now.
  func coveredEdgeGuide(_ edge: CoveredEdgeGuide.Edge) -> CoveredEdgeGuide {
    loadViewIfNeeded()
    let known = view.layoutGuides.lazy.compactMap { $0 as? CoveredEdgeGuide }.first { $0.edge == edge }
    return known ?? CoveredEdgeGuide(edge, of: view)
  }
}
