import CKernels
import CoreGraphics

/// What the stages of one blur are made in, undefined at first. No blur needs the finished pixels of a small sigma beside cells of two
/// pixels, nor either beside coarser cells: the first two share one place, which is not asked for before it is used and can be given back.
final class BlurMemory {
  private let width, height: Int
  private var fine, coarse: Pages?
  private final class Pages {
    let bytes: UnsafeMutableRawBufferPointer
    init(_ count: Int) { bytes = PageMemory.allocate(count) }
    deinit { PageMemory.free(bytes) }
  }

  /// For a picture of so many pixels.
  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// All of the picture in pixels.
  var pixels: CKTarget {
    CKTarget(pixels: place(0, 0).assumingMemoryBound(to: UInt32.self), stride: Int32(Self.stride(width)))
  }
  /// The picture beneath, reduced by 2 to the level.
  func reduced(_ level: Int) -> CKCells { cells(level, beside: 0) }
  /// The same after the filter.
  func blurred(_ level: Int) -> CKCells { cells(level, beside: 1) }

  /// Gives back what pixels and cells of two pixels were made in; they are undefined again.
  func releaseFine() { fine = nil }

  /// Returns the distance between rows of pixels, in pixels.
  static func stride(_ width: Int) -> Int { (width + 15) / 16 * 16 }
  /// Of cells of 2 to the level pixels with their margin, in bytes.
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

/// How many cells of 2 to the level pixels there are in a picture, and where they lie.
struct CellShape {
  let width, height: Int
  /// From a row to the next, with a margin of two cells on either side, in channels.
  let stride: Int

  init(_ level: Int, _ width: Int, _ height: Int) {
    let k = 1 << level
    (self.width, self.height) = ((width + k - 1) / k, (height + k - 1) / k)
    stride = ((self.width + 4) * 4 + 31) / 32 * 32
  }

  /// Cells whose row `first` is the first in memory.
  func cells(at bytes: UnsafeMutableRawPointer, from first: Int) -> CKCells {
    CKCells(
      cells: bytes.assumingMemoryBound(to: UInt16.self) - first * stride + 8, width: Int32(width), height: Int32(height),
      stride: Int32(stride))
  }
}
