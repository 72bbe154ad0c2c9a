import UIKit

/// The reason why a page is not opaque during its transition.
enum CardFade: Equatable {
  case none
  /// The page fades in because it has no card to grow out of.
  case orphanIn
  /// The page fades out from a time on because it has no card to close into.
  case out(since: Double)
  /// The page fades out towards its end because its card is outside the visible area.
  case outside
  /// The page only fades and does not move, because Reduce Motion is on.
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
