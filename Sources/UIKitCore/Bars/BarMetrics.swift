import CoreGraphics

/// The dimensions of bars, in points. (Docs/behaviour/bars.md, "Bar metrics")
package enum BarMetrics {
  /// The height of an inline row on phones, on tablets, and in a compact height.
  static let phoneRow: CGFloat = 44, padRow: CGFloat = 50, compactRow: CGFloat = 32
  /// The additional height of a large title at the default text size, and of a prompt.
  static let largeTitle: CGFloat = 52, prompt: CGFloat = 30
  /// The height of a toolbar on phones, on tablets, and in a compact height.
  static let phoneToolbar: CGFloat = 44, padToolbar: CGFloat = 50, compactToolbar: CGFloat = 32
  /// The distance of the outermost items from the edges, the distance in a wide bar, and the width from which on a bar is wide.
  static let margin: CGFloat = 16, wideMargin: CGFloat = 20, wide: CGFloat = 414
  /// The distance between two items, and the smallest distance between items and the title.
  static let gap: CGFloat = 8
  /// The smallest width of a button's touch area.
  static let leastHitWidth: CGFloat = 44
  /// The dimensions of the back button's indicator: its size, its distance from the edge, and its distance from the title.
  static let chevron = CGSize(width: 13, height: 21), chevronX: CGFloat = 8, chevronGap: CGFloat = 6
  /// The distance from the lower edge of a large title's text to the lower edge of the bar.
  static let largeTitleBottom: CGFloat = 8
  /// The duration of showing or hiding a bar, and the duration of a change between two looks, in seconds.
  static let hiding = 0.2, changingLook = 0.2
  /// The duration of the fade of a collapsed bar's title, in seconds.
  static let titleFade = 0.15
  /// The largest scale of a large title that is pulled down.
  static let largestTitleScale: CGFloat = 1.1
  /// The largest part of the large title that may be scrolled away if the title expands when the finger lifts. Beyond it, the title
  /// collapses.
  static let largestExpanding: CGFloat = 36

  /// Returns the font of a large title. It scales with the text size, unlike titles and buttons in rows.
  static func largeTitleFont(in traits: UITraitCollection) -> UIFont {
    GrowingText(in: traits).font(34, weight: .bold, like: .largeTitle)
  }
  /// Returns the additional height of a large title. It grows with the line height of the title's font. No source for it is published.
  static func largeTitle(in traits: UITraitCollection) -> CGFloat {
    let usual = UIFont.systemFont(ofSize: 34, weight: .bold)
    return (largeTitle + largeTitleFont(in: traits).lineHeight - usual.lineHeight).rounded()
  }

  package static func margin(of width: CGFloat) -> CGFloat { width >= wide ? wideMargin : margin }

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
