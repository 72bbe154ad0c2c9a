import CoreGraphics

/// Why an image could not be read or written: one line that names the image and the remedy.
public enum ImageError: Error, Equatable, CustomStringConvertible, LocalizedError, Sendable {
  /// The file cannot be opened; with the system's reason.
  case unreadable(name: String, reason: String)
  case empty(name: String)
  /// Its first bytes are of no format we read.
  case unknownFormat(name: String)
  /// It begins as an image and then is not one; with the decoder's reason.
  case broken(name: String, format: ImageFormat, reason: String)
  /// It has more pixels than `ImageDecoder.limits` allow.
  case tooLarge(name: String, width: Int, height: Int)
  /// The frames of an animation take more memory, all together, than `ImageDecoder.limits` allow; with the number of those that do.
  case tooLong(name: String, frames: Int, width: Int, height: Int)
  /// A kind of image that the format allows and we do not read.
  case unsupported(name: String, what: String)
  /// An encoder refused; with its reason.
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
