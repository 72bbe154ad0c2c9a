import ConstraintSolver
import Foundation
import QuartzCore

/// A relation between two attributes, for example `first item's attribute = multiplier × second item's attribute + constant`.
///
/// The relation can also be ≤ or ≥.
@preconcurrency @MainActor
open class NSLayoutConstraint: _UIObject {
  nonisolated(unsafe) private(set) var first = LayoutOperand.nothing
  nonisolated(unsafe) private(set) var second: LayoutOperand?
  /// The relation between the two sides.
  open private(set) var relation = Relation.equal
  /// The factor of the second attribute. The default is 1.
  open private(set) var multiplier: CGFloat = 1

  /// The constant that is added to the right side, in points.
  ///
  /// It can be changed at a low cost, also in an active constraint. Inside an animation block, `layoutIfNeeded()` then animates the
  /// resulting layout.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      precondition(newValue.isFinite, "The constant of \(self) was set to \(newValue); a constant is a finite number of points.")
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      engine?.constantChanged(self)
    }
  }
  private var storedConstant: CGFloat = 0

  /// The priority of the constraint. The default is `.required`.
  ///
  /// An active constraint cannot change between required and not required. Such a change stops the process. UIKit raises an exception.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      precondition(
        !isActive || (newValue.level == Constraint.required) == (storedPriority.level == Constraint.required),
        "The priority of the active constraint \(self) was changed to \(newValue.rawValue): between required and optional it changes only while inactive."
      )
      storedPriority = newValue
      engine?.enterAgain(self)
    }
  }
  private var storedPriority: UILayoutPriority = .required

  /// The name of the constraint in descriptions and logs. The default is `nil`.
  open var identifier: String?
  /// A Boolean value that indicates whether the constraint should be archived. The default is `false`.
  ///
  /// The value is stored and has no effect, because Segue archives no constraints.
  open var shouldBeArchived = false

  /// The view that holds the active constraint in its `constraints`.
  var holder: UIView? { holderReference?.item as? UIView }
  private var holderReference: LayoutReference?
  /// The rank in the order of activation.
  private(set) var activation = 0
  /// The engine that contains the constraint.
  var engine: LayoutEngine? { engineReference?.engine }
  var engineReference: LayoutEngineReference?
  var row: ConstraintRow?

  /// Creates an empty constraint, for subclasses. It cannot be activated.
  public init() { super.init(_r: ()) }

  convenience init(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    precondition(
      multiplier.isFinite && constant.isFinite, "A constraint on \(first.description) has a constant or multiplier that is not finite.")
    Self.check(first, second, multiplier)
    self.init()
    (self.first, self.second, self.relation) = (first, second, relation)
    (self.multiplier, storedConstant) = (multiplier, constant)
  }

  /// Creates a constraint between views or guides. It is inactive until it is activated or added to a view.
  ///
  /// The process stops if the attributes are not comparable: a position with a size, leading with left, or a position without a second
  /// attribute.
  /// A horizontal position can be compared with a vertical one, as in UIKit (Docs/behaviour/layout.md, "Auto Layout measurements").
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
    multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = view2.map { LayoutOperand(Self.item($0), attr2) }
    let isAlone = second == nil || attr2 == .notAnAttribute
    self.init(LayoutOperand(Self.item(view1), attr1), relation, isAlone ? nil : second, multiplier: multiplier, constant: c)
  }

  /// The first item, which is a view or a guide.
  open var firstItem: AnyObject? { first.item }
  /// The attribute of the first item.
  open var firstAttribute: Attribute { first.attribute }
  /// The second item. It is `nil` in a constraint with only a constant.
  open var secondItem: AnyObject? { second?.item }
  /// The attribute of the second item. It is `.notAnAttribute` in a constraint with only a constant.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// The layout anchor of the first item's attribute.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The layout anchor of the second item's attribute, or `nil` in a constraint with only a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  /// A description in UIKit's format, but with names instead of addresses, so that it is stable.
  nonisolated open override var description: String { MainActor.assumeIsolated { text } }

  private static func item(_ candidate: Any) -> any LayoutItem {
    guard let item = candidate as? any LayoutItem else {
      preconditionFailure("A constraint speaks about views and layout guides, not about \(type(of: candidate)).")
    }
    return item
  }

  private static func check(_ first: LayoutOperand, _ second: LayoutOperand?, _ multiplier: CGFloat) {
    precondition(first.kind != .none, "The first attribute of a constraint is notAnAttribute; name one.")
    guard let second else {
      precondition(
        first.kind == .size,
        "A constraint sets \(first.description) to a constant; a position needs a second item to be measured from.")
      return
    }
    precondition(
      (first.kind == .size) == (second.kind == .size) && second.kind != .none,
      "A constraint compares \(first.description) with \(second.description): only positions, or sizes, can be compared.")
    if !first.isDistance, !second.isDistance, let a = first.attribute.turnsWithLanguage, let b = second.attribute.turnsWithLanguage {
      precondition(
        a == b,
        "A constraint compares \(first.description) with \(second.description): use leading and trailing on both sides, or left and right.")
    }
  }

  /// The items to which the constraint refers.
  var items: [any LayoutItem] {
    var items: [any LayoutItem] = []
    if let item = first.item { items.append(item) }
    if let item = second?.item { items.append(item) }
    if let item = first.subtractedItem { items.append(item) }
    if let item = second?.subtractedItem { items.append(item) }
    return items
  }

  func held(by holder: UIView?, activation: Int = 0) {
    (holderReference, self.activation) = (holder?.layoutReference, activation)
    strike()
    guard holder != nil else { return }
    for side in 0..<4 { if let reference = reference(side) { places[side] = reference.note(self, side: side) } }
  }

  /// The indices of the constraint in the references of its items. The value −1 means that there is no entry.
  nonisolated(unsafe) var places = SIMD4<Int32>(repeating: -1)

  deinit { strike() }

  nonisolated private func strike() {
    for side in 0..<4 where places[side] >= 0 {
      reference(side)?.strike(at: places[side])
      places[side] = -1
    }
  }

  nonisolated private func reference(_ side: Int) -> LayoutReference? {
    switch side {
    case 0: first.reference
    case 1: first.subtractedReference
    case 2: second?.reference
    default: second?.subtractedReference
    }
  }

  /// The nearest ancestor of all items. Fewer views between them mean fewer variables.
  var commonAncestor: UIView? {
    var common: UIView?
    for item in items {
      guard let view = item.layoutView else { return nil }
      guard let nearest = common.map({ $0.nearestCommonAncestor(with: view) }) ?? view else { return nil }
      common = nearest
    }
    return common
  }

  /// The view in whose coordinates the two sides are measured.
  ///
  /// If the constraint refers to one view only, it is the superview of that view.
  var measuringView: UIView? {
    guard let ancestor = commonAncestor else { return nil }
    return items.allSatisfy { $0 === ancestor } ? ancestor.superview ?? ancestor : ancestor
  }

  // MARK: Activating constraints

  /// A Boolean value that indicates whether the constraint takes part in layout. The default is `false`.
  ///
  /// Activation adds it to the nearest common ancestor of its items. Without such an ancestor, the process stops. UIKit raises an
  /// exception.
  open var isActive: Bool {
    get { defaultIsActive }
    set { defaultIsActive = newValue }
  }
}
