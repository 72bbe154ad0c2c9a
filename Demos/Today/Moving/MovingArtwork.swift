import Foundation
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

/// Films that the demo brings: drawn by its own code, and made by Segue's own encoder out of these drawings.
enum FilmArtwork: String, Sendable {
  case nightTrain = "night-train"

  static let pictures = 100
  static let picturesPerSecond = 20
  /// In pixels.
  static let size = CGSize(width: 300, height: 360)

  /// The film, which is one round of it.
  var url: URL { Bundle.module.resourceURL!.appendingPathComponent("Films/\(rawValue).mp4") }

  /// One of its pictures, drawn.
  @MainActor
  func picture(_ number: Int) -> UIImage {
    Painter.image(size: Self.size, scale: 1) { painter in drawNightTrain(on: painter, picture: number, of: Self.pictures) }
  }
}
