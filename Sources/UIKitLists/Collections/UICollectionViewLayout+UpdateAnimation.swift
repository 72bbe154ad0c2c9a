import QuartzCore

/// The attributes of elements at the other end of an animation.
extension UICollectionViewLayout {
  /// Returns the initial attributes of a new element. Returns `nil` for no animation.
  func attributesOfAppearing(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.kind {
    case .cell: initialLayoutAttributesForAppearingItem(at: element.indexPath)
    case .decoration(let kind): initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: element.indexPath)
    case .supplementary(let kind): initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: element.indexPath)
    }
  }
  /// Returns the final attributes of a deleted element. Returns `nil` for no animation.
  func attributesOfDisappearing(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.kind {
    case .cell: finalLayoutAttributesForDisappearingItem(at: element.indexPath)
    case .decoration(let kind): finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: element.indexPath)
    case .supplementary(let kind): finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: element.indexPath)
    }
  }

  /// Returns the former attributes of an element. For an element that did not exist, they are its present ones with an alpha of 0.
  func entrance(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    if let old = currentUpdate?.mapping.oldElement(of: element), let former = currentUpdate?.former(old)?.copied {
      former.indexPath = element.indexPath
      return former
    }
    return attributes(of: element)?.faded
  }

  /// Returns the new attributes of a former element. For an element that no longer exists, they are the former ones with an alpha of 0.
  func exit(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    if let new = currentUpdate?.mapping.newElement(of: element), let latter = currentUpdate?.latter.map({ $0(new) }) ?? attributes(of: new)
    {
      return latter.copied
    }
    return currentUpdate?.former(element)?.faded
  }
}

extension UICollectionViewLayoutAttributes {
  /// A copy with an alpha of 0.
  var faded: UICollectionViewLayoutAttributes {
    let copy = copied
    copy.alpha = 0
    return copy
  }
}
