import CKernels
import CoreGraphics

extension PixelBuffer {
  /// The buffer in the form that the kernels use. It must contain premultiplied BGRA.
  var target: CKTarget { CKTarget(pixels: bytes.baseAddress!.assumingMemoryBound(to: UInt32.self), stride: Int32(bytesPerRow / 4)) }
  var bounds: PixelRect { PixelRect(x0: 0, y0: 0, x1: width, y1: height) }
}
