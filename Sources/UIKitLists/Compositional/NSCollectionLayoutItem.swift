import CollectionLayout
import QuartzCore

/// An item of a compositional layout. It has a size in its group, insets and outer spacing.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: _UIObject {
  /// The size of the item in its group.
  open private(set) var layoutSize: NSCollectionLayoutSize
  /// The supplementary items that are attached to the item, such as badges. On iOS, only a group's can be set later.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets of the content within the item's frame, in points. They have no effect along an estimated axis. The default is zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing around the item's frame. The default is `nil`, which means no spacing.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item with a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize: layoutSize, supplementaryItems: []) }
  /// Creates an item with a size and attached supplementary items.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    super.init(_r: ())
  }

  var content: CompositionNode.Content { .item }
  /// The axes along which views in the item determine their own size.
  var estimatedAxes: UIAxis {
    var axes: UIAxis = []
    if layoutSize.widthDimension.isEstimated { axes.formUnion(.horizontal) }
    if layoutSize.heightDimension.isEstimated { axes.formUnion(.vertical) }
    return axes
  }

  /// Returns the node for the layout arithmetic, and adds the supplementary items to `badges` in order.
  func node(_ badges: inout [NSCollectionLayoutSupplementaryItem], _ environment: any NSCollectionLayoutEnvironment) -> CompositionNode {
    var node = CompositionNode(layoutSize.size, content)
    (node.insets, node.edges) = (contentInsets.composition, edgeSpacing?.edges ?? CompositionEdges())
    for badge in supplementaryItems {
      node.badges.append(badge.badge(number: badges.count))
      badges.append(badge)
    }
    return node
  }
}

/// A supplementary view that is attached to an item or a group, such as a badge. The data source provides the view.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the supplementary view.
  open private(set) var elementKind: String
  /// The point of the container to which the supplementary view is attached.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// The point of the supplementary view that lies at `containerAnchor`. If it is `nil`, the point at the same edges is used.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  /// The position in the stacking order. The default is 1, in front of items.
  open var zIndex = 1

  /// Creates a supplementary item whose point at the edges of `containerAnchor` lies at that point of its container.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, own: nil)
  }
  /// Creates a supplementary item whose point `itemAnchor` lies at a point of its container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, own: itemAnchor) }
  init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor, own: NSCollectionLayoutAnchor?) {
    (self.elementKind, self.containerAnchor, itemAnchor) = (elementKind, containerAnchor, own)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  func badge(number: Int) -> CompositionBadge {
    let own = itemAnchor ?? containerAnchor
    let size = layoutSize.size
    func offset(_ anchor: NSCollectionLayoutAnchor) -> CGPoint {
      guard anchor.isFractionalOffset else { return anchor.offset }
      // The offset is a fraction of the badge's own size, which is known if it does not depend on the container.
      let room = CGSize(width: size.width.points, height: size.height.points)
      return CGPoint(x: anchor.offset.x * room.width, y: anchor.offset.y * room.height)
    }
    let (there, here) = (offset(containerAnchor), itemAnchor.map(offset) ?? .zero)
    return CompositionBadge(
      size: size, place: containerAnchor.place, ownPlace: own.place, offset: CGPoint(x: there.x + here.x, y: there.y + here.y),
      number: number)
  }
}

extension CompositionLength {
  fileprivate var points: CGFloat {
    switch self {
    case .absolute(let points), .estimated(let points): points
    default: 0
    }
  }
}

/// A supplementary view at the edge of a section or of the whole layout, such as a header or a footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner at which the view lies.
  open private(set) var alignment: NSRectAlignment
  /// The distance from that place, in points.
  open private(set) var offset: CGPoint
  /// A Boolean value that indicates whether the view enlarges the section. If it is `false`, the view lies over the items. The default is
  /// `true`.
  open var extendsBoundary = true
  /// A Boolean value that indicates whether the view stays visible as long as its section is visible. The default is `false`.
  open var pinToVisibleBounds = false

  /// Creates a supplementary item at an edge.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }
  /// Creates a supplementary item at a distance from an edge, in points.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges), own: nil)
  }
}

/// A decoration view behind the items of a section. The layout knows its class.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the decoration view, with which its class is registered with the layout.
  open private(set) var elementKind: String
  /// The position in the stacking order. The default is −1, behind items.
  open var zIndex = -1

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: []
    )
  }
  /// Creates a decoration view behind a whole section. Its `contentInsets` determine the distance from the section's edges.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}
