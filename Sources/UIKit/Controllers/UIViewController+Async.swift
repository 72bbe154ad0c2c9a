import Foundation

/// Presentation as tasks await it. In asynchronous code Swift prefers these to those with a completion, as on iOS.
extension UIViewController {
  /// Presents another controller, and returns when it is presented or the presentation was cancelled.
  public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) async {
    await withCheckedContinuation { task in present(viewControllerToPresent, animated: flag) { task.resume() } }
  }

  /// Dismisses what this controller presents, or itself, and returns when that is done or was cancelled.
  public func dismiss(animated flag: Bool) async {
    await withCheckedContinuation { task in dismiss(animated: flag) { task.resume() } }
  }

  /// Shows one child in the place of another, and returns when it is there.
  @discardableResult
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?
  ) async -> Bool {
    await withCheckedContinuation { task in
      transition(from: fromViewController, to: toViewController, duration: duration, options: options, animations: animations) {
        task.resume(returning: $0)
      }
    }
  }
}
