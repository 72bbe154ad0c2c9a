import Foundation
import Illustration
import UIKit

/// The moving pictures, which have a few small frames in a loop.
enum MovingArtwork: Sendable {
  case lighthouse

  private static let frames = 24
  private static let round: TimeInterval = 2.4
  /// The size in points, which a view scales up.
  private static let size = CGSize(width: 300, height: 360)

  @MainActor
  func image() -> UIImage {
    let frames = (0..<Self.frames).map { frame in
      Painter.image(size: Self.size, scale: 1) { painter in drawLighthouse(on: painter, at: CGFloat(frame) / CGFloat(Self.frames)) }
    }
    return UIImage.animatedImage(with: frames, duration: Self.round)!
  }
}

/// The films of the demo. They were drawn by its code and encoded by Segue's encoder.
enum FilmArtwork: String, Sendable {
  case nightTrain = "night-train"

  static let pictures = 100
  static let picturesPerSecond = 20
  /// The size in pixels.
  static let size = CGSize(width: 300, height: 360)

  /// The address of the film, which contains one loop.
  var url: URL { Bundle.module.resourceURL!.appendingPathComponent("Films/\(rawValue).mp4") }

  /// Returns a drawing of one frame.
  @MainActor
  func picture(_ number: Int) -> UIImage {
    Painter.image(size: Self.size, scale: 1) { painter in drawNightTrain(on: painter, picture: number, of: Self.pictures) }
  }
}
