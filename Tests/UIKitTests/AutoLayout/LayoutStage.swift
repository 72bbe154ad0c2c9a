import Foundation

@testable import UIKit

/// A root of 400 × 800 points at 3 pixels a point.
@MainActor struct LayoutStage {
  let root: UIView
  private let earlier: Int

  init() {
    root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    earlier = root.runtimeLayout.reports.count
  }

  var engine: LayoutEngine? { root.layoutState?.engine }
  var reports: [String] { Array(root.runtimeLayout.reports.dropFirst(earlier)) }
}
