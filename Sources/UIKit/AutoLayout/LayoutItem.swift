import Foundation

/// What constraints speak about: a view, or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
  /// The view itself, or the guide's owner: where the item stands in the tree.
  var layoutView: UIView? { get }
  /// The unknowns in the engine of the tree, while something needs them.
  var layoutNode: LayoutNode? { get set }
  /// Names the item for as long as it lives.
  var layoutReference: LayoutReference { get }
  /// How a description names the item; the same each time.
  var layoutName: String { get }
}

/// A weak reference that costs no more than a strong one: who owns it clears it at its end.
final class LayoutReference: @unchecked Sendable {
  unowned(unsafe) var item: (any LayoutItem)?
  /// The constraints that speak about the item while they are active, so that nobody searches for them when it leaves.
  private(set) var mentions: [Mention] = []

  init(_ item: (any LayoutItem)?) { self.item = item }

  /// A constraint, and as which of its items it has this one.
  struct Mention {
    unowned(unsafe) let constraint: NSLayoutConstraint
    let side: Int
  }

  /// Notes a constraint; the place that comes back is where it is struck out again, unless the constraint hears of another meanwhile.
  func note(_ constraint: NSLayoutConstraint, side: Int) -> Int32 {
    mentions.append(Mention(constraint: constraint, side: side))
    return Int32(mentions.count - 1)
  }

  /// The last one moves into the place that becomes free.
  func strike(at place: Int32) {
    let last = mentions.removeLast()
    guard Int(place) < mentions.count else { return }
    mentions[Int(place)] = last
    last.constraint.places[last.side] = place
  }
}

/// The same for an engine.
final class LayoutEngineReference: @unchecked Sendable {
  unowned(unsafe) var engine: LayoutEngine?
  init(_ engine: LayoutEngine?) { self.engine = engine }
}

/// One side of a constraint: an attribute of an item, or the distance from one attribute to another.
@MainActor struct LayoutOperand {
  let reference: LayoutReference
  let attribute: NSLayoutConstraint.Attribute
  /// What is subtracted: `anchorWithOffset(to:)` makes such a distance.
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
  /// Of a constraint that says nothing.
  nonisolated static var nothing: LayoutOperand { LayoutOperand() }

  var item: (any LayoutItem)? { reference.item }
  var subtractedItem: (any LayoutItem)? { subtractedReference?.item }

  var isDistance: Bool { subtracted != .notAnAttribute }
  var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .size : attribute.kind }

  /// `UIView:0.1.width`
  var description: String {
    let whole = "\(item?.layoutName ?? "(gone)").\(attribute.name)"
    return isDistance ? "(\(whole) - \(subtractedItem?.layoutName ?? "(gone)").\(subtracted.name))" : whole
  }
}
