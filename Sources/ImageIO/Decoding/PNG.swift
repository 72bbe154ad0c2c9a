import CPNG
import CPixels
import CoreGraphics

extension ImageDecoder {
  static func decodePNG(_ data: Data, _ name: String) throws(ImageError) -> PixelBuffer {
    var header = png_image()
    header.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&header) }
    func reason() -> String { withUnsafeBytes(of: header.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) } }

    // libpng's simplified interface does not let its long jumps escape.
    let outcome: Result<PixelBuffer, ImageError> = withBytes(data) { bytes, count in
      guard png_image_begin_read_from_memory(&header, bytes, count) != 0 else {
        return .failure(.broken(name: name, format: .png, reason: reason()))
      }
      header.format = UInt32(PNG_FORMAT_FLAG_BGR | PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
      do throws(ImageError) {
        let buffer = try canvas(Int(header.width), Int(header.height), name, .png)
        guard png_image_finish_read(&header, nil, buffer.bytes.baseAddress, Int32(buffer.bytesPerRow), nil) != 0 else {
          return .failure(.broken(name: name, format: .png, reason: reason()))
        }
        return .success(buffer)
      } catch {
        return .failure(error)
      }
    }
    let buffer = try outcome.get()
    _ = cpx_premultiply(buffer.bytes.baseAddress, buffer.bytesPerRow, buffer.width, buffer.height)
    return buffer
  }
}
