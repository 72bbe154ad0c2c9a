import DynamicsEngine
import QuartzCore

/// A behavior that attaches an item to a point or to another item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of object to which an item is attached.
  public enum AttachmentType: Int, Sendable {
    /// The item is attached to another item.
    case items
    /// The item is attached to an anchor point.
    case anchor
  }

  private let plan: AttachmentPlan
  private var held: DynamicsWorld.Held?
  /// The attached items. There are two if the item is attached to another item, or else one.
  open private(set) var items: [any UIDynamicItem]
  /// The kind of object to which the item is attached.
  open private(set) var attachedBehaviorType: AttachmentType

  init(_ plan: AttachmentPlan, _ items: [any UIDynamicItem], anchor: CGPoint, length: CGFloat = 0) {
    (self.plan, self.items, anchorPoint, self.length) = (plan, items, anchor, length)
    attachedBehaviorType = items.count > 1 ? .items : .anchor
    super.init()
  }

  /// Creates an attachment of an item's centre to an anchor point, at their present distance.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }
  /// Creates an attachment of a point in an item to an anchor point, at their present distance. `offset` is measured from the item's
  /// centre.
  public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    self.init(.distance(offset, .zero), [item], anchor: point, length: item.point(at: offset).distance(to: point))
  }
  /// Creates an attachment of two items' centres, at their present distance.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }
  /// Creates an attachment of points in two items, at their present distance. The offsets are measured from the centres of the items.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    let length = item1.point(at: offset1).distance(to: item2.point(at: offset2))
    self.init(.distance(offset1, offset2), [item1, item2], anchor: .zero, length: length)
  }

  /// The anchor point, in the reference coordinates. When it changes, the item follows.
  ///
  /// An attachment between two items has no anchor point, and only stores the value.
  open var anchorPoint: CGPoint {
    didSet {
      guard attachedBehaviorType == .anchor, anchorPoint != oldValue, let dynamicAnimator else { return }
      guard let held, anchorPoint.x.isFinite, anchorPoint.y.isFinite else { return hold() }
      dynamicAnimator.world.move(held, to: anchorPoint)
      dynamicAnimator.wake()
    }
  }
  /// The distance between the attached points, in points. For a limit attachment it is the maximum distance. The default is the distance at
  /// creation.
  open var length: CGFloat { didSet { if length != oldValue { hold() } } }
  /// The damping of the oscillation, where 1 is critical damping. The default is 0. It has an effect only if `frequency` is not 0.
  open var damping: CGFloat = 0 { didSet { if damping != oldValue { hold() } } }
  /// The frequency of the oscillation, in hertz. The default is 0, which makes the attachment rigid.
  open var frequency: CGFloat = 0 { didSet { if frequency != oldValue { hold() } } }
  /// The friction against the rotation of a pin attachment. The default is 0.
  open var frictionTorque: CGFloat = 0 { didSet { if frictionTorque != oldValue { hold() } } }
  /// The range of motion from the starting position, in points for a sliding attachment and in radians for a pin attachment.
  ///
  /// The default is `UIFloatRange.infinite`.
  open var attachmentRange = UIFloatRange.infinite { didSet { if attachmentRange != oldValue { hold() } } }

  // MARK: Adding to and removing from an animator

  /// Creates the joint again with the present properties.
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
