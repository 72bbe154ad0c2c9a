import Reading
import UIKit

/// How large cards are: the first as wide as the page, the others in as many columns as there is room for.
struct GalleryGrid {
  static let margin: CGFloat = 20
  static let gap: CGFloat = 20
  private static let cardHeight: CGFloat = 200
  private static let widestCard: CGFloat = 420
  private static let tallestCard: CGFloat = 420
  /// The first card leaves so much of the page to the next.
  private static let firstPart: CGFloat = 0.54

  /// Of the page, without what is unsafe at its sides.
  var width: CGFloat
  var height: CGFloat
  /// Of the text that people want.
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

  /// How far the miniature of a card is whose middle lies there on the screen: never quite at rest, and farther the higher it lies.
  func progress(at middle: CGFloat) -> CGFloat {
    let part = 1 - min(1, max(0, middle / height))
    return 0.12 + 0.8 * part
  }
}
