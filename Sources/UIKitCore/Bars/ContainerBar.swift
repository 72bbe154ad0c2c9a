import CoreGraphics
import QuartzCore

/// The state of a bar that a container shows at an edge of its view (Docs/behaviour/bars.md, "Hidden bars and extended layout").
@MainActor
struct ContainerBar {
  /// The edge of the container's view at which the bar lies. A hidden bar is beyond this edge.
  enum Edge { case top, bottom }

  /// The means by which a hidden bar is not drawn, in addition to its place beyond the edge.
  enum Concealment {
    /// The bar is transparent. It fades while it is animated away.
    case transparent
    /// The bar's `isHidden` is set.
    case hidden
    /// The place beyond the edge alone hides the bar.
    case place
  }

  /// The change that hides or shows the bar, while it is in progress.
  enum Transit: Equatable {
    /// The bar is hidden or shown completely.
    case none
    /// The bar slides beyond its edge or back.
    case sliding
    /// The bar hides or appears together with a push or pop. Its horizontal offset is in points.
    case along(offset: CGFloat)
  }

  /// The view that contains the bar.
  enum Owner {
    /// The container's view, which determines the frame of the bar.
    case container
    /// The view of a child. The bar moves with it during a push or pop.
    case child
  }

  let edge: Edge
  let concealment: Concealment
  /// A Boolean value that indicates whether the bar is hidden. It has its final value already during a change.
  var isHidden: Bool
  var transit = Transit.none
  var owner = Owner.container

  init(at edge: Edge, concealedBy concealment: Concealment, isHidden: Bool = false) {
    (self.edge, self.concealment, self.isHidden) = (edge, concealment, isHidden)
  }

  /// A Boolean value that indicates whether the bar hides or appears together with a push or pop.
  var goesAlong: Bool { if case .along = transit { true } else { false } }
  /// The horizontal offset of the bar during a push or pop, in points. It is 0 at other times.
  var offset: CGFloat { if case .along(let offset) = transit { offset } else { 0 } }

  /// Sets the frame of the bar, and whether it is drawn. A bar in a child's view keeps both.
  ///
  /// - Parameters:
  ///   - place: The frame of the visible bar.
  ///   - bounds: The bounds of the container's view.
  ///   - isShown: A Boolean value that indicates whether the bar is visible. The default is the opposite of `isHidden`.
  func layOut(_ bar: UIView, at place: CGRect, in bounds: CGRect, isShown: Bool? = nil) {
    guard owner == .container else { return }
    let isShown = isShown ?? !isHidden
    var frame = place
    if offset != 0 {
      frame.origin.x += offset
    } else if !isShown {
      frame.origin.y = edge == .top ? -frame.height : bounds.height
    }
    bar.frame = frame
    let isConcealed = !isShown && transit == .none
    switch concealment {
    case .transparent: bar.alpha = isConcealed ? 0 : 1
    case .hidden: bar.isHidden = isConcealed
    case .place: break
    }
  }
}
