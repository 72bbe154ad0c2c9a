import CPixels
import CTurboJPEG
import CoreGraphics

extension ImageDecoder {
  static func decodeJPEG(_ data: Data, _ name: String) throws(ImageError) -> PixelBuffer {
    guard let handle = tjInitDecompress() else {
      throw .broken(name: name, format: .jpeg, reason: "libjpeg-turbo has no memory for a decoder")
    }
    defer { tjDestroy(handle) }
    func broken() -> ImageError {
      .broken(name: name, format: .jpeg, reason: tjGetErrorStr2(handle).map { String(cString: $0) } ?? "no reason given")
    }
    var (width, height, subsampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
    let known = withBytes(data) { tjDecompressHeader3(handle, $0, UInt($1), &width, &height, &subsampling, &space) }
    guard known == 0 || tjGetErrorCode(handle) == TJERR_WARNING.rawValue else { throw broken() }
    let buffer = try canvas(Int(width), Int(height), name, .jpeg)
    let decoded = withBytes(data) {
      tjDecompress2(
        handle, $0, UInt($1), buffer.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), width, Int32(buffer.bytesPerRow), height,
        Int32(TJPF_BGRA.rawValue), TJFLAG_LIMITSCANS)
    }
    if decoded != 0 {
      // Cameras write harmless errors, which are also warnings. An image that ends too early is not harmless.
      let text = tjGetErrorStr2(handle).map { String(cString: $0) } ?? ""
      if tjGetErrorCode(handle) != TJERR_WARNING.rawValue || text.contains("remature end") || text.contains("orrupt JPEG data") {
        throw broken()
      }
    }
    return upright(buffer, Orientation.of(data))
  }

  /// Returns the pixels rotated according to the orientation of the camera.
  private static func upright(_ buffer: PixelBuffer, _ orientation: Int) -> PixelBuffer {
    guard (2...8).contains(orientation) else { return buffer }
    let swaps = orientation >= 5
    let turned = PixelBuffer(width: swaps ? buffer.height : buffer.width, height: swaps ? buffer.width : buffer.height)
    cpx_orient(
      buffer.bytes.baseAddress, buffer.bytesPerRow, buffer.width, buffer.height, Int32(orientation), turned.bytes.baseAddress,
      turned.bytesPerRow)
    return turned
  }
}
