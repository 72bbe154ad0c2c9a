import Foundation

/// The asynchronous presentation methods. As on iOS, Swift prefers them in asynchronous code to the methods with a completion.
extension UIViewController {
  /// Presents a view controller. Returns after the presentation was completed or cancelled.
  public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) async {
    await withCheckedContinuation { task in present(viewControllerToPresent, animated: flag) { task.resume() } }
  }

  /// Dismisses the presented controller, or this controller if it presents none. Returns after the dismissal was completed or cancelled.
  public func dismiss(animated flag: Bool) async {
    await withCheckedContinuation { task in dismiss(animated: flag) { task.resume() } }
  }

  /// Replaces the view of one child by the view of another. Returns after the animations have ended.
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
