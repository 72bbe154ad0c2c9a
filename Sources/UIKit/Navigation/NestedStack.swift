internal import TransitionMachine

/// A stack within a stack: the columns of a split view controller lie so where there is room for one. (BEHAVIOUR-2 §24)
///
/// The outer one has no bar while the inner one is on top; the inner one's bar also knows the way back to what lies beneath.
extension UINavigationController {
  /// The stack that this one is in.
  var outerStack: UINavigationController? { parent as? UINavigationController }

  /// What lies beneath this stack in the one that it is in.
  var outerItems: [UINavigationItem] {
    guard let outerStack else { return [] }
    return outerStack.outerItems + outerStack.line(upTo: self).dropLast().map(\.navigationItem)
  }

  func nests(_ controller: UIViewController?) -> Bool { controller is UINavigationController }

  /// The bar goes with the page that has one, and comes back with it.
  func hideBarOfNested(_ controller: UIViewController) {
    let isAnimated = stackCoordinator?.isAnimated ?? false
    if nests(controller) {
      hideBar(true, animated: isAnimated)
    } else if nests(stackNode.shown.last?.controller) {
      hideBar(false, animated: isAnimated)
    }
  }
}
