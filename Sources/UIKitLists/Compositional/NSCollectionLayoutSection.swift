import CollectionLayout
import QuartzCore

/// The insets that limit the content of a section. The raw values are those of iOS.
public enum UIContentInsetsReference: Int, Sendable {
  /// The section uses the reference of the layout's configuration.
  case automatic = 0
  /// The content extends to the edges.
  case none = 1
  /// The content stays within the safe area.
  case safeArea = 2
  /// The content stays within the layout margins.
  case layoutMargins = 3
  /// The content is at most as wide as is comfortable to read.
  case readableContent = 4
}

/// The way in which a section scrolls on its own, across the scroll direction of the layout. The raw values are those of iOS.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll on its own.
  case none = 0
  /// Scrolling comes to rest anywhere.
  case continuous = 1
  /// Scrolling comes to rest where a group begins, near the place at which it would stop.
  case continuousGroupLeadingBoundary = 2
  /// Scrolling comes to rest at pages that are as wide as the visible part of the section.
  case paging = 3
  /// Scrolling moves one group at a time, and comes to rest where a group begins.
  case groupPaging = 4
  /// Scrolling moves one group at a time, and comes to rest with a group in the middle.
  case groupPagingCentered = 5
}

/// A closure that is called when the visible items of a section are placed or scrolled. It can change the appearance of the items.
///
/// - Parameters:
///   - visibleItems: The visible items.
///   - scrollOffset: The content offset of the section if it scrolls on its own, or else that of the collection view.
///   - layoutEnvironment: The environment of the layout.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// A section of a compositional layout. It repeats a group and can have supplementary views and decoration views.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: _UIObject {
  let group: NSCollectionLayoutGroup
  /// The insets around all groups, in points. The default is zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing between two groups, in points. The default is 0.
  open var interGroupSpacing: CGFloat = 0
  /// The insets that are added to `contentInsets`. The default is `UIContentInsetsReference.automatic`, the reference of the layout.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The supplementary views at the section's edges, such as headers and footers. The default is an empty array.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// A Boolean value that indicates whether the supplementary views stay within the content insets. The default is `true`.
  open var supplementariesFollowContentInsets = true
  /// The way in which the section scrolls on its own, across the scroll direction of the layout. The default is not to scroll.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The closure that is called when the visible items are placed or scrolled. The default is `nil`.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The decoration views behind the section. The default is an empty array.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// The style of the rows, if the section is a list.
  var list: ListSectionStyle?

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init(_r: ())
  }

  /// Creates a section that is a list of rows.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { ListSectionStyle(configuration).section(in: layoutEnvironment) }
}

/// The properties of a whole compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: _UIObject {
  /// The axis along which the sections follow each other. The default is vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The spacing between two sections, in points. The default is 0.
  open var interSectionSpacing: CGFloat = 0
  /// The supplementary views at the edges of the whole content. The default is an empty array.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The insets that limit the content of sections whose own reference is `automatic`. The default is the safe area.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
  /// Creates a configuration with the default values.
  public init() { super.init(_r: ()) }
}
