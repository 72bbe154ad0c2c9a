import CKernels

/// Pixels of the compositor's own, undefined at first: clearing them, page by page on one thread, would cost more than drawing.
final class Scratch {
  let width, height: Int
  let target: CKTarget
  var bounds: PixelRect { PixelRect(x0: 0, y0: 0, x1: width, y1: height) }

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    let stride = (width + 15) / 16 * 16
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: stride * height * 4, alignment: 64)
    target = CKTarget(pixels: bytes.bindMemory(to: UInt32.self, capacity: stride * height), stride: Int32(stride))
  }
  deinit { UnsafeMutableRawPointer(target.pixels).deallocate() }
}
