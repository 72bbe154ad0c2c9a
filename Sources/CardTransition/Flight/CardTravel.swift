import UIKit

/// The card's own content on its way to the page's slot, and back: one view, moved by one change of its superview each way.
@MainActor
final class CardTravel {
  let content: UIView
  private weak var home: CardSlot?
  private weak var slot: UIView?
  /// What its words are laid out for: the card's width at rest.
  private let layoutWidth: CGFloat
  /// The card's height for its width, where it is now.
  var cardAspect: CGFloat
  private let margins: NSDirectionalEdgeInsets
  private let depth: CGFloat
  private let anchor: CGPoint

  /// Nil if it cannot travel: a side has no slot, or the sides lie in two windows.
  init?(from source: UIView, to page: UIViewController?) {
    guard let card = source as? any CardSource, let content = card.cardContentView, let home = content.superview as? CardSlot,
      let slot = (page as? any CardPageContent)?.cardContentSlot, slot.window === home.window, home.contentView === content
    else { return nil }
    (self.content, self.home, self.slot) = (content, home, slot)
    layoutWidth = (home.bounds.width * 256).rounded() / 256
    cardAspect = home.bounds.height / max(home.bounds.width, 1)
    margins = content.directionalLayoutMargins
    depth = slot.layer.zPosition
    slot.addSubview(content)
    // It grows from the slot's corner: were it away from there for a moment, the safe area of all that is inside would be another, and all of
    // it laid out anew in each frame.
    anchor = content.layer.anchorPoint
    content.layer.anchorPoint = .zero
    home.isAway = true
    slot.layer.zPosition = 1
  }

  /// As much of the slot as can be seen, at the scale of the card's words.
  func show(_ shape: CardShape, on page: CGSize) {
    guard let slot, content.superview === slot else { return }
    let pageScale = shape.rect.width / max(page.width, 1)
    let room = slot.bounds.size, scale = shape.contentScale / max(pageScale, 0.001)
    let height = room.height + (shape.rect.height / max(pageScale, 0.001) - room.height) * cardShare(of: shape, page)
    // In parts of a point whose sums are exact: the words' width is the same in each frame, and they are laid out once.
    let size = CGSize(width: (room.width / scale * 256).rounded() / 256, height: (height / scale * 256).rounded() / 256)
    content.transform = CGAffineTransform(scaleX: scale, y: scale)
    if content.center != slot.bounds.origin { content.center = slot.bounds.origin }
    content.bounds.size = size
    var margins = margins
    margins.trailing += size.width - layoutWidth
    content.directionalLayoutMargins = margins
    content.layoutIfNeeded()
  }

  /// How much of a card it is: by how open it is, and by its proportions, which are there earlier, and bounce. Without them a line of the
  /// page would be seen below what does not fill the card yet.
  private func cardShare(of shape: CardShape, _ page: CGSize) -> CGFloat {
    let open = page.height / max(page.width, 1), way = open - cardAspect
    guard abs(way) > 0.01 else { return 1 - shape.openness }
    return min(max((open - shape.rect.height / shape.rect.width) / way, 1 - shape.openness), 1)
  }

  /// Home again, where its slot is still empty; else it stays with its page.
  func end() {
    slot?.layer.zPosition = depth
    let place = content.frame
    content.layer.anchorPoint = anchor
    content.directionalLayoutMargins = margins
    home?.isAway = false
    guard let home, home.contentView == nil else {
      return content.center = CGPoint(x: place.minX + place.width * anchor.x, y: place.minY + place.height * anchor.y)
    }
    // As large as there before it is there: its words are not broken into lines for a width in between.
    content.transform = .identity
    content.frame = home.bounds
    home.takeBack(content)
  }
}
