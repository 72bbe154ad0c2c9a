import QuartzCore

/// Headers, decorations and the like go with their sections, unless the layout says that one of them goes or comes by itself.
extension UICollectionView {
  /// Asks the layout which of them an update takes away or brings, of all kinds that anybody has registered.
  func amend(_ passage: inout CollectionPassage) {
    var kinds = Set(shown.keys.map(\.kind)).union(pool.kinds).union(layout.decorationClasses.keys.map { .decoration($0) })
    kinds.remove(.cell)
    for kind in kinds.sorted() {
      passage.deleted.formUnion(layout.pathsToDelete(kind).map { CollectionElement(kind: kind, indexPath: $0) })
      passage.inserted.formUnion(layout.pathsToInsert(kind).map { CollectionElement(kind: kind, indexPath: $0) })
    }
  }

  /// Of those that have kept their views so far, the ones that do not keep them, with what they stood for.
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

  /// Decorations that are seen and for which another layout has another class.
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
