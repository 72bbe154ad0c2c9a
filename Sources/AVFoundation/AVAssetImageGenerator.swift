import CoreMedia
import Foundation
import VideoDecoding

/// Pictures of a film, for posters and thumbnails.
@preconcurrency @MainActor
open class AVAssetImageGenerator: _UIObject {
  /// How it went with a picture.
  public enum Result: Int, Sendable { case succeeded, failed, cancelled }

  /// The film.
  public let asset: AVAsset
  /// Whether pictures stand upright; false at first.
  open var appliesPreferredTrackTransform = false
  /// The largest picture, which keeps its proportions; zero, as at first, for its own size.
  open var maximumSize = CGSize.zero
  /// How much earlier the picture may be. It is that of the exact time in any case.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// How much later it may be. It is that of the exact time in any case.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  private var reader: FilmReader?
  private var generation = 0

  /// A generator of a film's pictures.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init(_r: ())
  }

  /// The picture of a time.
  ///
  /// - Parameter actualTime: gets the time at which it comes in the film.
  /// - Throws: why there is none.
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

  /// The picture of a time, and when it comes.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    var actual = CMTime.invalid
    let image = try copyCGImage(at: time, actualTime: &actual)
    return (image, actual)
  }

  /// Makes pictures one after the other, later in this turn, and hands each on with its time.
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
  /// Leaves out the pictures that are still to be made.
  open func cancelAllCGImageGeneration() { generation += 1 }

  /// As large as was asked for, and as the film lies where it shall not stand upright.
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
