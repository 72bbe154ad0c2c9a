import DynamicsEngine
import QuartzCore

/// Holds an item to a point or to another item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is held to.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items
    /// A point.
    case anchor
  }

  private let plan: AttachmentPlan
  private var held: DynamicsWorld.Held?
  /// An item and what it is held to, if that is an item too.
  open private(set) var items: [any UIDynamicItem]
  /// Whether it is held to an item or to a point.
  open private(set) var attachedBehaviorType: AttachmentType

  init(_ plan: AttachmentPlan, _ items: [any UIDynamicItem], anchor: CGPoint, length: CGFloat = 0) {
    (self.plan, self.items, anchorPoint, self.length) = (plan, items, anchor, length)
    attachedBehaviorType = items.count > 1 ? .items : .anchor
    super.init()
  }

  /// Holds the middle of an item to a point, as far as it is now.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }
  /// Holds a place of an item, from its middle, to a point, as far as it is now.
  public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    self.init(.distance(offset, .zero), [item], anchor: point, length: item.point(at: offset).distance(to: point))
  }
  /// Holds the middles of two items to each other, as far as they are now.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }
  /// Holds places of two items, from their middles, to each other, as far as they are now.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    let length = item1.point(at: offset1).distance(to: item2.point(at: offset2))
    self.init(.distance(offset1, offset2), [item1, item2], anchor: .zero, length: length)
  }

  /// The point of an anchor attachment; the item follows it. Others have none of their own and keep what is set.
  open var anchorPoint: CGPoint {
    didSet {
      guard attachedBehaviorType == .anchor, anchorPoint != oldValue, let dynamicAnimator else { return }
      guard let held, anchorPoint.x.isFinite, anchorPoint.y.isFinite else { return hold() }
      dynamicAnimator.world.move(held, to: anchorPoint)
      dynamicAnimator.wake()
    }
  }
  /// How far the ends are apart, in points; of a limit the most. At first as far as they were.
  open var length: CGFloat { didSet { if length != oldValue { hold() } } }
  /// Of the oscillation; 1 is critical, 0 is at first. It counts where there is a frequency.
  open var damping: CGFloat = 0 { didSet { if damping != oldValue { hold() } } }
  /// Of the oscillation in hertz; 0, which is rigid, at first.
  open var frequency: CGFloat = 0 { didSet { if frequency != oldValue { hold() } } }
  /// What resists the turning of a pin; 0 at first.
  open var frictionTorque: CGFloat = 0 { didSet { if frictionTorque != oldValue { hold() } } }
  /// How far a sliding attachment slides, in points, and a pin turns, in radians, from where they began; without ends at first.
  open var attachmentRange = UIFloatRange.infinite { didSet { if attachmentRange != oldValue { hold() } } }

  // MARK: Coming and going

  /// Makes the joint anew, of what is said now.
  private func hold() {
    guard let dynamicAnimator else { return }
    release(dynamicAnimator)
    let bodies = items.compactMap { dynamicAnimator.body(of: $0) }
    guard bodies.count == items.count, let first = bodies.first else { return }
    guard bodies.count == 1 || bodies[0] !== bodies[1] else {
      return dynamicAnimator.runtime.report("\(self) attaches \(items[0]) to itself: it holds nothing")
    }
    guard anchorPoint.x.isFinite, anchorPoint.y.isFinite else {
      return dynamicAnimator.runtime.report("\(self) attaches \(items[0]) nowhere: its anchorPoint is \(anchorPoint)")
    }
    var joint = plan.joint(self, dynamicAnimator.world, first.body, bodies.count > 1 ? bodies[1].body : nil)
    (joint.frequency, joint.damping) = (frequency, damping)
    held = dynamicAnimator.world.add(joint, of: first.body, to: bodies.count > 1 ? bodies[1].body : nil)
    dynamicAnimator.wake()
  }

  private func release(_ animator: UIDynamicAnimator) {
    if let held { animator.world.remove(held) }
    held = nil
  }

  override func join(_ animator: UIDynamicAnimator) {
    for item in items { animator.register(item) }
    hold()
  }
  override func leave(_ animator: UIDynamicAnimator) {
    release(animator)
    for item in items { animator.release(item) }
  }
}
