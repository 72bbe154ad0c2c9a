import CoreGraphics

/// The conversion of image files to pixels.
public enum ImageDecoder {
  /// The limits that prevent a broken header from claiming all memory.
  enum Limits {
    static let side = 32_767
    static let pixels = 64_000_000
    /// The maximum memory for all frames of an animation together, in megabytes. Each frame is stored as a complete image.
    static let animatedMegabytes = 512
    /// The memory for each pixel of a frame: four bytes for the image, and one in the decoder while it reads.
    static let bytesPerPixel = 5
    /// The number of pixels by which the frames of an animation may exceed their canvas, in total.
    static let strayPixels = 4_000_000
  }

  /// Decodes a PNG, a JPEG, a still WebP, or a GIF with all its frames.
  /// - Parameter name: The name of the image in error messages, for example its file name.
  /// - Throws: `ImageError` if the data is not a supported image.
  public static func decode(_ data: Data, name: String) throws(ImageError) -> DecodedImage {
    if data.isEmpty { throw .empty(name: name) }
    guard let format = ImageFormat(of: data) else { throw .unknownFormat(name: name) }
    switch format {
    case .png: return try still(.png, decodePNG(data, name))
    case .jpeg: return try still(.jpeg, decodeJPEG(data, name))
    case .webp: return try still(.webp, decodeWebP(data, name))
    case .gif: return try decodeGIF(data, name)
    }
  }

  /// Decodes an image file.
  /// - Throws: `ImageError` if the file cannot be read or is not a supported image.
  public static func decode(contentsOf url: URL) throws(ImageError) -> DecodedImage {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      let reason = FileManager.default.fileExists(atPath: url.path) ? "it is not a readable file" : "there is no such file"
      throw .unreadable(name: url.path, reason: reason)
    }
    return try decode(data, name: url.lastPathComponent)
  }

  private static func still(_ format: ImageFormat, _ buffer: PixelBuffer) -> DecodedImage {
    DecodedImage(format: format, frames: [.init(image: CGImage(buffer), duration: 0)])
  }

  /// Returns memory for an image whose header claims a size, after a check of that size.
  static func canvas(_ width: Int, _ height: Int, _ name: String, _ format: ImageFormat) throws(ImageError) -> PixelBuffer {
    try checkSize(width, height, name, format)
    return PixelBuffer(width: width, height: height)
  }

  static func checkSize(_ width: Int, _ height: Int, _ name: String, _ format: ImageFormat) throws(ImageError) {
    guard width > 0, height > 0 else { throw .broken(name: name, format: format, reason: "its size is \(width)×\(height)") }
    guard width <= Limits.side, height <= Limits.side, width * height <= Limits.pixels else {
      throw .tooLarge(name: name, width: width, height: height)
    }
  }

  /// Calls a closure with the bytes and their number, as C functions expect them.
  static func withBytes<Result>(_ data: Data, _ body: (UnsafePointer<UInt8>, Int) -> Result) -> Result {
    data.withUnsafeBytes { body($0.bindMemory(to: UInt8.self).baseAddress!, $0.count) }
  }
}
