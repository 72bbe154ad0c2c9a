import CollectionLayout
import QuartzCore

/// Where a group that the app places itself has one of its items.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: _UIObject {
  /// In the group.
  open private(set) var frame: CGRect
  /// The order of drawing.
  open private(set) var zIndex: Int
  /// An item at a place.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
  /// An item at a place, in front of others or behind them.
  public init(frame: CGRect, zIndex: Int) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init(_r: ())
  }
}

/// Says where the items of a group lie that the app places itself.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items and groups beside each other, below each other, or where the app places them.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private enum Arrangement {
    case line(isHorizontal: Bool, CompositionLine.Count)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }
  private let arrangement: Arrangement
  /// What the group consists of.
  open private(set) var subitems: [NSCollectionLayoutItem]
  /// Between two of them; nil, the default, is none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement) {
    (self.subitems, self.arrangement) = (subitems, arrangement)
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// Items beside each other, over and over again as long as there is room for them.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .line(isHorizontal: true, .filling))
  }
  /// So many beside each other, each as wide as it says.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(layoutSize, [subitem], .line(isHorizontal: true, .repeating(checked(count))))
  }
  /// So many beside each other, which share the width alike.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .line(isHorizontal: true, .sharing(checked(count))))
  }
  /// Items below each other, over and over again as long as there is room for them.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .line(isHorizontal: false, .filling))
  }
  /// So many below each other, each as high as it says.
  open class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(layoutSize, [subitem], .line(isHorizontal: false, .repeating(checked(count))))
  }
  /// So many below each other, which share the height alike.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .line(isHorizontal: false, .sharing(checked(count))))
  }
  /// Items wherever the app places them; it is asked for each size of the group.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider)) }

  private class func checked(_ count: Int) -> Int {
    precondition(count > 0, "a group has \(count) items; it must have one at least")
    return count
  }

  override var estimatedAxes: UIAxis { subitems.reduce(into: []) { $0.formUnion($1.estimatedAxes) } }

  override func node(_ badges: inout [NSCollectionLayoutSupplementaryItem], _ environment: any NSCollectionLayoutEnvironment)
    -> CompositionNode
  {
    var node = super.node(&badges, environment)
    switch arrangement {
    case .line(let isHorizontal, let count):
      precondition(!subitems.isEmpty, "a group without subitems has no items: give it one at least")
      node.content = .line(
        CompositionLine(
          isHorizontal: isHorizontal, subitems.map { $0.node(&badges, environment) }, count: count,
          spacing: interItemSpacing?.value ?? .fixed(0)))
    case .custom(let provide):
      let placing = Placing(provide: provide, traits: environment.traitCollection)
      node.content = .free { size in MainActor.assumeIsolated { placing.frames(in: size) } }
    }
    return node
  }
}

/// How the app places the items of a group. (The arithmetic belongs to no actor, and calls it on the main one.)
private struct Placing: @unchecked Sendable {
  let provide: NSCollectionLayoutGroupCustomItemProvider
  let traits: UITraitCollection
  @MainActor func frames(in size: CGSize) -> [CGRect] {
    provide(LayoutEnvironment(container: LayoutContainer(size), traitCollection: traits)).map(\.frame)
  }
}
