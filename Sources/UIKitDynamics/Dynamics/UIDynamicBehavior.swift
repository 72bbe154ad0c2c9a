import QuartzCore

/// A rule for the motion of items. The base class has no effect on items and only combines child behaviors.
@preconcurrency @MainActor
open class UIDynamicBehavior: _UIObject {
  /// The behaviors that are added and removed together with this one, in the order in which they were added.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// The closure that is called after each step of the animator. The default is `nil`.
  open var action: (() -> Void)?
  /// The animator that contains the behavior, directly or as a child. The value is `nil` if there is none.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?
  private weak var parent: UIDynamicBehavior?

  /// Creates a behavior without child behaviors.
  public init() { super.init(_r: ()) }

  /// Adds a child behavior, which is added to and removed from an animator together with this behavior.
  ///
  /// A behavior that is already a child is ignored. A behavior that belongs to another behavior or to an animator is removed from there,
  /// with a warning. A behavior that contains this one is not added, with a warning.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent !== self else { return }
    guard !contains(self, below: behavior) else {
      return Runtime.current.report("\(behavior) was not added to \(self), which it contains: a behavior is not part of itself")
    }
    behavior.leavePlace(for: "\(self)")
    behavior.parent = self
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.enter(dynamicAnimator) }
  }

  /// Removes a child behavior. Does nothing if the behavior is no child of this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    behavior.parent = nil
    behavior.exit()
  }

  /// Called before the behavior is added to an animator or, with `nil`, removed from one. The default implementation does nothing.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: Hooks for UIKit's subclasses

  /// Called when the behavior has been added to an animator.
  func join(_ animator: UIDynamicAnimator) {}
  /// Called when the behavior has been removed from an animator.
  func leave(_ animator: UIDynamicAnimator) {}
  /// Called before a step.
  func willStep(_ animator: UIDynamicAnimator) {}
  /// A Boolean value that indicates whether the animator must run although all items rest.
  var isRestless: Bool { false }

  // MARK: Adding to and removing from an animator

  /// Removes the behavior from its present parent or animator, because it is added elsewhere.
  func leavePlace(for newPlace: String) {
    guard let old = parent ?? (dynamicAnimator as AnyObject?) else { return }
    Runtime.current.report("\(self) was taken from \(old), since it was added to \(newPlace): a behavior belongs to one place at a time")
    if let parent { parent.removeChildBehavior(self) } else { dynamicAnimator?.removeBehavior(self) }
  }

  func enter(_ animator: UIDynamicAnimator) {
    willMove(to: animator)
    dynamicAnimator = animator
    animator.membersDidChange()
    join(animator)
    for child in childBehaviors { child.enter(animator) }
    animator.wake()
  }

  func exit() {
    guard let animator = dynamicAnimator else { return }
    willMove(to: nil)
    for child in childBehaviors { child.exit() }
    dynamicAnimator = nil
    animator.membersDidChange()
    leave(animator)
    animator.wake()
  }

  /// This behavior and all its descendants, this one first.
  var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

  private func contains(_ behavior: UIDynamicBehavior, below top: UIDynamicBehavior) -> Bool {
    sequence(first: behavior) { $0.parent }.contains { $0 === top }
  }
}
