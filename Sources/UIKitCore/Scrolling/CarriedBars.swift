import CoreGraphics
import QuartzCore

/// The bars of a container that travel with a scroll view during a push or a pop. They do not scroll with its content.
@MainActor
struct CarriedBars {
  /// A bar, and its origin relative to that of the scroll view's bounds.
  private struct Bar {
    weak var view: UIView?
    let place: CGPoint
  }
  /// There are at most two: a toolbar and a tab bar.
  private var bars: [Bar] = []

  /// Adds a subview of the scroll view at its present place. Bars that have left the scroll view are forgotten.
  mutating func add(_ bar: UIView, in scrollView: UIScrollView) {
    let bounds = scrollView.bounds
    bars.removeAll { $0.view === bar || $0.view?.superview !== scrollView }
    bars.append(Bar(view: bar, place: CGPoint(x: bar.frame.minX - bounds.minX, y: bar.frame.minY - bounds.minY)))
  }

  /// Moves the bars by the distance by which the bounds have moved.
  func move(with scrollView: UIScrollView) {
    for bar in bars {
      guard let view = bar.view, view.superview === scrollView else { continue }
      view.frame.origin = CGPoint(x: scrollView.bounds.minX + bar.place.x, y: scrollView.bounds.minY + bar.place.y)
    }
  }
}
