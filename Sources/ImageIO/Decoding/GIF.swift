import CGIF
import CPixels
import CoreGraphics

extension ImageDecoder {
  /// The source from which giflib reads.
  private final class Reader {
    let data: Data
    var position = 0
    init(_ data: Data) { self.data = data }
  }

  static func decodeGIF(_ data: Data, _ name: String) throws(ImageError) -> DecodedImage {
    let data = Data(data)  // from index 0
    try opened(data, name) { gif throws(ImageError) in try checkFrames(gif, name) }
    return try opened(data, name) { gif throws(ImageError) in
      guard DGifSlurp(gif) != GIF_ERROR else { throw broken(gif.pointee.Error, name) }
      guard gif.pointee.ImageCount > 0 else { throw .broken(name: name, format: .gif, reason: "it holds no picture") }
      return try compose(gif, name)
    }
  }

  /// Calls a closure with the open file, whose header giflib has read.
  private static func opened<Result>(
    _ data: Data, _ name: String, _ body: (UnsafeMutablePointer<GifFileType>) throws(ImageError) -> Result
  ) throws(ImageError) -> Result {
    let reader = Reader(data)
    var code: Int32 = 0
    let opened = DGifOpen(
      Unmanaged.passUnretained(reader).toOpaque(),
      { file, bytes, count in
        let reader = Unmanaged<Reader>.fromOpaque(file!.pointee.UserData).takeUnretainedValue()
        let n = min(Int(count), reader.data.count - reader.position)
        reader.data.copyBytes(to: bytes!, from: reader.position..<(reader.position + n))
        reader.position += n
        return Int32(n)
      }, &code)
    guard let gif = opened else { throw broken(code, name) }
    defer {
      DGifCloseFile(gif, nil)
      withExtendedLifetime(reader) {}
    }
    return try body(gif)
  }

  private static func broken(_ code: Int32, _ name: String) -> ImageError {
    .broken(name: name, format: .gif, reason: GifErrorString(code).map { String(cString: $0) } ?? "it ends too early")
  }

  /// Checks the headers of all frames without decoding them. giflib allocates as much memory as the header of a frame claims, regardless of
  /// the canvas. Errors in the file are left to the decoder.
  private static func checkFrames(_ gif: UnsafeMutablePointer<GifFileType>, _ name: String) throws(ImageError) {
    let (width, height) = (Int(gif.pointee.SWidth), Int(gif.pointee.SHeight))
    try checkSize(width, height, name, .gif)
    var (count, pixels) = (0, 0)
    var kind = UNDEFINED_RECORD_TYPE
    while DGifGetRecordType(gif, &kind) != GIF_ERROR, kind != TERMINATE_RECORD_TYPE {
      var (code, size) = (Int32(0), Int32(0))
      var block: UnsafeMutablePointer<GifByteType>?
      if kind == IMAGE_DESC_RECORD_TYPE {
        guard DGifGetImageDesc(gif) != GIF_ERROR else { return }
        let frame = (width: Int(gif.pointee.Image.Width), height: Int(gif.pointee.Image.Height))
        count += 1
        pixels += frame.width * frame.height
        // A frame is expected to fit in its canvas. Frames that slightly exceed it are permitted up to a total.
        guard pixels <= count * width * height + Limits.strayPixels else {
          throw .tooLarge(name: name, width: frame.width, height: frame.height)
        }
        guard count * width * height * Limits.bytesPerPixel <= Limits.animatedMegabytes << 20 else {
          throw .tooLong(name: name, frames: count, width: width, height: height)
        }
        guard DGifGetCode(gif, &size, &block) != GIF_ERROR else { return }
        while block != nil { guard DGifGetCodeNext(gif, &block) != GIF_ERROR else { return } }
      } else if kind == EXTENSION_RECORD_TYPE {
        guard DGifGetExtension(gif, &code, &block) != GIF_ERROR else { return }
        while block != nil { guard DGifGetExtensionNext(gif, &block) != GIF_ERROR else { return } }
      }
    }
  }

  /// Combines the frames according to their disposal methods.
  private static func compose(_ gif: UnsafeMutablePointer<GifFileType>, _ name: String) throws(ImageError) -> DecodedImage {
    let (width, height, count) = (Int(gif.pointee.SWidth), Int(gif.pointee.SHeight), Int(gif.pointee.ImageCount))
    let canvas = PixelBuffer(width: width, height: height)
    func copy(_ buffer: PixelBuffer) -> PixelBuffer {
      let copy = PixelBuffer(width: width, height: height)
      copy.bytes.copyMemory(from: UnsafeRawBufferPointer(buffer.bytes))
      return copy
    }
    var frames: [DecodedImage.Frame] = []
    var loops = 1
    for i in 0..<count {
      let saved = gif.pointee.SavedImages[i]
      var control = GraphicsControlBlock(DisposalMode: 0, UserInputFlag: false, DelayTime: 0, TransparentColor: -1)
      DGifSavedExtensionToGCB(gif, Int32(i), &control)
      if let count = loopCount(saved) { loops = count }
      guard let map = saved.ImageDesc.ColorMap ?? gif.pointee.SColorMap, let raster = saved.RasterBits else {
        throw .broken(name: name, format: .gif, reason: "a frame has no colours")
      }
      var palette = [UInt32](repeating: 0xFF00_0000, count: 256)
      for k in 0..<min(256, Int(map.pointee.ColorCount)) {
        let c = map.pointee.Colors[k]
        palette[k] = UInt32(c.Blue) | UInt32(c.Green) << 8 | UInt32(c.Red) << 16 | 0xFF00_0000
      }
      let (left, top) = (Int(saved.ImageDesc.Left), Int(saved.ImageDesc.Top))
      let (w, h) = (min(Int(saved.ImageDesc.Width), width - left), min(Int(saved.ImageDesc.Height), height - top))
      let before = control.DisposalMode == DISPOSE_PREVIOUS ? copy(canvas) : nil
      if w > 0 && h > 0 {
        cpx_expand(
          raster, Int(saved.ImageDesc.Width), palette, control.TransparentColor, canvas.row(top) + 4 * left, canvas.bytesPerRow, w, h)
      }
      // A delay this short is not intended. Browsers and Apple play such a file at ten frames per second.
      let delay = control.DelayTime <= 1 ? 10 : control.DelayTime
      frames.append(.init(image: CGImage(copy(canvas)), duration: count > 1 ? Double(delay) / 100 : 0))
      if let before {
        canvas.bytes.copyMemory(from: UnsafeRawBufferPointer(before.bytes))
      } else if control.DisposalMode == DISPOSE_BACKGROUND && w > 0 {
        for y in top..<max(top, top + h) { memset(canvas.row(y) + 4 * left, 0, 4 * w) }
      }
    }
    return DecodedImage(format: .gif, frames: frames, loopCount: count > 1 ? loops : 1)
  }

  /// Returns the repeat count of the NETSCAPE2.0 extension, if this frame has it. A value of 0 means that the animation repeats forever.
  private static func loopCount(_ saved: SavedImage) -> Int? {
    for i in 0..<max(0, Int(saved.ExtensionBlockCount) - 1) {
      let (block, next) = (saved.ExtensionBlocks[i], saved.ExtensionBlocks[i + 1])
      guard block.Function == APPLICATION_EXT_FUNC_CODE, block.ByteCount == 11, next.ByteCount >= 3,
        UnsafeBufferPointer(start: block.Bytes, count: 11).elementsEqual("NETSCAPE2.0".utf8)
      else { continue }
      return Int(next.Bytes[1]) | Int(next.Bytes[2]) << 8
    }
    return nil
  }
}
