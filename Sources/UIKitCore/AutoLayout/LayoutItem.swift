import Foundation

/// An item of a constraint: a view or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
  /// The view itself, or the owner of the guide. It determines the position of the item in the tree.
  var layoutView: UIView? { get }
  /// The node with the variables in the engine of the tree, while they are needed.
  var layoutNode: LayoutNode? { get set }
  /// The reference that identifies the item during its life.
  var layoutReference: LayoutReference { get }
  /// The name of the item in descriptions, which is stable.
  var layoutName: String { get }
}

/// A weak reference without the cost of a weak one. The owner clears it when it ends.
final class LayoutReference: @unchecked Sendable {
  unowned(unsafe) var item: (any LayoutItem)?
  /// The active constraints on the item, so that they need not be searched when the item leaves.
  private(set) var mentions: [Mention] = []

  init(_ item: (any LayoutItem)?) { self.item = item }

  /// A constraint, with the side on which it refers to the item.
  struct Mention {
    unowned(unsafe) let constraint: NSLayoutConstraint
    let side: Int
  }

  /// Adds a constraint and returns its index, with which it is removed. The index changes if `strike(at:)` moves the entry.
  func note(_ constraint: NSLayoutConstraint, side: Int) -> Int32 {
    mentions.append(Mention(constraint: constraint, side: side))
    return Int32(mentions.count - 1)
  }

  /// Removes the entry at an index. The last entry moves into its position.
  func strike(at place: Int32) {
    let last = mentions.removeLast()
    guard Int(place) < mentions.count else { return }
    mentions[Int(place)] = last
    last.constraint.places[last.side] = place
  }
}

/// A weak reference to an engine without the cost of a weak one. The engine clears it when it ends.
final class LayoutEngineReference: @unchecked Sendable {
  unowned(unsafe) var engine: LayoutEngine?
  init(_ engine: LayoutEngine?) { self.engine = engine }
}

/// One side of a constraint: an attribute of an item, or the distance between two attributes.
@MainActor struct LayoutOperand {
  let reference: LayoutReference
  let attribute: NSLayoutConstraint.Attribute
  /// The attribute that is subtracted. `anchorWithOffset(to:)` creates such a distance.
  let subtractedReference: LayoutReference?
  let subtracted: NSLayoutConstraint.Attribute

  init(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, minus subtractedItem: (any LayoutItem)? = nil,
    _ subtracted: NSLayoutConstraint.Attribute = .notAnAttribute
  ) {
    (reference, self.attribute) = (item.layoutReference, attribute)
    (subtractedReference, self.subtracted) = (subtractedItem?.layoutReference, subtracted)
  }

  nonisolated private init() {
    (reference, attribute) = (LayoutReference(nil), .notAnAttribute)
    (subtractedReference, subtracted) = (nil, .notAnAttribute)
  }
  /// The operand of an empty constraint.
  nonisolated static var nothing: LayoutOperand { LayoutOperand() }

  var item: (any LayoutItem)? { reference.item }
  var subtractedItem: (any LayoutItem)? { subtractedReference?.item }

  var isDistance: Bool { subtracted != .notAnAttribute }
  var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .size : attribute.kind }

  /// A description such as `UIView:0.1.width`.
  var description: String {
    let whole = "\(item?.layoutName ?? "(gone)").\(attribute.name)"
    return isDistance ? "(\(whole) - \(subtractedItem?.layoutName ?? "(gone)").\(subtracted.name))" : whole
  }
}
