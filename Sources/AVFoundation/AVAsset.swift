import CoreMedia
import Foundation
import Synchronization
import VideoDecoding

/// A video in a file. The first access to a property that depends on the file opens it.
///
/// Only video is supported. Sound in the file is ignored.
open class AVAsset: NSObject, @unchecked Sendable {
  /// The URL of the file.
  let address: URL
  private let found = Mutex<Result<FilmFacts, FilmProblem>?>(nil)

  init(address: URL) {
    self.address = address
    super.init()
  }
  /// Creates an asset for a file. The file is not opened yet.
  public convenience init(url URL: URL) { self.init(address: URL) }

  /// The path of the file, or the reason why there is none.
  var path: Result<String, FilmProblem> {
    guard address.isFileURL else {
      return .failure(FilmProblem(.notAFile, "only films in files are played; download \(address.absoluteString) first"))
    }
    return .success(address.path)
  }
  /// The name of the asset in messages.
  var name: String { address.isFileURL ? address.lastPathComponent : address.absoluteString }

  /// The data of the video, or the reason why it cannot be read. The first access opens the file.
  var facts: Result<FilmFacts, FilmProblem> {
    if let known = knownFacts { return known }
    let result = path.flatMap { path in Result { () throws(FilmProblem) in try FilmReader(path: path).facts } }
    learn(result)
    return result
  }
  /// The data of the video if the file has been opened already.
  var knownFacts: Result<FilmFacts, FilmProblem>? { found.withLock { $0 } }
  /// Stores the data of the video after the file has been opened elsewhere.
  func learn(_ facts: Result<FilmFacts, FilmProblem>) { found.withLock { $0 = $0 ?? facts } }

  /// The duration of the asset. It is zero if the asset cannot be played. The first access waits until the file is open. To avoid the wait,
  /// use `load(.duration)`.
  open var duration: CMTime { (try? facts.get())?.duration ?? .zero }
  /// A Boolean value that indicates whether the asset can be played. The first access waits until the file is open.
  open var isPlayable: Bool { (try? facts.get()) != nil }
  /// A Boolean value that indicates whether durations and times are exact. The value is always `true`.
  open var providesPreciseDurationAndTiming: Bool { true }
  /// The tracks of the asset. There is one video track, or none if the asset cannot be played.
  open var tracks: [AVAssetTrack] { (try? facts.get()).map { [AVAssetTrack(self, $0)] } ?? [] }
  /// Returns the tracks of a media type. There are no audio tracks.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { tracks.filter { $0.mediaType == mediaType } }

  /// Returns the loading status of a property. It is `unknown` until the file has been opened for any property.
  open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
    guard let known = knownFacts else { return .unknown }
    if case .failure(let problem) = known {
      outError?.pointee = problem.error(of: name)
      return .failed
    }
    return .loaded
  }
  /// Opens the file on a background queue, and calls the handler on that queue afterwards.
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) {
    DispatchQueue.global().async {
      _ = self.facts
      handler?()
    }
  }
}

/// An asset that is located by a URL.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The URL of the asset.
  open var url: URL { address }
  /// Creates an asset for a file. The options have no effect.
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(address: URL) }
}

/// The option of a URL asset that asks for exact durations and times. They are always exact here.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

/// The loading status of a property.
public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }

/// The type of the media in a track.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The raw value of the media type.
  public let rawValue: String
  /// Creates a media type from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The media type of video.
  public static let video = AVMediaType(rawValue: "vide")
  /// The media type of audio. No track here has it.
  public static let audio = AVMediaType(rawValue: "soun")
}

extension FilmFacts {
  /// The duration as a time.
  var duration: CMTime { CMTime(value: length, timescale: timescale) }
}
