import CoreGraphics

/// The dimensions of tab bars, in points. (Docs/behaviour/bars.md, "Tab bars")
enum TabBarMetrics {
  /// The height of the row of items on phones, in a compact height, and on tablets.
  static let phoneRow: CGFloat = 49, compactRow: CGFloat = 32, padRow: CGFloat = 50
  /// The width of centred items, and the distance between them. No source for these values is published.
  static let itemWidth: CGFloat = 76, itemSpacing: CGFloat = 34
  /// The largest number of items in a compact width, and in other widths. The values are Segue's own choice.
  static let most = 5, mostRegular = 8
  /// The vertical centre of an image above its title, and the baseline of the title. No source for these values is published.
  static let imageCenter: CGFloat = 19, titleBaseline: CGFloat = 43
  /// The font size of a title below an image, next to an image, and next to an image in a compact height. No source for these values is
  /// published.
  static let stackedFont: CGFloat = 10, inlineFont: CGFloat = 13, compactInlineFont: CGFloat = 12
  /// The distance between an image and the title next to it. No source for it is published.
  static let inlineGap: CGFloat = 6
  /// The margin at both sides of an item's title. No source for it is published.
  static let titleMargin: CGFloat = 2
  /// The height of a badge, its font size, the margin at the sides of its text, and its offset from the image. The offset counts from the
  /// centre and the upper edge of the image. No source for these values is published.
  static let badgeHeight: CGFloat = 18, badgeFont: CGFloat = 13, badgeMargin: CGFloat = 4.5, badgeX: CGFloat = 4, badgeRise: CGFloat = 5
  /// The distance between a badge and the title next to the image. The value is Segue's own choice.
  static let badgeGap: CGFloat = 2

  @MainActor
  static func row(for traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return padRow }
    return traits.verticalSizeClass == .compact ? compactRow : phoneRow
  }
}

/// The layout of a tab bar's items. (Docs/behaviour/bars.md, "Tab bars")
///
/// Items divide the width between them, or are centred with a fixed width. If there is too little room to centre them, they divide the
/// width.
struct TabBarRow {
  var size: CGSize
  /// The width that the device covers at the left and right sides, in points.
  var left: CGFloat = 0, right: CGFloat = 0
  var count: Int
  var isCentred = false
  var itemWidth = TabBarMetrics.itemWidth, itemSpacing = TabBarMetrics.itemSpacing
  /// A Boolean value that indicates whether the first item is on the right.
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
