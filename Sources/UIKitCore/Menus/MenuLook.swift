import QuartzCore

/// The dimensions and colours of menus. No source measures them, so they are estimated from images of iOS 15 to 18.
@MainActor enum MenuLook {
  static let width: CGFloat = 250, rowHeight: CGFloat = 44, corner: CGFloat = 13
  /// The width with text of the accessibility sizes, if there is enough room.
  static let wideWidth: CGFloat = 335
  static let headerHeight: CGFloat = 30, fontSize: CGFloat = 17, subtitleSize: CGFloat = 12, signSize: CGFloat = 15,
    headerSize: CGFloat = 12
  static let side: CGFloat = 16, markRoom: CGFloat = 32, imageRoom: CGFloat = 44, verticalRoom: CGFloat = 11
  static let groupGap: CGFloat = 8, line: CGFloat = 1 / 3
  /// The distance between a menu and its source, and the distance of both from the edges of the screen, in points.
  static let distance: CGFloat = 12, margin: CGFloat = 12
  static let shadowOpacity: Float = 0.2, shadowRadius: CGFloat = 32
  /// The durations of opening and closing in seconds, and the scale at which a menu begins to open.
  static let opening = 0.4, closing = 0.25, damping: CGFloat = 0.8, firstScale: CGFloat = 0.3
  /// The scale of a lifted preview, the opacity of the dimming view, and the smallest scale of a preview that makes room for a menu.
  static let lift: CGFloat = 1.04, dim: CGFloat = 0.2, leastPreview: CGFloat = 0.3
  /// The largest room for images and marks, which grow with the text next to them, in points.
  static let largestImageRoom: CGFloat = 88
  /// The distance after which the finger that opened a menu presses rows, in points. The value, which equals that of a pan, is Segue's own
  /// choice.
  static let leastSlide: CGFloat = 10
  static let separator = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: traits.userInterfaceStyle == .dark ? 0.15 : 0.13)
  }
  static let groupLine = UIColor { traits in UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.35 : 0.08) }
  static let press = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: traits.userInterfaceStyle == .dark ? 0.12 : 0.1)
  }
}
