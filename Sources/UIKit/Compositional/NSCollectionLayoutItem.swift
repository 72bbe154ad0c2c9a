import CollectionLayout
import QuartzCore

/// An item of a compositional layout: its size in its group, and room within and around it.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: _UIObject {
  /// Its size in what it lies in.
  open private(set) var layoutSize: NSCollectionLayoutSize
  /// What is fixed to it: badges and the like. Apple's can be set of groups alone.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// Room within its frame, in points. It does not count along what is estimated.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room around its frame; nil, the default, is none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// An item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize: layoutSize, supplementaryItems: []) }
  /// An item of a size to which something is fixed.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    super.init(_r: ())
  }

  var content: CompositionNode.Content { .item }
  /// Along which axes views in it say how large they are.
  var estimatedAxes: UIAxis {
    var axes: UIAxis = []
    if layoutSize.widthDimension.isEstimated { axes.formUnion(.horizontal) }
    if layoutSize.heightDimension.isEstimated { axes.formUnion(.vertical) }
    return axes
  }

  /// For the arithmetic; `badges` are numbered as they come.
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

/// Something small that is fixed to an item or a group, whose view the data source provides.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of supplementary view.
  open private(set) var elementKind: String
  /// Where it is in what it is fixed to.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// Which point of it lies there; nil: the one at the same edges.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  /// The order of drawing; 1 by default, in front of items.
  open var zIndex = 1

  /// Fixed to a point, at the same edges of its own.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, own: nil)
  }
  /// Fixed to a point, by one of its own.
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
      // A part of the badge's own size, which is known where it does not depend on what it is fixed to.
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

/// Something at the edge of a section or of the whole layout: a header, a footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// At which edge, and where along it.
  open private(set) var alignment: NSRectAlignment
  /// From there, in points.
  open private(set) var offset: CGPoint
  /// Whether the section becomes larger by it; true by default. Else it lies over the items.
  open var extendsBoundary = true
  /// Whether it stays in sight while there is something to see of its section; false by default.
  open var pinToVisibleBounds = false

  /// At an edge.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }
  /// So many points from an edge.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges), own: nil)
  }
}

/// Something behind the items of a section, whose view is of a class that the layout knows.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of decoration view, registered with the layout.
  open private(set) var elementKind: String
  /// The order of drawing; −1 by default, behind items.
  open var zIndex = -1

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: []
    )
  }
  /// A view behind all of a section, within its content insets.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}
