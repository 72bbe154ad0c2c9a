/// Mutable pixels, 8 bits a component: premultiplied BGRA, or coverage alone. What the compositor and the decoders write into.
///
/// Rows begin at multiples of 64 bytes. A buffer has one owner while it is written; `CGImage` takes it over for good.
public final class PixelBuffer: @unchecked Sendable {
  /// What a pixel is: four bytes of premultiplied colour, or one of coverage.
  public enum Format: Sendable { case bgra, alpha }
  /// In pixels.
  public let width, height: Int
  /// What a pixel is.
  public let format: Format
  /// From the beginning of a row to the next.
  public let bytesPerRow: Int
  /// Valid as long as the buffer lives; zero at first.
  public let bytes: UnsafeMutableRawBufferPointer

  /// - Precondition: both sides are at least 1.
  public init(width: Int, height: Int, format: Format = .bgra) {
    precondition(width > 0 && height > 0, "a pixel buffer of \(width)×\(height): both sides must be at least 1")
    (self.width, self.height, self.format) = (width, height, format)
    bytesPerRow = (width * (format == .bgra ? 4 : 1) + 63) / 64 * 64
    bytes = PageMemory.allocate(bytesPerRow * height, isFilled: true)
  }
  deinit { PageMemory.free(bytes) }

  /// The first byte of a row.
  public func row(_ y: Int) -> UnsafeMutableRawPointer { bytes.baseAddress! + y * bytesPerRow }
}
