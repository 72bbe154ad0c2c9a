import CoreGraphics

/// The measures of search bars, in points. (BEHAVIOUR-2 §21.1; what stands there for no width or place is K)
enum SearchMetrics {
  /// Of a bar by itself, and of its row in a navigation bar; while somebody searches there, the row is a bar by itself. At the text size L.
  private static let height: CGFloat = 56, row: CGFloat = 52
  /// The field, at the text size L: its height, its corners, how far it stays from the sides, and in a row from the upper edge.
  static let field: CGFloat = 36, corner: CGFloat = 10, side: CGFloat = 8, rowTop: CGFloat = 1
  /// In the field: where the magnifying glass begins, its box, and where the text begins. (The glass stands within its box.)
  static let glassX: CGFloat = 6, glass: CGFloat = 20, glassGap: CGFloat = 5.5
  /// The size of the text that the magnifying glass goes with, at the text size L.
  static let sign: CGFloat = 16
  /// The clear button's side, and its distance from the trailing edge.
  static let clear: CGFloat = 20, clearGap: CGFloat = 6
  /// Between field and cancel button.
  static let cancelGap: CGFloat = 10
  /// What choices of scope add, and how high they are.
  static let scopeRow: CGFloat = 44, scope: CGFloat = 32
  /// What a prompt adds.
  static let prompt: CGFloat = 19
  /// How long the cancel button takes to come and the field to make room, and a search to begin and to end, in seconds. (§21.3: K)
  static let change = 0.3
  /// Below so much of its height a field that is scrolled away shows no text, and above that ever more of it (a choice).
  static let readable: CGFloat = 0.6
  /// With such a share of a search bar scrolled away at most, it comes back when it is let go; beyond, it goes (a choice).
  static let largestReturning: CGFloat = 0.5
  /// How dark what is searched gets (that of sheets).
  static let dim: CGFloat = 0.2
  /// Of search bars that stand beside the title on a tablet (K).
  static let inlineWidth: CGFloat = 240
  /// The size of the text, at the text size L.
  static let font: CGFloat = 17

  /// How much higher a field is with larger text, in points: as much as its line.
  @MainActor static func growth(in traits: UITraitCollection) -> CGFloat {
    let larger = GrowingText(in: traits, least: .large).font(font, like: .body)
    return (larger.lineHeight - UIFont.systemFont(ofSize: font).lineHeight).rounded(.up)
  }
  /// The height of a bar by itself.
  @MainActor static func height(in traits: UITraitCollection) -> CGFloat { height + growth(in: traits) }
  /// The height of a bar's row in a navigation bar.
  @MainActor static func row(in traits: UITraitCollection) -> CGFloat { row + growth(in: traits) }
}
