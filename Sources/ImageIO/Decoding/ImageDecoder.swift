import CoreGraphics

/// Image files to pixels.
public enum ImageDecoder {
  /// What keeps a broken header from asking for all memory.
  enum Limits {
    static let side = 32_767
    static let pixels = 64_000_000
    /// Of memory for all frames of an animation together; each is kept as a picture of its own.
    static let animatedMegabytes = 512
    /// For each pixel of a frame: four as a picture, and one in the decoder as long as it reads.
    static let bytesPerPixel = 5
    /// By which the frames of an animation may be larger than their canvases, all together.
    static let strayPixels = 4_000_000
  }

  /// Reads a PNG, JPEG, WebP (still) or GIF (with all its frames).
  /// - Parameter name: what an error calls the image; a file's name.
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

  /// Reads a file.
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

  /// Memory for a picture whose header claims a size.
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

  /// Lends the bytes as C wants them.
  static func withBytes<Result>(_ data: Data, _ body: (UnsafePointer<UInt8>, Int) -> Result) -> Result {
    data.withUnsafeBytes { body($0.bindMemory(to: UInt8.self).baseAddress!, $0.count) }
  }
}
