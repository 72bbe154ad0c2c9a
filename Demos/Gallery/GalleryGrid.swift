import Reading
import UIKit

/// The sizes of the cards. The first is as wide as the page. The others are in as many columns as fit.
struct GalleryGrid {
  static let margin: CGFloat = 20
  static let gap: CGFloat = 20
  private static let cardHeight: CGFloat = 200
  private static let widestCard: CGFloat = 420
  private static let tallestCard: CGFloat = 420
  /// The largest height of the first card, as a fraction of the page, so that the next cards are visible.
  private static let firstPart: CGFloat = 0.54

  /// The width of the page without the safe area at its sides, in points.
  var width: CGFloat
  var height: CGFloat
  /// The traits with the user's text size.
  var traits = UITraitCollection()
  private var cardHeight: CGFloat { traits.grown(Self.cardHeight, atMost: 276) }

  func size(of index: Int) -> CGSize {
    let room = width - 2 * Self.margin
    if index == 0 {
      return CGSize(
        width: room,
        height: max(cardHeight, min(room * 1.3, height * Self.firstPart, traits.grown(Self.tallestCard, atMost: 520))).rounded())
    }
    let columns = max(1, (room / Self.widestCard).rounded(.up))
    return CGSize(width: ((room - (columns - 1) * Self.gap) / columns).rounded(.down), height: cardHeight)
  }

  /// Returns the progress of the miniature on a card whose middle is at a height on the screen. It grows the higher the card is, and is
  /// never quite 0 or 1.
  func progress(at middle: CGFloat) -> CGFloat {
    let part = 1 - min(1, max(0, middle / height))
    return 0.12 + 0.8 * part
  }
}
