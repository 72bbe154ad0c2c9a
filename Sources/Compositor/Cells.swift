import CKernels

/// Storage for `CKCells`: a picture on its way through a blur. Its contents are undefined at first.
final class Cells {
  let ck: CKCells
  private let storage: UnsafeMutableBufferPointer<UInt16>

  init(width: Int, height: Int) {
    let stride = ((width + 4) * 4 + 31) / 32 * 32
    storage = .allocate(capacity: (height + 4) * stride + 64)
    ck = CKCells(cells: storage.baseAddress! + 2 * stride + 8, width: Int32(width), height: Int32(height), stride: Int32(stride))
  }
  deinit { storage.deallocate() }

  var height: Int { Int(ck.height) }
}
