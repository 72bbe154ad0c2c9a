import CoreGraphics

/// The measures of tab bars, in points (BEHAVIOUR-2 §18; K: what nobody has published).
enum TabBarMetrics {
  /// Of the row of items: on phones, where there is little height, on tablets.
  static let phoneRow: CGFloat = 49, compactRow: CGFloat = 32, padRow: CGFloat = 50
  /// Of an item where items stand in the middle, and between two of them (K).
  static let itemWidth: CGFloat = 76, itemSpacing: CGFloat = 34
  /// How many items there is room for where there is little width, and elsewhere (a choice).
  static let most = 5, mostRegular = 8
  /// Where the middle of a picture above its title lies, and the line on which that stands (K).
  static let imageCenter: CGFloat = 19, titleBaseline: CGFloat = 43
  /// Of words below a picture, beside one, and beside one where there is little height (K).
  static let stackedFont: CGFloat = 10, inlineFont: CGFloat = 13, compactInlineFont: CGFloat = 12
  /// Between a picture and the words beside it (K).
  static let inlineGap: CGFloat = 6
  /// Left free at both sides of an item's words (K).
  static let titleMargin: CGFloat = 2
  /// Of a badge: its height, its words, what is free beside those, and where it begins from the middle and the upper edge of the picture (K).
  static let badgeHeight: CGFloat = 18, badgeFont: CGFloat = 13, badgeMargin: CGFloat = 4.5, badgeX: CGFloat = 4, badgeRise: CGFloat = 5
  /// Between a badge and the words beside the picture (a choice).
  static let badgeGap: CGFloat = 2

  @MainActor
  static func row(for traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return padRow }
    return traits.verticalSizeClass == .compact ? compactRow : phoneRow
  }
}

/// The items of a tab bar as numbers: where each comes to lie. (BEHAVIOUR-2 §18)
///
/// Items share the width, or stand in the middle, each of one width; where that leaves too little room, they share after all.
struct TabBarRow {
  var size: CGSize
  /// What the device covers at the sides.
  var left: CGFloat = 0, right: CGFloat = 0
  var count: Int
  var isCentred = false
  var itemWidth = TabBarMetrics.itemWidth, itemSpacing = TabBarMetrics.itemSpacing
  /// Whether the first item stands at the right.
  var isMirrored = false

  var places: [CGRect] {
    let room = max(0, size.width - left - right)
    let share = room / CGFloat(max(1, count))
    let wanted = itemWidth * CGFloat(count) + itemSpacing * CGFloat(max(0, count - 1))
    let isCentred = isCentred && wanted <= room
    let start = left + (isCentred ? (room - wanted) / 2 : 0)
    let (width, step) = isCentred ? (itemWidth, itemWidth + itemSpacing) : (share, share)
    return (0..<count).map { index in
      let place = isMirrored ? count - 1 - index : index
      return CGRect(x: start + CGFloat(place) * step, y: 0, width: width, height: size.height)
    }
  }
}
