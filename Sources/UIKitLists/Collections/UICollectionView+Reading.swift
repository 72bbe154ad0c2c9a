import Foundation
import QuartzCore

/// The order in which VoiceOver reads a collection view: by sections from header to footer, and by items, regardless of their positions.
extension UICollectionView {
  /// The value is `nil` if sections scroll on their own. The order then depends on the positions.
  var elementsInReadingOrder: [UIView]? {
    guard scrollers.isEmpty else { return nil }
    var ranks: [ObjectIdentifier: (section: Int, part: Int, item: Int)] = [:]
    for (element, view) in list.visible {
      let part =
        switch element.kind {
        case .cell: 1
        case .supplementary(Self.elementKindSectionFooter): 2
        case .supplementary(Self.elementKindSectionHeader): 0
        case .supplementary, .decoration: 3
        }
      ranks[ObjectIdentifier(view)] = (element.section, part, element.indexPath.count > 1 ? element.indexPath[1] : 0)
    }
    let known = subviews.enumerated().compactMap { index, view -> (rank: (Int, Int, Int), index: Int, view: UIView)? in
      if let rank = ranks[ObjectIdentifier(view)] { return (rank, index, view) }
      // A cell without an item is disappearing.
      return view is UICollectionReusableView ? nil : ((view === refreshControl ? -1 : .max, 0, 0), index, view)
    }
    return known.sorted { ($0.rank.0, $0.rank.1, $0.rank.2, $0.index) < ($1.rank.0, $1.rank.1, $1.rank.2, $1.index) }.map(\.view)
  }
}
