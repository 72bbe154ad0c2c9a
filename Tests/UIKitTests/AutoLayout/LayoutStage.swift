import Foundation

@testable import UIKit

/// A root of 400 × 800 points at 3 pixels a point.
@MainActor struct LayoutStage {
  let runtime = Runtime()
  let root: UIView

  init() { root = runtime.asCurrent { UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) } }

  var engine: LayoutEngine? { root.layoutState?.engine }
  /// What was said of contradictions; a runtime that is the latest hears of other tests too.
  var reports: [String] { runtime.diagnostics.filter { $0.hasPrefix("Unable to simultaneously") } }
}
