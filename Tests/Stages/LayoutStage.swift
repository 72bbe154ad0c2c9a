import Foundation
import UIKit

@testable import UIKitCore

/// A root of 400 × 800 points at 3 pixels a point.
@MainActor package struct LayoutStage {
  package let app: AppSession
  package let root: UIView

  package init() {
    app = AppSession(device: .iPhoneX) { _ in }
    root = app.runtime.asCurrent { UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
  }

  package var engine: LayoutEngine? { root.layoutState?.engine }
  /// The reports of contradictory constraints. The app that was launched last also receives the reports of other tests.
  package var reports: [String] { app.runtime.diagnostics.filter { $0.hasPrefix("Unable to simultaneously") } }
}
