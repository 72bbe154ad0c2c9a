import DynamicsEngine
import QuartzCore

extension UIDynamicAnimator {
  func defaultLayoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { attributes(of: .cell(indexPath)) }
  func defaultLayoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: .supplementary(kind, indexPath))
  }
  func defaultLayoutAttributesForDecorationView(ofKind decorationViewKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes(of: .decoration(decorationViewKind, indexPath))
  }

  private func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let found = elements[element]?.item as? UICollectionViewLayoutAttributes else { return nil }
    if found.element == element { return found }
    // The index path of the attributes has changed.
    elements = [:]
    for body in bodies.values { note(body) }
    return elements[element]?.item as? UICollectionViewLayoutAttributes
  }

  private func note(_ body: DynamicBody) {
    if let attributes = body.item as? UICollectionViewLayoutAttributes { elements[attributes.element] = body }
  }

  // MARK: Bodies

  func body(of item: any UIDynamicItem) -> DynamicBody? { bodies[ObjectIdentifier(item)] }

  /// Counts one more behavior for an item, and creates its body if necessary. Returns `nil` if the item cannot be moved.
  @discardableResult func register(_ item: any UIDynamicItem) -> DynamicBody? {
    if let known = body(of: item) {
      known.users += 1
      return known
    }
    guard isFit(item) else { return nil }
    warn(of: item)
    let made = DynamicBody(item, in: self)
    made.users = 1
    bodies[ObjectIdentifier(item)] = made
    let number = Int(made.body.number)
    if number == bodiesByNumber.count { bodiesByNumber.append(made) } else { bodiesByNumber[number] = made }
    note(made)
    return made
  }

  /// Counts one behavior less for an item. Without any behavior, its body is removed.
  func release(_ item: any UIDynamicItem) {
    guard let known = body(of: item) else { return }
    known.users -= 1
    guard known.users == 0 else { return }
    world.remove(known.body)
    // Other items receive the end of their contacts.
    collectContacts()
    bodies[ObjectIdentifier(item)] = nil
    bodiesByNumber[Int(known.body.number)] = nil
    if let element = (item as? UICollectionViewLayoutAttributes)?.element, elements[element] === known { elements[element] = nil }
    ItemOwners.release(item, of: self)
  }

  func isFit(_ item: any UIDynamicItem) -> Bool {
    if item.isPlaced { return true }
    if unfit.insert(ObjectIdentifier(item)).inserted {
      runtime.report(
        "\(item) is left out of \(self): its center is \(item.center) and its bounds are \(item.bounds). Place it, then call updateItem(usingCurrentState:)."
      )
    }
    return false
  }

  private func warn(of item: any UIDynamicItem) {
    if !item.hasSize {
      runtime.report("Invalid size \(item.bounds.size) for item \(item) in \(self): it is taken for a point wide and high")
    }
    if let view = item as? UIView, let referenceView, view === referenceView || !view.isDescendant(of: referenceView) {
      runtime.report("View item (\(view)) should be added as a descendant to the reference view in \(self), which is \(referenceView)")
    }
    if let other = ItemOwners.claim(item, for: self) {
      runtime.report("\(item) is moved by \(other) and by \(self): each undoes what the other does")
    }
  }
}
