@_spi(UIKit) import UIKitCore

/// The position of a view in the order in which VoiceOver reads a list: the section, the part of the section, and the item.
typealias ReadingRank = (section: Int, part: Int, item: Int)

extension ListUpdateEngine {
  /// Returns the subviews in the order in which VoiceOver reads them: by sections and items, regardless of their positions.
  ///
  /// - Parameters:
  ///   - rank: A closure that returns the rank of an element.
  ///   - other: A closure that returns the rank of a view that displays no element. It returns `nil` if the view is not read.
  func readingOrder(rank: (Element) -> ReadingRank, other: (UIView) -> ReadingRank?) -> [UIView] {
    var ranks: [ObjectIdentifier: ReadingRank] = [:]
    for (element, view) in visible { ranks[ObjectIdentifier(view)] = rank(element) }
    let known = host.subviews.enumerated().compactMap { index, view in
      (ranks[ObjectIdentifier(view)] ?? other(view)).map { (rank: $0, index: index, view: view) }
    }
    return known.sorted {
      ($0.rank.section, $0.rank.part, $0.rank.item, $0.index) < ($1.rank.section, $1.rank.part, $1.rank.item, $1.index)
    }.map(\.view)
  }
}
