import Foundation
import VideoDecoding

/// The domain of AVFoundation's errors.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"
/// The key of the error in the user info of `AVPlayerItem.failedToPlayToEndTimeNotification`.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

/// An error of AVFoundation, identified by its code.
public struct AVError: Error, Hashable, Sendable {
  /// The codes of errors.
  public enum Code: Int, Sendable {
    /// The error has an unknown reason.
    case unknown = -11800
    /// The media data cannot be decoded.
    case decodeFailed = -11821
    /// The format of the file is not recognized.
    case fileFormatNotRecognized = -11828
    /// The file is damaged.
    case fileFailedToParse = -11829
    /// There is no image at the requested time.
    case noImageAtTime = -11832
    /// There is no decoder for the media data.
    case decoderNotFound = -11833
    /// The operation is not supported for the asset.
    case operationNotSupportedForAsset = -11838
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }
}

extension FilmProblem {
  /// Returns the corresponding error of AVFoundation or Foundation. The name of the asset becomes part of the description.
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
