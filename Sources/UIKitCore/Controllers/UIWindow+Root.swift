import QuartzCore
internal import TransitionMachine

/// A window and its root view controller (Docs/behaviour/controllers.md, "Appearance callbacks").
extension UIWindow {
  /// Shows the root view controller. The previous root is removed together with all controllers that it presents.
  func showRoot(_ root: UIViewController?, insteadOf old: UIViewController?) {
    root?.join(runtime)
    shownRoot = root
    let machine = runtime.controllers.machine
    if let old { machine.hide(old.node) }
    // The app may have set another root while the previous one was removed.
    guard let root, rootViewController === root else { return }
    precondition(root.parent == nil, "\(root) has a parent and cannot be the root of a window; remove it from there first")
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    machine.show(root.node, in: self)
    runtime.windowStack.placeStatusBar()
    runtime.rotation.chooseSoon()
  }
}
