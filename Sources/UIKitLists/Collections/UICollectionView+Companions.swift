import QuartzCore

/// Supplementary and decoration elements move with their sections, unless the layout inserts or deletes them individually.
extension UICollectionView {
  /// Queries the layout for the elements that an update inserts or deletes, of all registered kinds.
  func amend(_ passage: inout CollectionPassage) {
    var kinds = Set(shown.keys.map(\.kind)).union(pool.kinds).union(layout.decorationClasses.keys.map { .decoration($0) })
    kinds.remove(.cell)
    for kind in kinds.sorted() {
      passage.deleted.formUnion(layout.pathsToDelete(kind).map { CollectionElement(kind: kind, indexPath: $0) })
      passage.inserted.formUnion(layout.pathsToInsert(kind).map { CollectionElement(kind: kind, indexPath: $0) })
    }
  }

  /// Returns the elements that do not keep their views, although their sections stay, with those views.
  func takeOut(of passage: CollectionPassage, _ unamended: CollectionPassage) -> [(CollectionElement, UICollectionReusableView)] {
    let deleted = passage.deleted.subtracting(unamended.deleted).sorted()
    let inserted = passage.inserted.subtracting(unamended.inserted).sorted()
    let pairs: [(old: CollectionElement?, new: CollectionElement?)] =
      deleted.map { ($0, unamended.newElement(of: $0)) } + inserted.map { (unamended.oldElement(of: $0), $0) }
    return pairs.compactMap { pair in
      guard let old = pair.old, let new = pair.new, let view = shown.removeValue(forKey: new) else { return nil }
      return (old, view)
    }
  }

  // MARK: Decorations of two layouts

  /// Returns the visible decorations for which another layout has another class.
  func foreignDecorations(in other: UICollectionViewLayout) -> Set<CollectionElement> {
    Set(
      shown.compactMap { element, view in
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
