import CoreGraphics

/// The metrics of activity view controllers. They are choices, made by comparison with pictures of iOS 26; Apple publishes none of them.
@MainActor enum ActivityLook {
  static let header: CGFloat = 76, side: CGFloat = 16, gap: CGFloat = 12
  static let thumbnail: CGFloat = 44, thumbnailCorner: CGFloat = 10
  static let titleSize: CGFloat = 15, detailSize: CGFloat = 13, symbolSize: CGFloat = 22
  /// The largest font of the header, and the size of the symbol of an action.
  static let largestTitle: CGFloat = 26, actionSymbol: CGFloat = 18, largestActionSymbol: CGFloat = 36
  static let icon: CGFloat = 60, iconCorner: CGFloat = 14, iconWidth: CGFloat = 76, iconSymbol: CGFloat = 28
  /// The font of an icon's title, and the room above the icons.
  static let iconTitle: CGFloat = 11, largestIconTitle: CGFloat = 16, iconTop: CGFloat = 12
  static let rowHeight: CGFloat = 52
  static let popover = CGSize(width: 375, height: 480)
}
