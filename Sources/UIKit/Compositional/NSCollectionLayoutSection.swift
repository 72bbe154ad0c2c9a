import CollectionLayout
import QuartzCore

/// Which insets a section's content keeps to. The raw values are Apple's.
public enum UIContentInsetsReference: Int, Sendable {
  /// The layout's.
  case automatic = 0
  /// None.
  case none = 1
  /// The safe area's.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// What is comfortable to read.
  case readableContent = 4
}

/// How a section scrolls by itself, across the layout. The raw values are Apple's.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not.
  case none = 0
  /// It rests anywhere.
  case continuous = 1
  /// It goes on as far as it would, and rests where a group begins.
  case continuousGroupLeadingBoundary = 2
  /// It rests at pages as wide as the section is seen.
  case paging = 3
  /// It goes a group at a time.
  case groupPaging = 4
  /// It goes a group at a time, which comes to stand in the middle.
  case groupPagingCentered = 5
}

/// Is told of the items that are seen whenever they are laid out or scrolled, and may change how they look.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// A section of a compositional layout: a group over and over again, and what stands around that.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: _UIObject {
  let group: NSCollectionLayoutGroup
  /// Room around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Between two groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The insets that are added to `contentInsets`; by default the layout's.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// Headers, footers and the like; none by default.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and the like keep to the content insets; true by default.
  open var supplementariesFollowContentInsets = true
  /// How the section scrolls by itself, across the layout; not at all by default.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Is told of the items that are seen; nil by default.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// What lies behind the section; nothing by default.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// For lists: how each row looks.
  var list: ListSectionStyle?

  /// A group over and over again.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init(_r: ())
  }

  /// A section of rows, as a list has them.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { ListSectionStyle(configuration).section(in: layoutEnvironment) }
}

/// What holds for a whole compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: _UIObject {
  /// Along which axis sections follow each other; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Between two sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// At the edges of all sections together; none by default.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The insets that sections keep to unless they say otherwise; the safe area's by default.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
  /// All as it is by default.
  public init() { super.init(_r: ()) }
}
