import UIKit

/// Why a page is not opaque on its way.
enum CardFade: Equatable {
  case none
  /// It has no card to grow out of, and comes out of nothing.
  case orphanIn
  /// It has no card to land on: it goes away from a moment on.
  case out(since: Double)
  /// Its card is outside of what can be seen: it is gone at the end of its way.
  case outside
  /// With less motion, it only fades, at its place.
  case still

  func alpha(of shape: CardShape, at time: Double, _ feel: CardFeel) -> CGFloat {
    switch self {
    case .none: 1
    case .orphanIn: min(shape.openness / feel.openness(after: feel.orphanFade), 1)
    case .out(let start): max(1 - CGFloat((time - start) / feel.fadeDuration), 0)
    case .outside: min(shape.openness / 0.3, 1)
    case .still: shape.openness * (1 - feel.stillPullAlpha * shape.pull)
    }
  }
}
