import UIKit

/// What a finger makes of a page: how much smaller it is, and where, as a function of the finger's way alone.
struct CardPull {
  /// The open page, and the card's radius.
  var open: CardShape
  var feel: CardFeel
  /// The finger's way from nothing to done, in points.
  var distance: CGFloat
  /// The page goes along with the finger. (`drag: .follow`)
  var follows = false
  /// The page is a column: it goes down by a rubber band and stays as large as it is.
  var isColumn = false
  /// The page stays where it is, and only fades: motion is reduced.
  var isStill = false
  /// Nothing takes a pull upwards: a rubber band does.
  var bandsUpwards = false

  /// How far a rubber band of a length gives way.
  static func band(_ offset: CGFloat, over length: CGFloat) -> CGFloat { (1 - 1 / (0.55 * offset / length + 1)) * length }

  /// Whether the page is where the finger is, besides being smaller.
  func goesAlong(at progress: CGFloat) -> Bool { follows && !isStill && !isColumn && progress >= 0 }

  /// The page when the finger has gone so much of its way, and stands there.
  func shape(at progress: CGFloat, offset: CGPoint = .zero) -> CardShape {
    var shape = open
    if isStill {
      shape.lanes[7] = Double(min(max(progress, 0), 1))
      return shape
    }
    if isColumn {
      let way = progress * distance
      shape.lanes[1] += Double(way >= 0 ? Self.band(way, over: open.rect.height) : -Self.band(-way, over: distance))
    } else if progress >= 0 {
      let beyond = max(progress - 1, 0) * distance
      let part = min(progress, 1) + Self.band(beyond, over: distance) / distance
      shape = shape.scaled(by: max(1 - (1 - feel.shrunkenScale) * part, feel.smallestScale))
      if goesAlong(at: progress) { shape = shape.offset(by: offset) }
    } else if bandsUpwards {
      shape.lanes[1] -= Double(Self.band(-progress * distance, over: feel.dragDistance))
    }
    let part = Double(min(max(progress, 0), 1))
    if !isColumn { shape.lanes[4] += (Double(feel.cardRadius) - open.lanes[4]) * part }
    shape.lanes[7] = part
    return shape
  }
}
