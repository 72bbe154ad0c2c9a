import UIKit

/// The animated properties of a card between list and page at one moment: six channels of geometry, the openness, and the progress of a
/// drag. Lengths are in points of the window.
struct CardShape: Equatable, Sendable {
  /// The channels: centre x, centre y, width, height, radius, content scale, openness, pull.
  var lanes: SIMD8<Double>

  init(lanes: SIMD8<Double>) { self.lanes = lanes }

  init(_ rect: CGRect, radius: CGFloat, contentScale: CGFloat, openness: CGFloat, pull: CGFloat = 0) {
    lanes = SIMD8(
      Double(rect.midX), Double(rect.midY), Double(rect.width), Double(rect.height), Double(radius), Double(contentScale),
      Double(openness), Double(pull))
  }

  /// The frame in the window.
  var rect: CGRect {
    CGRect(x: lanes[0] - lanes[2] / 2, y: lanes[1] - lanes[3] / 2, width: max(lanes[2], 1), height: max(lanes[3], 1))
  }
  /// The corner radius. It is never negative.
  var radius: CGFloat { CGFloat(max(lanes[4], 0)) }
  /// The scale of the card's text. It is 1 in the list.
  var contentScale: CGFloat { CGFloat(lanes[5]) }
  /// The openness, from 0 for the card to 1 for the page.
  var openness: CGFloat { CGFloat(min(max(lanes[6], 0), 1)) }
  /// The progress of a drag, from 0 to 1.
  var pull: CGFloat { CGFloat(min(max(lanes[7], 0), 1)) }

  /// Returns the shape scaled about its centre.
  func scaled(by scale: CGFloat) -> CardShape {
    var result = self
    result.lanes[2] *= Double(scale)
    result.lanes[3] *= Double(scale)
    result.lanes[5] *= Double(scale)
    return result
  }

  /// Returns the greatest distance between an edge of this shape and that of another one.
  func distance(to other: CardShape) -> CGFloat {
    let off = lanes - other.lanes
    return CGFloat(max(abs(off[0]) + abs(off[2]) / 2, abs(off[1]) + abs(off[3]) / 2))
  }

  func offset(by offset: CGPoint) -> CardShape {
    var result = self
    result.lanes[0] += Double(offset.x)
    result.lanes[1] += Double(offset.y)
    return result
  }
}
