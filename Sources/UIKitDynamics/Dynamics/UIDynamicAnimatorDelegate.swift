import QuartzCore

/// The methods that respond when a dynamic animator pauses or resumes.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called when the animator resumes, before the first movement.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when the animator has paused because all items rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Called when the animator resumes. The default implementation does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    Implements.dynamicAnimatorWillResume(self)?.dynamicAnimatorWillResume(animator)
  }
  /// Called when the animator has paused. The default implementation does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    Implements.dynamicAnimatorDidPause(self)?.dynamicAnimatorDidPause(animator)
  }
}
