import CoreMedia
import Foundation
import VideoDecoding

/// A row of pictures in a film.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  /// The film.
  public private(set) weak var asset: AVAsset?
  private let facts: FilmFacts

  init(_ asset: AVAsset, _ facts: FilmFacts) {
    (self.asset, self.facts) = (asset, facts)
    super.init()
  }

  /// What it holds: pictures.
  open var mediaType: AVMediaType { .video }
  /// The size of its pictures as they lie in the file, before `preferredTransform`.
  open var naturalSize: CGSize { CGSize(width: (Double(facts.width) * facts.pixelAspect).rounded(), height: Double(facts.height)) }
  /// What turns its pictures upright.
  open var preferredTransform: CGAffineTransform {
    let size = naturalSize
    switch facts.orientation {
    case 3: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
    case 6: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
    case 8: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
    default: return .identity
    }
  }
  /// Pictures a second, on average.
  open var nominalFrameRate: Float { Float(facts.framesPerSecond) }
  /// Where in the film it is: all of it.
  open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: facts.duration) }
}
