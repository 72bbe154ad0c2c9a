internal import TransitionMachine

/// The notification of view controllers when the app moves a view that contains their views.
extension UIView {
  /// Called before this view is added to `destination`, or removed from the hierarchy.
  func controllersWillMove(to destination: UIView?) {
    eachController { $0.runtime.controllers.machine.viewWillMove(of: $0.node, toSuperplace: destination) }
  }

  /// Called after this view has moved.
  func controllersDidMove() {
    eachController { $0.runtime.controllers.machine.viewDidMove(of: $0.node) }
  }

  /// Calls a closure with the controllers of this hierarchy, except those whose parent moves too.
  ///
  /// Each controller is checked when it is next in order, because earlier calls may change the hierarchy.
  private func eachController(_ tell: (UIViewController) -> Void) {
    var found: [UIViewController] = []
    collectControllers(&found)
    for controller in found {
      guard let view = controller.viewIfLoaded, view.isDescendant(of: self) else { continue }
      if let outer = controller.parent?.viewIfLoaded, outer.isDescendant(of: self), view.isDescendant(of: outer) { continue }
      tell(controller)
    }
  }

  private func collectControllers(_ found: inout [UIViewController]) {
    if let controller { found.append(controller) }
    for view in subviews { view.collectControllers(&found) }
  }
}
