internal import TransitionMachine

/// A navigation stack inside another one. The columns of a collapsed split view controller have this form (Docs/behaviour/containers.md,
/// "Split view controllers").
///
/// The outer stack hides its bar while the inner stack is on top. The bar of the inner stack also shows the way back to the outer one.
extension UINavigationController {
  /// The stack that contains this one.
  var outerStack: UINavigationController? { parent as? UINavigationController }

  /// The items below this stack in the outer stack.
  var outerItems: [UINavigationItem] {
    guard let outerStack else { return [] }
    return outerStack.outerItems + outerStack.line(upTo: self).dropLast().map(\.navigationItem)
  }

  func nests(_ controller: UIViewController?) -> Bool { controller is UINavigationController }

  /// Hides or shows the bar together with the controller that needs it.
  func hideBarOfNested(_ controller: UIViewController) {
    let isAnimated = stackCoordinator?.isAnimated ?? false
    if nests(controller) {
      hide(\.barState, true, animated: isAnimated)
    } else if nests(stackNode.shown.last?.controller) {
      hide(\.barState, false, animated: isAnimated)
    }
  }
}
