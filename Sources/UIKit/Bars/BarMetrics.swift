import CoreGraphics

/// The measures of bars, in points (BEHAVIOUR-2 §17.3).
enum BarMetrics {
  /// Of an inline row on phones, on tablets, and where there is little height.
  static let phoneRow: CGFloat = 44, padRow: CGFloat = 50, compactRow: CGFloat = 32
  /// What a large title adds at the usual text size, and what a prompt does.
  static let largeTitle: CGFloat = 52, prompt: CGFloat = 30
  /// Of a toolbar on phones, on tablets, and where there is little height.
  static let phoneToolbar: CGFloat = 44, padToolbar: CGFloat = 50, compactToolbar: CGFloat = 32
  /// How far the outermost items lie in, and from which width on a little more.
  static let margin: CGFloat = 16, wideMargin: CGFloat = 20, wide: CGFloat = 414
  /// Between two items, and the least between title and items.
  static let gap: CGFloat = 8
  /// The least width that a button is hit in.
  static let leastHitWidth: CGFloat = 44
  /// Of the back button's mark: its size, where it begins, and from it to the words.
  static let chevron = CGSize(width: 13, height: 21), chevronX: CGFloat = 8, chevronGap: CGFloat = 6
  /// From the lower edge of a large title's text to the bar's.
  static let largeTitleBottom: CGFloat = 8
  /// How long a bar takes to come and go, in seconds; and one look to become another.
  static let hiding = 0.2, changingLook = 0.2
  /// How long the title of a collapsed bar takes to appear, in seconds.
  static let titleFade = 0.15
  /// How much a large title grows at most while it is pulled down.
  static let largestTitleScale: CGFloat = 1.1
  /// Let go with so much of the large title scrolled away at most, it comes back; beyond, it goes.
  static let largestExpanding: CGFloat = 36

  /// A large title's font: it grows with the text size, which titles and buttons in rows do not.
  static func largeTitleFont(in traits: UITraitCollection) -> UIFont {
    GrowingText(in: traits).font(34, weight: .bold, like: .largeTitle)
  }
  /// What a large title adds: as much more than usual as its line is higher. (K)
  static func largeTitle(in traits: UITraitCollection) -> CGFloat {
    let usual = UIFont.systemFont(ofSize: 34, weight: .bold)
    return (largeTitle + largeTitleFont(in: traits).lineHeight - usual.lineHeight).rounded()
  }

  static func margin(of width: CGFloat) -> CGFloat { width >= wide ? wideMargin : margin }

  @MainActor
  static func row(for traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return padRow }
    return traits.verticalSizeClass == .compact && traits.horizontalSizeClass == .compact ? compactRow : phoneRow
  }

  @MainActor
  static func toolbar(for traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return padToolbar }
    return traits.verticalSizeClass == .compact ? compactToolbar : phoneToolbar
  }
}
