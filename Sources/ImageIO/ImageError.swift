import CoreGraphics

/// The reasons for which an image cannot be read or written. The description is a single line that names the image and the remedy.
public enum ImageError: Error, Equatable, CustomStringConvertible, LocalizedError, Sendable {
  /// The file cannot be opened, for the reason that the system gives.
  case unreadable(name: String, reason: String)
  /// The file contains no bytes.
  case empty(name: String)
  /// The first bytes belong to no supported format.
  case unknownFormat(name: String)
  /// The file begins like an image but is damaged, for the reason that the decoder gives.
  case broken(name: String, format: ImageFormat, reason: String)
  /// The image has more pixels than the decoder permits: 64 million, or 32,767 on a side.
  case tooLarge(name: String, width: Int, height: Int)
  /// The frames of an animation need more than 512 MB of memory together. `frames` is the number of frames at which the limit is exceeded.
  case tooLong(name: String, frames: Int, width: Int, height: Int)
  /// The format permits this kind of image, but it is not supported.
  case unsupported(name: String, what: String)
  /// The encoder failed, for the reason that it gives.
  case notEncoded(reason: String)

  public var description: String {
    switch self {
    case .unreadable(let name, let reason): "\(name) cannot be read: \(reason); check the path and its permissions"
    case .empty(let name): "\(name) is empty; export the image again"
    case .unknownFormat(let name): "\(name) is not a PNG, JPEG, WebP or GIF image; export it as one of these"
    case .broken(let name, let format, let reason): "\(name) is a broken \(format.rawValue) (\(reason)); export the image again"
    case .tooLarge(let name, let width, let height):
      "\(name) has \(width)×\(height) pixels, more than the \(ImageDecoder.Limits.pixels / 1_000_000) million read at most; scale it down"
    case .tooLong(let name, let frames, let width, let height):
      "\(name) has \(frames) frames of \(width)×\(height) pixels or more, which take more than the \(ImageDecoder.Limits.animatedMegabytes) MB that an animation gets at most; shorten it or scale it down"
    case .unsupported(let name, let what): "\(name) is \(what), which is not read; export it as a PNG, JPEG or GIF"
    case .notEncoded(let reason): "The picture could not be encoded: \(reason)"
    }
  }
  public var errorDescription: String? { description }
}
