import Foundation
internal import TransitionMachine

extension UIViewController {
  package func adopt(_ child: UIViewController) {
    precondition(child !== self, "\(type(of: self)) cannot be a child of itself")
    precondition(
      !node.isInside(child.node), "\(type(of: child)) cannot be a child of \(type(of: self)), whose parent it is, directly or further up")
    child.join(runtime)
    child.node.forwardsAppearance = child.shouldAutomaticallyForwardAppearanceMethods
    runtime.controllers.machine.addChild(child.node, to: node)
  }

  func swap(
    _ leaving: UIViewController, _ arriving: UIViewController, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
    _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    precondition(
      leaving.parent === self && arriving.parent === self,
      "transition(from:to:) of \(type(of: self)): \(type(of: leaving)) and \(type(of: arriving)) must both be its children; call addChild first"
    )
    let machine = runtime.controllers.machine, place: UIView = leaving.view.superview ?? view
    machine.beginSwap(of: leaving.node, for: arriving.node, in: node, animated: duration > 0 && runtime.canAnimate)
    let end: (Bool) -> Void = { [self] finished in
      if leaving.viewIfLoaded?.superview === place { leaving.view.removeFromSuperview() }
      machine.endSwap(of: leaving.node, for: arriving.node, in: node)
      completion?(finished)
    }
    if options.transitionStyle != nil {
      let change = {
        place.insertSubview(arriving.view, aboveSubview: leaving.view)
        leaving.view.removeFromSuperview()
        animations?()
      }
      return UIView.transition(with: place, duration: duration, options: options, animations: change, completion: end)
    }
    place.addSubview(arriving.view)
    UIView.animate(withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: end)
  }
}
