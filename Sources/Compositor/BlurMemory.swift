import CKernels
import CoreGraphics

/// The memory for the stages of one blur, whose content is undefined in the beginning. Finished pixels of a small sigma and cells of two
/// pixels are never needed together, nor either of them with coarser cells. The first two share one block, which is allocated on first use
/// and can be released.
final class BlurMemory {
  private let width, height: Int
  private var fine, coarse: Pages?
  private final class Pages {
    let bytes: UnsafeMutableRawBufferPointer
    init(_ count: Int) { bytes = PageMemory.allocate(count) }
    deinit { PageMemory.free(bytes) }
  }

  /// Creates memory for an image of a size in pixels.
  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// The whole image in pixels.
  var pixels: CKTarget {
    CKTarget(pixels: place(0, 0).assumingMemoryBound(to: UInt32.self), stride: Int32(Self.stride(width)))
  }
  /// Returns the cells of the image beneath, reduced by a factor of 2 to the level.
  func reduced(_ level: Int) -> CKCells { cells(level, beside: 0) }
  /// Returns the cells of a level after the filter.
  func blurred(_ level: Int) -> CKCells { cells(level, beside: 1) }

  /// Releases the memory of pixels and of cells of two pixels. Their content becomes undefined.
  func releaseFine() { fine = nil }

  /// Returns the distance between rows of pixels, in pixels.
  static func stride(_ width: Int) -> Int { (width + 15) / 16 * 16 }
  /// Returns the size of the cells of a level with their margin, in bytes.
  private func size(_ level: Int) -> Int {
    let shape = CellShape(level, width, height)
    return ((shape.height + 4) * shape.stride + 64) * 2
  }
  private func cells(_ level: Int, beside places: Int) -> CKCells {
    let before = level == 1 ? 0 : (2..<level).reduce(0) { $0 + 2 * size($1) }
    return CellShape(level, width, height).cells(at: place(level, before + places * size(level)), from: -2)
  }

  private func place(_ level: Int, _ offset: Int) -> UnsafeMutableRawPointer {
    if level < 2 {
      let pages = fine ?? Pages(max(2 * size(1), Self.stride(width) * height * 4))
      fine = pages
      return pages.bytes.baseAddress! + offset
    }
    let pages = coarse ?? Pages((2...4).reduce(0) { $0 + 2 * size($1) })
    coarse = pages
    return pages.bytes.baseAddress! + offset
  }
}

/// The number of cells at a level of an image, and their layout in memory.
struct CellShape {
  let width, height: Int
  /// The distance from one row to the next in channels, with a margin of two cells on both sides.
  let stride: Int

  init(_ level: Int, _ width: Int, _ height: Int) {
    let k = 1 << level
    (self.width, self.height) = ((width + k - 1) / k, (height + k - 1) / k)
    stride = ((self.width + 4) * 4 + 31) / 32 * 32
  }

  /// Returns cells whose row `first` is the first in memory.
  func cells(at bytes: UnsafeMutableRawPointer, from first: Int) -> CKCells {
    CKCells(
      cells: bytes.assumingMemoryBound(to: UInt16.self) - first * stride + 8, width: Int32(width), height: Int32(height),
      stride: Int32(stride))
  }
}
