import CGIF
import CPixels
import CoreGraphics

/// A writer of animated GIF files, frame by frame. Equal frames give equal bytes.
///
/// Each frame has its own palette of up to 255 colours with ordered dithering. It contains only the part that has changed since the
/// previous frame. Frames must be opaque and of one size. A part that becomes transparent keeps its previous appearance.
public final class GIFWriter {
  /// The dimensions of every frame, in pixels.
  public let width, height: Int
  private let gif: UnsafeMutablePointer<GifFileType>
  private let output = Output()
  private var before: PixelBuffer?
  /// The frame whose delay is not yet known, and the seconds for which it has been displayed so far.
  private var pending: (rect: [Int], palette: Palette, indices: [UInt8])?
  private var pendingTime = 0.0
  /// The time that the rounding to hundredths of a second has removed so far, in seconds.
  private var remainder = 0.0
  private var finished = false

  private final class Output { var data = Data() }

  /// Creates a writer for frames of a size.
  /// - Parameter loopCount: The number of times that the animation plays. The default of 0 means that it repeats forever.
  /// - Throws: `ImageError` if a dimension is not between 1 and 65,535.
  public init(width: Int, height: Int, loopCount: Int = 0) throws(ImageError) {
    guard (1...65535).contains(width), (1...65535).contains(height) else {
      throw .notEncoded(reason: "a GIF of \(width)×\(height); both sides must be 1 to 65535")
    }
    (self.width, self.height) = (width, height)
    var code: Int32 = 0
    let opened = EGifOpen(
      Unmanaged.passUnretained(output).toOpaque(),
      { file, bytes, count in
        Unmanaged<Output>.fromOpaque(file!.pointee.UserData).takeUnretainedValue().data.append(bytes!, count: Int(count))
        return count
      }, &code)
    guard let opened else { throw .notEncoded(reason: Self.explain(code)) }
    gif = opened
    EGifSetGifVersion(gif, true)
    try check(EGifPutScreenDesc(gif, Int32(width), Int32(height), 8, 0, nil))
    if loopCount != 1 {
      let block: [UInt8] = [1, UInt8(loopCount & 255), UInt8(loopCount >> 8 & 255)]
      try check(EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE))
      try check(EGifPutExtensionBlock(gif, 11, "NETSCAPE2.0"))
      try check(EGifPutExtensionBlock(gif, 3, block))
      try check(EGifPutExtensionTrailer(gif))
    }
  }
  deinit { if !finished { EGifCloseFile(gif, nil) } }

  /// Adds a frame that is displayed for `duration` seconds. GIF measures time in hundredths of a second, and viewers do not respect less
  /// than two. The rounding error is added to the next frame. A frame that is equal to the previous one only lengthens it.
  public func append(_ image: CGImage, duration: Double) throws(ImageError) {
    precondition(!finished, "append(_:duration:) after finish()")
    guard image.width == width, image.height == height, image.format == .bgra else {
      throw .notEncoded(reason: "a frame of \(image.width)×\(image.height) in a GIF of \(width)×\(height)")
    }
    let bytes = image.bytes.baseAddress!.assumingMemoryBound(to: UInt8.self)
    var rect = [0, 0, width, height]
    if let before {
      let earlier = before.bytes.baseAddress!.assumingMemoryBound(to: UInt8.self)
      guard cpx_changed(bytes, earlier, image.bytesPerRow, width, height, &rect) == 1 else {
        pendingTime += duration
        return
      }
    }
    try writePending()
    let (w, h) = (rect[2] - rect[0], rect[3] - rect[1])
    let offset = rect[1] * image.bytesPerRow + 4 * rect[0]
    var histogram = [UInt64](repeating: 0, count: 4 * 32768)
    cpx_histogram(bytes + offset, image.bytesPerRow, w, h, &histogram)
    let palette = Palette(histogram)
    var indices = [UInt8](repeating: 0, count: w * h)
    let earlier = before.map { UnsafePointer($0.bytes.baseAddress!.assumingMemoryBound(to: UInt8.self)) + offset }
    cpx_indices(bytes + offset, earlier, image.bytesPerRow, w, h, rect[0], rect[1], palette.table, palette.colors, 10, &indices)
    pending = (rect, palette, indices)
    pendingTime = duration
    if before == nil { before = PixelBuffer(width: width, height: height) }
    before!.bytes.copyMemory(from: image.bytes)
  }

  /// Ends the animation and returns the file. No frame can be added afterwards.
  public func finish() throws(ImageError) -> Data {
    precondition(!finished, "finish() called twice")
    guard before != nil else { throw .notEncoded(reason: "a GIF without a frame") }
    try writePending()
    finished = true
    var code: Int32 = 0
    guard EGifCloseFile(gif, &code) != GIF_ERROR else { throw .notEncoded(reason: Self.explain(code)) }
    return output.data
  }

  private func writePending() throws(ImageError) {
    guard let (rect, palette, indices) = pending else { return }
    pending = nil
    let wanted = pendingTime + remainder
    let delay = max(2, min(65535, Int((wanted * 100).rounded())))
    remainder = wanted - Double(delay) / 100
    var control = GraphicsControlBlock(
      DisposalMode: DISPOSE_DO_NOT, UserInputFlag: false, DelayTime: Int32(delay), TransparentColor: 0)
    var block = [UInt8](repeating: 0, count: 4)
    EGifGCBToExtension(&control, &block)
    try check(EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, 4, block))
    var colors = (0..<256).map { i in
      let at = 3 * i < palette.colors.count ? 3 * i : 0
      return GifColorType(Red: palette.colors[at], Green: palette.colors[at + 1], Blue: palette.colors[at + 2])
    }
    guard let map = GifMakeMapObject(256, &colors) else { throw .notEncoded(reason: "no memory left for a GIF's palette") }
    defer { GifFreeMapObject(map) }
    let (w, h) = (rect[2] - rect[0], rect[3] - rect[1])
    try check(EGifPutImageDesc(gif, Int32(rect[0]), Int32(rect[1]), Int32(w), Int32(h), false, map))
    var rows = indices
    try check(rows.withUnsafeMutableBufferPointer { EGifPutLine(gif, $0.baseAddress, Int32($0.count)) })
  }

  private func check(_ status: Int32) throws(ImageError) {
    if status == GIF_ERROR { throw .notEncoded(reason: Self.explain(gif.pointee.Error)) }
  }
  private static func explain(_ code: Int32) -> String { GifErrorString(code).map { String(cString: $0) } ?? "giflib gave no reason" }
}
