import CoreGraphics

/// The dimensions of activity view controllers. They are chosen by comparison with images of iOS 26, because Apple publishes none of them.
@MainActor enum ActivityLook {
  static let header: CGFloat = 76, side: CGFloat = 16, gap: CGFloat = 12
  static let thumbnail: CGFloat = 44, thumbnailCorner: CGFloat = 10
  static let titleSize: CGFloat = 15, detailSize: CGFloat = 13, symbolSize: CGFloat = 22
  /// The largest font size of the header, and the default and the largest size of an action's symbol, in points.
  static let largestTitle: CGFloat = 26, actionSymbol: CGFloat = 18, largestActionSymbol: CGFloat = 36
  static let icon: CGFloat = 60, iconCorner: CGFloat = 14, iconWidth: CGFloat = 76, iconSymbol: CGFloat = 28
  /// The default and the largest font size of an icon's title, and the room above the icons, in points.
  static let iconTitle: CGFloat = 11, largestIconTitle: CGFloat = 16, iconTop: CGFloat = 12
  static let rowHeight: CGFloat = 52
  static let popover = CGSize(width: 375, height: 480)
}
