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
  /// A root's engine.
  var engine: LayoutEngine?
  var hugging: (horizontal: UILayoutPriority?, vertical: UILayoutPriority?)
  var resistance: (horizontal: UILayoutPriority?, vertical: UILayoutPriority?)

  init(of view: UIView) { reference = LayoutReference(view) }

  deinit { reference.item = nil }

  var allGuides: [UILayoutGuide] { guides + systemGuides.values }
}

/// What an app keeps for Auto Layout.
@MainActor final class LayoutLog {
  private var activations = 0
  /// The reports of contradictory constraints, in order; tests read them.
  private(set) var reports: [String] = []

  func nextActivation() -> Int {
    activations += 1
    return activations
  }

  func log(_ report: String) {
    reports.append(report)
    FileHandle.standardError.write(Data((report + "\n").utf8))
  }
}

extension Runtime {
  var layoutLog: LayoutLog { state(LayoutLog()) }
}
