import QuartzCore

/// The position and the appearance of one item, supplementary view or decoration view.
///
/// A layout whose attributes have more properties returns its subclass from `layoutAttributesClass`. The subclass overrides `copy(with:)`
/// and `isEqual(_:)`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: _UIObject, NSCopying {
  /// The index path of the element. For headers and footers, only the section has a meaning. The default is the first item.
  open var indexPath = IndexPath(item: 0, section: 0)
  var kind = CollectionElement.Kind.cell
  /// The centre, in the collection view's coordinates.
  open var center = CGPoint.zero
  /// The size before the transform, in points. Setting it keeps the centre.
  open var size = CGSize.zero
  /// The opacity, between 0 and 1. The default is 1.
  open var alpha: CGFloat = 1
  /// The transform about the centre. The default is the identity.
  open var transform3D = CATransform3DIdentity
  /// The position in the stacking order. Elements with higher values are in front and receive touches first. The default is 0.
  open var zIndex = 0
  /// A Boolean value that indicates whether the element has no view. The default is `false`.
  open var isHidden = false
  /// The properties of the row in a list. The value is `nil` outside lists.
  var listLook: ListRowLook?
  /// The section whose own scroll view contains the element. The value is `nil` if it is in the collection view itself.
  var scroller: Int?
  /// The axes along which the view determines its size. The value is `nil` if it can do so along both.
  var estimatedAxes: UIAxis?

  /// The two-dimensional part of `transform3D`.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The rectangle with the size of the element and an origin of zero, before the transform.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// The bounding box of the transformed element, in the collection view's coordinates. Setting it sets the centre and the size.
  open var frame: CGRect {
    get {
      let upright = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return upright.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set { (center, size) = (CGPoint(x: newValue.midX, y: newValue.midY), newValue.size) }
  }

  /// The shape of the element in a dynamic animator. The default is a rectangle.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline of the element in a dynamic animator, if the shape is `.path`. The default is an empty path.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// The category of the element, which is a cell, a supplementary view or a decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory {
    switch kind {
    case .cell: .cell
    case .supplementary: .supplementaryView
    case .decoration: .decorationView
    }
  }
  /// The kind of the supplementary view or decoration view. The value is `nil` for a cell.
  open var representedElementKind: String? { kind == .cell ? nil : kind.name }
  package var element: CollectionElement { CollectionElement(kind: kind, indexPath: indexPath) }

  /// Creates attributes with the default values, for the first item.
  public required init() { super.init(_r: ()) }
  /// Creates attributes for an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Creates attributes for a supplementary view, such as a header or a footer.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    (self.indexPath, kind) = (indexPath, .supplementary(elementKind))
  }
  /// Creates attributes for a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    (self.indexPath, kind) = (indexPath, .decoration(decorationViewKind))
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { Uncopied(duplicate()) }.attributes
  }
  private func duplicate() -> UICollectionViewLayoutAttributes {
    let copy = type(of: self).init()
    (copy.indexPath, copy.kind) = (indexPath, kind)
    (copy.center, copy.size, copy.alpha) = (center, size, alpha)
    (copy.transform3D, copy.zIndex, copy.isHidden) = (transform3D, zIndex, isHidden)
    (copy.listLook, copy.scroller, copy.estimatedAxes) = (listLook, scroller, estimatedAxes)
    return copy
  }
  /// A wrapper that transfers a new object out of the actor. No other reference to the object exists.
  private struct Uncopied: @unchecked Sendable {
    let attributes: UICollectionViewLayoutAttributes
    init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self) else { return false }
    return MainActor.assumeIsolated {
      other.indexPath == indexPath && other.kind == kind && other.center == center && other.size == size && other.alpha == alpha
        && other.transform3D == transform3D && other.zIndex == zIndex && other.isHidden == isHidden && other.listLook == listLook
        && other.scroller == scroller
    }
  }
  nonisolated open override var hash: Int { MainActor.assumeIsolated { element.hashValue } }

  /// A Boolean value that indicates whether a view can have these attributes.
  var isFit: Bool { hasNumbers && size.width >= 0 && size.height >= 0 }
  var hasNumbers: Bool {
    center.x.isFinite && center.y.isFinite && size.width.isFinite && size.height.isFinite && alpha.isFinite && transform3D.isFinite
  }

  /// A copy of the same class.
  var copied: UICollectionViewLayoutAttributes {
    guard let copy = copy() as? UICollectionViewLayoutAttributes else {
      preconditionFailure("\(type(of: self)) copies itself to another class")
    }
    return copy
  }
}
