import QuartzCore
internal import TransitionMachine

/// A window and the controller at its root. (BEHAVIOUR §5.1)
extension UIWindow {
  /// The window shows another root, or begins to show its first: the old one goes with all that it presents.
  func showRoot(_ root: UIViewController?, insteadOf old: UIViewController?) {
    root?.join(runtime)
    shownRoot = root
    let machine = runtime.controllers.machine
    if let old { machine.hide(old.node) }
    // What the old one did as it went may have put another in the new one's place.
    guard let root, rootViewController === root else { return }
    precondition(root.parent == nil, "\(root) has a parent and cannot be the root of a window; remove it from there first")
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    machine.show(root.node, in: self)
    runtime.windowStack.placeStatusBar()
    runtime.rotation.chooseSoon()
  }
}
