import Foundation
import VideoDecoding

/// The domain of AVFoundation's errors.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"
/// In the user info of `AVPlayerItem.failedToPlayToEndTimeNotification`: the error.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

/// What AVFoundation's errors are, by their numbers.
public struct AVError: Error, Hashable, Sendable {
  /// The numbers.
  public enum Code: Int, Sendable {
    /// Something else.
    case unknown = -11800
    /// Pictures cannot be decoded.
    case decodeFailed = -11821
    /// The file is none of a known kind.
    case fileFormatNotRecognized = -11828
    /// The file is damaged.
    case fileFailedToParse = -11829
    /// There is no picture at that time.
    case noImageAtTime = -11832
    /// Nobody decodes what is in the file.
    case decoderNotFound = -11833
    /// That cannot be done with this film.
    case operationNotSupportedForAsset = -11838
  }
  /// The number.
  public let code: Code
  /// An error of a number.
  public init(_ code: Code) { self.code = code }
}

extension FilmProblem {
  /// As AVFoundation tells it, of a film.
  func error(of name: String) -> NSError {
    let code: (domain: String, number: Int) =
      switch kind {
      case .missing: (NSURLErrorDomain, NSURLErrorFileDoesNotExist)
      case .notAFile: (NSURLErrorDomain, NSURLErrorUnsupportedURL)
      case .unknownFormat: (AVFoundationErrorDomain, AVError.Code.fileFormatNotRecognized.rawValue)
      case .damaged: (AVFoundationErrorDomain, AVError.Code.fileFailedToParse.rawValue)
      case .noPicture, .tooLarge: (AVFoundationErrorDomain, AVError.Code.operationNotSupportedForAsset.rawValue)
      case .noLibrary, .noDecoder: (AVFoundationErrorDomain, AVError.Code.decoderNotFound.rawValue)
      }
    return NSError(
      domain: code.domain, code: code.number,
      userInfo: [NSLocalizedDescriptionKey: "\(name) cannot be played: \(description)", NSLocalizedFailureReasonErrorKey: description])
  }
}
