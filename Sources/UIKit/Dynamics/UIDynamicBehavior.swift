import QuartzCore

/// What moves items, or a rule for how they move; by itself it does nothing but hold other behaviors together.
@preconcurrency @MainActor
open class UIDynamicBehavior: _UIObject {
  /// The behaviors that come and go with this one, in the order in which they were added.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called after each step of the animator that this belongs to.
  open var action: (() -> Void)?
  /// The animator that this, or a behavior above, was added to.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?
  private weak var parent: UIDynamicBehavior?

  /// A behavior without children.
  public init() { super.init(_r: ()) }

  /// Adds a behavior that comes and goes with this one.
  ///
  /// One that is here already stays as it is; one that is elsewhere comes from there, with a warning.
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

  /// Removes a behavior that was added here.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    behavior.parent = nil
    behavior.exit()
  }

  /// The behavior is about to belong to an animator, or to none. Override it to set up what depends on that.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: What subclasses of UIKit's own make of it

  /// The behavior belongs to an animator from now on.
  func join(_ animator: UIDynamicAnimator) {}
  /// The behavior belongs to it no longer.
  func leave(_ animator: UIDynamicAnimator) {}
  /// A step is about to be made.
  func willStep(_ animator: UIDynamicAnimator) {}
  /// Whether something goes on although everything rests.
  var isRestless: Bool { false }

  // MARK: Coming and going

  /// Leaves where it is, since another place takes it.
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

  /// This behavior and all below it, this one first.
  var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

  private func contains(_ behavior: UIDynamicBehavior, below top: UIDynamicBehavior) -> Bool {
    sequence(first: behavior) { $0.parent }.contains { $0 === top }
  }
}
