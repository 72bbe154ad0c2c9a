import Illustration
import UIKit

/// Pictures that move: a few small frames each, over and over.
enum MovingArtwork: Sendable {
  case lighthouse

  private static let frames = 24
  private static let round: TimeInterval = 2.4
  /// In points; what shows them makes them larger.
  private static let size = CGSize(width: 300, height: 360)

  @MainActor
  func image() -> UIImage {
    let frames = (0..<Self.frames).map { frame in
      Painter.image(size: Self.size, scale: 1) { painter in drawLighthouse(on: painter, at: CGFloat(frame) / CGFloat(Self.frames)) }
    }
    return UIImage.animatedImage(with: frames, duration: Self.round)!
  }
}
