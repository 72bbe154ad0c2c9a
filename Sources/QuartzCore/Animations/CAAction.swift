import Foundation

/// An object that can respond to a property change of a layer, for example with an animation.
@preconcurrency @MainActor
public protocol CAAction {
  /// Called when a property of a layer changes. `anObject` is the layer, and `event` is the key of the property.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// A null object in the search for an action ends the search without an action.
extension NSNull: CAAction {
  /// Does nothing for any event.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The methods that an explicit animation calls when it starts and stops. The animation keeps a strong reference to its delegate.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called after the commit with which the animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation ends or is removed. `flag` is `false` if it was removed or replaced before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Called after the commit with which the animation begins. The default implementation does nothing.
  public func animationDidStart(_ anim: CAAnimation) { Implements.animationDidStart(self)?.animationDidStart(anim) }
  /// Called when the animation ends or is removed. The default implementation does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    Implements.animationDidStopFinished(self)?.animationDidStop(anim, finished: flag)
  }
}
