@testable import UIKit

@testable import UIKitCore

extension AppSession {
  /// All views in all windows that answer.
  @MainActor func runtimeViews(_ answers: (UIView) -> Bool) -> [UIView] {
    runtime.app.windows.flatMap { $0.subtree.filter(answers) }
  }
}
