import CoreMedia
import Foundation
import VideoDecoding

/// A generator of still images of an asset, for posters and thumbnails.
@preconcurrency @MainActor
open class AVAssetImageGenerator: _UIObject {
  /// The result of the generation of an image.
  public enum Result: Int, Sendable { case succeeded, failed, cancelled }

  /// The asset from which images are generated.
  public let asset: AVAsset
  /// A Boolean value that indicates whether images are turned upright by the track's preferred transform. The default is `false`.
  open var appliesPreferredTrackTransform = false
  /// The maximum size of images, in pixels. Images keep their aspect ratio. The default is zero, which keeps the size of the video.
  open var maximumSize = CGSize.zero
  /// The time by which an image may be earlier than requested. The value has no effect, because images are exact. The default is positive
  /// infinity.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// The time by which an image may be later than requested. The value has no effect, because images are exact. The default is positive
  /// infinity.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  private var reader: FilmReader?
  private var generation = 0

  /// Creates a generator of images of an asset.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init(_r: ())
  }

  /// Returns the image at a time.
  ///
  /// - Parameter actualTime: The time at which the image begins in the video.
  /// - Throws: An error if there is no image at this time or the asset cannot be played.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    guard requestedTime.isNumeric else { throw noImage(at: requestedTime) }
    do {
      let reader = try self.reader ?? FilmReader(path: asset.path.get())
      self.reader = reader
      asset.learn(.success(reader.facts))
      guard requestedTime < reader.facts.duration, requestedTime >= .zero else { throw noImage(at: requestedTime) }
      let time = requestedTime.nanoseconds
      if let end = reader.facts.breaksAt, time >= end { throw FilmProblem(.damaged, "it is cut off before that time") }
      let picture = try reader.picture(at: time)
      actualTime?.pointee = CMTime(nanoseconds: picture.start)
      return drawn(picture.image, reader.facts)
    } catch let problem as FilmProblem {
      throw problem.error(of: asset.name)
    }
  }
  private func noImage(at time: CMTime) -> NSError {
    NSError(
      domain: AVFoundationErrorDomain, code: AVError.Code.noImageAtTime.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "\(asset.name) has no picture at \(time)"])
  }

  /// Returns the image at a time, with the time at which it begins in the video.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    var actual = CMTime.invalid
    let image = try copyCGImage(at: time, actualTime: &actual)
    return (image, actual)
  }

  /// Generates images in order, later in the current update cycle. The handler is called for each image with its requested and actual time.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping (CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?) -> Void
  ) {
    let times = requestedTimes.map(\.timeValue), own = generation
    let runtime = Runtime.current
    runtime.schedule(at: runtime.now) { [self] in
      for time in times {
        guard own == generation else {
          handler(time, nil, .invalid, .cancelled, nil)
          continue
        }
        var actual = CMTime.invalid
        do {
          let image = try copyCGImage(at: time, actualTime: &actual)
          handler(time, image, actual, .succeeded, nil)
        } catch {
          handler(time, nil, .invalid, .failed, error)
        }
      }
    }
  }
  /// Cancels the generation of images that have not been generated yet. The handler is called for them with `cancelled`.
  open func cancelAllCGImageGeneration() { generation += 1 }

  /// Returns the image at the requested size. The image is turned back to its orientation in the file if it need not be upright.
  private func drawn(_ image: CGImage, _ facts: FilmFacts) -> CGImage {
    let back = appliesPreferredTrackTransform ? 1 : facts.orientation
    let natural = CGSize(width: Double(image.width) * facts.uprightPixelAspect, height: Double(image.height))
    var size = back >= 5 ? CGSize(width: natural.height, height: natural.width) : natural
    if maximumSize.width > 0 || maximumSize.height > 0 {
      let across = maximumSize.width > 0 ? maximumSize.width / size.width : .infinity
      let down = maximumSize.height > 0 ? maximumSize.height / size.height : .infinity
      let k = min(1, across, down)
      size = CGSize(width: max(1, size.width * k), height: max(1, size.height * k))
    }
    let (width, height) = (Int(size.width.rounded()), Int(size.height.rounded()))
    if back == 1, width == image.width, height == image.height { return image }
    let context = CGContext(PixelBuffer(width: width, height: height))
    let turned = back >= 5 ? CGSize(width: Double(height), height: Double(width)) : CGSize(width: Double(width), height: Double(height))
    context.translateBy(x: Double(width) / 2, y: Double(height) / 2)
    context.rotate(by: back == 6 ? -.pi / 2 : back == 8 ? .pi / 2 : back == 3 ? .pi : 0)
    context.drawUpright(image, in: CGRect(x: -turned.width / 2, y: -turned.height / 2, width: turned.width, height: turned.height))
    return context.takeImage()
  }
}
