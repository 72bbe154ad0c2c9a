import CPixels

/// An immutable bitmap. Images are shared by reference, and two are equal only if they are the same object.
public final class CGImage: Hashable, @unchecked Sendable {
  /// The dimensions of the image, in pixels.
  public let width, height: Int
  /// The pixel format: premultiplied BGRA, or coverage only. An image of coverage is drawn in the current fill colour.
  public let format: PixelBuffer.Format
  /// A Boolean value that indicates whether every pixel is opaque.
  public let isOpaque: Bool
  /// The distance from the start of one row to the next, in bytes. It is a multiple of 64.
  public var bytesPerRow: Int { buffer.bytesPerRow }
  /// The bytes of all rows, which are `bytesPerRow` apart. They must never be written.
  public var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(buffer.bytes) }
  private let buffer: PixelBuffer

  /// Creates an image that takes ownership of a buffer. The buffer must not be written afterwards.
  public init(_ buffer: PixelBuffer) {
    (self.buffer, width, height, format) = (buffer, buffer.width, buffer.height, buffer.format)
    isOpaque =
      buffer.format == .bgra && cpx_is_opaque(buffer.bytes.baseAddress, buffer.bytesPerRow, buffer.width, buffer.height) == 1
  }

  /// Creates an image from a buffer of colours whose opacity is known.
  package init(_ buffer: PixelBuffer, isOpaque: Bool) {
    (self.buffer, width, height, format, self.isOpaque) = (buffer, buffer.width, buffer.height, buffer.format, isOpaque)
  }

  /// Returns the pixels inside a rectangle as a new image, or `nil` if the rectangle contains none. The rectangle is in pixels and is
  /// enlarged to whole ones.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let copy = PixelBuffer(width: Int(part.width), height: Int(part.height), format: format)
    let pixel = format == .bgra ? 4 : 1
    for y in 0..<copy.height {
      copy.row(y).copyMemory(
        from: buffer.row(Int(part.minY) + y) + Int(part.minX) * pixel, byteCount: copy.width * pixel)
    }
    return CGImage(copy)
  }

  /// Returns the alpha component of the image as an image of coverage.
  public func coverage() -> CGImage {
    if format == .alpha { return self }
    let copy = PixelBuffer(width: width, height: height, format: .alpha)
    cpx_alpha(bytes.baseAddress, bytesPerRow, copy.bytes.baseAddress, copy.bytesPerRow, width, height)
    return CGImage(copy)
  }

  /// Returns the premultiplied BGRA word of a pixel. For an image of coverage, the coverage is in the top byte.
  /// - Precondition: The pixel is inside the image.
  public func pixel(x: Int, y: Int) -> UInt32 {
    precondition(
      (0..<width).contains(x) && (0..<height).contains(y), "The pixel (\(x), \(y)) is outside of an image of \(width)×\(height)")
    let row = UnsafeRawPointer(buffer.row(y))
    return format == .bgra ? row.load(fromByteOffset: 4 * x, as: UInt32.self) : UInt32(row.load(fromByteOffset: x, as: UInt8.self)) << 24
  }

  /// The number of bits in a component, which is always 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits in a pixel. It is 32 for colours and 8 for coverage.
  public var bitsPerPixel: Int { format == .bgra ? 32 : 8 }
  /// The colour space of the pixels. It is sRGB, or gray for coverage.
  public var colorSpace: CGColorSpace? { format == .bgra ? CGColorSpaceCreateDeviceRGB() : CGColorSpaceCreateDeviceGray() }

  public static func == (l: CGImage, r: CGImage) -> Bool { l === r }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
