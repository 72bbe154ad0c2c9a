import CKernels
import CoreGraphics

/// What the stages of one blur are made in, undefined at first. No blur needs the finished pixels of a small sigma beside cells, nor
/// filtered cells of two pixels beside coarser ones: they share their place, so that a sigma that grows finds pages that are there already.
final class BlurMemory {
  private let width, height: Int
  private let bytes: UnsafeMutableRawBufferPointer

  /// For a picture of so many pixels.
  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    let coarse = (2...4).reduce(0) { $0 + 2 * Self.cells($1, width, height).size }, half = Self.cells(1, width, height).size
    bytes = PageMemory.allocate(max(half + max(half, coarse), Self.stride(width) * height * 4))
  }
  deinit { PageMemory.free(bytes) }

  private static func stride(_ width: Int) -> Int { (width + 15) / 16 * 16 }
  /// Of 2 to the level pixels, with their margin, in bytes.
  private static func cells(_ level: Int, _ width: Int, _ height: Int) -> (width: Int, height: Int, stride: Int, size: Int) {
    let k = 1 << level, across = (width + k - 1) / k, down = (height + k - 1) / k, stride = ((across + 4) * 4 + 31) / 32 * 32
    return (across, down, stride, ((down + 4) * stride + 64) * 2)
  }

  /// All of the picture in pixels.
  var pixels: CKTarget {
    CKTarget(pixels: bytes.baseAddress!.assumingMemoryBound(to: UInt32.self), stride: Int32(Self.stride(width)))
  }
  /// The picture beneath, reduced by 2 to the level.
  func reduced(_ level: Int) -> CKCells { cells(level, at: offset(level)) }
  /// The same after the filter.
  func blurred(_ level: Int) -> CKCells { cells(level, at: offset(level) + Self.cells(level, width, height).size) }

  private func offset(_ level: Int) -> Int {
    level == 1 ? 0 : Self.cells(1, width, height).size + (2..<level).reduce(0) { $0 + 2 * Self.cells($1, width, height).size }
  }
  private func cells(_ level: Int, at offset: Int) -> CKCells {
    let shape = Self.cells(level, width, height)
    return CKCells(
      cells: (bytes.baseAddress! + offset).assumingMemoryBound(to: UInt16.self) + 2 * shape.stride + 8, width: Int32(shape.width),
      height: Int32(shape.height), stride: Int32(shape.stride))
  }
}
