import Foundation

@testable import UIKit

/// A root of 400 × 800 points at 3 pixels a point.
@MainActor struct LayoutStage {
  let app: AppSession
  let root: UIView

  init() {
    app = AppSession(device: .iPhoneX) { _ in }
    root = app.runtime.asCurrent { UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
  }

  var engine: LayoutEngine? { root.layoutState?.engine }
  /// What was said of contradictions; the app that was launched last hears of other tests too.
  var reports: [String] { app.runtime.diagnostics.filter { $0.hasPrefix("Unable to simultaneously") } }
}
