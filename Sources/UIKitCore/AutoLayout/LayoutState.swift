import Foundation
import QuartzCore

/// The Auto Layout state of a view. It is created when it is first needed.
@MainActor final class LayoutState {
  /// The reference with which constraints find the view.
  let reference: LayoutReference
  /// The active constraints that the view holds, in order of activation.
  var held: [NSLayoutConstraint] = []
  /// The guides that the app added.
  var guides: [UILayoutGuide] = []
  var systemGuides: [UILayoutGuide.SystemEdges: UILayoutGuide] = [:]
  var node: LayoutNode?
  /// The nodes of subviews without their solved frame. Some may have been discarded since.
  private(set) var misplaced: [LayoutNode] = []
  /// The engine, if the view is a root.
  var engine: LayoutEngine?
  var hugging: (horizontal: UILayoutPriority?, vertical: UILayoutPriority?)
  var resistance: (horizontal: UILayoutPriority?, vertical: UILayoutPriority?)

  func noteMisplaced(_ node: LayoutNode, among count: Int) {
    if misplaced.count > 2 * count + 8 { misplaced.removeAll(where: \.isDiscarded) }  // a layout that places no view leaves them here
    misplaced.append(node)
  }

  func takeMisplaced() -> [LayoutNode] {
    defer { misplaced = [] }
    return misplaced
  }

  init(of view: UIView) { reference = LayoutReference(view) }

  /// Returns the index of a constraint in the held ones, with a binary search.
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

/// The order in which the constraints of an app were activated.
@MainActor final class ActivationOrder: RuntimeState {
  private var last = 0

  package init(for runtime: Runtime) {}

  func next() -> Int {
    last += 1
    return last
  }
}

extension AnimatableProperty {
  /// A Boolean value that indicates whether a change of the property moves or resizes a view.
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
