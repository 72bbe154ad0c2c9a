import Foundation
import QuartzCore

/// The order in which VoiceOver reads a collection view: by sections from header to footer, and by items, regardless of their positions.
extension UICollectionView {
  /// The value is `nil` if sections scroll on their own. The order then depends on the positions.
  var elementsInReadingOrder: [UIView]? {
    guard scrollers.isEmpty else { return nil }
    return list.readingOrder { element in
      let part =
        switch element.kind {
        case .cell: 1
        case .supplementary(Self.elementKindSectionFooter): 2
        case .supplementary(Self.elementKindSectionHeader): 0
        case .supplementary, .decoration: 3
        }
      return (element.section, part, element.indexPath.count > 1 ? element.indexPath[1] : 0)
    } other: { view in
      // A cell without an item is disappearing.
      view is UICollectionReusableView ? nil : (view === refreshControl ? -1 : .max, 0, 0)
    }
  }
}
