import UIKit

/// The transfer of the card's content view to the page and back. It is one view whose superview changes once in each direction.
@MainActor
final class CardTravel {
  let content: UIView
  private weak var cardSlot: CardSlot?
  private weak var slot: UIView?
  /// The width for which the content's text is laid out, which is the width of the unpressed card.
  private let layoutWidth: CGFloat
  /// The current ratio of the card's height to its width.
  var cardAspect: CGFloat
  private let margins: NSDirectionalEdgeInsets
  private let depth: CGFloat
  private let anchor: CGPoint

  /// Creates a transfer. The result is `nil` if the card or the page has no slot, or if they are in different windows.
  init?(from source: UIView, to page: UIViewController?) {
    guard let card = source as? any CardSource, let content = card.cardContentView, let cardSlot = content.superview as? CardSlot,
      let slot = (page as? any CardPageContent)?.cardContentSlot, slot.window === cardSlot.window, cardSlot.contentView === content
    else { return nil }
    (self.content, self.cardSlot, self.slot) = (content, cardSlot, slot)
    layoutWidth = (cardSlot.bounds.width * 256).rounded() / 256
    cardAspect = cardSlot.bounds.height / max(cardSlot.bounds.width, 1)
    margins = content.directionalLayoutMargins
    depth = slot.layer.zPosition
    slot.addSubview(content)
    // The content grows from the slot's corner. At any other position its safe area would change for a moment, and all of it would be laid
    // out again in each frame.
    anchor = content.layer.anchorPoint
    content.layer.anchorPoint = .zero
    cardSlot.isAway = true
    slot.layer.zPosition = 1
  }

  /// Shows the visible part of the slot, at the scale of the card's text.
  func show(_ shape: CardShape, on page: CGSize) {
    guard let slot, content.superview === slot else { return }
    let pageScale = shape.rect.width / max(page.width, 1)
    let room = slot.bounds.size, scale = shape.contentScale / max(pageScale, 0.001)
    let height = room.height + (shape.rect.height / max(pageScale, 0.001) - room.height) * cardShare(of: shape, page)
    // The sizes are fractions with exact sums. The text has one width in all frames and is laid out only once.
    let size = CGSize(width: (room.width / scale * 256).rounded() / 256, height: (height / scale * 256).rounded() / 256)
    content.transform = CGAffineTransform(scaleX: scale, y: scale)
    if content.center != slot.bounds.origin { content.center = slot.bounds.origin }
    content.bounds.size = size
    var margins = margins
    margins.trailing += size.width - layoutWidth
    content.directionalLayoutMargins = margins
    content.layoutIfNeeded()
  }

  /// Returns how much the content has the card's shape, from 0 to 1. It depends on the openness and on the proportions, which change
  /// earlier and bounce. Otherwise a line of the page would be visible below content that does not fill the card yet.
  private func cardShare(of shape: CardShape, _ page: CGSize) -> CGFloat {
    let open = page.height / max(page.width, 1), way = open - cardAspect
    guard abs(way) > 0.01 else { return 1 - shape.openness }
    return min(max((open - shape.rect.height / shape.rect.width) / way, 1 - shape.openness), 1)
  }

  /// Returns the content to the card's slot if that slot is still empty. Otherwise the content stays on the page.
  func end() {
    slot?.layer.zPosition = depth
    let place = content.frame
    content.layer.anchorPoint = anchor
    content.directionalLayoutMargins = margins
    cardSlot?.isAway = false
    guard let cardSlot, cardSlot.contentView == nil else {
      return content.center = CGPoint(x: place.minX + place.width * anchor.x, y: place.minY + place.height * anchor.y)
    }
    // The content gets its final size before it gets its superview, so that its text is not laid out for another width.
    content.transform = .identity
    content.frame = cardSlot.bounds
    cardSlot.takeBack(content)
  }
}
