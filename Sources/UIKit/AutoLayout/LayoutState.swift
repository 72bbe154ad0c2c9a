import Foundation
import QuartzCore

/// What a view keeps for Auto Layout, made when it first has something to keep.
@MainActor final class LayoutState {
  /// Constraints find the view by it.
  let reference: LayoutReference
  /// Active constraints in order of activation.
  var held: [NSLayoutConstraint] = []
  /// Guides that the app added.
  var guides: [UILayoutGuide] = []
  var systemGuides: [UILayoutGuide.SystemEdges: UILayoutGuide] = [:]
  var node: LayoutNode?
  /// Of the subviews, those that do not lie where the solver has them; what was discarded since may stand there too.
  private(set) var misplaced: [LayoutNode] = []
  /// A root's engine.
  var engine: LayoutEngine?
  var hugging: (horizontal: UILayoutPriority?, vertical: UILayoutPriority?)
  var resistance: (horizontal: UILayoutPriority?, vertical: UILayoutPriority?)

  func noteMisplaced(_ node: LayoutNode, among count: Int) {
    if misplaced.count > 2 * count + 8 { misplaced.removeAll(where: \.isDiscarded) }  // a layout that places nobody leaves them here
    misplaced.append(node)
  }

  func takeMisplaced() -> [LayoutNode] {
    defer { misplaced = [] }
    return misplaced
  }

  init(of view: UIView) { reference = LayoutReference(view) }

  /// Where a constraint is among those held: found by halves.
  func place(of constraint: NSLayoutConstraint) -> Int? {
    var low = 0, high = held.count
    while low < high {
      let middle = (low + high) / 2
      if held[middle].activation < constraint.activation { low = middle + 1 } else { high = middle }
    }
    return low < held.count && held[low] === constraint ? low : nil
  }

  deinit { reference.item = nil }

  var allGuides: [UILayoutGuide] { guides + systemGuides.values }
}

/// What an app keeps for Auto Layout: the order in which constraints became active.
@MainActor final class ActivationOrder: RuntimeState {
  private var last = 0

  init(for runtime: Runtime) {}

  func next() -> Int {
    last += 1
    return last
  }
}

extension AnimatableProperty {
  /// Whether a view lies elsewhere when this changes.
  var placesView: Bool {
    switch self {
    case .position, .boundsSize, .anchorPoint: true
    default: false
    }
  }
}

extension Runtime {
  var activations: ActivationOrder { state() }
}
