import CPixels
import CWebP
import CoreGraphics

extension ImageDecoder {
  static func decodeWebP(_ data: Data, _ name: String) throws(ImageError) -> PixelBuffer {
    var features = WebPBitstreamFeatures()
    let status = withBytes(data) { WebPGetFeatures($0, $1, &features) }
    guard status == VP8_STATUS_OK else { throw .broken(name: name, format: .webp, reason: explain(status)) }
    guard features.has_animation == 0 else { throw .unsupported(name: name, what: "an animated WebP") }
    let buffer = try canvas(Int(features.width), Int(features.height), name, .webp)
    let decoded = withBytes(data) {
      WebPDecodeBGRAInto(
        $0, $1, buffer.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), buffer.bytesPerRow * buffer.height,
        Int32(buffer.bytesPerRow))
    }
    guard decoded != nil else { throw .broken(name: name, format: .webp, reason: "its data is truncated or damaged") }
    _ = cpx_premultiply(buffer.bytes.baseAddress, buffer.bytesPerRow, buffer.width, buffer.height)
    return buffer
  }

  private static func explain(_ status: VP8StatusCode) -> String {
    switch status {
    case VP8_STATUS_NOT_ENOUGH_DATA: "it ends too early"
    case VP8_STATUS_UNSUPPORTED_FEATURE: "it uses a feature libwebp does not know"
    case VP8_STATUS_OUT_OF_MEMORY: "it asks for more memory than there is"
    default: "its header is damaged"
    }
  }
}
