import CoreGraphics

/// The dimensions of search bars, in points. Widths and positions without a source are folklore. (Docs/behaviour/controls.md, "Search")
package enum SearchMetrics {
  /// The height of a separate search bar, and of its row in a navigation bar, at the text size L. During a search, the row has the height
  /// of a separate bar.
  private static let height: CGFloat = 56, row: CGFloat = 52
  /// The field at the text size L: its height, its corner radius, and its distances from the sides and from the top of a row.
  package static let field: CGFloat = 36, corner: CGFloat = 10, side: CGFloat = 8, rowTop: CGFloat = 1
  /// The positions in the field: the start of the magnifying glass, the size of its box, and the gap before the text. The glass is within
  /// its box.
  package static let glassX: CGFloat = 6, glass: CGFloat = 20, glassGap: CGFloat = 5.5
  /// The font size that determines the size of the magnifying glass, at the text size L.
  package static let sign: CGFloat = 16
  /// The side length of the clear button, and its distance from the trailing edge.
  package static let clear: CGFloat = 20, clearGap: CGFloat = 6
  /// The distance between the field and the cancel button.
  package static let cancelGap: CGFloat = 10
  /// The height that scope buttons add to the bar, and the height of the buttons.
  package static let scopeRow: CGFloat = 44, scope: CGFloat = 32
  /// The height that a prompt adds to the bar.
  package static let prompt: CGFloat = 19
  /// The duration of the animations, in seconds: of the cancel button with the field, and of the beginning and the end of a search. It is
  /// folklore.
  package static let change = 0.3
  /// The fraction of the field's height below which a field that scrolls away shows no text. Above it the text fades in. This is a choice.
  package static let readable: CGFloat = 0.6
  /// The largest hidden fraction of a search bar with which the bar returns when the user ends a drag. Beyond it the bar disappears. This
  /// is a choice.
  static let largestReturning: CGFloat = 0.5
  /// The opacity of the dimming view over the searched content. It is that of sheets.
  package static let dim: CGFloat = 0.2
  /// The width of search bars next to the title on a tablet. It is folklore.
  static let inlineWidth: CGFloat = 240
  /// The font size of the text, at the text size L.
  package static let font: CGFloat = 17

  /// Returns the additional height of the field with larger text, in points. It is the additional height of a line.
  @MainActor static package func growth(in traits: UITraitCollection) -> CGFloat {
    let larger = GrowingText(in: traits, least: .large).font(font, like: .body)
    return (larger.lineHeight - UIFont.systemFont(ofSize: font).lineHeight).rounded(.up)
  }
  /// Returns the height of a separate search bar.
  @MainActor static package func height(in traits: UITraitCollection) -> CGFloat { height + growth(in: traits) }
  /// Returns the height of a search bar's row in a navigation bar.
  @MainActor static package func row(in traits: UITraitCollection) -> CGFloat { row + growth(in: traits) }
}
