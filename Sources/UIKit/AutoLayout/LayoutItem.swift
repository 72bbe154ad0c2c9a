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
  init(_ item: (any LayoutItem)?) { self.item = item }
}

/// The same for an engine.
final class LayoutEngineReference: @unchecked Sendable {
  unowned(unsafe) var engine: LayoutEngine?
  init(_ engine: LayoutEngine?) { self.engine = engine }
}

/// One side of a constraint: an attribute of an item, or the distance from one attribute to another.
@MainActor struct LayoutOperand {
  private let reference: LayoutReference
  let attribute: NSLayoutConstraint.Attribute
  /// What is subtracted: `anchorWithOffset(to:)` makes such a distance.
  private let subtractedReference: LayoutReference?
  let subtracted: NSLayoutConstraint.Attribute

  init(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, minus subtractedItem: (any LayoutItem)? = nil,
    _ subtracted: NSLayoutConstraint.Attribute = .notAnAttribute
  ) {
    (reference, self.attribute) = (item.layoutReference, attribute)
    (subtractedReference, self.subtracted) = (subtractedItem?.layoutReference, subtracted)
  }

  private init() {
    (reference, attribute) = (LayoutReference(nil), .notAnAttribute)
    (subtractedReference, subtracted) = (nil, .notAnAttribute)
  }
  /// Of a constraint that says nothing.
  static var nothing: LayoutOperand { LayoutOperand() }

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
