import CoreGraphics

/// The formats of image files that can be read.
public enum ImageFormat: String, Sendable, CaseIterable {
  /// Portable Network Graphics files.
  case png = "PNG"
  /// Joint Photographic Experts Group files.
  case jpeg = "JPEG"
  /// Files in the WebP format. Only still images can be read.
  case webp = "WebP"
  /// Graphics Interchange Format files, with all frames of an animation.
  case gif = "GIF"

  /// Creates the format that the first bytes of a file indicate, or returns `nil` if it is not supported. The file name is not considered.
  public init?(of data: Data) {
    func starts(_ bytes: [UInt8], at offset: Int = 0) -> Bool { data.dropFirst(offset).starts(with: bytes) }
    if starts([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if starts([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if starts(Array("RIFF".utf8)) && starts(Array("WEBP".utf8), at: 8) {
      self = .webp
    } else if starts(Array("GIF87a".utf8)) || starts(Array("GIF89a".utf8)) {
      self = .gif
    } else {
      return nil
    }
  }
}
