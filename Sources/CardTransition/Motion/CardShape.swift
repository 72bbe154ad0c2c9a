import UIKit

/// All that moves of a card between its place in the list and the page, at one moment: six channels of geometry, how open it is, and how
/// far a finger has pulled it. Lengths are points of the window.
struct CardShape: Equatable, Sendable {
  /// Centre x, centre y, width, height, radius, content scale, openness, pull.
  var lanes: SIMD8<Double>

  init(lanes: SIMD8<Double>) { self.lanes = lanes }

  init(_ rect: CGRect, radius: CGFloat, contentScale: CGFloat, openness: CGFloat, pull: CGFloat = 0) {
    lanes = SIMD8(
      Double(rect.midX), Double(rect.midY), Double(rect.width), Double(rect.height), Double(radius), Double(contentScale),
      Double(openness), Double(pull))
  }

  /// Where its edges are.
  var rect: CGRect {
    CGRect(x: lanes[0] - lanes[2] / 2, y: lanes[1] - lanes[3] / 2, width: max(lanes[2], 1), height: max(lanes[3], 1))
  }
  /// Not below 0, however fast it goes there.
  var radius: CGFloat { CGFloat(max(lanes[4], 0)) }
  /// The scale at which the card's words are seen: 1 at home.
  var contentScale: CGFloat { CGFloat(lanes[5]) }
  /// 0 for the card, 1 for the page.
  var openness: CGFloat { CGFloat(min(max(lanes[6], 0), 1)) }
  /// What a finger has pulled of its way: 0…1.
  var pull: CGFloat { CGFloat(min(max(lanes[7], 0), 1)) }

  /// Scaled about its own centre.
  func scaled(by scale: CGFloat) -> CardShape {
    var result = self
    result.lanes[2] *= Double(scale)
    result.lanes[3] *= Double(scale)
    result.lanes[5] *= Double(scale)
    return result
  }

  /// How far the edge that lies farthest off is from where the other shape has it.
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
