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

  /// The controllers from here down but those who follow a parent that moves as well: as it is when their turn comes, for what the first
  /// does may change what becomes of the others.
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
