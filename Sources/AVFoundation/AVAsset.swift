import CoreMedia
import Foundation
import Synchronization
import VideoDecoding

/// A film, and what is known of it. What is asked first opens the file.
open class AVAsset: NSObject, @unchecked Sendable {
  /// Where the film is.
  let address: URL
  private let found = Mutex<Result<FilmFacts, FilmProblem>?>(nil)

  init(address: URL) {
    self.address = address
    super.init()
  }
  /// The film in a file.
  public convenience init(url URL: URL) { self.init(address: URL) }

  /// The path of the file, or why there is none.
  var path: Result<String, FilmProblem> {
    guard address.isFileURL else {
      return .failure(FilmProblem(.notAFile, "only films in files are played; download \(address.absoluteString) first"))
    }
    return .success(address.path)
  }
  /// What messages call it.
  var name: String { address.isFileURL ? address.lastPathComponent : address.absoluteString }

  /// What is known of the film, or why nothing is.
  var facts: Result<FilmFacts, FilmProblem> {
    if let known = knownFacts { return known }
    let result = path.flatMap { path in Result { () throws(FilmProblem) in try FilmReader(path: path).facts } }
    learn(result)
    return result
  }
  /// The same without opening the file.
  var knownFacts: Result<FilmFacts, FilmProblem>? { found.withLock { $0 } }
  /// Somebody has opened the file.
  func learn(_ facts: Result<FilmFacts, FilmProblem>) { found.withLock { $0 = $0 ?? facts } }

  /// How long it is; 0 for what is no film. Asking waits for the file: `load(.duration)` does not.
  open var duration: CMTime { (try? facts.get())?.duration ?? .zero }
  /// Whether it can be played.
  open var isPlayable: Bool { (try? facts.get()) != nil }
  /// Whether times can be asked for as exactly as frames are; always true.
  open var providesPreciseDurationAndTiming: Bool { true }
  /// The rows of pictures in it: one, or none of what is no film.
  open var tracks: [AVAssetTrack] { (try? facts.get()).map { [AVAssetTrack(self, $0)] } ?? [] }
  /// Those of a kind; sound is not known.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { tracks.filter { $0.mediaType == mediaType } }

  /// What is known of a property: it is loaded or failed once somebody has asked.
  open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
    guard let known = knownFacts else { return .unknown }
    if case .failure(let problem) = known {
      outError?.pointee = problem.error(of: name)
      return .failed
    }
    return .loaded
  }
  /// Opens the file away from the app and calls a handler, on any thread, when that is done.
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) {
    DispatchQueue.global().async {
      _ = self.facts
      handler?()
    }
  }
}

/// A film at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address.
  open var url: URL { address }
  /// The film in a file; there are no options that change anything.
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(address: URL) }
}

/// In the options of an asset: whether times are exact. They always are.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

/// How far the loading of a property is.
public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }

/// What a track holds.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// A kind of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound, of which no track is ever told.
  public static let audio = AVMediaType(rawValue: "soun")
}

extension FilmFacts {
  /// How long it is.
  var duration: CMTime { CMTime(value: length, timescale: timescale) }
}
