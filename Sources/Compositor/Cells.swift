import CKernels
import CoreGraphics

/// Storage for `CKCells`: a picture on its way through a blur. Its contents are undefined at first.
final class Cells {
  let ck: CKCells
  private let storage: UnsafeMutableRawBufferPointer

  init(width: Int, height: Int) {
    let stride = ((width + 4) * 4 + 31) / 32 * 32
    storage = PageMemory.allocate(((height + 4) * stride + 64) * 2)
    ck = CKCells(
      cells: storage.bindMemory(to: UInt16.self).baseAddress! + 2 * stride + 8, width: Int32(width), height: Int32(height),
      stride: Int32(stride))
  }
  deinit { PageMemory.free(storage) }

  var height: Int { Int(ck.height) }
}
