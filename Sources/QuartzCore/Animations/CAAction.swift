import Foundation

/// What a layer does when one of its properties changes.
@preconcurrency @MainActor
public protocol CAAction {
  /// `object` is the layer, `event` the key of the property.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Found where an action is looked for, it means that nothing shall happen.
extension NSNull: CAAction {
  /// Nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Hears of an explicit animation's beginning and end. The animation keeps its delegate alive.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// After the commit with which the animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// `finished` is false if it was removed or replaced before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Nothing, unless the delegate says otherwise.
  public func animationDidStart(_ anim: CAAnimation) { Implements.animationDidStart(self)?.animationDidStart(anim) }
  /// Nothing, unless the delegate says otherwise.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    Implements.animationDidStopFinished(self)?.animationDidStop(anim, finished: flag)
  }
}
