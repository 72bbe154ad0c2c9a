/// A mutable bitmap with 8 bits a component: premultiplied BGRA, or coverage only. The compositor and the image decoders write into it.
///
/// Rows begin at multiples of 64 bytes. Only one owner may write to a buffer. A `CGImage` takes ownership of its buffer permanently.
public final class PixelBuffer: @unchecked Sendable {
  /// The formats of a pixel: four bytes of premultiplied colour, or one byte of coverage.
  public enum Format: Sendable { case bgra, alpha }
  /// The dimensions of the bitmap, in pixels.
  public let width, height: Int
  /// The format of the pixels.
  public let format: Format
  /// The distance from the start of one row to the next, in bytes.
  public let bytesPerRow: Int
  /// The bytes of all rows. They are valid as long as the buffer exists, and are zero in a new buffer.
  public let bytes: UnsafeMutableRawBufferPointer

  /// Creates a bitmap whose bytes are zero. The default format is premultiplied BGRA.
  /// - Precondition: Both dimensions are at least 1.
  public init(width: Int, height: Int, format: Format = .bgra) {
    precondition(width > 0 && height > 0, "a pixel buffer of \(width)×\(height): both sides must be at least 1")
    (self.width, self.height, self.format) = (width, height, format)
    bytesPerRow = (width * (format == .bgra ? 4 : 1) + 63) / 64 * 64
    bytes = PageMemory.allocate(bytesPerRow * height, isFilled: true)
  }
  deinit { PageMemory.free(bytes) }

  /// Returns the address of a row's first byte.
  public func row(_ y: Int) -> UnsafeMutableRawPointer { bytes.baseAddress! + y * bytesPerRow }
}
