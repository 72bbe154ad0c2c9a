internal import TransitionMachine

/// A view's controllers hear of it when the app moves the view, or one that holds it.
extension UIView {
  /// To be called before this view goes into `destination`, or out of the hierarchy.
  func controllersWillMove(to destination: UIView?) {
    eachController { $0.runtime.controllers.machine.viewWillMove(of: $0.node, toSuperplace: destination) }
  }

  /// To be called after this view has moved.
  func controllersDidMove() {
    eachController { $0.runtime.controllers.machine.viewDidMove(of: $0.node) }
  }

  /// The controllers from here down but those who follow a parent that moves as well. What the first does may move the others elsewhere.
  private func eachController(_ tell: (UIViewController) -> Void) {
    var found: [UIViewController] = []
    collectControllers(&found)
    for controller in found where controller.viewIfLoaded?.isDescendant(of: self) == true { tell(controller) }
  }

  private func collectControllers(_ found: inout [UIViewController], inside outer: [UIViewController] = []) {
    guard let controller else { return subviews.forEach { $0.collectControllers(&found, inside: outer) } }
    let parent = controller.parent
    if parent == nil || !outer.contains(where: { $0 === parent }) { found.append(controller) }
    for view in subviews { view.collectControllers(&found, inside: outer + [controller]) }
  }
}
