import QuartzCore

/// Where one item, header, footer or decoration lies, and how it looks there.
///
/// A subclass with more properties names itself in its layout's `layoutAttributesClass`, and overrides `copy(with:)` and `isEqual(_:)`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: _UIObject, NSCopying {
  /// Which item; of a header or footer the section counts.
  open var indexPath = IndexPath(item: 0, section: 0)
  var kind = CollectionElement.Kind.cell
  /// The middle, in the collection view's coordinates.
  open var center = CGPoint.zero
  /// Width and height before the transform. Changing it keeps the center.
  open var size = CGSize.zero
  /// Between 0 and 1; 1 by default.
  open var alpha: CGFloat = 1
  /// About the center.
  open var transform3D = CATransform3DIdentity
  /// The order of drawing and touching; higher in front.
  open var zIndex = 0
  /// Without a view, for the time being.
  open var isHidden = false
  /// What a list says of this row; nil outside of lists.
  var listLook: ListRowLook?
  /// The section whose own scroll view the item lies in; nil for the collection view itself.
  var scroller: Int?
  /// Along which axes the view says how large it is; nil where it is asked for both.
  var estimatedAxes: UIAxis?

  /// The flat part of `transform3D`.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The size at the origin, before the transform.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// The bounding box with the transform. Setting it sets center and size.
  open var frame: CGRect {
    get {
      let upright = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return upright.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set { (center, size) = (CGPoint(x: newValue.midX, y: newValue.midY), newValue.size) }
  }

  /// The shape that dynamics give it; a rectangle at first.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The shape, if the type is `.path`; empty at first.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// A cell, or a view of another kind.
  open var representedElementCategory: UICollectionView.ElementCategory {
    switch kind {
    case .cell: .cell
    case .supplementary: .supplementaryView
    case .decoration: .decorationView
    }
  }
  /// The kind of a header, footer, decoration or the like; nil for a cell.
  open var representedElementKind: String? { kind == .cell ? nil : kind.name }
  var element: CollectionElement { CollectionElement(kind: kind, indexPath: indexPath) }

  /// Attributes of the first item, all as they are by default.
  public required init() { super.init(_r: ()) }
  /// Attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Attributes of a header, a footer or the like.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    (self.indexPath, kind) = (indexPath, .supplementary(elementKind))
  }
  /// Attributes of a decoration.
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
  /// Carries a new object, which nobody else has, out of the actor.
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

  /// Whether a view can be there.
  var isFit: Bool { hasNumbers && size.width >= 0 && size.height >= 0 }
  var hasNumbers: Bool {
    center.x.isFinite && center.y.isFinite && size.width.isFinite && size.height.isFinite && alpha.isFinite && transform3D.isFinite
  }

  /// A copy of its own class.
  var copied: UICollectionViewLayoutAttributes {
    guard let copy = copy() as? UICollectionViewLayoutAttributes else {
      preconditionFailure("\(type(of: self)) copies itself to another class")
    }
    return copy
  }
}
