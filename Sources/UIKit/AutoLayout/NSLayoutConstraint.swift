import ConstraintSolver
import Foundation
import QuartzCore

/// The statement `first item's attribute = multiplier × second item's attribute + constant`, or ≤, or ≥.
@preconcurrency @MainActor
open class NSLayoutConstraint: _UIObject {
  nonisolated(unsafe) private(set) var first = LayoutOperand.nothing
  nonisolated(unsafe) private(set) var second: LayoutOperand?
  /// How the two sides compare.
  open private(set) var relation = Relation.equal
  /// What the second attribute is multiplied by, 1 by default.
  open private(set) var multiplier: CGFloat = 1

  /// What is added to the right side, in points.
  ///
  /// Cheap to change, also in a constraint that is active; inside an animation block, `layoutIfNeeded()` then animates
  /// what follows from it.
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

  /// How much the constraint matters, `.required` by default.
  ///
  /// A constraint that is active cannot become required, or cease to be: that traps, as UIKit's exception does.
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

  /// A name for descriptions and logs.
  open var identifier: String?
  /// Kept for whoever reads it; nothing archives constraints.
  open var shouldBeArchived = false

  /// The view in whose `constraints` this one is, while it is active.
  var holder: UIView? { holderReference?.item as? UIView }
  private var holderReference: LayoutReference?
  /// Order of activation.
  private(set) var activation = 0
  /// The engine that has it, and its row there.
  var engine: LayoutEngine? { engineReference?.engine }
  var engineReference: LayoutEngineReference?
  var row: ConstraintRow?

  /// The way up for subclasses; a constraint that says nothing, and cannot be activated.
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

  /// Makes a constraint between views or guides; inactive until activated or added to a view.
  ///
  /// Traps when the attributes cannot be compared: a position with a size, leading with left, or a position with nothing. A horizontal
  /// position may be compared with a vertical one, as UIKit has it (BEHAVIOUR-2 §26).
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
    multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = view2.map { LayoutOperand(Self.item($0), attr2) }
    let isAlone = second == nil || attr2 == .notAnAttribute
    self.init(LayoutOperand(Self.item(view1), attr1), relation, isAlone ? nil : second, multiplier: multiplier, constant: c)
  }

  /// The first item: a view or a guide.
  open var firstItem: AnyObject? { first.item }
  /// The attribute of the first item.
  open var firstAttribute: Attribute { first.attribute }
  /// The second item, nil in a constraint with a constant alone.
  open var secondItem: AnyObject? { second?.item }
  /// The attribute of the second item.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// The anchor of the first item's attribute.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The anchor of the second item's attribute.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  /// As Apple prints it, but with names in place of addresses, so that it is the same each time.
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

  /// Every item that the constraint speaks about.
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

  /// Where the items' references have it noted, -1 where they do not.
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

  /// The nearest view that holds every item: the fewer ancestors lie between, the fewer unknowns.
  var commonAncestor: UIView? {
    var common: UIView?
    for item in items {
      guard let view = item.layoutView else { return nil }
      guard let nearest = common.map({ $0.nearestCommonAncestor(with: view) }) ?? view else { return nil }
      common = nearest
    }
    return common
  }

  /// The view in whose coordinates the two sides are measured: what a view says of itself alone, it says of its place in its superview.
  var measuringView: UIView? {
    guard let ancestor = commonAncestor else { return nil }
    return items.allSatisfy { $0 === ancestor } ? ancestor.superview ?? ancestor : ancestor
  }

  // MARK: Activating constraints

  /// Whether the constraint takes part in layout.
  ///
  /// Activating adds it to the nearest common ancestor of its items, and traps when there is none, as UIKit's exception does.
  open var isActive: Bool {
    get { defaultIsActive }
    set { defaultIsActive = newValue }
  }
}
