import CKernels
import CoreGraphics

/// Temporary pixels of the compositor. Their initial content is undefined.
final class Scratch {
  let width, height: Int
  let target: CKTarget
  private let bytes: UnsafeMutableRawBufferPointer
  var bounds: PixelRect { PixelRect(x0: 0, y0: 0, x1: width, y1: height) }

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    let stride = (width + 15) / 16 * 16
    bytes = PageMemory.allocate(stride * height * 4)
    target = CKTarget(pixels: bytes.bindMemory(to: UInt32.self).baseAddress!, stride: Int32(stride))
  }
  deinit { PageMemory.free(bytes) }
}
