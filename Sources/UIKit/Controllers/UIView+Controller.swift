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

  /// The nearest controllers from here down; those inside their views follow them.
  private func eachController(_ tell: (UIViewController) -> Void) {
    if let controller { return tell(controller) }
    for view in subviews { view.eachController(tell) }
  }
}
