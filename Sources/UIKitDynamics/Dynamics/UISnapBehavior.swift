import DynamicsEngine
import QuartzCore

/// A behavior that moves an item to a point like a spring, and rotates it upright.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  private var joints: [DynamicsWorld.Held] = []

  /// Creates a behavior that moves the centre of an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    (self.item, snapPoint) = (item, point)
    super.init()
  }

  /// The point to which the item moves, in the reference coordinates.
  open var snapPoint: CGPoint { didSet { follow() } }
  /// The damping of the oscillation, from 0 to 1. At 0 it oscillates most. The default is 0.5. (Docs/behaviour/dynamics.md, "Dynamics")
  open var damping: CGFloat = 0.5 { didSet { hold() } }

  private func hold() {
    guard let dynamicAnimator, let body = dynamicAnimator.body(of: item) else { return }
    release(dynamicAnimator)
    guard snapPoint.x.isFinite, snapPoint.y.isFinite else {
      return dynamicAnimator.runtime.report("\(self) draws \(item) nowhere: its snapPoint is \(snapPoint)")
    }
    joints = Joint.snap(item.bounds.size, to: snapPoint, damping: damping).map { dynamicAnimator.world.add($0, of: body.body) }
    dynamicAnimator.wake()
  }

  private func follow() {
    guard let dynamicAnimator, !joints.isEmpty, snapPoint.x.isFinite, snapPoint.y.isFinite else { return hold() }
    for (held, joint) in zip(joints, Joint.snap(item.bounds.size, to: snapPoint, damping: damping)) {
      dynamicAnimator.world.move(held, to: joint.otherAt)
    }
    dynamicAnimator.wake()
  }

  private func release(_ animator: UIDynamicAnimator) {
    for joint in joints { animator.world.remove(joint) }
    joints = []
  }

  override func join(_ animator: UIDynamicAnimator) {
    animator.register(item)
    hold()
  }
  override func leave(_ animator: UIDynamicAnimator) {
    release(animator)
    animator.release(item)
  }
}
