import CKernels
import CoreGraphics

/// Reduced copies of images that are drawn below half their size. They prevent aliasing.
///
/// Each axis is reduced separately, by a power of two. A card that turns about its vertical axis therefore stays sharp along that axis. A
/// copy is created once for an image. It is kept while the image exists and the cache has room.
final class ImageLevels {
  private struct Key: Hashable { var image: ObjectIdentifier; var x, y: Int }
  private final class Level {
    weak var image: CGImage?
    let buffer: PixelBuffer
    init(_ image: CGImage, _ buffer: PixelBuffer) { (self.image, self.buffer) = (image, buffer) }
  }
  private var levels: BoundedCache<Key, Level>
  private let kernels: CKKernels
  private let workers: Workers

  init(kernels: CKKernels, workers: Workers, limit: Int) {
    (self.kernels, self.workers, levels) = (kernels, workers, BoundedCache(limit: limit))
  }

  /// Returns the image reduced by 2 to the power of `x` horizontally and of `y` vertically. They must not both be 0. Odd dimensions are
  /// rounded up, and the last pixel is repeated.
  func level(_ image: CGImage, x: Int, y: Int) -> PixelBuffer {
    let key = Key(image: ObjectIdentifier(image), x: x, y: y)
    if let found = levels.value(for: key, isValid: { $0.image === image }) { return found.buffer }
    let (fx, fy) = (x > 0 ? 2 : 1, y > 0 ? 2 : 1), (fromX, fromY) = (max(0, x - 1), max(0, y - 1))
    let made: PixelBuffer
    if fromX == 0 && fromY == 0 {
      made = halved(image.bytes, image.bytesPerRow, image.width, image.height, image.format, fx, fy)
    } else {
      let from = level(image, x: fromX, y: fromY)
      made = halved(UnsafeRawBufferPointer(from.bytes), from.bytesPerRow, from.width, from.height, from.format, fx, fy)
    }
    levels.insert(Level(image, made), for: key, bytes: made.bytes.count)
    return made
  }

  private func halved(
    _ bytes: UnsafeRawBufferPointer, _ stride: Int, _ width: Int, _ height: Int, _ format: PixelBuffer.Format, _ fx: Int, _ fy: Int
  ) -> PixelBuffer {
    let made = PixelBuffer(width: (width + fx - 1) / fx, height: (height + fy - 1) / fy, format: format)
    nonisolated(unsafe) let source = bytes.bindMemory(to: UInt8.self).baseAddress!
    workers.rows(0..<made.height) { rows, _ in
      let first = rows.lowerBound * fy
      kernels.halve(
        source + first * stride, Int32(stride), Int32(width - 1), Int32(height - 1 - first),
        made.row(rows.lowerBound).assumingMemoryBound(to: UInt8.self), Int32(made.bytesPerRow), Int32(made.width), Int32(rows.count),
        Int32(fx), Int32(fy), format == .alpha ? 1 : 4)
    }
    return made
  }
}
