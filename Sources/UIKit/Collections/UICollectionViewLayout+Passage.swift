import QuartzCore

/// What a view looks like at the other end of an animation.
extension UICollectionViewLayout {
  /// As the layout wants a new element to come in; nil for without animation.
  func attributesOfAppearing(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.kind {
    case .cell: initialLayoutAttributesForAppearingItem(at: element.indexPath)
    case .decoration(let kind): initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: element.indexPath)
    case .supplementary(let kind): initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: element.indexPath)
    }
  }
  /// As the layout wants an element that is gone to go out; nil for without animation.
  func attributesOfDisappearing(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.kind {
    case .cell: finalLayoutAttributesForDisappearingItem(at: element.indexPath)
    case .decoration(let kind): finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: element.indexPath)
    case .supplementary(let kind): finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: element.indexPath)
    }
  }

  /// Where an element was; for one that was nowhere, its place, clear.
  func entrance(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    if let old = passage?.oldElement(of: element), let former = passage?.former(old)?.copied {
      former.indexPath = element.indexPath
      return former
    }
    return attributes(of: element)?.faded
  }

  /// Where an element of before goes; for one that is gone, where it was, clear.
  func exit(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    if let new = passage?.newElement(of: element), let latter = passage?.latter.map({ $0(new) }) ?? attributes(of: new) {
      return latter.copied
    }
    return passage?.former(element)?.faded
  }
}

extension UICollectionViewLayoutAttributes {
  /// A clear copy.
  var faded: UICollectionViewLayoutAttributes {
    let copy = copied
    copy.alpha = 0
    return copy
  }
}
