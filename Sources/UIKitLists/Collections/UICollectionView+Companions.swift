import QuartzCore

/// Supplementary and decoration elements move with their sections, unless the layout inserts or deletes them individually.
extension UICollectionView {
  /// Queries the layout for the elements that an update inserts or deletes, of all registered kinds.
  func amend(_ mapping: inout ElementMapping<CollectionElement>) {
    var kinds = Set(list.visible.keys.map(\.kind)).union(pool.kinds).union(layout.decorationClasses.keys.map { .decoration($0) })
    kinds.remove(.cell)
    for kind in kinds.sorted() {
      mapping.deleted.formUnion(layout.pathsToDelete(kind).map { CollectionElement(kind: kind, indexPath: $0) })
      mapping.inserted.formUnion(layout.pathsToInsert(kind).map { CollectionElement(kind: kind, indexPath: $0) })
    }
  }

  /// Returns the elements that do not keep their views, although their sections stay, with those views.
  func takeOut(of mapping: ElementMapping<CollectionElement>, _ unamended: ElementMapping<CollectionElement>) -> [(
    CollectionElement, UICollectionReusableView
  )] {
    let deleted = mapping.deleted.subtracting(unamended.deleted).sorted()
    let inserted = mapping.inserted.subtracting(unamended.inserted).sorted()
    let pairs: [(old: CollectionElement?, new: CollectionElement?)] =
      deleted.map { ($0, unamended.newElement(of: $0)) } + inserted.map { (unamended.oldElement(of: $0), $0) }
    return pairs.compactMap { pair in
      guard let old = pair.old, let new = pair.new, let view = list.visible.removeValue(forKey: new) else { return nil }
      return (old, view)
    }
  }

  // MARK: Decorations of two layouts

  /// Returns the visible decorations for which another layout has another class.
  func foreignDecorations(in other: UICollectionViewLayout) -> Set<CollectionElement> {
    Set(
      list.visible.compactMap { element, view in
        guard let kind = element.decorationKind, other.decorationClasses[kind].map({ $0 == type(of: view) }) != true else { return nil }
        return element
      })
  }
}

extension UICollectionViewLayout {
  fileprivate func pathsToDelete(_ kind: CollectionElement.Kind) -> [IndexPath] {
    switch kind {
    case .cell: []
    case .supplementary(let name): indexPathsToDeleteForSupplementaryView(ofElementKind: name)
    case .decoration(let name): indexPathsToDeleteForDecorationView(ofElementKind: name)
    }
  }
  fileprivate func pathsToInsert(_ kind: CollectionElement.Kind) -> [IndexPath] {
    switch kind {
    case .cell: []
    case .supplementary(let name): indexPathsToInsertForSupplementaryView(ofElementKind: name)
    case .decoration(let name): indexPathsToInsertForDecorationView(ofElementKind: name)
    }
  }
}
