import QuartzCore

/// Hears when an animator goes to rest and when it goes on.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Something is about to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Nothing moves any more.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    Implements.dynamicAnimatorWillResume(self)?.dynamicAnimatorWillResume(animator)
  }
  /// Nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    Implements.dynamicAnimatorDidPause(self)?.dynamicAnimatorDidPause(animator)
  }
}
