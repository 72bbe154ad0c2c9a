import UIKit

/// The effect of a drag on a page, as a function of the finger's distance: the page's scale and position.
struct CardPull {
  /// The shape of the open page. The constants contain the card's radius.
  var open: CardShape
  var feel: CardFeel
  /// The distance of a drag that completes a dismissal, in points.
  var distance: CGFloat
  /// A Boolean value that indicates whether the page follows the finger, as with `Drag.follow`.
  var follows = false
  /// A Boolean value that indicates whether the page is a column. A column keeps its size and moves down by a rubber band.
  var isColumn = false
  /// A Boolean value that indicates whether the page only fades and does not move, because Reduce Motion is on.
  var isStill = false
  /// A Boolean value that indicates whether a drag upwards moves the page by a rubber band, because nothing scrolls.
  var bandsUpwards = false

  /// Returns the displacement of a rubber band of a given length.
  static func band(_ offset: CGFloat, over length: CGFloat) -> CGFloat { (1 - 1 / (0.55 * offset / length + 1)) * length }

  /// Returns whether the page follows the finger in addition to shrinking.
  func goesAlong(at progress: CGFloat) -> Bool { follows && !isStill && !isColumn && progress >= 0 }

  /// Returns the shape of the page at a progress, for a finger that has moved by `offset`.
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
