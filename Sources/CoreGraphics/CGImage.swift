import CPixels

/// Immutable pixels, shared by reference and compared by identity.
public final class CGImage: Hashable, @unchecked Sendable {
  /// In pixels.
  public let width, height: Int
  /// Premultiplied BGRA, or coverage alone (to be drawn in some colour).
  public let format: PixelBuffer.Format
  /// Whether every pixel covers what is beneath it.
  public let isOpaque: Bool
  /// From the beginning of a row to the next; a multiple of 64.
  public var bytesPerRow: Int { buffer.bytesPerRow }
  /// The rows, `bytesPerRow` apart. Never write through it.
  public var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(buffer.bytes) }
  private let buffer: PixelBuffer

  /// Takes the buffer over: nobody may write to it afterwards.
  public init(_ buffer: PixelBuffer) {
    (self.buffer, width, height, format) = (buffer, buffer.width, buffer.height, buffer.format)
    isOpaque =
      buffer.format == .bgra && cpx_is_opaque(buffer.bytes.baseAddress, buffer.bytesPerRow, buffer.width, buffer.height) == 1
  }

  /// Takes a buffer of colours over whose opaqueness is known.
  package init(_ buffer: PixelBuffer, isOpaque: Bool) {
    (self.buffer, width, height, format, self.isOpaque) = (buffer, buffer.width, buffer.height, buffer.format, isOpaque)
  }

  /// The pixels inside a rectangle (in pixels, enlarged to whole ones) as an image of their own; nil when none are.
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

  /// The image as coverage alone: its alpha.
  public func coverage() -> CGImage {
    if format == .alpha { return self }
    let copy = PixelBuffer(width: width, height: height, format: .alpha)
    cpx_alpha(bytes.baseAddress, bytesPerRow, copy.bytes.baseAddress, copy.bytesPerRow, width, height)
    return CGImage(copy)
  }

  /// The premultiplied BGRA word at a pixel, or its coverage in the top byte.
  /// - Precondition: the pixel is inside.
  public func pixel(x: Int, y: Int) -> UInt32 {
    precondition(
      (0..<width).contains(x) && (0..<height).contains(y), "The pixel (\(x), \(y)) is outside of an image of \(width)×\(height)")
    let row = UnsafeRawPointer(buffer.row(y))
    return format == .bgra ? row.load(fromByteOffset: 4 * x, as: UInt32.self) : UInt32(row.load(fromByteOffset: x, as: UInt8.self)) << 24
  }

  /// Eight.
  public var bitsPerComponent: Int { 8 }
  /// 32 of colours, 8 of coverage.
  public var bitsPerPixel: Int { format == .bgra ? 32 : 8 }
  /// sRGB, or gray for coverage.
  public var colorSpace: CGColorSpace? { format == .bgra ? CGColorSpaceCreateDeviceRGB() : CGColorSpaceCreateDeviceGray() }

  public static func == (l: CGImage, r: CGImage) -> Bool { l === r }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
