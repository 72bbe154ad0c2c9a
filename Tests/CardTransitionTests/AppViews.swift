@testable import UIKit

@testable import UIKitCore

extension AppSession {
  /// Returns the views in all windows that satisfy the predicate.
  @MainActor func runtimeViews(_ answers: (UIView) -> Bool) -> [UIView] {
    runtime.app.windows.flatMap { $0.subtree.filter(answers) }
  }
}
