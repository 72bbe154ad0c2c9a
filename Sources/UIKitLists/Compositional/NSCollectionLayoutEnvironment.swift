import QuartzCore

/// The space that is available to a layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size of the container in points, without regard to insets.
  var contentSize: CGSize { get }
  /// The size of the container in points, reduced by the effective insets.
  var effectiveContentSize: CGSize { get }
  /// The insets of the container, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets of the container that are in effect, in points. Here they are equal to `contentInsets`.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The conditions on which a layout can depend: the available space and the traits.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The space that is available to the layout.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The container of a layout as a value.
@MainActor
final class LayoutContainer: NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
  init(_ size: CGSize, insets: NSDirectionalEdgeInsets = .zero) { (contentSize, contentInsets) = (size, insets) }
}

/// The environment of a layout as a value.
@MainActor
final class LayoutEnvironment: NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection
  init(container: LayoutContainer, traitCollection: UITraitCollection) {
    (self.container, self.traitCollection) = (container, traitCollection)
  }
}

/// A visible item that a section passes to its `visibleItemsInvalidationHandler`. The appearance that is set here is in effect until the
/// next call.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The opacity of the item, between 0 and 1.
  var alpha: CGFloat { get set }
  /// The position of the item in the stacking order.
  var zIndex: Int { get set }
  /// A Boolean value that indicates whether the item is hidden.
  var isHidden: Bool { get set }
  /// The centre of the item, in the section's coordinates.
  var center: CGPoint { get set }
  /// The two-dimensional transform about the centre.
  var transform: CGAffineTransform { get set }
  /// The transform about the centre.
  var transform3D: CATransform3D { get set }
  /// The element kind of a supplementary view. The value is an empty string for a cell.
  var name: String { get }
  /// The index path of the item.
  var indexPath: IndexPath { get }
  /// The frame that the layout has computed for the item.
  var frame: CGRect { get }
  /// The bounds of the item, with an origin of zero.
  var bounds: CGRect { get }
  /// The category of the element, such as a cell or a supplementary view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary view, such as a header or a badge. The value is `nil` for a cell.
  var representedElementKind: String? { get }
}

/// A visible item that changes the layout attributes directly.
@MainActor
final class VisibleItem: NSCollectionLayoutVisibleItem {
  let attributes: UICollectionViewLayoutAttributes
  let frame: CGRect
  init(_ attributes: UICollectionViewLayoutAttributes) { (self.attributes, frame) = (attributes, attributes.frame) }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var name: String { attributes.representedElementKind ?? "" }
  var indexPath: IndexPath { attributes.indexPath }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
  var representedElementKind: String? { attributes.representedElementKind }
}
