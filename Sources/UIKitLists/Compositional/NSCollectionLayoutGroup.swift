import CollectionLayout
import QuartzCore

/// The position of an item in a group with a custom arrangement.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: _UIObject {
  /// The frame of the item, in the coordinates of the group.
  open private(set) var frame: CGRect
  /// The position of the item in the stacking order. It has no effect here.
  open private(set) var zIndex: Int
  /// Creates an item with a frame and a `zIndex` of 0.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
  /// Creates an item with a frame and a position in the stacking order.
  public init(frame: CGRect, zIndex: Int) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init(_r: ())
  }
}

/// A closure that returns the items of a group with a custom arrangement. The container of its environment is the group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A group of items and groups in a row, in a column or in a custom arrangement.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private enum Arrangement {
    case line(isHorizontal: Bool, CompositionLine.Count)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }
  private let arrangement: Arrangement
  /// The items and groups that the group consists of.
  open private(set) var subitems: [NSCollectionLayoutItem]
  /// The spacing between two subitems. The default is `nil`, which means no spacing.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement) {
    (self.subitems, self.arrangement) = (subitems, arrangement)
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// Creates a horizontal group that repeats its subitems, in order, as long as there is room for them.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .line(isHorizontal: true, .filling))
  }
  /// Creates a horizontal group that repeats `subitem` `count` times. Each item keeps its own width.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(layoutSize, [subitem], .line(isHorizontal: true, .repeating(checked(count))))
  }
  /// Creates a horizontal group that repeats `subitem` `count` times. The items share the width equally.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .line(isHorizontal: true, .sharing(checked(count))))
  }
  /// Creates a vertical group that repeats its subitems, in order, as long as there is room for them.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .line(isHorizontal: false, .filling))
  }
  /// Creates a vertical group that repeats `subitem` `count` times. Each item keeps its own height.
  open class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(layoutSize, [subitem], .line(isHorizontal: false, .repeating(checked(count))))
  }
  /// Creates a vertical group that repeats `subitem` `count` times. The items share the height equally.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .line(isHorizontal: false, .sharing(checked(count))))
  }
  /// Creates a group whose items are placed by a closure. The closure is called for each size of the group.
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

/// The custom arrangement of a group. The layout arithmetic is not bound to an actor, and calls the closure on the main actor.
private struct Placing: @unchecked Sendable {
  let provide: NSCollectionLayoutGroupCustomItemProvider
  let traits: UITraitCollection
  @MainActor func frames(in size: CGSize) -> [CGRect] {
    provide(LayoutEnvironment(container: LayoutContainer(size), traitCollection: traits)).map(\.frame)
  }
}
