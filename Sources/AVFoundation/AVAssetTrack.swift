import CoreMedia
import Foundation
import VideoDecoding

/// A video track of an asset.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  /// The asset that contains the track. It is a weak reference.
  public private(set) weak var asset: AVAsset?
  private let facts: FilmFacts

  init(_ asset: AVAsset, _ facts: FilmFacts) {
    (self.asset, self.facts) = (asset, facts)
    super.init()
  }

  /// The type of the track's media. It is always video.
  open var mediaType: AVMediaType { .video }
  /// The size of the track's images as they are stored in the file, before `preferredTransform`.
  open var naturalSize: CGSize { CGSize(width: (Double(facts.width) * facts.pixelAspect).rounded(), height: Double(facts.height)) }
  /// The transform that turns the track's images upright.
  open var preferredTransform: CGAffineTransform {
    let size = naturalSize
    switch facts.orientation {
    case 3: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
    case 6: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
    case 8: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
    default: return .identity
    }
  }
  /// The average number of frames per second.
  open var nominalFrameRate: Float { Float(facts.framesPerSecond) }
  /// The time range of the track within the asset. It is the whole duration.
  open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: facts.duration) }
}
