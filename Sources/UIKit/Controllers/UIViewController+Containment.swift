import Foundation
internal import TransitionMachine

extension UIViewController {
  /// The controller that contains this one.
  public var parent: UIViewController? { node.parent?.controller }
  /// The controllers that this one contains, in the order they came.
  public var children: [UIViewController] { node.children.compactMap(\.controller) }
  /// It is getting a parent: from `willMove(toParent:)` to the end of that change.
  public var isMovingToParent: Bool { node.openMove == .toParent }
  /// It is losing its parent: from `willMove(toParent: nil)` to the end of that change.
  public var isMovingFromParent: Bool { node.openMove == .fromParent }

  func adopt(_ child: UIViewController) {
    precondition(child !== self, "\(type(of: self)) cannot contain itself")
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

  /// A container that forwards nothing tells a child that it is about to come or go; `endAppearanceTransition` must follow.
  ///
  /// In the other direction while one is open, it turns that one back.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    runtime.controllers.machine.beginAppearanceTransition(node, appearing: isAppearing, animated: animated)
  }
  /// A container that forwards nothing tells a child that it has come or gone.
  public func endAppearanceTransition() { runtime.controllers.machine.endAppearanceTransition(node) }
}
