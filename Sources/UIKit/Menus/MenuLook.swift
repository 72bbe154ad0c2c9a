import QuartzCore

/// The figures of menus (K: read off pictures of iOS 15–18; no source measures them).
@MainActor enum MenuLook {
  static let width: CGFloat = 250, rowHeight: CGFloat = 44, corner: CGFloat = 13
  /// With text of the accessibility sizes, where there is so much room.
  static let wideWidth: CGFloat = 335
  static let headerHeight: CGFloat = 30, fontSize: CGFloat = 17, subtitleSize: CGFloat = 12, signSize: CGFloat = 15,
    headerSize: CGFloat = 12
  static let side: CGFloat = 16, markRoom: CGFloat = 32, imageRoom: CGFloat = 44, verticalRoom: CGFloat = 11
  static let groupGap: CGFloat = 8, line: CGFloat = 1 / 3
  /// Between menu and what it belongs to, and from both to the edges of the screen.
  static let distance: CGFloat = 12, margin: CGFloat = 12
  static let shadowOpacity: Float = 0.2, shadowRadius: CGFloat = 32
  /// Opening and closing, in seconds, and how small a menu begins.
  static let opening = 0.4, closing = 0.25, damping: CGFloat = 0.8, firstScale: CGFloat = 0.3
  /// How far what is pressed long is lifted, how dark the ground gets, and how far a preview may be scaled down to make room.
  static let lift: CGFloat = 1.04, dim: CGFloat = 0.2, leastPreview: CGFloat = 0.3
  /// Pictures and marks grow with the words beside them, as far as they leave those room.
  static let largestImageRoom: CGFloat = 88
  /// How far the finger that opened a menu has to move before it presses rows, in points (a choice: as far as a pan).
  static let leastSlide: CGFloat = 10
  static let separator = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: traits.userInterfaceStyle == .dark ? 0.15 : 0.13)
  }
  static let groupLine = UIColor { traits in UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.35 : 0.08) }
  static let press = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: traits.userInterfaceStyle == .dark ? 0.12 : 0.1)
  }
}
