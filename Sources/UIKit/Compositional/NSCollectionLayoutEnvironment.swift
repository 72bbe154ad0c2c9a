import QuartzCore

/// The room that a layout has.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// All of it, in points.
  var contentSize: CGSize { get }
  /// Without the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// In points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// By the way people read.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a layout may depend on: the room that it has, and traits.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The room.
  var container: any NSCollectionLayoutContainer { get }
  /// The collection view's traits.
  var traitCollection: UITraitCollection { get }
}

/// A container as a value.
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

/// An environment as a value.
@MainActor
final class LayoutEnvironment: NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection
  init(container: LayoutContainer, traitCollection: UITraitCollection) {
    (self.container, self.traitCollection) = (container, traitCollection)
  }
}

/// An item that is seen, for a section's `visibleItemsInvalidationHandler`: what is set here is how it looks until the next call.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// How opaque it is.
  var alpha: CGFloat { get set }
  /// The order of drawing.
  var zIndex: Int { get set }
  /// Whether it is there without being shown.
  var isHidden: Bool { get set }
  /// Its middle.
  var center: CGPoint { get set }
  /// About its middle.
  var transform: CGAffineTransform { get set }
  /// About its middle.
  var transform3D: CATransform3D { get set }
  /// What is fixed to it goes by its name.
  var name: String { get }
  /// Which item.
  var indexPath: IndexPath { get }
  /// Where the layout has it, in the section's content.
  var frame: CGRect { get }
  /// Its size.
  var bounds: CGRect { get }
  /// A cell, or a view of another kind.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a header, a badge or the like; nil for a cell.
  var representedElementKind: String? { get }
}

/// An item that is seen, over its attributes.
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
